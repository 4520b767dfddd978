"""Decks: three houses, twelve cards each; the plain text notation and the public JSON form.

    Radiant Argus the Supreme
    Set: cota

    [Logos]
    2 Batdrone
    Dextre
    Shadow Self (maverick)
    Labwork (draw, capture)

A maverick is a card of another house that is printed in this one (KF-CARD-06); icons in brackets
were added by enhance (KF-KW-ENH-01). `parse(deck.text()) == deck`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from unicodedata import combining, normalize

import msgspec

from trivault.games.keyforge.cards import CARDS
from trivault.games.keyforge.model import HOUSES, STAR_ALLIANCE, Card
from trivault.kernel.errors import TrivaultError, UnknownCard, UnknownName

PER_HOUSE = 12  # KF-NOT-01
ICONS = ("amber", "capture", "damage", "draw")

_LINE = re.compile(r"((?P<times>[1-9][0-9]?) )?(?P<name>[^()]+?)( \((?P<marks>[^()]*)\))?")
_BY_SLUG: Mapping[str, Card] = {card.slug: card for card in CARDS}


class DeckError(TrivaultError):
    """A deck list that is malformed or against the rules; the message says what was expected."""


class UnknownDeck(UnknownName):
    what = "deck"


@dataclass(frozen=True)
class Entry:
    """One card of a deck: its house is printed on it, icons may have been added."""

    slug: str
    house: str
    icons: tuple[str, ...] = ()


@dataclass(frozen=True)
class Deck:
    name: str
    houses: tuple[str, ...]
    cards: tuple[Entry, ...]
    set: str = "cota"

    def text(self) -> str:
        """The deck in the text notation."""
        lines = [self.name, f"Set: {self.set}"]
        for house in self.houses:
            lines += ["", f"[{house.capitalize()}]"]
            counted = Counter(entry for entry in self.cards if entry.house == house)
            for entry, times in counted.items():
                marks = ["maverick"] if _BY_SLUG[entry.slug].house != house else []
                marks += entry.icons
                lines.append(
                    (f"{times} " if times > 1 else "")
                    + entry.slug
                    + (f" ({', '.join(marks)})" if marks else "")
                )
        return "\n".join(lines) + "\n"


def slug_of(name: str) -> str:
    """`Champion’s Challenge` is `champion-s-challenge`."""
    plain = "".join(c for c in normalize("NFKD", name.lower().replace("æ", "ae")) if not combining(c))
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def find_card(name: str) -> Card:
    card = _BY_SLUG.get(slug_of(name))
    if card is None:
        raise UnknownCard(name, _BY_SLUG)
    return card


def parse(text: str) -> Deck:
    """A deck from the text notation, checked."""
    numbered = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in numbered if line and not line.startswith("#")]
    if not lines:
        raise DeckError("an empty deck list: expected a name, then [House] and its cards, three times")
    name, house, cards = lines[0][1], "", list[Entry]()
    houses: list[str] = []
    which = "cota"
    for number, line in lines[1:]:
        if line.lower().startswith("set:"):
            which = line[4:].strip().lower()
        elif line.startswith("["):
            house = line.strip("[] ").lower()
            if house not in HOUSES:
                raise DeckError(f"line {number}: {line!r} is no house; expected one of {', '.join(HOUSES)}")
            houses.append(house)
        elif not house:
            raise DeckError(f"line {number}: {line!r} stands before the first house; expected [House]")
        else:
            cards += _entries(number, line, house)
    return check(Deck(name, tuple(houses), tuple(cards), which))


def _entries(number: int, line: str, house: str) -> list[Entry]:
    found = _LINE.fullmatch(line)
    if not found:
        raise DeckError(f"line {number}: {line!r}: expected a card, such as '2 Troll' or 'Troll (maverick)'")
    card = find_card(found["name"])
    marks = [mark.strip() for mark in (found["marks"] or "").split(",") if mark.strip()]
    if unknown := [mark for mark in marks if mark not in (*ICONS, "maverick")]:
        raise DeckError(f"line {number}: ({unknown[0]}): expected maverick or icons {', '.join(ICONS)}")
    if wrong := _wrong_house(card, house, "maverick" in marks):
        raise DeckError(f"line {number}: {wrong}")
    icons = tuple(mark for mark in marks if mark != "maverick")
    return [Entry(card.slug, house, icons)] * int(found["times"] or 1)


def _wrong_house(card: Card, house: str, maverick: bool) -> str:
    """What is wrong with a card in a house (KF-CARD-06); empty where nothing is."""
    if (card.house != house) == maverick:
        return ""
    mistake = "no maverick" if maverick else "a maverick and must be marked so"
    return f"{card.slug} is a card of {card.house}; in {house} it is {mistake}"


class _Listed(msgspec.Struct):
    """A card in the JSON form of the public deck database."""

    id: str
    house: str
    count: int = 1
    maverick: bool = False
    enhancements: list[str] = []


class _Published(msgspec.Struct):
    name: str
    houses: list[str]
    cards: list[_Listed]
    set: str = "CotA"


def from_json(text: str | bytes) -> Deck:
    """A deck from the JSON form of the public deck database, checked."""
    try:
        given = msgspec.json.decode(text, type=_Published)
    except msgspec.ValidationError as error:
        raise DeckError(f"not a deck: {error}") from None
    except msgspec.DecodeError as error:
        raise DeckError(f"not JSON: {error}") from None
    cards = []
    for listed in given.cards:
        card, house = find_card(listed.id), _spelled(listed.house)
        if wrong := _wrong_house(card, house, listed.maverick):
            raise DeckError(wrong)
        cards += [Entry(card.slug, house, tuple(listed.enhancements))] * listed.count
    return check(Deck(given.name, tuple(map(_spelled, given.houses)), tuple(cards), given.set.lower()))


def _spelled(house: str) -> str:
    """A house as it is written here."""
    return STAR_ALLIANCE if house == "staralliance" else house


def _copies(deck: Deck, slug: str, house: str) -> int:
    return sum((entry.slug, entry.house) == (slug, house) for entry in deck.cards)


def check(deck: Deck) -> Deck:
    """Three different houses with twelve cards each (KF-DECK-02, KF-NOT-01); the deck as it is
    written: house by house, equal cards side by side."""
    told = ", ".join(deck.houses)
    if unknown := [house for house in deck.houses if house not in HOUSES]:
        raise DeckError(f"{deck.name}: {unknown[0]!r} is no house; expected three of {', '.join(HOUSES)}")
    if len(deck.houses) != 3 or len(set(deck.houses)) != 3:
        raise DeckError(f"{deck.name}: a deck has three different houses, not {told or 'none'}")
    if strange := [entry for entry in deck.cards if entry.house not in deck.houses]:
        entry = strange[0]
        raise DeckError(f"{deck.name}: {entry.slug} is of {entry.house}, which is none of its houses {told}")
    for house in deck.houses:
        count = sum(entry.house == house for entry in deck.cards)
        if count != PER_HOUSE:
            raise DeckError(f"{deck.name}: {house} has {count} cards; expected {PER_HOUSE}")
    for entry in deck.cards:
        card = _BY_SLUG[entry.slug]
        if card.half and _copies(deck, card.slug, entry.house) != _copies(deck, card.other_half, entry.house):
            raise DeckError(f"{deck.name}: {card.slug} is a half; expected as many {card.other_half}")
        if unknown := [icon for icon in entry.icons if icon not in ICONS]:
            raise DeckError(
                f"{deck.name}: {entry.slug}: {unknown[0]!r} is no icon; expected {', '.join(ICONS)}"
            )
    times = Counter(sorted(deck.cards, key=lambda entry: deck.houses.index(entry.house)))
    return replace(deck, cards=tuple(times.elements()))


@cache
def built_in() -> Mapping[str, Deck]:
    """The deck lists that come with the game, by slug."""
    folder = files("trivault.games.keyforge") / "decks"
    listed = sorted((file for file in folder.iterdir() if file.name.endswith(".txt")), key=lambda f: f.name)
    return {file.name[:-4]: parse(file.read_text(encoding="utf-8")) for file in listed}


def find_deck(name: str) -> Deck:
    """A built-in deck by its name or slug."""
    decks = built_in()
    if slug_of(name) not in decks:
        raise UnknownDeck(slug_of(name), decks)
    return decks[slug_of(name)]
