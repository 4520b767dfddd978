"""What a board knows of KeyForge beside the table: what stands on its cards, and the numbers of its rules."""

from __future__ import annotations

import msgspec

from trivault.games.keyforge.state.model import COLOURS, KEY_COST, KEYS_TO_WIN


class KeyForgeFacts(msgspec.Struct, kw_only=True):
    """A card as data; its words are in one language."""

    id: str
    name: str
    kind: str
    house: str
    type: str
    traits: list[str]
    power: int
    armor: int
    amber: int
    keywords: dict[str, int]
    verbs: list[str]
    text: list[str]
    sets: dict[str, str]  # its number in each set that has it
    rarity: str  # in the latest of them


class KeyForgeRules(msgspec.Struct, kw_only=True):
    """Numbers and names that a board shows."""

    key_cost: int = KEY_COST
    keys_to_win: int = KEYS_TO_WIN
    key_colours: tuple[str, ...] = COLOURS  # by the bits of `keys`
