"""Choosing houses with care: most of what a turn of KeyForge wins or loses is decided there."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple

from trivault.kernel.choices import Raw
from trivault.kernel.state import State
from trivault.players.keyforge.guide import KeyForgeGuide
from trivault.players.levels import Decision
from trivault.players.planning import LONG, Depth, Line, TurnThinker, looked

HOUSE = "choose-house"
FOLLOWED = 4  # answers
SOME = 6  # deals after which answers are given up
GIVEN_UP = 2.0  # errors by which an answer is worse than the best


class Care(NamedTuple):
    """How far houses are followed."""

    deals: int  # so often what is hidden is dealt
    turns: int  # so far is looked, from the running turn on


class SureThinker(TurnThinker):
    """Follows the best houses of a glance in many deals; all else is thought of like any turn.

    The luck of deals is large against what houses differ by. So another house than the one of a glance is
    only chosen where the deals agree enough that it is better.
    """

    def __init__(self, guide: KeyForgeGuide, depth: Depth, houses: Care) -> None:
        super().__init__(guide, depth)
        self.houses = houses

    def __call__(self, decision: Decision) -> Raw:
        if decision.choice.reason != HOUSE:
            return super().__call__(decision)
        order = self.glance(decision)[:FOLLOWED]
        return order[0] if len(order) == 1 else self._surely_best(decision, order)

    def _surely_best(self, decision: Decision, order: Sequence[Raw]) -> Raw:
        first, chances = order[0], {answer: list[float]() for answer in order}
        for n in range(self.houses.deals):
            world = decision.deal(self.depth.worlds + n)
            found = [self._chance(world, decision, answer) for answer in chances]
            if None in found:
                break
            for seen, chance in zip(chances.values(), found, strict=True):
                seen.append(chance or 0.0)
            if (n + 1) % SOME == 0:
                chances = hopeful(chances)
            if len(chances) == 1:
                break
        if first not in chances:
            return max(chances, key=lambda answer: sum(chances[answer]))
        return max(chances, key=lambda answer: sure_edge(chances[answer], chances[first]))

    def _chance(self, world: State, decision: Decision, answer: Raw) -> float | None:
        """How likely the game is won after some turns: this one with a look at each answer, later ones with a
        look at the house alone. None when the budget is spent."""
        state, guide, player, budget = world.copy(), self.guide, decision.player, decision.budget
        turn = own = guide.turn(world)
        choice = state.asked(player)
        line: Line | None = None
        given = 0
        while given % LONG or budget.take():
            state.settle(choice, answer)
            if state.result is not None or guide.turn(state) >= own + self.houses.turns:
                return 1 / (1 + exp(-guide.value(state, player)))
            if guide.turn(state) != turn:
                turn, line = guide.turn(state), None
            choice, given = state.choices[0], given + 1
            if turn > own and choice.reason != HOUSE:
                answer = guide.quick(state, choice)
            elif line := looked(guide, state, choice, budget, line):
                answer = line.answer
            else:
                return None
        return None


def hopeful(chances: dict[Raw, list[float]]) -> dict[Raw, list[float]]:
    """The answers that are not surely worse than the best."""
    best = max(chances.values(), key=sum)
    return {answer: seen for answer, seen in chances.items() if sure_edge(best, seen, GIVEN_UP) <= 0}


def sure_edge(one: Sequence[float], other: Sequence[float], errors: float = 1.0) -> float:
    """By how much one is better than another in the same deals, less so many times the error of that."""
    many = len(one)
    if one is other or many < 2:
        return 0.0
    edges = [a - b for a, b in zip(one, other, strict=True)]
    mean = sum(edges) / many
    return mean - errors * sqrt(sum([(edge - mean) ** 2 for edge in edges]) / (many - 1) / many)
