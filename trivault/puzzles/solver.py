"""Exhaustive search of a puzzle: every answer of the player, every answer of the others, equal positions once.

The others answer as badly for the player as they can. Where chance decides, or a hidden card comes to light,
the table is dealt anew several times as the player may know it, and what follows counts on average: a goal
without a declared chance must be reached in every deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from trivault.kernel import notation
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.errors import PuzzleError
from trivault.kernel.state import State
from trivault.puzzles.conditions import GoalCondition
from trivault.puzzles.files import ONCE, Exercise
from trivault.puzzles.measures import measures

NODES = 60_000  # answers that are tried at most
DEALS = 32  # tables that are dealt where chance decides
MOST_ANSWERS = 2_000  # of a choice
NEARLY = 1e-9


class TooLarge(PuzzleError):
    """A position with more to try than is allowed."""


class Solving(NamedTuple):
    """A first answer, how likely it leads to the goal, and what the player answers in one such course."""

    first: str
    chance: float
    answers: tuple[str, ...]


class Solution(NamedTuple):
    """The first answers that solve a puzzle, and how many there were to try."""

    lines: tuple[Solving, ...]
    firsts: int
    nodes: int


def solve(exercise: Exercise, nodes: int = NODES) -> Solution:
    """All first answers that solve an exercise; none where it has no solution."""
    start = exercise.start()
    goal = Goal(exercise.conditions(), exercise.when == ONCE, exercise.turns)
    return Search(start, goal, exercise.chance, nodes).solution()


class Goal(NamedTuple):
    """What is to be reached, and until when."""

    conditions: Sequence[GoalCondition]
    once: bool
    turns: int

    def holds(self, state: State, player: int) -> bool:
        return all(each.holds(state, player) for each in self.conditions)


class Search:
    def __init__(self, start: State, goal: Goal, needed: float, most: int) -> None:
        assert start.choice is not None
        self.start = start
        self.goal = goal
        self.needed = needed - NEARLY
        self.most = most
        self.nodes = 0
        self.player = start.choice.player
        self.game = start.game
        self.last = turn(start) + goal.turns
        self.sort = measures(self.game.name).sort
        self._values: dict[bytes, float] = {}

    def solution(self) -> Solution:
        try:
            return self._solution()
        except RecursionError:
            raise TooLarge("a course of this puzzle is too long to follow; begin later in the turn") from None

    def _solution(self) -> Solution:
        choice = self.start.asked(self.player)
        lines = []
        answers = self._answers(choice)
        beginning = self._key(self.start)
        self._values[beginning] = 0.0
        for raw in answers:
            value = self._after(self.start, choice, raw)
            if value >= self.needed:
                first = notation.text(self.start, choice, raw)
                course = self._course(self.start, choice, raw, {beginning}) or []
                lines.append(Solving(first, value, (first, *course)))
        return Solution(tuple(lines), len(answers), self.nodes)

    def _answers(self, choice: Choice) -> list[Raw]:
        count = choice.count()
        if count > MOST_ANSWERS:
            raise TooLarge(f"a choice of this puzzle has {count} answers; at most {MOST_ANSWERS} are tried")
        return [choice.raw(n) for n in range(count)]

    def ended(self, state: State) -> bool:
        return state.result is not None or turn(state) >= self.last

    def _value(self, state: State) -> float:
        """How likely the goal is reached from here."""
        if (self.goal.once or self.ended(state)) and self.goal.holds(state, self.player):
            return 1.0
        if self.ended(state):
            return 0.0
        key = self._key(state)
        found = self._values.get(key)
        if found is None:
            self._values[key] = 0.0  # whoever comes back here on the way has won nothing
            found = self._values[key] = self._best(state)
        return found

    def _best(self, state: State) -> float:
        choice = state.choices[0]
        mine = choice.player == self.player
        best = 0.0 if mine else 1.0
        for raw in self._answers(choice):
            value = self._after(state, choice, raw)
            best = max(best, value) if mine else min(best, value)
            if best >= 1.0 - NEARLY if mine else best <= 0.0:
                break
        return best

    def _after(self, state: State, choice: Choice, raw: Raw) -> float:
        after = self._settled(state.copy(), choice, raw)
        if self._certain(state, after):
            return self._value(after)
        return self._dealt(state, choice, raw)

    def _settled(self, state: State, choice: Choice, raw: Raw) -> State:
        self.nodes += 1
        if self.nodes > self.most:
            raise TooLarge(f"more than {self.most} answers to try; begin later, or with fewer cards")
        state.apply_raw(choice, raw)
        return state

    def _certain(self, before: State, after: State) -> bool:
        """Whether neither chance nor a card that the player did not know has to do with what came."""
        if before.barrier == after.barrier:
            return True
        if before.draws != after.draws:
            return False
        visible, player = self.game.visible, self.player
        things = range(self.game.things(before))
        return not any(visible(after, player, thing) and not visible(before, player, thing) for thing in things)

    def _dealt(self, state: State, choice: Choice, raw: Raw) -> float:
        """What an answer leads to on average, as far as the player can know: tables that look the same are
        the same."""
        total = 0.0
        values: dict[bytes, float] = {}
        for seed in range(DEALS):
            world = self._world(state, choice, seed)
            after = self._settled(world, world.asked(choice.player), raw)
            seen = msgspec.msgpack.encode(after.view(self.player))
            if seen not in values:
                values[seen] = self._value(after)
            if self.needed > 1 - 2 * NEARLY and values[seen] < self.needed:
                return 0.0
            total += values[seen]
        return total / DEALS

    def _world(self, state: State, choice: Choice, seed: int) -> State:
        if choice.player == self.player:
            return self.game.sample(state.view(self.player), seed)
        world = state.copy()  # others may answer with cards that the player does not know
        world.seed = seed
        return world

    def _key(self, state: State) -> bytes:
        """Equal for positions from which the same follows."""
        key = state.copy()
        key.seq = key.barrier = key.draws = 0
        self.sort(key)
        return blake2b(key.to_bytes(), digest_size=16).digest()

    def _course(self, state: State, choice: Choice, raw: Raw, been: set[bytes]) -> list[str] | None:
        """What the player answers then on the way to the goal, as far as no chance decides; None where
        that only leads back."""
        after = self._settled(state.copy(), choice, raw)
        reached = self.goal.once and self.goal.holds(after, self.player)
        if reached or self.ended(after) or not self._certain(state, after):
            return []
        key = self._key(after)
        if key in been:
            return None
        been.add(key)
        choice = after.choices[0]
        mine = choice.player == self.player
        for raw in self._answers(choice):
            if not mine or self._after(after, choice, raw) >= self.needed:
                rest = self._course(after, choice, raw, been)
                if rest is not None:
                    return [notation.text(after, choice, raw), *rest] if mine else rest
        return None


def turn(state: State) -> int:
    """Its number; rounds are the turns of Mage Wars."""
    number: int = state.turn  # type: ignore[attr-defined]  # every game with puzzles counts its turns
    return number
