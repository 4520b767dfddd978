"""Learned weights: those that come with the package fit, others are refused."""

import json
from time import process_time

import pytest

import trivault
from trivault.bots.weights import OtherWeights, packaged, read, read_points
from trivault.games.keyforge.bots import learned_evaluator as keyforge
from trivault.games.keyforge.bots.model import learned_model as keyforge_model
from trivault.games.magewars.bots.levels import LEARNED, WEIGHED, weighting
from trivault.games.shards.bots import learned_evaluator as shards
from trivault.games.shards.bots.model import learned_model as shards_model

EVALUATORS = {"keyforge": keyforge, "shards": shards}
MODELS = {"keyforge": keyforge_model, "shards": shards_model}


def kept(game):
    return json.loads(packaged(f"trivault.games.{game}.bots"))


def load(data, game="shards"):
    module, cards = EVALUATORS[game], {slug for place in kept(game)["cards"].values() for slug in place}
    return read(json.dumps(data).encode(), game, module.NAMES, module.PLACES, cards)


@pytest.mark.parametrize("game", EVALUATORS)
def test_the_packaged_weights_fit_and_are_small(game):
    data = packaged(f"trivault.games.{game}.bots")
    assert len(data) < 100_000
    begun = process_time()
    MODELS[game].__wrapped__()
    assert process_time() - begun < 0.05
    assert kept(game)["game"] == game
    assert len(trivault.load(game).fingerprint) == len(kept(game)["rules"])


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("format", "weights/9"),
        ("game", "keyforge"),
        ("features", {"x": [1.0]}),
        ("cards", {}),
        ("outputs", [1.0]),
    ],
)
def test_weights_of_something_else_are_refused(name, other):
    with pytest.raises(OtherWeights, match=r"these weights have the .*, expected"):
        load(kept("shards") | {name: other})


def test_weights_of_other_features_are_refused_though_there_are_as_many():
    data = kept("shards")
    (first, row), *others = data["features"].items()
    for features in ({"x": row, **dict(others)}, {**dict(others), first: row}):
        with pytest.raises(OtherWeights, match="these weights have the features"):
            load(data | {"features": features})


def test_weights_of_other_rules_are_refused():
    data = kept("shards")
    data["cards"]["hand"]["no-such-card"] = [0.0, *data["outputs"]]
    with pytest.raises(OtherWeights, match=f"the rules {data['rules']} and know cards .* no-such-card; learn"):
        load(data)


def test_what_is_no_weights_is_refused():
    with pytest.raises(OtherWeights, match="expected weights: "):
        load([])


def test_the_packaged_weights_of_mage_wars_fit_and_are_small():
    data = packaged("trivault.games.magewars.bots")
    assert len(data) < 2000
    begun = process_time()
    found = read_points(data, "mage-wars", WEIGHED)
    assert process_time() - begun < 0.05
    assert weighting(found.points) == LEARNED
    assert len(trivault.load("mage-wars").fingerprint) == len(found.rules)


@pytest.mark.parametrize(
    ("name", "other"), [("format", "points/9"), ("game", "shards"), ("points", {"life": 1.0})]
)
def test_weights_of_other_points_are_refused(name, other):
    data = json.loads(packaged("trivault.games.magewars.bots")) | {name: other}
    with pytest.raises(OtherWeights, match=r"these weights have the .*, expected"):
        read_points(json.dumps(data).encode(), "mage-wars", WEIGHED)
