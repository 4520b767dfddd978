"""Thinking by whole turns: lines are looked at once, and long turns cost more than short ones."""

from itertools import islice
from typing import Any, cast

import pytest

from tests.games.keyforge import play as keyforge
from tests.games.shards import play as shards
from trivault.bots.budget import Budget
from trivault.bots.evaluator import Model
from trivault.bots.turn_search import ANSWERS_PER_STEP, Trial, best_line, distinct, value_of
from trivault.games.keyforge.bots.model import learned_model as keyforge_model
from trivault.games.shards.bots.model import learned_model as shards_model

MANY = 10**6


@pytest.mark.parametrize(
    ("model", "game"),
    [(keyforge_model(), lambda: keyforge.random_game(5)), (shards_model(), lambda: shards.random_game(2, 5))],
    ids=["keyforge", "shards"],
)
def test_a_line_is_not_followed_twice(model, game):
    """With the line that led to a choice the same answers are found in fewer steps."""
    later = islice(game(), 60, None)
    state = next(each for each in later if each.choices and each.choices[0].count() > 4).copy()
    turn, short, long = state.turn, Budget(MANY), Budget(MANY)
    line: Any = None
    while not state.over and state.turn == turn:
        choice = state.choices[0]
        anew: Any = best_line(model, state, choice, long)
        line = best_line(model, state, choice, short, line)
        assert line.answer == anew.answer
        assert anew.value is None or line.value == anew.value
        state.apply_raw(choice, line.answer)
    assert short.left > long.left


class Ticking:
    """Evaluator and policy of a game in which nothing happens for so many answers."""

    def quick(self, state: Any, choice: Any) -> Any:
        return "tick"

    def value(self, state: Any, player: int) -> float:
        return 1.0


class Clock:
    given, result, choices = 0, None, ("tick",)

    def __init__(self, answers: int) -> None:
        self.answers = answers

    @property
    def turn(self) -> int:
        return int(self.given >= self.answers)

    def copy(self) -> Any:
        return Clock(self.answers)

    def asked(self, player: int) -> Any:
        return "tick"

    def apply_raw(self, choice: Any, answer: Any) -> None:
        self.given += 1


@pytest.mark.parametrize(
    ("answers", "steps"), [(1, 1), (ANSWERS_PER_STEP, 1), (ANSWERS_PER_STEP + 1, 2), (5 * ANSWERS_PER_STEP, 5)]
)
def test_long_turns_take_several_steps(answers, steps):
    ticking: Any = Ticking()
    model, state = Model(ticking, ticking), cast(Any, Clock(answers))
    tick: Any = "tick"
    budget = Budget(MANY)
    assert value_of(model, state, 0, tick, budget) == 1.0
    assert budget.left == MANY - steps
    assert value_of(model, state, 0, tick, Budget(steps - 1)) is None


def test_of_answers_that_lead_to_the_very_same_the_first_is_thought_of():
    """In which order two things are done makes no difference most of the time."""
    order: Any = []
    for answer, value in (("d", 0.5000001), ("a", 0.5), ("b", 0.5), ("c", 0.4)):
        trial = Trial(cast(Any, answer), 0)
        trial.total = value
        order.append(trial)
    found: Any = [trial.answer for trial in distinct(order)]
    assert found == ["d", "a", "c"]
