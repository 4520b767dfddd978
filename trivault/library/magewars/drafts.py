"""Spellbooks of Mage Wars that are being written, as the builder in the browser shows them."""

from __future__ import annotations

from trivault.games.magewars.model import ELEMENTS
from trivault.games.magewars.printed import Card
from trivault.games.magewars.spellbook import (
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
from trivault.kernel.text import Message, Words, capital
from trivault.server import replies, requests


def draft(given: requests.Draft, words: Words) -> replies.Draft:
    """What a book costs, and what is wrong with it."""
    book = _book(given, words)
    mage = MAGES[book.mage]
    return replies.Draft(
        game=given.game,
        name=book.name,
        text=book.text(),
        choices=_choices(book, words),
        cards=[_copies(each) for each in prices(book)],
        points=points(book),
        most=mage.points,
        problems=[
            replies.Problem(rule=each.rule, text=capital(words.say(each.problem)) + ".", card=each.slug)
            for each in violations(book)
        ],
        offers=[_offer(card, mage, book.element, words) for card in SPELLS.values()] if given.offers else [],
    )


def _book(given: requests.Draft, words: Words) -> Spellbook:
    """The book as a list, or put together from its parts: then without what stands for something else."""
    if given.text:
        return from_json(given.text) if given.text.lstrip().startswith("{") else parse(given.text)
    mage = find_mage(given.choices.get("mage") or next(iter(MAGES)))
    element = given.choices.get("element", "") if mage.any_element else ""
    spells = [(find_spell(slug).slug, times) for slug, times in given.cards.items()]
    name = " ".join(given.name.split()).lstrip("#[ ") or words.say("unnamed")
    return bound(name, mage.slug, spells, element)


def _choices(book: Spellbook, words: Words) -> list[replies.DraftChoice]:
    mages = [replies.Named(name=slug, title=words.say(f"card-{slug}")) for slug in MAGES]
    choices = [replies.DraftChoice(name="mage", title=words.say("choose-mage"), value=book.mage, values=mages)]
    if MAGES[book.mage].any_element:
        title = words.say("choose-element")
        elements = [replies.Named(name=each, title=words.say(f"school-{each}")) for each in ELEMENTS]
        element = book.element if book.element in ELEMENTS else ""
        choices.append(replies.DraftChoice(name="element", title=title, value=element, values=elements))
    return choices


def _copies(price: Price) -> replies.DraftCard:
    return replies.DraftCard(card=price.slug, times=price.times, points=price.points)


def _offer(card: Card, mage: Card, element: str, words: Words) -> replies.Offer:
    """A spell that is not in the book yet: what a copy costs and why, or why it cannot be had."""
    ban = barred(card, mage, element)
    cost = price(card, mage, element)
    return replies.Offer(
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
