"""The structures of a saved state: what its bytes are read into."""

from __future__ import annotations

import msgspec

from trivault.kernel.bounds import Count, Word
from trivault.kernel.choices import Raw

Names = tuple[tuple[Word, object], ...] | None


class SavedScope(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    you: int
    this: int
    event: tuple[str, int, int, int, int] | None
    names: Names


class SavedListener(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    ability: int
    you: int
    this: int
    until: Word
    uses: Count
    names: Names
    origin: int


class SavedPending(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    ability: int
    you: int
    this: int
    event: tuple[str, int, int, int, int]
    names: tuple[tuple[str, object], ...]


class SavedBatch(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    events: tuple[tuple[str, int, int, int, int] | None, ...]
    stage: int
    cursor: int
    happened: Count
    queue: tuple[SavedPending, ...]
    applied: tuple[tuple[int, int, int], ...]
    joined: tuple[int, ...]
    begun: tuple[int, ...]


class SavedChoice(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    player: int
    kind: str
    verb: str
    listed: tuple[Raw, ...]
    things: tuple[int, ...]
    low: int
    high: int
    source: int
    reason: str


Index = tuple[tuple[Word, tuple[SavedListener, ...]], ...]


class Running(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """The running effects and what is in force."""

    stack: tuple[tuple[int, int], ...]
    scopes: tuple[SavedScope, ...]
    batches: tuple[SavedBatch, ...]
    listeners: Index
    modifiers: Index
    steps: Count


class SavedHead(msgspec.Struct, array_like=True):
    """What the states of all versions begin with."""

    version: str
    game: str
    fingerprint: str
