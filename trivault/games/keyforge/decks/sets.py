"""The sets of cards, from the first to the latest, and which cards are printed in them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

FIRST_SET = "cota"
PLAYABLE = (FIRST_SET, "aoa", "wc", "mm")  # those whose cards are here
LATER = (
    *("dt", "woe", "uc22", "vm23", "gr", "mg24", "vm24", "as", "toc", "momu", "pv", "mcw", "disc", "cc", "dm"),
    *("vm25", "vm26"),
)
SETS = (*PLAYABLE, *LATER)
SHORT = {"cota": "CotA", "aoa": "AoA", "wc": "WC", "mm": "MM"}  # as people write them
MIXED = "mixed"  # a deck over several sets


class SetFacts(msgspec.Struct):
    number: int | str  # an anomaly has a number like A01
    rarity: str


@cache
def facts(which: str = FIRST_SET) -> Mapping[str, SetFacts]:
    """Set number and rarity of the cards of a set; nothing for a set that is not here yet."""
    path = files("trivault.games.keyforge.cards") / which / "facts.json"
    return msgspec.json.decode(path.read_bytes(), type=dict[str, SetFacts]) if path.is_file() else {}


def sets_of(slug: str) -> list[str]:
    """The sets with a card, as people write them."""
    return [SHORT[which] for which in SHORT if slug in facts(which)]


@cache
def _later() -> Mapping[str, str]:
    path = files("trivault.games.keyforge.cards") / "later_sets.json"
    listed = msgspec.json.decode(path.read_bytes(), type=dict[str, list[str]])
    return {slug: which for which, slugs in listed.items() for slug in slugs}


def later_set(slug: str) -> str:
    """The set after those that are here in which a card came out; empty when it is in none."""
    return _later().get(slug, "")


@cache
def first_set(slug: str) -> str:
    """The set in which a card first came out; empty when none of those that are here has it."""
    return next((which for which in SETS if slug in facts(which)), "")
