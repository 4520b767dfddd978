"""The cards, decks and rules of all games, as the table server shows them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec

from trivault.kernel.text import LANGUAGES, Words, capital
from trivault.library import drafts as library
from trivault.library.card_lists import CardList, card_list, list_words
from trivault.library.deck_lists import NO_OPTIONS, Generator, deck_list
from trivault.library.rulebook import rule_text
from trivault.registry import entry
from trivault.server.protocol import requests
from trivault.server.protocol.replies import (
    CardFilter,
    CardInfo,
    Cards,
    Deck,
    DeckCard,
    DeckGenerator,
    DeckGroup,
    DeckInfo,
    Decks,
    Draft,
    DraftCard,
    DraftChoice,
    GeneratedSet,
    Named,
    Offer,
    Problem,
)
from trivault.server.workers.scheduler import Work


class Library:
    """In words of a language. What is wrong with a name or a list is raised as a `TrivaultError`."""

    def __init__(self) -> None:
        self._rules = {lang: rule_text(lang) for lang in LANGUAGES}
        self._cards: dict[tuple[str, str], Cards] = {}

    def rule(self, rule: str, lang: str) -> str:
        """The text of a rule; empty for an unknown one."""
        return self._rules[lang](rule)

    # Cards

    def cards(self, game: str, lang: str) -> Work[Cards]:
        """All of them. They are so many that others have their turn in between."""
        if (game, lang) not in self._cards:
            self._cards[game, lang] = yield from _cards(game, lang)
        return self._cards[game, lang]

    # Decks

    def with_decks(self, game: str) -> bool:
        """Whether players bring decks."""
        return bool(entry(game).decks)

    def with_drafts(self, game: str) -> bool:
        """Whether players may put their decks together."""
        return bool(entry(game).drafts)

    def decks(self, game: str, lang: str, options: Mapping[str, object] = NO_OPTIONS) -> Work[Decks]:
        """Those that come with the game and fit these options of a set-up."""
        found = Decks(game=game, decks=[])
        if self.with_decks(game):
            known, words = deck_list(game), list_words(game, lang)
            generator = known.generator(options)
            found.generator = _generator(generator, words) if generator else None
            for name in known.names(options):
                yield
                found.decks.append(self.named(game, name, lang))
        return found

    @cache  # noqa: B019  # one library for a server
    def named(self, game: str, name: str, lang: str) -> DeckInfo:
        """A deck that comes with the game, or is generated."""
        known = deck_list(game)
        shown = known.shown(known.named(name), known.words(lang))
        return DeckInfo(name=name, title=shown.name, facts=shown.facts)

    def deck(self, game: str, given: str, lang: str) -> Deck:
        """A deck by its name or from its list, checked."""
        known = deck_list(game)
        if "\n" in given or given.lstrip().startswith("{"):
            name, text = known.read(given, given.lstrip().startswith("{"))
        else:
            name, text = given, known.named(given)
        shown = known.shown(text, known.words(lang))
        groups = [
            DeckGroup(title=title, cards=[DeckCard(card=each.slug, text=each.text) for each in cards])
            for title, cards in shown.groups
        ]
        return Deck(game=game, name=name, title=shown.name, facts=shown.facts, text=text, groups=groups)

    def draft(self, given: requests.Draft, lang: str) -> Draft:
        """A deck that is being put together: it may be against the rules."""
        shown = library.drafts(given.game).shown(given, list_words(given.game, lang))
        return Draft(
            game=given.game,
            name=shown.name,
            text=shown.text,
            choices=[_choice(each) for each in shown.choices],
            cards=[DraftCard(**each._asdict()) for each in shown.cards],
            points=shown.points,
            most=shown.most,
            problems=[Problem(**each._asdict()) for each in shown.problems],
            offers=[Offer(**each._asdict()) for each in shown.offers],
        )


def _cards(game: str, lang: str) -> Work[Cards]:
    known, words = card_list(game), list_words(game, lang)
    filters, cards = [], []
    for option in known.options:
        yield
        if (found := _filter(known, option, words)).values:
            filters.append(found)
    names = [each.name for each in filters]
    for slug in known.slugs():
        yield
        cards.append(_card(known, slug, names, words))
    return Cards(game=game, lang=lang, cards=cards, filters=filters)


def _filter(known: CardList, option: str, words: Words) -> CardFilter:
    """What cards are told apart by, with its values in the order in which people look for them."""
    found = set().union(*(known.groups(slug, option) for slug in known.slugs()))
    titles = {name: known.title(option, name) for name in found}
    values = [
        Named(name=name, title=capital(words.say(title).strip())) for name, title in titles.items() if title
    ]
    title = words.say(f"by-{option}") if values else ""
    return CardFilter(name=option, title=title, values=sorted(values, key=_place))


def _place(value: Named) -> tuple[bool, int, str]:
    number = value.name.isdecimal()
    return not number, int(value.name) if number else 0, value.title.casefold()


def _card(known: CardList, slug: str, filters: list[str], words: Words) -> CardInfo:
    shown = known.shown(slug, words)
    return CardInfo(
        slug=slug,
        name=shown.lines[0],
        lines=shown.lines,
        text=shown.text,
        facts=msgspec.Raw(msgspec.json.encode(shown.facts)),
        groups={name: sorted(known.groups(slug, name)) for name in filters},
    )


def _generator(generator: Generator, words: Words) -> DeckGenerator:
    parts = [Named(name=name, title=words.say(title)) for name, title in generator.parts.items()]
    sets = [
        GeneratedSet(name=name, title=words.say(each.title), parts=list(each.parts))
        for name, each in generator.sets.items()
    ]
    title = words.say(f"generated-of-{generator.what}")
    return DeckGenerator(title=title, most=generator.most, parts=parts, sets=sets)


def _choice(shown: library.DraftChoice) -> DraftChoice:
    values = [Named(name=each.name, title=each.title) for each in shown.values]
    return DraftChoice(name=shown.name, title=shown.title, value=shown.value, values=values)
