"""Decks: three houses, twelve cards each, and what is wrong with one that is not so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from unicodedata import combining, normalize

from trivault.games.keyforge.cards import CARDS
from trivault.games.keyforge.decks.sets import FIRST_SET
from trivault.games.keyforge.state.printed import HOUSES, Card
from trivault.kernel.form_errors import Problem
from trivault.kernel.text import Message

PER_HOUSE = 12  # KF-NOT-01
ICONS = ("amber", "capture", "damage", "draw")
MAVERICK, LEGACY, ANOMALY = "maverick", "legacy", "anomaly"
KINDS = (MAVERICK, LEGACY, ANOMALY)

BY_SLUG: dict[str, Card] = {card.slug: card for card in CARDS}


class DeckError(Problem):
    """A deck list that is malformed or against the rules; the messages say what was expected."""

    packages = ("trivault.games.keyforge",)


@dataclass(frozen=True)
class DeckEntry:
    """One card of a deck: its house is printed on it, icons may have been added."""

    slug: str
    house: str
    icons: tuple[str, ...] = ()
    legacy: bool = False

    def marks(self) -> list[str]:
        """What is special about this copy, as lists write it."""
        own = BY_SLUG[self.slug].houses
        kind = [ANOMALY] if not own else [MAVERICK] if self.house not in own else []
        return [*kind, *([LEGACY] if self.legacy else []), *self.icons]


@dataclass(frozen=True)
class Deck:
    name: str
    houses: tuple[str, ...]
    cards: tuple[DeckEntry, ...]
    set: str = FIRST_SET

    def of_house(self, house: str) -> list[tuple[DeckEntry, int]]:
        """The cards of a house, each with how often it is there."""
        return list(Counter(entry for entry in self.cards if entry.house == house).items())

    def text(self) -> str:
        """The deck in the text notation."""
        lines = [self.name, f"Set: {self.set}"]
        for house in self.houses:
            lines += ["", f"[{house.capitalize()}]"]
            for entry, times in self.of_house(house):
                marks = ", ".join(entry.marks())
                lines.append((f"{times} " if times > 1 else "") + entry.slug + (f" ({marks})" if marks else ""))
        return "\n".join(lines) + "\n"


def slug_of(name: str) -> str:
    """`Champion’s Challenge` is `champion-s-challenge`."""
    plain = "".join(c for c in normalize("NFKD", name.lower().replace("æ", "ae")) if not combining(c))
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def check(deck: Deck) -> Deck:
    """The deck as it is written, house by house, equal cards side by side; refused where it is none."""
    if not is_name(deck.name):
        raise DeckError(Message("deck-no-name", name=deck.name))
    wrong = [
        Message("deck-called", name=deck.name, problem=problem)
        for problem in problems(deck.houses, [(entry.house, entry.slug) for entry in deck.cards])
    ]
    if wrong:
        raise DeckError(*wrong)
    times = Counter(sorted(deck.cards, key=lambda entry: deck.houses.index(entry.house)))
    return replace(deck, cards=tuple(times.elements()))


def is_name(name: str) -> bool:
    return bool(name) and name[0] not in "#["


def problems(houses: Iterable[str], cards: Iterable[tuple[str, str]]) -> Iterator[Message]:
    """What is wrong with a deck as a whole: three different houses with twelve cards each (KF-DECK-02,
    KF-NOT-01), and as many top halves as bottom halves (KF-GIG-01)."""
    houses, cards = list(houses), list(cards)
    listed, known = ", ".join(houses), ", ".join(HOUSES)
    yield from (Message("deck-no-house", name=house, known=known) for house in houses if house not in HOUSES)
    if len(houses) != 3 or len(set(houses)) != 3:
        yield Message("deck-houses", n=len(houses), houses=listed)
    for house, slug in dict.fromkeys(cards):
        if house not in houses:
            yield Message("deck-strange", card=slug, house=house, houses=listed)
    counts = Counter(house for house, _ in cards)
    for house in dict.fromkeys(houses):
        if counts[house] != PER_HOUSE:
            yield Message("deck-count", house=house, n=counts[house], most=PER_HOUSE)
    halves = Counter(cards)
    for (house, slug), n in halves.items():
        card = BY_SLUG.get(slug)
        if card and card.half and halves[house, card.other_half] != n:
            yield Message("deck-half", card=slug, other=card.other_half)
