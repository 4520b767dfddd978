"""Decks: three houses, twelve cards each; the plain text notation and the public JSON form.

    Radiant Argus the Supreme
    Set: cota

    [Logos]
    2 Batdrone
    Dextre
    Shadow Self (maverick)
    Labwork (draw, capture)

Marks in brackets: a `maverick` is a card of another house that is printed in this one (KF-CARD-06);
a `legacy` comes from an earlier set than the deck (KF-CARD-07); an `anomaly` has no house of its own
and belongs to the one it stands in (KF-CARD-08); icons were added by enhance (KF-KW-ENH-01).
`parse(deck.text()) == deck`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from unicodedata import combining, normalize

import msgspec

from trivault.games.keyforge.cards import CARDS
from trivault.games.keyforge.printed import HOUSES, Card
from trivault.games.keyforge.sets import FIRST_SET, MIXED, SETS, facts, first_set
from trivault.kernel.errors import TrivaultError, UnknownName

PER_HOUSE = 12  # KF-NOT-01
ICONS = ("amber", "capture", "damage", "draw")
MAVERICK, LEGACY, ANOMALY = "maverick", "legacy", "anomaly"
KINDS = (MAVERICK, LEGACY, ANOMALY)

_LINE = re.compile(r"((?P<times>[0-9]{1,9}) )?(?P<name>[^()]+?)( \((?P<marks>[^()]*)\))?")
_BY_SLUG: dict[str, Card] = {card.slug: card for card in CARDS}
_EXPECTED = "expected a name, then [House] and its cards, three times"


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
    legacy: bool = False

    def marks(self) -> list[str]:
        """What is special about this copy, as lists write it."""
        own = _BY_SLUG[self.slug].house
        kind = [ANOMALY] if not own else [MAVERICK] if own != self.house else []
        return [*kind, *([LEGACY] if self.legacy else []), *self.icons]


@dataclass(frozen=True)
class Deck:
    name: str
    houses: tuple[str, ...]
    cards: tuple[Entry, ...]
    set: str = FIRST_SET

    def of_house(self, house: str) -> list[tuple[Entry, int]]:
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


def read(text: str, json: bool = False) -> Deck:
    """A deck in either form, checked; what begins like JSON is taken for it."""
    return from_json(text) if json or text.lstrip().startswith("{") else parse(text)


# The text notation


def parse(text: str) -> Deck:
    """A deck from the text notation, checked."""
    numbered = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in numbered if line and not line.startswith("#")]
    if not lines:
        raise DeckError(f"an empty deck list: {_EXPECTED}")
    (first, name), which, house = lines[0], FIRST_SET, ""
    if name.startswith("["):
        raise DeckError(f"line {first}: {name!r} is no name of a deck: {_EXPECTED}")
    houses: list[str] = []
    cards: list[_Written] = []
    for number, line in lines[1:]:
        where = f"line {number}: "
        if line.lower().startswith("set:"):
            which = line[4:].strip().lower()
        elif line.startswith("["):
            house = _house(line.strip("[] "), where)
            if house in houses:
                raise DeckError(f"{where}{house} again; a deck has three different houses")
            houses.append(house)
        elif not house:
            raise DeckError(f"{where}{line!r} stands before the first house; expected [House]")
        else:
            cards.append(_written(line, house, where))
    return _deck(name, houses, cards, which)


def _written(line: str, house: str, where: str) -> _Written:
    found = _LINE.fullmatch(line)
    if not found:
        raise DeckError(f"{where}{line!r}: expected a card, such as '2 Troll' or 'Troll (maverick)'")
    marks = [mark.strip().lower() for mark in (found["marks"] or "").split(",") if mark.strip()]
    return _Written(where, found["name"], house, int(found["times"] or 1), marks)


# The JSON form


class _Listed(msgspec.Struct):
    """A card in the JSON form of the public deck database."""

    id: str
    house: str
    count: int = 1
    maverick: bool = False
    legacy: bool = False
    anomaly: bool = False
    enhancements: list[str] = []


class _Published(msgspec.Struct):
    name: str
    houses: list[str]
    cards: list[_Listed]
    set: str = FIRST_SET


def from_json(text: str | bytes) -> Deck:
    """A deck from the JSON form of the public deck database, checked."""
    try:
        given = msgspec.json.decode(text, type=_Published)
    except msgspec.ValidationError as error:
        raise DeckError(f"not a deck: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise DeckError(f"not JSON: {error}") from None
    cards = [
        _Written(
            f"cards[{at}]: ",
            listed.id,
            _house(listed.house, f"cards[{at}]: "),
            listed.count,
            [*(kind for kind in KINDS if getattr(listed, kind)), *listed.enhancements],
        )
        for at, listed in enumerate(given.cards)
    ]
    return _deck(given.name, [_house(house) for house in given.houses], cards, given.set.lower())


# What both forms have in common


@dataclass(frozen=True)
class _Written:
    """A card as a list names it."""

    where: str
    name: str
    house: str
    times: int
    marks: list[str]

    def entries(self, card: Card, which: str) -> list[Entry]:
        if not 1 <= self.times <= PER_HOUSE:
            raise DeckError(f"{self.where}{self.times} times {self.name}: expected 1 to {PER_HOUSE}")
        if unknown := [mark for mark in self.marks if mark not in (*KINDS, *ICONS)]:
            known = f"{', '.join(KINDS)} or the icons {', '.join(ICONS)}"
            raise DeckError(f"{self.where}({unknown[0]}): expected {known}")
        if wrong := _wrong_kind(card, self.house, self.marks) or _wrong_set(card, which, LEGACY in self.marks):
            raise DeckError(f"{self.where}{wrong}")
        icons = tuple(mark for mark in self.marks if mark in ICONS)
        return [Entry(card.slug, self.house, icons, LEGACY in self.marks)] * self.times


def _house(name: str, where: str = "") -> str:
    plain = slug_of(name)
    house = next((known for known in HOUSES if plain in (known, known.replace("-", ""))), "")
    if not house:
        raise DeckError(f"{where}{name!r} is no house of Trivault; expected one of {', '.join(HOUSES)}")
    return house


def _wrong_kind(card: Card, house: str, marks: Collection[str]) -> str:
    """What is wrong with a card in a house (KF-CARD-06, KF-CARD-08); empty where nothing is."""
    if ANOMALY in marks and card.house:
        return f"{card.slug} is a card of {card.house}, no anomaly: an anomaly has no house of its own"
    if MAVERICK in marks and not card.house:
        return f"{card.slug} is an anomaly, which is at home in every house, and no maverick"
    if not card.house or (card.house != house) == (MAVERICK in marks):
        return ""
    mistake = "no maverick" if MAVERICK in marks else "a maverick and must be marked so"
    return f"{card.slug} is a card of {card.house}; in {house} it is {mistake}"


def _wrong_set(card: Card, which: str, legacy: bool) -> str:
    """What is wrong with a card in a deck of a set (KF-CARD-07). Lists do not always mark legacies."""
    first = first_set(card.slug)
    if which == MIXED or not first or not card.house:
        return ""
    if SETS.index(first) > SETS.index(which):
        return f"{card.slug} is a card of {first}, a later set than {which}, the deck's"
    if legacy and (which == first or card.slug in facts(which)):
        return f"{card.slug} is a card of {which}, the deck's own set; a legacy comes from an earlier one"
    return ""


def _deck(name: str, houses: list[str], cards: list[_Written], which: str) -> Deck:
    if which not in (*SETS, MIXED):
        raise DeckError(f"{which!r} is no set; expected one of {', '.join(SETS)} or {MIXED}")
    if missing := [card for card in cards if slug_of(card.name) not in _BY_SLUG]:
        raise DeckError(_not_there(missing))
    entries = [entry for card in cards for entry in card.entries(_BY_SLUG[slug_of(card.name)], which)]
    return check(Deck(" ".join(name.split()), tuple(houses), tuple(entries), which))


def _not_there(missing: list[_Written]) -> str:
    """The first card that is not known, the nearest known ones, and how many more there are."""
    card, *_ = missing
    others = dict.fromkeys(each.name for each in missing if each.name != card.name)
    near = get_close_matches(slug_of(card.name), _BY_SLUG, n=3, cutoff=0.7)
    return (
        f"{card.where}{card.name!r} is no card that Trivault has yet"
        + (f"; did you mean {', '.join(near)}?" if near else "")
        + (f"; nor are {', '.join(map(repr, others))}" if others else "")
    )


def _whole(deck: Deck, card: Card, house: str) -> bool:
    """Whether a house has as many top halves as bottom halves (KF-GIG-01)."""
    slugs = [entry.slug for entry in deck.cards if entry.house == house]
    return slugs.count(card.slug) == slugs.count(card.other_half)


def check(deck: Deck) -> Deck:
    """Three different houses with twelve cards each (KF-DECK-02, KF-NOT-01); the deck as it is
    written: house by house, equal cards side by side."""
    told = ", ".join(deck.houses)
    if not deck.name or deck.name[0] in "#[":
        raise DeckError(f"{deck.name!r} is no name of a deck: {_EXPECTED}")
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
        card = _BY_SLUG.get(entry.slug)
        if card and card.half and not _whole(deck, card, entry.house):
            raise DeckError(f"{deck.name}: {card.slug} is a half; expected as many {card.other_half}")
    times = Counter(sorted(deck.cards, key=lambda entry: deck.houses.index(entry.house)))
    return replace(deck, cards=tuple(times.elements()))


# The lists that come with the game


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
