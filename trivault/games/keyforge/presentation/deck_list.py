"""The decks of KeyForge, as `trivault decks` and `trivault simulate` take them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from trivault.games.keyforge.decks.deck import Deck, DeckEntry, slug_of
from trivault.games.keyforge.decks.deck_lists import built_in
from trivault.games.keyforge.decks.formats.reader import read
from trivault.games.keyforge.decks.formats.text import parse
from trivault.games.keyforge.decks.generator import deck_named, houses_of
from trivault.games.keyforge.decks.sets import PLAYABLE
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.state.printed import HOUSES
from trivault.kernel.text import Message, Words
from trivault.library.deck_lists import NO_OPTIONS, DeckList, GeneratedSet, Generator, ListedCard, ShownDeck

STARTERS = ("miss-onyx-censorius", "radiant-argus-the-supreme")  # made for the first game

POOL = (  # three of each set, with all houses
    *("titanfang-tower-fighter", "parker-la-sedienta", "falstaff-snap-iarvia"),
    *("dirk-o-retraido-monge-da-inteligencia", "lydia-la-inacabable-de-la-colmena", "priscilla-tex-a-maldita"),
    *("isaiah-el-lineal-del-crater", "generated-wc-1", "generated-wc-2"),
    *("cylconium-chamber-agent", "mehitable-host-of-the-rustling-repository", "rapipdly-ever-changing-sadao"),
)


class KeyForgeDecks:
    def names(self, options: Mapping[str, object] = NO_OPTIONS) -> Sequence[str]:
        return list(dict.fromkeys((*STARTERS, *built_in())))

    def pool(self) -> Sequence[str]:
        return POOL

    def generator(self, options: Mapping[str, object] = NO_OPTIONS) -> Generator:
        sets = {which: GeneratedSet(Message("set-name", set=which), houses_of(which)) for which in PLAYABLE}
        houses = {house for each in sets.values() for house in each.parts}
        parts = {house: Message("house-name", house=house) for house in HOUSES if house in houses}
        return Generator("house", 3, parts, sets)

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
        return ShownDeck(deck.name, deck.name, words.say(_facts(deck, list(houses.values()))), groups)


def _facts(deck: Deck, houses: list[str]) -> Message:
    listed = ", ".join(houses)
    return Message("deck-facts", set=deck.set, houses=listed)


def _listed(entry: DeckEntry, times: int) -> Message:
    card = Message("deck-card", n=times, card=Message(f"card-{entry.slug}"))
    marks = [Message(f"mark-{mark}") for mark in entry.marks()]
    return Message("deck-card-marked", entry=card, marks=marks) if marks else card


DECKS: DeckList = KeyForgeDecks()
