"""The cards, decks and rules of all games, as the table server shows them."""

from __future__ import annotations

from functools import cache

import msgspec

from trivault.cli.card_lists import card_list
from trivault.cli.deck_lists import WITH_DECKS, deck_list
from trivault.cli.table import rule_text
from trivault.kernel.errors import SetupError
from trivault.server.replies import CardInfo, Deck, DeckGroup, DeckInfo


class Shelf:
    """Reads the lists of the command line."""

    def __init__(self) -> None:
        self.rule = rule_text()

    @cache  # noqa: B019  # one shelf for a server
    def cards(self, game: str, lang: str) -> list[CardInfo]:
        known = card_list(game)
        words = known.words(lang)
        cards = []
        for slug in known.slugs():
            shown = known.shown(slug, words)
            facts = {name: msgspec.Raw(msgspec.json.encode(value)) for name, value in shown.form.items()}
            cards.append(
                CardInfo(slug=slug, name=shown.lines[0], lines=shown.lines, text=shown.text, facts=facts)
            )
        return cards

    def with_decks(self, game: str) -> bool:
        return game in WITH_DECKS

    @cache  # noqa: B019  # one shelf for a server
    def decks(self, game: str, lang: str) -> list[DeckInfo]:
        if not self.with_decks(game):
            return []
        known = deck_list(game)
        words = known.words(lang)
        shown = {name: known.shown(known.named(name), words) for name in known.names()}
        return [DeckInfo(name=name, title=deck.title, facts=deck.facts) for name, deck in shown.items()]

    def deck(self, game: str, given: str, lang: str) -> Deck:
        if not self.with_decks(game):
            raise SetupError(f"{game} is played without decks; games with decks: {', '.join(WITH_DECKS)}")
        known = deck_list(game)
        if "\n" in given or given.lstrip().startswith("{"):
            name, text = known.read(given, given.lstrip().startswith("{"))
        else:
            name, text = given, known.named(given)
        shown = known.shown(text, known.words(lang))
        groups = [DeckGroup(title=title, cards=cards) for title, cards in shown.groups]
        return Deck(game=game, name=name, title=shown.title, facts=shown.facts, text=text, groups=groups)
