"""Thinking by whole turns: each answer worth a thought is followed to the end of the turn, or further."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from trivault.kernel.choices import Choice, Raw
from trivault.kernel.state import State
from trivault.players.levels import Budget, Decision

S = TypeVar("S", bound=State, contravariant=True)

QUARTERS = 4
LONG = 12  # answers in a turn


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
        """How good the beginning of a turn, or the end of the game, is for a player: the logarithm of the
        odds of winning."""
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
        turn, end = guide.turn(world), guide.turn(world) + self.depth.turns
        line: Line | None = None
        while state.result is None and guide.turn(state) < end:
            if guide.turn(state) != turn:
                turn, line = guide.turn(state), None
            choice = state.choices[0]
            line = looked(guide, state, choice, budget, line)
            if line is None:
                return None
            state.settle(choice, line.answer)
        return guide.value(state, player)


class Line(NamedTuple):
    """An answer of a player, and what it leads to with quick ones up to the end of the turn."""

    player: int
    answer: Raw
    value: float | None  # None when there was no other answer


def looked(
    guide: Guide[Any], state: State, choice: Choice, budget: Budget, line: Line | None = None
) -> Line | None:
    """The best answer by a glance at this very state; None when the budget is spent. The quick one goes on
    with the line that led here, if that is of the same player: it is worth the same."""
    answers = guide.candidates(state, choice)
    known = line.value if line is not None and line.player == choice.player else None
    if len(answers) == 1:
        return Line(choice.player, answers[0], known)
    best, most = answers[0], float("-inf")
    for answer in answers:
        value = known if known is not None else after(guide, state, choice.player, answer, budget)
        if value is None:
            return None
        if value > most:
            best, most = answer, value
        known = None
    return Line(choice.player, best, most)


def after(guide: Guide[Any], state: State, player: int, answer: Raw, budget: Budget) -> float | None:
    """What an answer leads to with quick ones up to the end of the turn: one step of thinking, and one more
    for every so many answers of a long turn. None when there are no steps left."""
    end = state.copy()
    choice, turn, given = end.asked(player), guide.turn(state), 0
    while given % LONG or budget.take():
        end.settle(choice, answer)
        if end.result is not None or guide.turn(end) != turn:
            return guide.value(end, player)
        choice, given = end.choices[0], given + 1
        answer = guide.quick(end, choice)
    return None
