"""What a board knows of Shards beside the table: what stands on its cards, and the numbers of its rules."""

from __future__ import annotations

import msgspec

from trivault.games.shards.state.numbers import INFINITE, MAX_HEALTH, MAX_MASTERY


class ShardsFacts(msgspec.Struct, kw_only=True):
    """A card as data; its words are in one language."""

    id: str
    name: str
    kind: str
    faction: str | None
    type: str
    mercenary: bool
    cost: int
    copies: int
    health: int
    shield: int
    verbs: list[str]
    text: list[str]
    reminders: list[str]


class ShardsRules(msgspec.Struct, kw_only=True):
    """Numbers that a board shows."""

    most_health: int = MAX_HEALTH
    most_mastery: int = MAX_MASTERY
    infinite: int = INFINITE  # power from here on has no end
