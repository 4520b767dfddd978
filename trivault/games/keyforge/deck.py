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
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache, partial
from importlib.resources import files
from unicodedata import combining, normalize

import msgspec

from trivault.games.keyforge.cards import CARDS
from trivault.games.keyforge.printed import HOUSES, Card
from trivault.games.keyforge.sets import FIRST_SET, MIXED, SETS, facts, first_set
from trivault.kernel.errors import UnknownName
from trivault.kernel.problems import Problem, at_line, misformed, not_json
from trivault.kernel.text import Message

PER_HOUSE = 12  # KF-NOT-01
ICONS = ("amber", "capture", "damage", "draw")
MAVERICK, LEGACY, ANOMALY = "maverick", "legacy", "anomaly"
KINDS = (MAVERICK, LEGACY, ANOMALY)

_LINE = re.compile(r"((?P<times>[0-9]{1,9}) )?(?P<name>[^()]+?)( \((?P<marks>[^()]*)\))?")
_BY_SLUG: dict[str, Card] = {card.slug: card for card in CARDS}


class DeckError(Problem):
    """A deck list that is malformed or against the rules; the message says what was expected."""

    packages = ("trivault.games.keyforge",)


class UnknownDeck(UnknownName):
    what = "deck"


@dataclass(frozen=True)
class DeckEntry:
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


def read(text: str, json: bool = False) -> Deck:
    """A deck in either form, checked; what begins like JSON is taken for it."""
    return from_json(text) if json or text.lstrip().startswith("{") else parse(text)


# The text notation


def parse(text: str) -> Deck:
    """A deck from the text notation, checked."""
    numbered = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in numbered if line and not line.startswith("#")]
    if not lines:
        raise DeckError(Message("deck-empty"))
    (first, name), which, house = lines[0], FIRST_SET, ""
    if name.startswith("["):
        raise DeckError(at_line(first, Message("deck-no-name", name=name)))
    houses: list[str] = []
    cards: list[_Written] = []
    for number, line in lines[1:]:
        where = partial(at_line, number)
        if line.lower().startswith("set:"):
            which = line[4:].strip().lower()
        elif line.startswith("["):
            house = _house(line.strip("[] "), where)
            if house in houses:
                raise DeckError(where(Message("deck-house-again", house=house)))
            houses.append(house)
        elif not house:
            raise DeckError(where(Message("deck-before-house", line=line)))
        else:
            cards.append(_written(line, house, where))
    return _deck(name, houses, cards, which)


def _written(line: str, house: str, where: Place) -> _Written:
    found = _LINE.fullmatch(line)
    if not found:
        raise DeckError(where(Message("deck-no-card", line=line)))
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
        raise DeckError(Message("deck-form", **misformed(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise DeckError(not_json(text, error)) from None
    cards = [_published(listed, partial(_at_card, at)) for at, listed in enumerate(given.cards)]
    return _deck(given.name, [_house(house, _whole_list) for house in given.houses], cards, given.set.lower())


def _published(listed: _Listed, where: Place) -> _Written:
    marks = [*(kind for kind in KINDS if getattr(listed, kind)), *listed.enhancements]
    return _Written(where, listed.id, _house(listed.house, where), listed.count, marks)


# What both forms have in common

Place = Callable[[Message], Message]  # a problem, with where in the list it is


def _at_card(at: int, problem: Message) -> Message:
    return Message("deck-at-card", at=at, problem=problem)


def _whole_list(problem: Message) -> Message:
    return problem


@dataclass(frozen=True)
class _Written:
    """A card as a list names it."""

    where: Place
    name: str
    house: str
    times: int
    marks: list[str]

    def entries(self, card: Card, which: str) -> list[DeckEntry]:
        if not 1 <= self.times <= PER_HOUSE:
            times = str(self.times)  # as it was written
            raise DeckError(self.where(Message("deck-times", times=times, name=self.name, most=PER_HOUSE)))
        if unknown := [mark for mark in self.marks if mark not in (*KINDS, *ICONS)]:
            kinds, icons = ", ".join(KINDS), ", ".join(ICONS)
            raise DeckError(self.where(Message("deck-mark", mark=unknown[0], kinds=kinds, icons=icons)))
        if wrong := _wrong_kind(card, self.house, self.marks) or _wrong_set(card, which, LEGACY in self.marks):
            raise DeckError(self.where(wrong))
        added = tuple(mark for mark in self.marks if mark in ICONS)
        return [DeckEntry(card.slug, self.house, added, LEGACY in self.marks)] * self.times


def _house(name: str, where: Place) -> str:
    plain = slug_of(name)
    house = next((known for known in HOUSES if plain in (known, known.replace("-", ""))), "")
    if not house:
        raise DeckError(where(Message("deck-unknown-house", name=name, known=", ".join(HOUSES))))
    return house


def _wrong_kind(card: Card, house: str, marks: Collection[str]) -> Message | None:
    """What is wrong with a card in a house (KF-CARD-06, KF-CARD-08)."""
    if ANOMALY in marks and card.house:
        return Message("deck-no-anomaly", card=card.slug, house=card.house)
    if MAVERICK in marks and not card.house:
        return Message("deck-anomaly", card=card.slug)
    if not card.house or (card.house != house) == (MAVERICK in marks):
        return None
    key = "deck-no-maverick" if MAVERICK in marks else "deck-maverick"
    return Message(key, card=card.slug, own=card.house, house=house)


def _wrong_set(card: Card, which: str, legacy: bool) -> Message | None:
    """What is wrong with a card in a deck of a set (KF-CARD-07). Lists do not always mark legacies."""
    first = first_set(card.slug)
    if which == MIXED or not first or not card.house:
        return None
    if SETS.index(first) > SETS.index(which):
        return Message("deck-later-set", card=card.slug, first=first, which=which)
    if legacy and (which == first or card.slug in facts(which)):
        return Message("deck-no-legacy", card=card.slug, which=which)
    return None


def _deck(name: str, houses: list[str], cards: list[_Written], which: str) -> Deck:
    if which not in (*SETS, MIXED):
        raise DeckError(Message("deck-unknown-set", name=which, known=", ".join(SETS), mixed=MIXED))
    if missing := [card for card in cards if slug_of(card.name) not in _BY_SLUG]:
        raise DeckError(_not_there(missing))
    entries = [entry for card in cards for entry in card.entries(_BY_SLUG[slug_of(card.name)], which)]
    return check(Deck(" ".join(name.split()), tuple(houses), tuple(entries), which))


def _not_there(missing: list[_Written]) -> Message:
    """The first card that is not known, the nearest known ones, and how many more there are."""
    card, *_ = missing
    others = dict.fromkeys(each.name for each in missing if each.name != card.name)
    near = get_close_matches(slug_of(card.name), _BY_SLUG, n=3, cutoff=0.7)
    said = Message("deck-unknown-card", name=card.name)
    if near:
        said = Message("deck-near", problem=said, near=", ".join(near))
    if others:
        said = Message("deck-nor", problem=said, others=", ".join(map(repr, others)))
    return card.where(said)


def _whole(deck: Deck, card: Card, house: str) -> bool:
    """Whether a house has as many top halves as bottom halves (KF-GIG-01)."""
    slugs = [entry.slug for entry in deck.cards if entry.house == house]
    return slugs.count(card.slug) == slugs.count(card.other_half)


def check(deck: Deck) -> Deck:
    """Three different houses with twelve cards each (KF-DECK-02, KF-NOT-01); the deck as it is
    written: house by house, equal cards side by side."""

    def refuse(key: str, **args: int | str) -> DeckError:
        return DeckError(Message("deck-called", name=deck.name, problem=Message(key, **args)))

    listed, known = ", ".join(deck.houses), ", ".join(HOUSES)
    if not deck.name or deck.name[0] in "#[":
        raise DeckError(Message("deck-no-name", name=deck.name))
    if unknown := [house for house in deck.houses if house not in HOUSES]:
        raise refuse("deck-no-house", name=unknown[0], known=known)
    if len(deck.houses) != 3 or len(set(deck.houses)) != 3:
        raise refuse("deck-houses", n=len(deck.houses), houses=listed)
    for entry in deck.cards:
        if entry.house not in deck.houses:
            raise refuse("deck-strange", card=entry.slug, house=entry.house, houses=listed)
    for house in deck.houses:
        count = sum(entry.house == house for entry in deck.cards)
        if count != PER_HOUSE:
            raise refuse("deck-count", house=house, n=count, most=PER_HOUSE)
    for entry in deck.cards:
        card = _BY_SLUG.get(entry.slug)
        if card and card.half and not _whole(deck, card, entry.house):
            raise refuse("deck-half", card=card.slug, other=card.other_half)
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
