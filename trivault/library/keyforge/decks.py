"""The decks of KeyForge, as `trivault decks` and `trivault simulate` take them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from trivault.games.keyforge import GAME
from trivault.games.keyforge.deck import DeckEntry, built_in, parse, read, slug_of
from trivault.games.keyforge.generator import GENERATED_HOUSES, deck_named
from trivault.kernel.text import Message, Words
from trivault.library.deck_lists import NO_OPTIONS, DeckList, Generator, ListedCard, ShownDeck

STARTERS = ("miss-onyx-censorius", "radiant-argus-the-supreme")  # made for the first game


class KeyForgeDecks:
    def names(self, options: Mapping[str, object] = NO_OPTIONS) -> Sequence[str]:
        return list(dict.fromkeys((*STARTERS, *built_in())))

    def generator(self, options: Mapping[str, object] = NO_OPTIONS) -> Generator:
        return Generator("house", 3, {each: Message("house-name", house=each) for each in GENERATED_HOUSES})

    def named(self, name: str) -> str:
        return deck_named(name).text()

    def read(self, text: str, json: bool) -> tuple[str, str]:
        deck = read(text, json)
        return slug_of(deck.name) or deck.name, deck.text()

    def words(self, lang: str) -> Words:
        return GAME.words(lang)

    def shown(self, text: str, words: Words) -> ShownDeck:
        deck = parse(text)
        houses = {house: words.say("house-name", house=house) for house in deck.houses}
        groups = [
            (
                name,
                [
                    ListedCard(entry.slug, words.say(_listed(entry, times)))
                    for entry, times in deck.of_house(house)
                ],
            )
            for house, name in houses.items()
        ]
        return ShownDeck(deck.name, deck.name, ", ".join(houses.values()), groups)


def _listed(entry: DeckEntry, times: int) -> Message:
    card = Message("deck-card", n=times, card=Message(f"card-{entry.slug}"))
    marks = [Message(f"mark-{mark}") for mark in entry.marks()]
    return Message("deck-card-marked", entry=card, marks=marks) if marks else card


DECKS: DeckList = KeyForgeDecks()
