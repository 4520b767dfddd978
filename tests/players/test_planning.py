"""Thinking by whole turns: what several deals say together, and lines that are looked at once."""

from itertools import islice
from types import SimpleNamespace
from typing import Any

import pytest

from tests.keyforge import play as keyforge
from tests.shards import play as shards
from trivault.players.keyforge.guide import guide as keyforge_guide
from trivault.players.levels import Budget
from trivault.players.planning import CERTAIN, Depth, TurnThinker, looked
from trivault.players.shards.guide import guide as shards_guide

LOST, MANY = -CERTAIN, 10**6


class Told(TurnThinker):
    """Knows what an answer leads to in each deal."""

    leads_to: dict[Any, list[float]]

    def _followed(self, world, player, answer, budget):
        return self.leads_to[answer][world - 1]


def best(**leads_to: list[float]) -> Any:
    """The best of these answers."""
    thinker: Any = Told(keyforge_guide(), Depth(worlds=1, planned=2, dealt=4))
    thinker.leads_to = leads_to
    return thinker.plan(SimpleNamespace(player=0, budget=Budget(MANY), deal=lambda n: n), list(leads_to))[0]


def test_a_game_that_is_lost_in_one_deal_of_four_may_be_worth_it():
    assert best(careful=[-1.0] * 4, bold=[2.0, 2.0, LOST, 2.0]) == "bold"
    assert best(careful=[-1.0] * 4, bold=[2.0, LOST, LOST, LOST]) == "careful"


def test_answers_that_lead_to_the_same_are_followed_once():
    """The first of them, which is the quick one."""
    assert best(quick=[1.0, 1.0, 1.0, 1.0], same=[1.0, 9.0, 9.0, 9.0], worse=[0.0, 0.0, 0.0, 0.0]) == "quick"


def test_games_that_are_over_look_alike_and_are_not_the_same():
    assert best(quick=[LOST, 1.0, 1.0, 1.0], other=[LOST, 2.0, 2.0, 2.0]) == "other"


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
