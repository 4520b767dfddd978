"""What holds for every kind of player: legal, honest and repeatable answers."""

from collections import Counter
from typing import Any

import pytest

import trivault
from tests.games.shards.play import random_game
from trivault.bots import KINDS, make
from trivault.kernel.errors import GameOver, UnknownPlayerKind
from trivault.testing.conformance import PlayerConformance

GAME: Any = trivault.load("shards")


@pytest.fixture(params=[kind for kind in KINDS if kind not in ("expert", "master")])  # test_levels has those
def kind(request):
    return request.param


def moments(players, seed, every):
    """Choices of a random game: a few of each sort, each with a state of its own."""
    seen: Counter[str] = Counter()
    for state in random_game(players, seed):
        if state.choice is not None and len(state.legal()) > 1:
            seen[state.choice.reason] += 1
            if seen[state.choice.reason] % every == 1:
                yield state.copy()


def test_players_are_made_by_their_kind(kind):
    player = make(kind, 3)
    assert player.name == kind


def test_an_unknown_kind_is_refused_with_the_nearest_one():
    with pytest.raises(UnknownPlayerKind, match="unknown kind of player 'gready'; did you mean greedy"):
        make("gready", 1)


QUICK = ("random", "greedy")


class TestQuickPlayers(PlayerConformance):
    """The suite for players in every game; test_levels has the levels."""

    @pytest.fixture(
        autouse=True, params=[(kind, game) for kind in QUICK for game in trivault.NAMES], ids="-".join
    )
    def seated(self, request):
        self.player, self.game = request.param


class TestWithMorePlayers(PlayerConformance):
    game = "shards"
    seats = 4

    @pytest.fixture(autouse=True)
    def seated(self, kind):
        self.player = kind


@pytest.mark.parametrize("players", [2, 3, 4])
def test_answers_belong_to_the_state_and_leave_it_alone(kind, players):
    player = make(kind, 5)
    asked: Counter[str] = Counter()
    for state in moments(players, seed=players, every=12):
        before = state.to_bytes()
        (choice,) = state.choices
        seat = choice.player
        option = player.choose(state, seat)
        assert state.to_bytes() == before
        assert option.state is state
        asked[choice.reason] += 1
    assert {"play-phase", "show"} <= asked.keys()


def test_nobody_answers_when_the_game_is_over(kind):
    state = GAME.position({"players": [{"health": 5}, {"health": 0}]})
    with pytest.raises(GameOver):
        make(kind, 1).choose(state, 0)


def test_random_answers_are_spread_over_all_that_is_legal():
    state = GAME.position({"players": [{"hand": ["crystal", "blaster"]}, {}], "turn": {"gems": 1}})
    legal = [option.text for option in state.legal()]
    found = Counter(make("random", seed).choose(state, 0).text for seed in range(len(legal) * 100))
    assert set(found) == set(legal)
    assert min(found.values()) > 60


def test_random_answers_differ_from_choice_to_choice():
    player = make("random", 2)
    places: Counter[int] = Counter()
    for state in random_game(2, 5):
        if state.choice is not None and len(state.legal()) == 6:
            places[state.legal().index(player.choose(state, state.choice.player))] += 1
    assert len(places) == 6
