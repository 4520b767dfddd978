"""The spellbooks of Mage Wars, as `trivault decks` and `trivault simulate` take them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from trivault.games.magewars.decks.setup import book_named
from trivault.games.magewars.decks.spellbook import (
    MAGES,
    SPELLS,
    Price,
    Spellbook,
    built_in,
    check,
    from_json,
    parse,
    points,
    prices,
    slug_of,
)
from trivault.games.magewars.game import GAME
from trivault.games.magewars.state.model import TYPES
from trivault.kernel.form_errors import Problem
from trivault.kernel.text import Message, Words, capital
from trivault.library.deck_lists import NO_OPTIONS, DeckList, Generator, ListedCard, ShownDeck
from trivault.simulate import NamedDeck


class MageWarsBooks:
    def names(self, options: Mapping[str, object] = NO_OPTIONS) -> Sequence[str]:
        """Apprentices have theirs printed (MW-APP-08); other books come before those."""
        theirs = [name for name in built_in() if name.startswith("apprentice-")]
        others = [name for name in built_in() if name not in theirs]
        return theirs if options.get("apprentice") else [*others, *theirs]

    def pool(self) -> Sequence[str]:
        """The books of the first set; those of apprentices are half as large."""
        return [name for name in built_in() if not name.startswith("apprentice-")]

    def generator(self, options: Mapping[str, object] = NO_OPTIONS) -> Generator | None:
        mages = {mage: Message(f"card-{mage}") for mage in MAGES}
        return None if options.get("apprentice") else Generator("mage", 1, mages)

    def named(self, name: str) -> str:
        return book_named(name).text()

    def read(self, text: str, json: bool) -> tuple[str, str]:
        book = check(from_json(text) if json else parse(text))
        return slug_of(book.name) or book.name, book.text()

    def read_all(self, text: str, json: bool) -> Iterator[NamedDeck | Problem]:
        try:
            yield NamedDeck(*self.read(text, json))
        except Problem as problem:
            yield problem

    def address(self, word: str) -> str:
        return ""

    def groups(self, text: str) -> Mapping[str, Sequence[str]]:
        return {}

    def counts(self, text: str) -> Mapping[str, int]:
        return {}

    def words(self, lang: str) -> Words:
        return GAME.words(lang)

    def shown(self, text: str, words: Words) -> ShownDeck:
        """Spells by type, each with the points that all its copies cost."""
        book = parse(text)
        name = words.say(_name(book))
        title = words.say("book-title", name=name, n=points(book), most=MAGES[book.mage].points)
        by_type: dict[str, list[Price]] = {kind: [] for kind in TYPES}
        for price in prices(book):
            by_type[SPELLS[price.slug].type].append(price)
        groups = [
            (
                capital(words.say("book-group", kind=Message(f"type-{kind}"), n=sum(p.points for p in own))),
                [ListedCard(price.slug, words.say(_listed(price))) for price in own],
            )
            for kind, own in by_type.items()
            if own
        ]
        return ShownDeck(name, title, words.say(_facts(book)), groups)


def _name(book: Spellbook) -> Message:
    """Printed books are called in every language, others as they were named."""
    printed = next((name for name, known in built_in().items() if known == book), "")
    kind, _, mage = printed.partition("-")
    return (
        Message(f"book-{kind}", mage=Message(f"card-{mage}"))
        if printed
        else Message("book-named", name=book.name)
    )


def _facts(book: Spellbook) -> Message:
    facts = Message("book-facts", mage=Message(f"card-{book.mage}"), n=points(book))
    if not book.element:
        return facts
    return Message("book-facts-element", facts=facts, element=Message(f"school-{book.element}"))


def _listed(price: Price) -> Message:
    return Message("book-spell", times=price.times, card=Message(f"card-{price.slug}"), n=price.points)


DECKS: DeckList = MageWarsBooks()
