"""How much may be searched for one decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Pace(NamedTuple):
    """Seconds for a decision, by a clock that counts them."""

    seconds: float
    clock: Callable[[], float]


class Budget:
    """A number of steps, cut short when the pace is over. Without a pace it is the same on every machine."""

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
