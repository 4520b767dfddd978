"""Levels of play: what holds for each of them in every game."""

import pytest

import trivault
from trivault.players import LEVELS, GreedyPlayer, Pace, make
from trivault.players.levels import Budget, Decision

GAMES = ("shards", "keyforge", "mage-wars")


def test_a_budget_counts_steps():
    budget = Budget(3)
    assert [budget.take() for _ in range(5)] == [True, True, True, False, False]
    assert [Budget(3).take(9), Budget(0).take()] == [True, False]


def test_a_budget_is_over_when_its_time_is():
    seconds = iter(range(9))
    budget = Budget(100, Pace(2.5, lambda: next(seconds)))
    assert [budget.take() for _ in range(5)] == [True, True, True, False, False]


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_shows_nothing_but_the_view(game):
    """States that look alike to the player give the same deals; each deal looks like the state."""
    state = trivault.load(game).new(players=2, seed=3)
    player = state.choices[0].player
    view = state.view(player)
    other = state.game.sample(view, 77)
    assert other.to_bytes() != state.to_bytes()
    decisions = [Decision(each, player, 5, Budget(1)) for each in (state, other)]
    deals = [[decision.deal(n).to_bytes() for n in range(3)] for decision in decisions]
    assert deals[0] == deals[1]
    assert len(set(deals[0])) == 3
    assert decisions[0].deal(1).view(player) == view


def test_a_game_without_levels_is_played_greedily(monkeypatch):
    state = trivault.load("shards").new(players=2, seed=3)
    monkeypatch.setattr("trivault.registry.games.GameEntry.part", lambda entry, what, plain: plain)
    for level in LEVELS:
        assert make(level, 4).choose(state, 0).text == GreedyPlayer(4).choose(state, 0).text
