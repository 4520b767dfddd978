"""What a search needs to know of a game: how good positions are, and which answers to try.

The states are dealt: all of them may be read.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from trivault.kernel.choices import Choice, Raw
from trivault.kernel.state import State

S = TypeVar("S", bound=State, contravariant=True)


class Evaluator(Protocol[S]):
    """Values positions for a player. The unit is the evaluator's own: points, or the logarithm of the odds."""

    def value(self, state: S, player: int) -> float:
        """How good a position is."""
        ...

    def difference(self, one: S, other: S, player: int) -> dict[str, float]:
        """What makes one position better than another, by named parts that sum to the difference of values."""
        ...


class Policy(Protocol[S]):
    """A prior over answers."""

    def quick(self, state: S, choice: Choice) -> Raw:
        """The likeliest answer, without search."""
        ...

    def candidates(self, state: S, choice: Choice) -> Sequence[Raw]:
        """The answers worth searching; first the quick one."""
        ...


class Model(NamedTuple):
    """An evaluator and a policy of one game, as a search uses them."""

    evaluator: Evaluator[Any]
    policy: Policy[Any]
