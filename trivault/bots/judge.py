"""What a game must know for somebody to think ahead in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from trivault.kernel.choices import Choice, Raw
from trivault.kernel.state import State

S = TypeVar("S", bound=State, contravariant=True)


class Verdict(Protocol):
    """How good a position is."""

    @property
    def total(self) -> float: ...

    def explain(self) -> dict[str, float]:
        """The parts of the total, by name."""
        ...


class Judge(Protocol[S]):
    """Judges one decision. The states it is given are samples: all of them may be looked at."""

    def candidates(self, state: S, choice: Choice) -> Sequence[Raw]:
        """The answers worth a thought; first the one that is given without any."""
        ...

    def finish(self, state: S) -> None:
        """Play the running turn to its end with quick answers, for everybody."""
        ...

    def evaluate(self, state: S, player: int) -> Verdict:
        """How good the position is for a player."""
        ...
