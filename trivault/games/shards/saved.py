"""How the table is saved."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from trivault.games.shards.numbers import MAX_HEALTH, MAX_MASTERY, MOST_CARDS
from trivault.kernel.soundness import Cards, Count

Health = Annotated[int, Meta(ge=0, le=MAX_HEALTH)]
Mastery = Annotated[int, Meta(ge=0, le=MAX_MASTERY)]


class Saved(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """The parts of a state, in their order."""

    defs: Annotated[tuple[str, ...], Meta(max_length=MOST_CARDS)]
    characters: tuple[str, ...]
    players: list[tuple[Cards, Cards, Cards, Cards, Cards, Health, Mastery]]
    zones: tuple[Cards, Cards, Cards, Cards, Cards, Cards]
    numbers: tuple[Count, int, Count, Count]
    focused: bool


def read(data: list[object]) -> Saved:
    return msgspec.convert(data, Saved)
