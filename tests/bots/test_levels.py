"""Levels of play: what holds for each of them in every game."""

from collections import Counter
from itertools import count, islice

import pytest

import trivault
from tests.games.keyforge import play as keyforge
from tests.games.magewars import play as magewars
from tests.games.shards import play as shards
from trivault.bots import LEVELS, GreedyPlayer, LevelPlayer, Pace, make
from trivault.bots.budget import Budget
from trivault.bots.information_set import InformationSet
from trivault.bots.levels import Level
from trivault.bots.turn_search import Depth, TurnSearch
from trivault.registry import entry
from trivault.testing.conformance import PlayerConformance

GAMES = {
    "shards": lambda: shards.random_game(2, 5),
    "keyforge": lambda: keyforge.random_game(5),
    "mage-wars": lambda: magewars.random_game(5),
}
STEPS = 250  # thinking less is thinking in the same way


@pytest.fixture
def short(monkeypatch):
    """All levels think no longer than tests should take."""
    for game in GAMES:
        levels: dict[str, Level] = entry(game).part("levels", {})
        for name, level in list(levels.items()):
            monkeypatch.setitem(levels, name, level._replace(steps=min(level.steps, STEPS)))


def moments(game, many=4):
    """Choices of a random game: one of each sort, each with a state of its own."""
    seen: Counter[str] = Counter()
    for state in islice(GAMES[game](), 30, 400):
        if state.choices and state.choices[0].count() > 1:
            reason = state.choices[0].reason
            seen[reason] += 1
            if seen[reason] == 2:
                yield state.copy()
        if len([reason for reason, times in seen.items() if times > 1]) >= many:
            return


class TestBudgets:
    def test_steps_are_counted(self):
        budget = Budget(3)
        assert [budget.take() for _ in range(5)] == [True, True, True, False, False]
        assert [Budget(3).take(9), Budget(0).take()] == [True, False]

    def test_a_budget_is_over_when_its_time_is(self):
        seconds = iter(range(9))
        budget = Budget(100, Pace(2.5, lambda: next(seconds)))
        assert [budget.take() for _ in range(5)] == [True, True, True, False, False]

    @pytest.mark.parametrize("game", GAMES)
    def test_a_level_stops_when_its_time_is_over(self, game):
        """The clock is asked once for each step, and no step is made after the last second."""
        for state in moments(game, 2):
            asked = count(1)
            pace = Pace(20, lambda asked=asked: float(next(asked)))  # type: ignore[misc]  # it is a clock
            player = state.choices[0].player
            option = make("master", 3, pace).choose(state, player)
            assert option in state.legal(player)
            assert 1 < next(asked) <= 23


@pytest.mark.parametrize("game", GAMES)
def test_an_information_set_shows_nothing_but_the_view(game):
    """States that look alike to the player give the same deals; each deal looks like the state."""
    state = trivault.load(game).new(players=2, seed=3)
    player = state.choices[0].player
    view = state.view(player)
    other = state.game.sample(view, 77)
    assert other.to_bytes() != state.to_bytes()
    known = [InformationSet(each, player, 5) for each in (state, other)]
    deals = [[each.deal(n).to_bytes() for n in range(3)] for each in known]
    assert deals[0] == deals[1]
    assert len(set(deals[0])) == 3
    assert known[0].deal(1).view(player) == view


@pytest.mark.usefixtures("short")
class TestEveryLevel(PlayerConformance):
    """Legal, honest and repeatable, in every game."""

    moments = 3
    decisions = 1

    @pytest.fixture(autouse=True, params=[(level, game) for level in LEVELS for game in GAMES], ids="-".join)
    def seated(self, request):
        self.player, self.game = request.param


@pytest.mark.parametrize("game", GAMES)
def test_every_level_is_there_and_may_think_more_than_the_one_below(game):
    levels: dict[str, Level] = entry(game).part("levels", {})
    if levels:
        assert tuple(levels) == LEVELS
        steps = [level.steps for level in levels.values()]
        assert steps == sorted(steps)


def test_a_game_without_levels_is_played_greedily(monkeypatch):
    state = trivault.load("shards").new(players=2, seed=3)
    monkeypatch.setattr("trivault.registry.games.GameEntry.part", lambda entry, what, plain: plain)
    for level in LEVELS:
        assert make(level, 4).choose(state, 0).text == GreedyPlayer(4).choose(state, 0).text


def test_a_single_answer_needs_no_thought(monkeypatch):
    """Nor does a choice of one answer cost any deal."""
    levels = {"club": Level(TurnSearch(None, Depth(worlds=1)), 1)}  # type: ignore[arg-type]  # it would fail
    monkeypatch.setattr("trivault.registry.games.GameEntry.part", lambda entry, what, plain: levels)
    state = trivault.load("shards").position({"players": [{"hand": []}, {}]})
    assert LevelPlayer("club", 1).choose(state, 0).text == "end-turn"
