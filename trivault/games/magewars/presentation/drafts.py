"""Spellbooks of Mage Wars that are being written, as a builder shows them."""

from __future__ import annotations

from trivault.games.magewars.decks.spellbook import (
    MAGES,
    SPELLS,
    Price,
    Spellbook,
    barred,
    bound,
    find_mage,
    find_spell,
    from_json,
    most_copies,
    parse,
    points,
    price,
    prices,
    violations,
)
from trivault.games.magewars.state.model import ELEMENTS
from trivault.games.magewars.state.printed import Card
from trivault.kernel.text import Message, Words, capital
from trivault.library.drafts import (
    DraftCard,
    DraftChoice,
    DraftOffer,
    DraftProblem,
    Drafts,
    DraftWish,
    NamedValue,
    ShownDraft,
)


class MageWarsDrafts:
    def shown(self, wish: DraftWish, words: Words) -> ShownDraft:
        """What a book costs, and what is wrong with it."""
        book = _book(wish, words)
        mage = MAGES[book.mage]
        return ShownDraft(
            name=book.name,
            text=book.text(),
            choices=_choices(book, words),
            cards=[DraftCard(each.slug, each.times, each.points) for each in prices(book)],
            points=points(book),
            most=mage.points,
            problems=[
                DraftProblem(each.rule, capital(words.say(each.problem)) + ".", each.slug)
                for each in violations(book)
            ],
            offers=[_offer(card, mage, book.element, words) for card in SPELLS.values()] if wish.offers else [],
        )


def _book(given: DraftWish, words: Words) -> Spellbook:
    """The book as a list, or put together from its parts: then without what stands for something else."""
    if given.text:
        return from_json(given.text) if given.text.lstrip().startswith("{") else parse(given.text)
    mage = find_mage(given.choices.get("mage") or next(iter(MAGES)))
    element = given.choices.get("element", "") if mage.any_element else ""
    spells = [(find_spell(slug).slug, times) for slug, times in given.cards.items()]
    name = " ".join(given.name.split()).lstrip("#[ ") or words.say("unnamed")
    return bound(name, mage.slug, spells, element)


def _choices(book: Spellbook, words: Words) -> list[DraftChoice]:
    mages = [NamedValue(slug, words.say(f"card-{slug}")) for slug in MAGES]
    choices = [DraftChoice("mage", words.say("choose-mage"), book.mage, mages)]
    if MAGES[book.mage].any_element:
        title = words.say("choose-element")
        elements = [NamedValue(each, words.say(f"school-{each}")) for each in ELEMENTS]
        element = book.element if book.element in ELEMENTS else ""
        choices.append(DraftChoice("element", title, element, elements))
    return choices


def _offer(card: Card, mage: Card, element: str, words: Words) -> DraftOffer:
    """A spell that is not in the book yet: what a copy costs and why, or why it cannot be had."""
    ban = barred(card, mage, element)
    cost = price(card, mage, element)
    return DraftOffer(
        card=card.slug,
        points=cost.each,
        most=0 if ban else most_copies(card)[0],
        note=capital(words.say(ban.problem if ban else _why(cost))),
    )


def _why(price: Price) -> Message:
    if price.novice:
        return Message("price-novice")
    return Message("price-parts", parts=[_part(*part) for part in price.parts])


def _part(school: str, level: int, times: int) -> Message:
    return Message("price", school=Message(f"school-{school}"), level=level, times=times)


DRAFTS: Drafts = MageWarsDrafts()
