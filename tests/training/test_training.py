"""Learning: positions are kept and read back, those of other rules are refused, and weights come out."""

import json

import numpy as np
import pytest
from click.testing import CliRunner

from training.__main__ import train
from training.data import OtherPositions, columns, keep, load
from training.fit import lost, solved
from training.network import Backend, Hidden, Problem, trained
from training.selfplay import play, played
from training.subjects import SUBJECTS
from trivault.players import RandomPlayer
from trivault.players.weights import read

SHARDS = SUBJECTS["shards"]


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    path = tmp_path_factory.mktemp("training") / "positions.npz"
    games = [play(SHARDS, RandomPlayer, seed) for seed in (1, 2)]
    keep(path, SHARDS, [game for game in games if game], 1, "random")
    return path


@pytest.mark.parametrize("game", SUBJECTS)
def test_positions_are_seen_from_the_side_whose_turn_begins(game):
    subject = SUBJECTS[game]
    found = play(subject, RandomPlayer, 3)
    assert found is not None
    last = found.positions[-1]
    assert len(last.features) == len(subject.names)
    assert {place for place, _ in last.cards} <= set(subject.places)
    assert {position.won for position in found.positions} == {True, False}
    for cards, other in zip(found.brought, found.brought[1:], strict=False):
        assert cards == other or all(cards[key] == -other[key] for key in cards)


def test_the_same_seed_gives_the_same_game():
    assert play(SHARDS, RandomPlayer, 5) == play(SHARDS, RandomPlayer, 5)


def test_positions_are_read_back(file):
    game = play(SHARDS, RandomPlayer, 1)
    assert game is not None
    found = load([file, file], SHARDS)
    many = len(SHARDS.names)
    assert len(found.inputs) == len(found.won) == len(found.games)
    assert sorted(set(found.games.tolist())) == [0, 1, 2, 3]
    first = game.positions[0]
    assert found.inputs[0, :many].tolist() == pytest.approx(first.features)
    cards = dict(zip(columns(SHARDS), found.inputs[0, many:].tolist(), strict=True))
    assert {key: value for key, value in cards.items() if value} == pytest.approx(
        {key: value for key, value in first.cards.items() if value}
    )


def test_positions_of_other_rules_are_refused(file, tmp_path):
    with np.load(file) as found:
        arrays = dict(found)
    meta = json.loads(str(arrays["meta"])) | {"rules": "0"}
    np.savez(tmp_path / "other.npz", **arrays | {"meta": np.array(json.dumps(meta))})
    with pytest.raises(OtherPositions, match=r"positions with the rules '0', expected .*; play them anew"):
        load([tmp_path / "other.npz"], SHARDS)


def test_fitting_finds_what_made_the_results():
    chance = np.random.default_rng(1)
    inputs = chance.normal(size=(4000, 3)).astype(np.float32)
    true = np.array([1.0, -0.5, 0.0])
    won = (chance.random(4000) < 1 / (1 + np.exp(-(inputs @ true)))).astype(np.float32)
    found = solved(inputs, won, np.full(3, 0.1))
    assert found == pytest.approx(true, abs=0.12)
    assert lost(1 / (1 + np.exp(-(inputs @ found))), won) < 0.62


def test_a_network_learns_what_no_sum_can():
    """Whether two numbers have the same sign."""
    chance = np.random.default_rng(2)
    inputs = np.column_stack([chance.normal(size=(3000, 2)), np.ones(3000)]).astype(np.float32)
    won = (inputs[:, 0] * inputs[:, 1] > 0).astype(np.float32)
    problem = Problem(inputs[:2000], won[:2000], inputs[2000:], won[2000:])
    network = trained(problem, np.full(3, 1.0), Hidden(units=8, decay=1e-5), Backend())
    assert network.rows.shape == (3, 9)
    assert network.outside < 0.45
    assert lost(np.full(1000, 0.5), won[2000:]) > 0.69


def test_from_nothing_to_weights(tmp_path):
    """With as few games as there may be, for the way."""
    given = ["shards", "--games", "2", "--rounds", "2", "--jobs", "1", "--folder", str(tmp_path)]
    result = CliRunner().invoke(train, given)
    assert result.exit_code == 0, result.output
    data = (tmp_path / "shards-weights.json").read_bytes()
    weights = read(data, "shards", SHARDS.names, SHARDS.places, SHARDS.slugs)
    assert len(list(played("shards", weights, 1, 1, 1))) == 1
    assert "by weights of round 1" in result.output
