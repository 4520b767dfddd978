"""The decks of KeyForge, as `trivault decks` and `trivault simulate` take them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from trivault.games.keyforge.decks.deck import BY_SLUG, Deck, DeckEntry, slug_of
from trivault.games.keyforge.decks.deck_lists import built_in
from trivault.games.keyforge.decks.formats.addresses import master_vault_id, published_at
from trivault.games.keyforge.decks.formats.reader import read, read_all
from trivault.games.keyforge.decks.formats.text import parse
from trivault.games.keyforge.decks.generator import deck_named, houses_of
from trivault.games.keyforge.decks.sets import PLAYABLE
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.state.printed import HOUSES
from trivault.kernel.form_errors import Problem
from trivault.kernel.text import Message, Words
from trivault.library.deck_lists import NO_OPTIONS, DeckList, GeneratedSet, Generator, ListedCard, ShownDeck
from trivault.simulate import NamedDeck

STARTERS = ("miss-onyx-censorius", "radiant-argus-the-supreme")  # made for the first game

POOL = (  # three of each set, with all houses
    *("titanfang-tower-fighter", "parker-la-sedienta", "falstaff-snap-iarvia"),
    *("dirk-o-retraido-monge-da-inteligencia", "lydia-la-inacabable-de-la-colmena", "priscilla-tex-a-maldita"),
    *("isaiah-el-lineal-del-crater", "generated-wc-1", "generated-wc-2"),
    *("cylconium-chamber-agent", "mehitable-host-of-the-rustling-repository", "rapipdly-ever-changing-sadao"),
)


KINDS_OF_CARDS = ("creature", "action", "artifact", "upgrade")


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
        return _called(deck), deck.text()

    def read_all(self, text: str, json: bool) -> Iterator[NamedDeck | Problem]:
        for found in read_all(text, json):
            yield found if isinstance(found, Problem) else NamedDeck(_called(found), found.text())

    def address(self, word: str) -> str:
        deck = master_vault_id(word)
        return published_at(deck) if deck else ""

    def groups(self, text: str) -> Mapping[str, Sequence[str]]:
        deck = parse(text)
        return {"house": deck.houses, "set": [deck.set]}

    def counts(self, text: str) -> Mapping[str, int]:
        cards = [(BY_SLUG[entry.slug], entry) for entry in parse(text).cards]
        kinds = Counter(card.type for card, _ in cards)
        amber = sum(card.amber + entry.icons.count("amber") for card, entry in cards)
        return {**{kind: kinds[kind] for kind in KINDS_OF_CARDS}, "amber": amber}

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


def _called(deck: Deck) -> str:
    return slug_of(deck.name) or deck.name


def _facts(deck: Deck, houses: list[str]) -> Message:
    listed = ", ".join(houses)
    return Message("deck-facts", set=deck.set, houses=listed)


def _listed(entry: DeckEntry, times: int) -> Message:
    card = Message("deck-card", n=times, card=Message(f"card-{entry.slug}"))
    marks = [Message(f"mark-{mark}") for mark in entry.marks()]
    return Message("deck-card-marked", entry=card, marks=marks) if marks else card


DECKS: DeckList = KeyForgeDecks()
