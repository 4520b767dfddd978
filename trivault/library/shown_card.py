"""A card as lists of cards show it."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec


@dataclass(frozen=True)
class Shown:
    """A card in a language."""

    lines: list[str]  # its face: the name, the facts, the text
    text: list[str]
    facts: msgspec.Struct  # as data
