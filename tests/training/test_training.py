"""Learning: positions are kept and read back, those of other rules are refused, and weights come out."""

import json
from importlib.resources import files
from random import Random

import numpy as np
import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from training.__main__ import train
from training.alternatives import alternatives
from training.data import Alternatives, OtherPositions, Part, Positions, columns, keep, load
from training.fit import differences, fitted, lost, solved
from training.network import Backend, Hidden, Problem, trained
from training.printed import traits
from training.selfplay import play, played
from training.subjects import SUBJECTS
from trivault.bots import RandomPlayer
from trivault.bots.weights import read
from trivault.games.keyforge.bots.model import learned_model
from trivault.games.keyforge.cards import CARDS
from trivault.simulate.executors import LocalPool

SHARDS, KEYFORGE = SUBJECTS["shards"], SUBJECTS["keyforge"]


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


def test_positions_of_other_games_or_weights_are_played_anew(tmp_path):
    """Of another seed, of other numbers, or with other weights than those of the round before."""
    path, weights = tmp_path / "part.npz", usual("shards", SHARDS)
    other = replace(weights, outputs=[2 * each for each in weights.outputs])
    part = Part.of(1, range(2), weights)
    assert not part.kept(path, SHARDS)
    keep(path, SHARDS, [], 1, "weights", part)
    assert part.kept(path, SHARDS)
    for wanted in (
        Part.of(2, range(2), weights),
        Part.of(1, range(1, 2), weights),
        Part.of(1, range(3), weights),
        Part.of(1, range(2), other),
        Part.of(1, range(2), None),
    ):
        assert not wanted.kept(path, SHARDS)


def test_fitting_finds_what_made_the_results():
    chance = np.random.default_rng(1)
    inputs = chance.normal(size=(4000, 3)).astype(np.float32)
    true = np.array([1.0, -0.5, 0.0])
    won = (chance.random(4000) < 1 / (1 + np.exp(-(inputs @ true)))).astype(np.float32)
    found = solved(inputs, won, np.full(3, 0.1), Backend())
    assert found == pytest.approx(true, abs=0.12)
    assert lost(1 / (1 + np.exp(-(inputs @ found))), won) < 0.62


def test_only_differences_between_alternatives_are_learned():
    """What all ways to play a turn have in common says nothing, however much it has to do with their odds."""
    chance = np.random.default_rng(1)
    turns = np.repeat(np.arange(500), 3)
    inputs = np.zeros((1500, len(SHARDS.names) + len(columns(SHARDS))), np.float32)
    inputs[:, 0], inputs[:, 1] = np.repeat(chance.normal(size=500), 3), chance.normal(size=1500)
    odds = (inputs[:, 0] + 0.5 * inputs[:, 1]).astype(np.float32)
    pull = differences(SHARDS, Alternatives(inputs, odds, turns), 1000, Backend())
    undecided = np.zeros_like(inputs[:4])
    undecided[:2, 0] = undecided[2:, 1] = 1.0
    found = solved(
        undecided, np.array([0, 1, 0, 1], np.float32), np.full(inputs.shape[1], 0.1), Backend(), pull
    )
    assert found[:2] == pytest.approx([0.0, 0.5], abs=0.02)


def test_a_turn_is_played_in_several_ways():
    """From one position, to ends that differ; the position stays as it was."""
    state = KEYFORGE.start(3)
    while state.turn < 3:
        state.apply_raw(state.choices[0], learned_model().policy.quick(state, state.choices[0]))
    before = state.to_bytes()
    found = alternatives(KEYFORGE, learned_model(), state, Random(1))
    assert len(found) > 1
    assert len({str(end.features) + str(end.cards) for end in found}) == len(found)
    assert state.to_bytes() == before
    assert found == alternatives(KEYFORGE, learned_model(), state, Random(1))


def test_what_is_printed_on_cards():
    printed = {card.slug: traits(card) for card in CARDS}
    assert all(found.get(f"type-{card.type}") == 1.0 for card in CARDS for found in [printed[card.slug]])
    assert printed["groke"] == {"type-creature": 1.0, "power": 1.25, "fight": 1.0, "fight-lose": 1.0}
    assert printed["brammo"]["play-damage"] == 2.0


def test_cards_that_were_never_played_are_worth_what_is_printed_on_them():
    """Whoever has a groke wins: other giants that take Æmber are worth something, too."""
    inputs = np.zeros((400, len(KEYFORGE.names) + len(columns(KEYFORGE))), np.float32)
    won = np.arange(400) % 2
    inputs[:, len(KEYFORGE.names) + columns(KEYFORGE).index(("play", "groke"))] = won
    inputs[:, KEYFORGE.names.index("one")] = 1.0
    none = Alternatives(inputs[:0], inputs[:0, 0], np.zeros(0, np.int64))
    found = fitted(KEYFORGE, Positions(inputs, won.astype(np.float32), np.arange(400), none), Backend())
    played = found.weights.cards["play"]
    assert played["groke"][0] > played["brammo"][0] > 0
    assert "anger" not in played


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
    again = CliRunner().invoke(train, given)
    assert "positions of" not in again.output, "what is there is not played again"
    assert (tmp_path / "shards-weights.json").read_bytes() == data
    more = CliRunner().invoke(train, [*given[:2], "3", "--rounds", "1", *given[5:]])
    assert more.output.count("positions of 3 of 3 games") == 1, "other games are"


def test_games_are_the_same_wherever_they_are_played():
    weights = usual("shards", SHARDS)
    with LocalPool(1) as elsewhere:
        there = list(played("shards", weights, 2, 1, elsewhere))
    assert there == list(played("shards", weights, 2, 1, 1))
    assert there[1:] == list(played("shards", weights, 2, 1, 1, start=1))


def usual(game, subject):
    return read(files(f"trivault.games.{game}.bots").joinpath("weights.json").read_bytes(), game, subject.names,
                subject.places, subject.slugs)  # fmt: skip
