"""Thinking by whole turns: each answer worth a thought is followed to the end of the turn, or further."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from trivault.kernel.choices import Choice, Raw
from trivault.kernel.state import State
from trivault.players.levels import Budget, Decision

S = TypeVar("S", bound=State, contravariant=True)

QUARTERS = 4


class Guide(Protocol[S]):
    """What a game knows about its turns. The states it is given are dealt: all of them may be looked at."""

    def turn(self, state: S) -> int:
        """The number of the running turn."""
        ...

    def candidates(self, state: S, choice: Choice) -> Sequence[Raw]:
        """The answers worth a thought; first the one that is given without any."""
        ...

    def quick(self, state: S, choice: Choice) -> Raw:
        """The answer that is given without any thought."""
        ...

    def value(self, state: S, player: int) -> float:
        """How good the beginning of a turn, or the end of the game, is for a player."""
        ...


class Depth(NamedTuple):
    """How far is thought."""

    worlds: int  # so often what is hidden is dealt at a glance: answers are followed by quick ones …
    kept: int = 4  # … so many in every world, the others in the first
    planned: int = 0  # so many of the best are then followed by answers that a glance finds …
    dealt: int = 4  # … in so many other worlds, after each quarter of which the weaker half is given up …
    turns: int = 1  # … for so many turns


class TurnThinker:
    """How a level thinks that looks so far ahead. Of worlds that there is no time for, nothing counts."""

    def __init__(self, guide: Guide[Any], depth: Depth) -> None:
        self.guide = guide
        self.depth = depth

    def __call__(self, decision: Decision) -> Raw:
        order = self.glance(decision)
        if self.depth.planned and len(order) > 1:
            order = self.plan(decision, order[: self.depth.planned])
        return order[0]

    def glance(self, decision: Decision) -> list[Raw]:
        """The answers worth a thought, the best first."""
        player, guide, world = decision.player, self.guide, decision.deal(0)
        order = list(guide.candidates(world, world.asked(player)))
        values = dict.fromkeys(order, 0.0)
        for n in range(self.depth.worlds if len(order) > 1 else 0):
            world = decision.deal(n) if n else world
            found = [after(guide, world, player, answer, decision.budget) for answer in order]
            if None in found:
                break
            for answer, value in zip(order, found, strict=True):
                values[answer] += value or 0.0
            order = sorted(order, key=lambda answer: -values[answer])
            if n + 1 < self.depth.worlds:
                order = order[: max(self.depth.kept, self.depth.planned)]
        return order

    def plan(self, decision: Decision, order: list[Raw]) -> list[Raw]:
        """The best of these answers first, by turns in which each answer is looked at."""
        values = dict.fromkeys(order, 0.0)
        for n in range(self.depth.dealt):
            world = decision.deal(self.depth.worlds + n)
            found = [self._followed(world, decision.player, answer, decision.budget) for answer in order]
            if None in found:
                break
            for answer, value in zip(order, found, strict=True):
                values[answer] += value or 0.0
            order = sorted(order, key=lambda answer: -values[answer])
            if (n + 1) % max(1, self.depth.dealt // QUARTERS) == 0:
                order = order[: max(2, (len(order) + 1) // 2)]
        return order

    def _followed(self, world: State, player: int, answer: Raw, budget: Budget) -> float | None:
        """What an answer leads to, when everybody answers after a glance for some turns."""
        state, guide = world.copy(), self.guide
        state.settle(state.asked(player), answer)
        end = guide.turn(world) + self.depth.turns
        while state.result is None and guide.turn(state) < end:
            choice = state.choices[0]
            best = looked(guide, state, choice, budget)
            if best is None:
                return None
            state.settle(choice, best)
        return guide.value(state, player)


def looked(guide: Guide[Any], state: State, choice: Choice, budget: Budget) -> Raw | None:
    """The best answer by a glance at this very state; None when the budget is spent."""
    best, most = None, float("-inf")
    answers = guide.candidates(state, choice)
    if len(answers) == 1:
        return answers[0]
    for answer in answers:
        value = after(guide, state, choice.player, answer, budget)
        if value is None:
            return None
        if value > most:
            best, most = answer, value
    return best


def after(guide: Guide[Any], state: State, player: int, answer: Raw, budget: Budget) -> float | None:
    """What an answer leads to with quick ones up to the end of the turn: one step of thinking."""
    if not budget.take():
        return None
    end = state.copy()
    end.settle(end.asked(player), answer)
    turn = guide.turn(state)
    while end.result is None and guide.turn(end) == turn:
        choice = end.choices[0]
        end.settle(choice, guide.quick(end, choice))
    return guide.value(end, player)
