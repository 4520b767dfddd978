"""Levels of play, from beginner to master: each game says how its own think."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from trivault.bots.greedy import GreedyPlayer
from trivault.bots.player import chance
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.options import Option
from trivault.kernel.state import State
from trivault.registry import entry

LEVELS = ("beginner", "casual", "club", "expert", "master")


class Pace(NamedTuple):
    """How long somebody may think of a decision, by a clock that counts seconds."""

    seconds: float
    clock: Callable[[], float]


class Budget:
    """How much may be thought of one decision: so many steps, and no longer than the pace allows. Without a
    pace it is the same on every machine."""

    __slots__ = ("_clock", "_until", "left")

    def __init__(self, steps: int, pace: Pace | None = None) -> None:
        self.left = steps
        self._clock = None if pace is None else pace.clock
        self._until = 0.0 if pace is None else pace.clock() + pace.seconds

    def take(self, steps: int = 1) -> bool:
        """Spend steps; false once there is nothing left to spend."""
        if self.left <= 0:
            return False
        self.left -= steps
        if self._clock is not None and self._clock() >= self._until:
            self.left = 0
        return True


class Decision:
    """What a level thinks of. It knows the view of its player alone: states are dealt from there."""

    def __init__(self, state: State, player: int, seed: int, budget: Budget) -> None:
        self.game = state.game
        self.player = player
        self.choice: Choice = state.asked(player)
        self.view = state.view(player)
        self.budget = budget
        self._chance = [chance(seed, state, player, n) for n in range(2)]

    def deal(self, n: int) -> State:
        """A state in which the player has this decision; what is hidden is dealt anew for each n."""
        return self.game.sample(self.view, self.chance(n))

    def chance(self, n: int) -> int:
        """62 bits of chance, as often as needed."""
        first, second = self._chance
        return (first + n * (second | 1)) & (2**62 - 1)


class Level(NamedTuple):
    """How a level answers, and how many steps it has for a decision."""

    think: Callable[[Decision], Raw]
    steps: int


Levels = Mapping[str, Level]  # by name


class LevelPlayer:
    """Plays each game as this level of it does; a game without levels is played greedily."""

    def __init__(self, name: str, seed: int, pace: Pace | None = None) -> None:
        self.name = name
        self.seed = seed
        self.pace = pace

    def choose(self, state: State, player: int) -> Option:
        """The answer that it gives."""
        choice = state.asked(player)
        if choice.count() == 1:
            return Option(state, choice, choice.raw(0))
        levels: Levels = entry(state.game.name).part("levels", {})
        if self.name not in levels:
            return GreedyPlayer(self.seed).choose(state, player)
        level = levels[self.name]
        decision = Decision(state, player, self.seed, Budget(level.steps, self.pace))
        return Option(state, choice, level.think(decision))
