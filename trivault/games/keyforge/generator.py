"""New unique decks of Call of the Archons in the spirit of the game, so that anybody can play at once.

Three houses of twelve cards, weighted by rarity; now and then a maverick; cards that only come
with their partners bring them along; and an archon with a name of our own making.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from trivault.games.keyforge.cards.cota import CARDS
from trivault.games.keyforge.deck import PER_HOUSE, Deck, DeckEntry, DeckError, check, find_deck, parse
from trivault.games.keyforge.printed import Card
from trivault.games.keyforge.sets import facts
from trivault.kernel.rng import below, shuffle
from trivault.kernel.text import Message

GENERATED_HOUSES = sorted({card.house for card in CARDS})
WEIGHTS = {"common": 6, "uncommon": 3, "rare": 1, "variant": 0, "fixed": 0}
MAVERICK_ONE_IN = 40  # cards

# Whoever brings one of these brings the others.
COMPANIONS = (
    ("horseman-of-death", "horseman-of-famine", "horseman-of-pestilence", "horseman-of-war"),
    ("timetraveller", "help-from-future-self"),
)

# One of these is as good as another: the lot decides which one it is.
VARIANTS = (("master-of-1", "master-of-2", "master-of-3"),)

FIRST = (
    "Alda",
    "Brevik",
    "Corvo",
    "Dunja",
    "Elgin",
    "Farro",
    "Grissa",
    "Hollis",
    "Imre",
    "Jorun",
    "Kasimir",
    "Lunet",
)
LAST = ("Ashgrove", "Brightwater", "Coldiron", "Duskwell", "Emberlain", "Farstride", "Glimmerfen", "Hollowmere")
TITLE = ("Archivist", "Beekeeper", "Cartographer", "Duellist", "Gambler", "Lamplighter", "Navigator", "Tinker")
PLACE = ("the Ninth Lake", "Glass Harbour", "the Quiet Road", "Mirrorwood", "the Long Stair", "Saltmarket")


class SeededChance:
    """A stretch of chance of its own, from a seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.draws = 0
        self.barrier = 0


def generate(seed: int, wanted: Sequence[str] = ()) -> Deck:
    """The deck with this seed; houses that are not wanted by name are drawn."""
    if unknown := [house for house in wanted if house not in GENERATED_HOUSES]:
        known = ", ".join(GENERATED_HOUSES)
        raise DeckError(Message("deck-no-house", name=unknown[0], known=known))
    if len(wanted) > 3 or len(set(wanted)) != len(wanted):
        raise DeckError(Message("deck-houses", n=len(wanted), houses=", ".join(wanted)))
    chance = SeededChance(seed)
    drawn = _shuffled(chance, [house for house in GENERATED_HOUSES if house not in wanted])
    houses = sorted([*wanted, *drawn][:3])
    cards = [entry for house in houses for entry in _house(chance, house)]
    return check(Deck(_name(chance), tuple(houses), tuple(cards)))


GENERATED = re.compile(r"generated-(?P<houses>([a-z]+-)*)(?P<seed>[0-9]{1,18})")


@lru_cache(maxsize=256)  # simulations ask for the same few again and again
def deck_named(name: str) -> Deck:
    """A built-in deck by its name; `generated-7` or `generated-dis-mars-7`, the generated one with that
    seed and these houses; or, where there is more than one line, a whole list in the text notation."""
    if "\n" in name:
        return parse(name)
    found = GENERATED.fullmatch(name)
    if not found:
        return find_deck(name)
    return generate(int(found["seed"]), found["houses"].split("-")[:-1])


def _shuffled(chance: SeededChance, things: list[str]) -> list[str]:
    order = list(range(len(things)))
    shuffle(chance, order)
    return [things[i] for i in order]


def _house(chance: SeededChance, house: str) -> list[DeckEntry]:
    own = _lots(house)
    chosen: list[str] = []
    while len(chosen) < PER_HOUSE:
        slug = _variant(chance, own[below(chance, len(own))])
        pool = _group(COMPANIONS, slug)
        if len(chosen) + len(pool) <= PER_HOUSE and not (len(pool) > 1 and pool[0] in chosen):
            chosen += pool
    return [
        DeckEntry(slug, house)
        if below(chance, MAVERICK_ONE_IN) or len(_group(COMPANIONS, slug)) > 1
        else _maverick(chance, house)
        for slug in chosen
    ]


def _group(groups: tuple[tuple[str, ...], ...], slug: str) -> tuple[str, ...]:
    """The group that a card belongs to, or the card alone."""
    return next((group for group in groups if slug in group), (slug,))


def _variant(chance: SeededChance, slug: str) -> str:
    group = _group(VARIANTS, slug)
    return group[below(chance, len(group))] if len(group) > 1 else slug


def _maverick(chance: SeededChance, house: str) -> DeckEntry:
    """A card of another house, printed in this one (KF-CARD-06); none that needs companions."""
    foreign = _foreign_lots(house)
    return DeckEntry(_variant(chance, foreign[below(chance, len(foreign))]), house)


@cache
def _lots(house: str) -> tuple[str, ...]:
    """The cards of a house, each as often as its rarity makes it likely."""
    return _by_rarity(card for card in CARDS if card.house == house)


@cache
def _foreign_lots(house: str) -> tuple[str, ...]:
    single = (card for card in CARDS if len(_group(COMPANIONS, card.slug)) == 1)
    return _by_rarity(card for card in single if card.house != house)


def _by_rarity(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(card.slug for card in cards for _ in range(WEIGHTS[facts()[card.slug].rarity]))


def _name(chance: SeededChance) -> str:
    def one(words: tuple[str, ...]) -> str:
        return words[below(chance, len(words))]

    if below(chance, 2):
        return f"{one(FIRST)} {one(LAST)}, {one(TITLE)} of {one(PLACE)}"
    return f"The {one(TITLE)} {one(FIRST)} of {one(PLACE)}"
