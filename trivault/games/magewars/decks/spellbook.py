"""Spellbooks: what they may hold and what it costs, and their text notation (MW-BOOK).

    Storms over Sortilege
    Mage: wizard
    Element: air

    [Creature]
    2 blue-gremlin
    [Attack]
    fireball

`parse(book.text()) == book`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import msgspec

from trivault.games.magewars.cards import CARDS
from trivault.games.magewars.state.model import ELEMENTS, MAGE, TYPES
from trivault.games.magewars.state.printed import Card
from trivault.kernel.errors import UnknownCard, UnknownName
from trivault.kernel.form_errors import Problem, at_line, misformed, not_json, some, unknown
from trivault.kernel.phrases import folded
from trivault.kernel.text import Message

TRAINED, UNTRAINED, OPPOSED = 1, 2, 3  # times the level (MW-BOOK-04, MW-BOOK-05, MW-BOOK-06)
NOVICE = 1  # points (MW-BOOK-14)
MOST_TOLD = 6  # of the rules that a book breaks
FIRST_LEVEL, HIGHER = 6, 4  # copies (MW-BOOK-09, MW-BOOK-10)

MAGES: Mapping[str, Card] = {card.slug: card for card in CARDS if card.type == MAGE}
_INNATE = {slug for mage in MAGES.values() for slug in mage.innate}
SPELLS: Mapping[str, Card] = {c.slug: c for c in CARDS if c.type != MAGE and c.slug not in _INNATE}

_LINE = re.compile(r"((?P<times>[1-9][0-9]?) +)?(?P<name>\S.*)")


class BookError(Problem):
    """A spellbook that is malformed or against the rules; the message says what was expected."""

    packages = ("trivault.games.magewars",)


class UnknownBook(UnknownName):
    what = "spellbook"


class UnknownMage(UnknownName):
    what = "mage"


@dataclass(frozen=True)
class Spellbook:
    """Spells by type and name, each with the number of its copies."""

    name: str
    mage: str
    spells: tuple[tuple[str, int], ...]
    element: str = ""  # that a wizard is trained in

    def text(self) -> str:
        """The book in the text notation."""
        lines = [self.name, f"Mage: {self.mage}"] + ([f"Element: {self.element}"] if self.element else [])
        for kind in TYPES:
            own = [(slug, times) for slug, times in self.spells if SPELLS[slug].type == kind]
            lines += ["", f"[{kind.capitalize()}]"] if own else []
            lines += [f"{times} {slug}" if times > 1 else slug for slug, times in own]
        return "\n".join(lines) + "\n"

    @property
    def size(self) -> int:
        return sum(times for _, times in self.spells)


def bound(name: str, mage: str, spells: Iterable[tuple[str, int]], element: str = "") -> Spellbook:
    """A book with its spells in order, equal ones together."""
    counted: Counter[str] = Counter()
    for slug, times in spells:
        counted[slug] += times
    order = sorted(counted.items(), key=lambda each: (TYPES.index(SPELLS[each[0]].type), each[0]))
    return Spellbook(name, mage, tuple(order), element)


# What it costs, and what is wrong with it


@dataclass(frozen=True)
class Price:
    """What one copy of a spell costs a mage: the parts (school, level, times), or 1 for novices."""

    slug: str
    times: int
    parts: tuple[tuple[str, int, int], ...]
    novice: bool = False

    @property
    def each(self) -> int:
        return NOVICE if self.novice else sum(level * factor for _, level, factor in self.parts)

    @property
    def points(self) -> int:
        return self.each * self.times


@dataclass(frozen=True)
class Violation:
    """A rule that a book breaks, and how; `slug` is the spell that breaks it, if it is a single one."""

    rule: str
    problem: Message
    slug: str = ""

    def __str__(self) -> str:
        return f"{BookError(self.problem)} ({self.rule})"


def training(mage: Card, element: str) -> tuple[str, ...]:
    return (*mage.trained, element) if element else mage.trained


def price(card: Card, mage: Card, element: str, times: int = 1) -> Price:
    """Of schools joined by OR the cheapest, of others all (MW-BOOK-07, MW-BOOK-08)."""
    trained = training(mage, element)

    def factor(school: str) -> int:
        return TRAINED if school in trained else OPPOSED if school in mage.opposed else UNTRAINED

    parts = tuple((school, level, factor(school)) for school, level in card.schools)
    if card.any_school:
        parts = (min(parts, key=lambda part: part[1] * part[2]),)
    return Price(card.slug, times, parts, card.novice)


def prices(book: Spellbook) -> list[Price]:
    """What each spell of a book costs its mage."""
    mage = MAGES[book.mage]
    return [price(SPELLS[slug], mage, book.element, times) for slug, times in book.spells]


def points(book: Spellbook) -> int:
    return sum(each.points for each in prices(book))


def barred(card: Card, mage: Card, element: str) -> Violation | None:
    """Why a mage may not have a spell at all; None where nothing bars it."""
    name = Message(f"card-{card.slug}")
    if card.only_class and card.only_class != mage.slug:
        only = Message("book-only-class", card=name, mage=Message(f"card-{card.only_class}"))
        return Violation("MW-BOOK-12", only, card.slug)
    if card.only_trained and card.only_trained not in training(mage, element):
        only = Message("book-only-trained", card=name, school=Message(f"school-{card.only_trained}"))
        return Violation("MW-BOOK-13", only, card.slug)
    return None


def most_copies(card: Card) -> tuple[int, str]:
    """How many copies a book may hold, and the rule that says so."""
    if card.epic:
        return 1, "MW-BOOK-11"
    return (FIRST_LEVEL, "MW-BOOK-09") if card.level == 1 else (HIGHER, "MW-BOOK-10")


def violations(book: Spellbook) -> list[Violation]:
    """All rules that a book breaks."""
    mage = MAGES[book.mage]
    found = []
    if mage.any_element and book.element not in ELEMENTS:
        wanted = Message("book-element", mage=Message(f"card-{mage.slug}"), known=", ".join(ELEMENTS))
        found.append(Violation("MW-WIZ-03", wanted))
    if book.element and not mage.any_element:
        found.append(Violation("MW-WIZ-03", Message("book-no-element", mage=Message(f"card-{mage.slug}"))))
    for slug, times in book.spells:
        card = SPELLS[slug]
        most, rule = most_copies(card)
        if times > most:
            copies = Message("book-copies", n=times, card=Message(f"card-{slug}"), most=most)
            found.append(Violation(rule, copies, slug))
        if ban := barred(card, mage, book.element):
            found.append(ban)
    if (spent := points(book)) > mage.points:
        found.append(Violation("MW-BOOK-02", Message("book-points", n=spent, most=mage.points)))
    return found


def check(book: Spellbook) -> Spellbook:
    """The book itself, if it obeys all rules."""
    if wrong := violations(book):
        title = Message("book-title", name=book.name, n=points(book), most=MAGES[book.mage].points)
        broken = [Message("book-broken", problem=each.problem, rule=each.rule) for each in wrong]
        told = folded("book-and", some(broken, MOST_TOLD))
        raise BookError(Message("book-wrong", title=title, broken=told))
    return book


# Reading


def slug_of(name: str) -> str:
    """`Rajan’s Fury` is `rajans-fury`, `Tooth & Nail` is `tooth-and-nail`."""
    plain = re.sub("['’]", "", name.lower()).replace("&", " and ")
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def find_mage(name: str) -> Card:
    slug = slug_of(name).removeprefix("mage-")
    if slug not in MAGES:
        raise UnknownMage(slug, MAGES)
    return MAGES[slug]


def find_spell(name: str) -> Card:
    slug = slug_of(name)
    if slug not in SPELLS:
        raise UnknownCard(slug, SPELLS)
    return SPELLS[slug]


def parse(text: str) -> Spellbook:
    """A book from the text notation; whether it is legal says `check`."""
    numbered = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in numbered if line and line[0] not in "#["]
    if not lines:
        raise BookError(Message("book-empty"))
    name, mage, element = lines[0][1], "", ""
    spells = []
    for number, line in lines[1:]:
        key, colon, value = line.partition(":")
        try:
            if colon and key.lower() == "mage":
                mage = find_mage(value).slug
            elif colon and key.lower() == "element":
                element = value.strip().lower()
            else:
                found = _LINE.fullmatch(line)
                assert found is not None, "every line has a name"
                spells.append((find_spell(found["name"]).slug, int(found["times"] or 1)))
        except UnknownName as error:
            counted = any(c.isdigit() for c in line) and not re.match(r"[1-9][0-9]? ", line)
            said = Message("book-count", problem=unknown(error)) if counted else unknown(error)
            raise BookError(at_line(number, said)) from None
    if not mage:
        raise BookError(Message("book-no-mage", name=name, mage=next(iter(MAGES))))
    return bound(name, mage, spells, element)


class _Listed(msgspec.Struct):
    card: str
    count: int = 1


class _Published(msgspec.Struct):
    id: str
    mage: str
    cards: list[_Listed]
    wizard_element: str = ""


def from_json(text: str | bytes) -> Spellbook:
    """A book from its JSON form: `{"id": …, "mage": …, "cards": [{"card": …, "count": 2}]}`."""
    try:
        given = msgspec.json.decode(text, type=_Published)
    except msgspec.ValidationError as error:
        raise BookError(Message("book-form", **misformed(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BookError(not_json(text, error)) from None
    for listed in given.cards:
        if listed.count < 1:
            raise BookError(Message("book-times", name=listed.card, times=str(listed.count)))
    spells = [(find_spell(listed.card).slug, listed.count) for listed in given.cards]
    return bound(given.id, find_mage(given.mage).slug, spells, given.wizard_element)


# The printed books


@cache
def built_in() -> Mapping[str, Spellbook]:
    """The books that come with the game: `apprentice-wizard`, `starting-wizard` … (MW-BOOK-17)."""
    folder = files("trivault.games.magewars") / "books"
    listed = sorted((file for file in folder.iterdir() if file.name.endswith(".txt")), key=lambda f: f.name)
    return {file.name[:-4]: parse(file.read_text(encoding="utf-8")) for file in listed}


def find_book(name: str) -> Spellbook:
    """A built-in book by its name."""
    books = built_in()
    if slug_of(name) not in books:
        raise UnknownBook(slug_of(name), books)
    return books[slug_of(name)]
