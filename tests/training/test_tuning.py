"""Weights of Mage Wars by matches: they move towards what wins, and matches are kept."""

import json

import numpy as np
import pytest
from click.testing import CliRunner

import trivault
from training import tuning
from training.__main__ import train
from training.tuning import STEP, Around, match, moved, signs, weights_at
from trivault.bots.weights import read_points
from trivault.games.magewars.bots.levels import GAME, GIVEN, LEARNED, WEIGHED
from trivault.games.magewars.bots.search.weights import Weighting

NOTHING = np.zeros(len(WEIGHED))


def test_weights_move_towards_those_that_win():
    """Who has more life and fears less wins here, but for luck; nothing else matters."""
    life, fear = WEIGHED.index("life"), WEIGHED.index("fear")
    luck, logs = np.random.default_rng(1), NOTHING
    for step in range(40):
        seeds = range(step * STEP, (step + 1) * STEP)
        edges = [0.3 * (signs(seed)[life] - signs(seed)[fear]) for seed in seeds]
        scores = [1.0 if luck.random() < 0.5 + edge / 2 else -1.0 for edge in edges]
        logs = moved(logs, seeds, scores, 0.3)
    others = [each for at, each in enumerate(logs) if at not in (life, fear)]
    assert logs[life] > 2 > -2 > logs[fear]
    assert max(map(abs, others)) < 1
    assert weights_at(logs).life > 7 > 0.1 > weights_at(logs).fear


def test_weights_begin_alike_and_parts_are_parts():
    begun, grown = weights_at(NOTHING), weights_at(NOTHING + 3)
    assert (begun.life, begun.mana, begun.doom, begun.growth) == (1.0, 1.0, 0.5, 0.1)
    assert grown.life > 20
    assert grown.doom == grown.fear == 1.0
    for name in GIVEN:
        assert getattr(begun, name) == getattr(grown, name) == getattr(Weighting(), name)


def test_a_match_is_fair():
    """The same weights on both sides win one game each, and whoever is swapped has the opposite score."""
    careful, careless = LEARNED, Weighting(life=0.0, danger=0.0, creatures=0.0, things=0.0)
    assert match(careful, careful, "apprentice", 3) == 0.0
    assert match(careful, careless, "apprentice", 3) == -match(careless, careful, "apprentice", 3) == 1.0


def test_players_of_a_match_weigh_on_opposite_sides(monkeypatch):
    met = []

    def meet(*given):
        met.append(given)
        return 0.0

    monkeypatch.setattr(tuning, "match", meet)
    Around(tuple(NOTHING.tolist()))(7)
    ((one, other, arena, seed),) = met
    assert (arena, seed) == ("apprentice", 7)
    for name, sign in zip(WEIGHED, signs(7), strict=True):
        assert (getattr(one, name) > getattr(other, name)) == (sign > 0), name


def test_from_nothing_to_weights(tmp_path, monkeypatch):
    """With few matches, which are decided by a coin for the way."""
    monkeypatch.setattr(tuning, "match", lambda one, other, arena, seed: (seed % 3 - 1.0) * (one != other))
    given = ["mage-wars", "--games", "150", "--rounds", "2", "--jobs", "1", "--folder", str(tmp_path)]
    result = CliRunner().invoke(train, given)
    assert result.exit_code == 0, result.output
    data = (tmp_path / "mage-wars-weights.json").read_bytes()
    found = read_points(data, GAME, WEIGHED)
    assert found.rules == trivault.load(GAME).fingerprint
    assert found.points["life"] != weights_at(NOTHING).life
    assert "round 2: 150 of 150 games" in result.output
    assert result.output.count("of 150 games (") == 2, "in both arenas"
    with np.load(tmp_path / "mage-wars-1-2.npz") as kept:
        assert kept["signs"].shape == (75, len(WEIGHED))
        assert kept["scores"].tolist() == [seed % 3 - 1.0 for seed in kept["seeds"]]
    again = CliRunner().invoke(train, given)
    assert "round" not in again.output, "what is there is not played again"
    assert (tmp_path / "mage-wars-weights.json").read_bytes() == data
    (tmp_path / "mage-wars-1-1.npz").unlink()
    other = CliRunner().invoke(train, given)
    assert "round 1: 150 of 150" in other.output
    assert "round 2" not in other.output, "the same weights come out, so what follows from them holds"


@pytest.mark.parametrize("what", ["rules", "round", "weights"])
def test_matches_of_other_rules_or_weights_are_played_anew(tmp_path, monkeypatch, what):
    monkeypatch.setattr(tuning, "match", lambda *given: 1.0)
    given = ["mage-wars", "--games", "2", "--rounds", "1", "--jobs", "1", "--folder", str(tmp_path)]
    CliRunner().invoke(train, given)
    path = tmp_path / "mage-wars-1-1.npz"
    with np.load(path) as found:
        arrays = dict(found)
    meta = json.loads(str(arrays["meta"])) | {what: "other"}
    np.savez(path, **arrays | {"meta": np.array(json.dumps(meta))})
    assert CliRunner().invoke(train, given).output.count("round 1: 2 of 2 games") == 1
