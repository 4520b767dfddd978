"""The sets of KeyForge as they were printed: which cards are in them, and which of those are here.

The facts of all cards lie once in the repository, with the reference facts of the tests, so that these
tools work in a checkout.
"""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Self

import msgspec

from trivault.games.keyforge.game import GAME
from trivault.kernel.errors import TrivaultError
from trivault.library.authoring import CardShare
from trivault.library.rulebook import Tree

ORDER = ("CotA", "AoA", "WC", "MM")  # as they came out


class NotPrinted(TrivaultError):
    """There is no such card or set, or no list of them here."""


class CardFacts(msgspec.Struct, omit_defaults=True):
    """What is printed on a card beside its text."""

    id: str
    names: dict[str, str]
    type: str
    sets: dict[str, tuple[int | str, str]]  # number and rarity
    houses: list[str] = []
    power: int | str = 0
    armor: int = 0
    amber: int = 0
    traits: list[str] = []
    keywords: list[str] = []
    enhance: dict[str, int] = {}
    half: str = ""
    other_half: str = ""

    def number(self, name: str) -> str:
        return str(self.sets[name][0])

    @property
    def set(self) -> str:
        """The set in which it came out first, where its declaration stands."""
        return next(name for name in ORDER if name in self.sets)

    def form(self, name: str) -> dict[str, object]:
        number, rarity = self.sets[name]
        plain: dict[str, object] = msgspec.to_builtins(self)
        return plain | {"number": number, "rarity": rarity}


class PrintedFacts:
    """The facts of all cards of all sets."""

    def __init__(self, cards: Mapping[str, CardFacts]) -> None:
        self.cards = cards
        self.sets = tuple(name for name in ORDER if any(name in card.sets for card in cards.values()))

    @classmethod
    def here(cls) -> Self:
        """Those of this checkout."""
        tests = Tree.here().tests
        path = (tests or Path()) / "reference/keyforge/cards.jsonl"
        if tests is None or not path.is_file():
            raise NotPrinted(
                "the facts of cards that are not here yet lie in tests/reference, in a checkout only"
            )
        lines = path.read_bytes().splitlines()
        cards = [msgspec.json.decode(line, type=CardFacts) for line in lines]
        return cls({card.id: card for card in cards})

    def set(self, typed: str) -> str:
        known = {name.casefold(): name for name in self.sets}
        if typed.casefold() not in known:
            raise NotPrinted(f"unknown set {typed!r}; known: {', '.join(known)}")
        return known[typed.casefold()]

    def card(self, typed: str) -> CardFacts:
        slug = typed.casefold()
        if slug not in self.cards:
            near = get_close_matches(slug, self.cards)
            hint = f"; did you mean {', '.join(near)}?" if near else "; --missing SET lists ids"
            raise NotPrinted(f"no set has a card {typed!r}{hint}")
        return self.cards[slug]

    def printed(self, name: str) -> list[CardFacts]:
        """The cards of a set by their numbers, what is no number last."""
        found = [card for card in self.cards.values() if name in card.sets]
        return sorted(found, key=lambda card: (card.number(name).zfill(4), card.half == "top"))

    def missing(self, name: str) -> list[CardFacts]:
        return [card for card in self.printed(name) if card.id not in GAME.cards]

    def share(self, name: str) -> CardShare:
        """How many cards of a set can be played."""
        printed = self.printed(name)
        return CardShare(sum(card.id in GAME.cards for card in printed), len(printed))
