"""Deck lists: the plain text notation, the public JSON form, and the lists that come with the game.

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
`parse(deck.text()) == deck`. All mistakes of a list are named at once, each with its line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache, partial
from importlib.resources import files

import msgspec

from trivault.games.keyforge.decks.deck import (
    ANOMALY,
    BY_SLUG,
    ICONS,
    KINDS,
    LEGACY,
    MAVERICK,
    PER_HOUSE,
    Deck,
    DeckEntry,
    DeckError,
    check,
    is_name,
    problems,
    slug_of,
)  # fmt: skip
from trivault.games.keyforge.decks.sets import (
    FIRST_SET,
    LATER,
    MIXED,
    PLAYABLE,
    facts,
    first_set,
    later_set,
    sets_of,
)
from trivault.games.keyforge.state.printed import HOUSES, Card
from trivault.kernel.errors import UnknownName
from trivault.kernel.problems import at_line, misformed, not_json, some
from trivault.kernel.text import Message

MOST_MISTAKES = 50  # that are named

_LINE = re.compile(r"((?P<times>[0-9]{1,9}) )?(?P<name>[^()]+?)( \((?P<marks>[^()]*)\))?")

Place = Callable[[Message], Message]  # a problem, with where in the list it is


class UnknownDeck(UnknownName):
    what = "deck"


def read(text: str, json: bool = False) -> Deck:
    """A deck in either form, checked; what begins like JSON is taken for it."""
    return from_json(text) if json or text.lstrip().startswith("{") else parse(text)


@dataclass(frozen=True)
class _Written:
    """A card as a list names it; without a house where the list named none that is known."""

    where: Place
    name: str
    house: str
    times: int
    marks: list[str]

    @property
    def slug(self) -> str:
        return slug_of(self.name)

    def entries(self) -> list[DeckEntry]:
        added = tuple(mark for mark in self.marks if mark in ICONS)
        return [DeckEntry(self.slug, self.house, added, LEGACY in self.marks)] * self.times

    def mistakes(self, which: str) -> Iterator[Message]:
        if self.slug not in BY_SLUG:
            yield _not_there(self.name)
        if not 1 <= self.times <= PER_HOUSE:
            times = str(self.times)  # as it was written
            yield Message("deck-times", times=times, name=self.name, most=PER_HOUSE)
        for mark in self.marks:
            if mark not in (*KINDS, *ICONS):
                kinds, icons = ", ".join(KINDS), ", ".join(ICONS)
                yield Message("deck-mark", mark=mark, kinds=kinds, icons=icons)
        card = BY_SLUG.get(self.slug)
        if card and self.house and (wrong := _wrong_kind(card, self.house, self.marks)):
            yield wrong
        if card and which in PLAYABLE and (wrong := _wrong_set(card, which, LEGACY in self.marks)):
            yield wrong


@dataclass
class _Draft:
    """A list as far as it was read, and what is wrong with it."""

    name: str = ""
    which: str = FIRST_SET
    houses: list[str] = field(default_factory=list)
    cards: list[_Written] = field(default_factory=list)
    mistakes: list[Message] = field(default_factory=list)
    unsure: set[str] = field(default_factory=set)  # houses of which a line cannot be read

    def finished(self) -> Deck:
        name = " ".join(self.name.split())
        if not is_name(name):
            self.mistakes.append(Message("deck-no-name", name=name))
        if self.which not in (*PLAYABLE, MIXED):
            self.mistakes.append(_wrong_set_of_deck(self.which))
        for card in self.cards:
            self.mistakes += map(card.where, card.mistakes(self.which))
        self.mistakes += [
            Message("deck-called", name=name, problem=problem)
            for problem in problems(self.houses, self._counted())
            if problem.args.get("house") not in self.unsure
        ]
        if self.mistakes:
            raise DeckError(*some(_in_order(self.mistakes), MOST_MISTAKES))
        entries = tuple(entry for card in self.cards for entry in card.entries())
        return check(Deck(name, tuple(self.houses), entries, self.which))

    def _counted(self) -> Iterator[tuple[str, str]]:
        """What can be counted: cards in houses that are known, each as often as it may be there at all."""
        for card in self.cards:
            if card.house:
                yield from [(card.house, card.slug)] * min(max(card.times, 0), PER_HOUSE + 1)


def _in_order(mistakes: list[Message]) -> list[Message]:
    """In the order of the list, what is wrong with the whole last."""
    return sorted(mistakes, key=lambda each: int(str(each.args.get("line", each.args.get("at", 1 << 30)))))


# The text notation


def parse(text: str) -> Deck:
    """A deck from the text notation, checked."""
    numbered = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in numbered if line and not line.startswith("#")]
    if not lines:
        raise DeckError(Message("deck-empty"))
    first, name = lines[0]
    if not is_name(name):
        raise DeckError(at_line(first, Message("deck-no-name", name=name)))
    draft, house = _Draft(name), None
    for number, line in lines[1:]:
        where = partial(at_line, number)
        if line.lower().startswith("set:"):
            draft.which = line[4:].strip().lower()
        elif line.startswith("["):
            house = _begun(draft, line.strip("[] "), where)
        elif house is None:
            draft.mistakes.append(where(Message("deck-before-house", line=line)))
        elif found := _LINE.fullmatch(line):
            marks = [mark.strip().lower() for mark in (found["marks"] or "").split(",") if mark.strip()]
            draft.cards.append(_Written(where, found["name"], house, int(found["times"] or 1), marks))
        else:
            draft.mistakes.append(where(Message("deck-no-card", line=line)))
            draft.unsure.add(house)
    return draft.finished()


def _begun(draft: _Draft, name: str, where: Place) -> str:
    """The house whose cards follow; empty where there is none of this name."""
    house = _house(name)
    if not house:
        draft.mistakes.append(where(_no_house(name)))
    elif house in draft.houses:
        draft.mistakes.append(where(Message("deck-house-again", house=house)))
        draft.unsure.add(house)
    else:
        draft.houses.append(house)
    return house


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
    draft = _Draft(given.name, given.set.lower())
    for name in given.houses:
        house = _house(name)
        draft.houses += [house] if house else []
        draft.mistakes += [] if house else [_no_house(name)]
    for at, listed in enumerate(given.cards):
        draft.cards.append(_published(draft, listed, partial(_at_card, at)))
    return draft.finished()


def _published(draft: _Draft, listed: _Listed, where: Place) -> _Written:
    house = _house(listed.house)
    if not house:
        draft.mistakes.append(where(_no_house(listed.house)))
    marks = [*(kind for kind in KINDS if getattr(listed, kind)), *listed.enhancements]
    return _Written(where, listed.id, house, listed.count, marks)


def _at_card(at: int, problem: Message) -> Message:
    return Message("deck-at-card", at=at, problem=problem)


# What both forms have in common


def _house(name: str) -> str:
    plain = slug_of(name)
    return next((known for known in HOUSES if plain in (known, known.replace("-", ""))), "")


def _no_house(name: str) -> Message:
    return Message("deck-unknown-house", name=name, known=", ".join(HOUSES))


def _wrong_kind(card: Card, house: str, marks: Collection[str]) -> Message | None:
    """What is wrong with a card in a house (KF-CARD-06, KF-CARD-08). Some lists call a card of several houses
    a maverick in all of them."""
    if ANOMALY in marks and card.houses:
        return Message("deck-no-anomaly", card=card.slug, house=", ".join(card.houses))
    if MAVERICK in marks and not card.houses:
        return Message("deck-anomaly", card=card.slug)
    if not card.houses or (house not in card.houses) == (MAVERICK in marks):
        return None
    if card.also_in and MAVERICK in marks:
        return None
    key = "deck-no-maverick" if MAVERICK in marks else "deck-maverick"
    return Message(key, card=card.slug, own=", ".join(card.houses), house=house)


def _wrong_set_of_deck(which: str) -> Message:
    """A set whose cards are not here, or none at all."""
    known = ", ".join(PLAYABLE)
    if which in LATER:
        return Message("deck-of-later-set", set=which, known=known, mixed=MIXED)
    return Message("deck-unknown-set", name=which, known=known, mixed=MIXED)


def _wrong_set(card: Card, which: str, legacy: bool) -> Message | None:
    """What is wrong with a card in a deck of a set (KF-CARD-07). Lists do not always mark legacies."""
    first = first_set(card.slug)
    if not first or not card.house:
        return None
    if PLAYABLE.index(first) > PLAYABLE.index(which):
        return Message("deck-later-set", card=card.slug, first=first, which=which)
    if legacy and (which == first or card.slug in facts(which)):
        return Message("deck-no-legacy", card=card.slug, which=which)
    return None


def _not_there(name: str) -> Message:
    """A card of a later set as what it is; any other with the nearest known ones and their sets."""
    slug = slug_of(name)
    if later := later_set(slug):
        return Message("deck-card-of-later-set", name=name, set=Message("set-name", set=later))
    said = Message("deck-unknown-card", name=name)
    near = get_close_matches(slug, BY_SLUG, n=3, cutoff=0.7)
    if not near:
        return said
    found = [f"{card} ({', '.join(sets_of(card))})" for card in near]
    return Message("deck-near", problem=said, near=", ".join(found))


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
