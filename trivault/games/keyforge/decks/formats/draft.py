"""A deck as far as a list was read, and what is wrong with it, whatever format the list has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field, replace
from difflib import get_close_matches

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
from trivault.games.keyforge.decks.formats.names import card_called, house_called
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
from trivault.kernel.form_errors import some
from trivault.kernel.text import Message

MOST_MISTAKES = 50  # that are named
MOST_LISTED = 200  # that a list may have, far more than any needs

Place = Callable[[Message], Message]  # a problem, with where in the list it is


@dataclass(frozen=True)
class WrittenCard:
    """A card as a list names it; without a house where the list named none that is known."""

    where: Place
    name: str
    house: str
    times: int
    marks: list[str]
    slug: str

    def entries(self) -> list[DeckEntry]:
        added = tuple(mark for mark in self.marks if mark in ICONS)
        return [DeckEntry(self.slug, self.house, added, LEGACY in self.marks)] * self.times

    def mistakes(self, which: str, near: bool) -> Iterator[Message]:
        """What is wrong with the card; where it is unknown, with those that come `near` it."""
        if self.slug not in BY_SLUG:
            yield _not_there(self.name, near)
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
class Draft:
    name: str = ""
    which: str = FIRST_SET
    houses: list[str] = field(default_factory=list)
    cards: list[WrittenCard] = field(default_factory=list)
    mistakes: list[Message] = field(default_factory=list)
    unsure: set[str] = field(default_factory=set)  # houses of which a line cannot be read

    def add(self, where: Place, name: str, house: str, times: int, marks: list[str], slug: str = "") -> None:
        """A card as the list names it."""
        if len(self.cards) >= MOST_LISTED:
            raise DeckError(Message("deck-too-many", name=self.name, most=MOST_LISTED))
        marks = [plain_mark(mark) for mark in marks]
        self.cards.append(WrittenCard(where, name, house, times, marks, slug or card_called(name, house)))

    def take_house(self, name: str) -> None:
        """One of the houses that the list names for the deck."""
        house = house_called(name)
        self.houses += [house] if house else []
        self.mistakes += [] if house else [no_house(name)]

    def house(self, name: str, where: Place) -> str:
        """The house of a card; empty where there is none of this name."""
        house = house_called(name)
        self.mistakes += [] if house else [where(no_house(name))]
        return house

    def finished(self) -> Deck:
        if self.which in LATER:
            raise DeckError(_wrong_set_of_deck(self.which))
        name = " ".join(self.name.split())
        if not is_name(name):
            self.mistakes.append(Message("deck-no-name", name=name))
        if self.which not in (*PLAYABLE, MIXED):
            self.mistakes.append(_wrong_set_of_deck(self.which))
        cards = list(_with_both_halves(self.cards))
        for card in cards:
            near = len(self.mistakes) < MOST_MISTAKES  # it takes time to find them
            self.mistakes += map(card.where, card.mistakes(self.which, near))
        self.mistakes += [
            Message("deck-called", name=name, problem=problem)
            for problem in problems(self.houses, _counted(cards))
            if problem.args.get("house") not in self.unsure
        ]
        if self.mistakes:
            raise DeckError(*some(_in_order(self.mistakes), MOST_MISTAKES))
        entries = tuple(entry for card in cards for entry in card.entries())
        return check(Deck(name, tuple(self.houses), entries, self.which))


def plain_mark(mark: str) -> str:
    """`Æmber` and `aember` are `amber`."""
    mark = mark.strip().lower()
    return "amber" if slug_of(mark) == "aember" else mark


def no_house(name: str) -> Message:
    return Message("deck-unknown-house", name=name, known=", ".join(HOUSES))


def kinds_of(slug: str, *, maverick: bool, legacy: bool, anomaly: bool) -> list[str]:
    """How a copy is marked that other data calls so: an anomaly that got a house of its own in a later set has
    the house of its copy, and is a maverick to nobody."""
    has_house = slug not in BY_SLUG or bool(BY_SLUG[slug].houses)
    marks = {MAVERICK: maverick and has_house, LEGACY: legacy, ANOMALY: anomaly and not has_house}
    return [mark for mark, there in marks.items() if there]


def _with_both_halves(cards: list[WrittenCard]) -> Iterator[WrittenCard]:
    """The cards; where a list names a gigantic creature by one title, once for each half, as both halves
    (KF-GIG-01)."""
    counts: Counter[tuple[str, str]] = Counter()
    for card in cards:
        counts[card.house, card.slug] += card.times
    turned: Counter[tuple[str, str]] = Counter()
    for card in cards:
        key, known = (card.house, card.slug), BY_SLUG.get(card.slug)
        pair = known and known.half and counts[key] % 2 == 0 and not counts[card.house, known.other_half]
        if not known or not pair or card.times > PER_HOUSE:
            yield card
            continue
        others = min(card.times, counts[key] // 2 - turned[key])
        turned[key] += others
        if others:
            yield replace(card, slug=known.other_half, times=others)
        if card.times > others:
            yield replace(card, times=card.times - others)


def _counted(cards: list[WrittenCard]) -> Iterator[tuple[str, str]]:
    """What can be counted: cards in houses that are known, each as often as it may be there at all."""
    for card in cards:
        if card.house:
            yield from [(card.house, card.slug)] * min(max(card.times, 0), PER_HOUSE + 1)


def _in_order(mistakes: list[Message]) -> list[Message]:
    """In the order of the list, what is wrong with the whole last."""
    return sorted(mistakes, key=lambda each: int(str(each.args.get("line", each.args.get("at", 1 << 30)))))


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


def _not_there(name: str, nearest: bool) -> Message:
    """A card of a later set as what it is; any other with the nearest known ones and their sets."""
    slug = slug_of(name)
    if later := later_set(slug):
        return Message("deck-card-of-later-set", name=name, set=Message("set-name", set=later))
    said = Message("deck-unknown-card", name=name)
    near = get_close_matches(slug, BY_SLUG, n=3, cutoff=0.7) if nearest else []
    if not near:
        return said
    found = [f"{card} ({', '.join(sets_of(card))})" for card in near]
    return Message("deck-near", problem=said, near=", ".join(found))
