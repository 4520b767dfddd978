"""Thinking by whole turns: lines are looked at once, and long turns cost more than short ones."""

from itertools import islice
from typing import Any

import pytest

from tests.games.keyforge import play as keyforge
from tests.games.shards import play as shards
from trivault.bots.levels import Budget
from trivault.bots.planning import LONG, after, apart, looked
from trivault.games.keyforge.bots.guide import guide as keyforge_guide
from trivault.games.shards.bots.guide import guide as shards_guide

MANY = 10**6


@pytest.mark.parametrize(
    ("guide", "game"),
    [(keyforge_guide(), lambda: keyforge.random_game(5)), (shards_guide(), lambda: shards.random_game(2, 5))],
    ids=["keyforge", "shards"],
)
def test_a_line_is_not_followed_twice(guide, game):
    """With the line that led to a choice the same answers are found in fewer steps."""
    later = islice(game(), 60, None)
    state = next(each for each in later if each.choices and each.choices[0].count() > 4).copy()
    turn, short, long = guide.turn(state), Budget(MANY), Budget(MANY)
    line: Any = None
    while not state.over and guide.turn(state) == turn:
        choice = state.choices[0]
        anew: Any = looked(guide, state, choice, long)
        line = looked(guide, state, choice, short, line)
        assert line.answer == anew.answer
        assert anew.value is None or line.value == anew.value
        state.settle(choice, line.answer)
    assert short.left > long.left


class Ticking:
    """A guide to a game in which nothing happens for so many answers."""

    def __init__(self, answers: int) -> None:
        self.answers = answers

    def turn(self, state: Any) -> int:
        return int(state.given >= self.answers)

    def quick(self, state: Any, choice: Any) -> Any:
        return "tick"

    def value(self, state: Any, player: int) -> float:
        return 1.0


class Clock:
    given, result, choices = 0, None, ("tick",)

    def copy(self) -> Any:
        return Clock()

    def asked(self, player: int) -> Any:
        return "tick"

    def settle(self, choice: Any, answer: Any) -> None:
        self.given += 1


@pytest.mark.parametrize(("answers", "steps"), [(1, 1), (LONG, 1), (LONG + 1, 2), (5 * LONG, 5)])
def test_long_turns_take_several_steps(answers, steps):
    guide: Any = Ticking(answers)
    state: Any = Clock()
    tick: Any = "tick"
    budget = Budget(MANY)
    assert after(guide, state, 0, tick, budget) == 1.0
    assert budget.left == MANY - steps
    assert after(guide, state, 0, tick, Budget(steps - 1)) is None


def test_of_answers_that_lead_to_the_very_same_the_first_is_thought_of():
    """In which order two things are done makes no difference most of the time."""
    values: Any = {"a": 0.5, "b": 0.5, "c": 0.4, "d": 0.5000001}
    order: Any = ["d", "a", "b", "c"]
    found: Any = apart(order, values)
    assert found == ["d", "a", "c"]
