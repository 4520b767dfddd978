"""Thinking by whole turns: each answer worth a thought is followed to the end of the turn, or further."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp, sqrt
from typing import Any, NamedTuple, Protocol, TypeVar

from trivault.bots.levels import Budget, Decision
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.state import State

S = TypeVar("S", bound=State, contravariant=True)

LONG = 12  # answers in a turn
SOME = 3  # deals after which answers are given up
GIVEN_UP = 2.0  # errors by which an answer is worse than the best
SURE = 1.0  # errors by which an answer is better than that of a glance


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
    dealt: int = 9  # … in so many other worlds …
    turns: int = 1  # … for so many turns


class TurnThinker:
    """How a level thinks that looks so far ahead. Of worlds that there is no time for, nothing counts."""

    def __init__(self, guide: Guide[Any], depth: Depth) -> None:
        self.guide = guide
        self.depth = depth

    def __call__(self, decision: Decision) -> Raw:
        order = self.glance(decision)
        if not self.depth.planned:
            return order[0]

        def follow(world: State, answer: Raw) -> float | None:
            return self._followed(world, decision.player, answer, decision.budget)

        deals = range(self.depth.worlds, self.depth.worlds + self.depth.dealt)
        return surely_best(decision, order[: self.depth.planned], deals, SOME, follow)

    def glance(self, decision: Decision) -> list[Raw]:
        """The answers worth a thought, the best first; of those that lead to the very same, one."""
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
            order = apart(sorted(order, key=lambda answer: -values[answer]), values)
            if n + 1 < self.depth.worlds:
                order = order[: max(self.depth.kept, self.depth.planned)]
        return order

    def _followed(self, world: State, player: int, answer: Raw, budget: Budget) -> float | None:
        """How likely the game is won after an answer, when everybody answers after a glance for some turns."""
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
        return likely(guide.value(state, player))


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


def apart(order: Sequence[Raw], values: Mapping[Raw, float]) -> list[Raw]:
    """Of answers with the very same value the first: mostly they do the same things in another order."""
    first: dict[float, Raw] = {}
    for answer in order:
        first.setdefault(values[answer], answer)
    return list(first.values())


def likely(odds: float) -> float:
    """The chance of winning, of the logarithm of its odds."""
    return 1 / (1 + exp(-odds))


def surely_best(
    decision: Decision,
    order: Sequence[Raw],
    deals: range,
    some: int,
    follow: Callable[[State, Raw], float | None],
    errors: float = SURE,
) -> Raw:
    """The first of these answers, or another one where the deals agree enough that it is better: the luck of
    deals is large against what answers differ by. After each so many deals the hopeless are given up; a deal
    that there is no time for does not count."""
    first, chances = order[0], {answer: list[float]() for answer in order}
    for n, deal in enumerate(deals, 1):
        if len(chances) == 1:
            break
        world = decision.deal(deal)
        found = [follow(world, answer) for answer in chances]
        if None in found:
            break
        for seen, chance in zip(chances.values(), found, strict=True):
            seen.append(chance or 0.0)
        if n % some == 0:
            chances = hopeful(chances)
    if first not in chances:
        return max(chances, key=lambda answer: sum(chances[answer]))
    return max(chances, key=lambda answer: sure_edge(chances[answer], chances[first], errors))


def hopeful(chances: dict[Raw, list[float]]) -> dict[Raw, list[float]]:
    """The answers that are not surely worse than the best."""
    best = max(chances.values(), key=sum)
    return {answer: seen for answer, seen in chances.items() if sure_edge(best, seen, GIVEN_UP) <= 0}


def sure_edge(one: Sequence[float], other: Sequence[float], errors: float = SURE) -> float:
    """By how much one is better than another in the same deals, less so many times the error of that."""
    many = len(one)
    if one is other or many < 2:
        return 0.0
    edges = [a - b for a, b in zip(one, other, strict=True)]
    mean = sum(edges) / many
    return mean - errors * sqrt(sum([(edge - mean) ** 2 for edge in edges]) / (many - 1) / many)
