"""Who sits at a table: people, or kinds of bots."""

from __future__ import annotations

from collections.abc import Sequence

HUMAN = "human"
OPPONENT = "greedy"  # sits where nobody else is named


def complete(seats: Sequence[str], many: int) -> tuple[str, ...]:
    """A kind for each of so many seats; a person takes the first when none is named at all."""
    named = tuple(seats[:many]) or (HUMAN,)
    return (*named, *[OPPONENT] * (many - len(named)))
