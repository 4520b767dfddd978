"""New unique decks in the spirit of each set, so that anybody can play at once.

Three houses of twelve cards, weighted by rarity; cards that only come with their partners bring them
along; now and then a maverick, a legacy or an anomaly; icons of enhance on other cards of the deck; and an
archon with a name of our own making.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache, lru_cache

from trivault.games.keyforge.decks.deck import BY_SLUG, ICONS, PER_HOUSE, Deck, DeckEntry, DeckError, check
from trivault.games.keyforge.decks.deck_lists import find_deck
from trivault.games.keyforge.decks.formats.text import parse
from trivault.games.keyforge.decks.sets import FIRST_SET, PLAYABLE, facts
from trivault.games.keyforge.state.printed import Card
from trivault.kernel.rng import below, shuffle
from trivault.kernel.text import Message

WEIGHTS = {"common": 6, "uncommon": 3, "rare": 1, "special": 1, "variant": 0, "fixed": 0}
MAVERICK_ONE_IN = 40  # cards
LEGACY_ONE_IN = 150
ANOMALY_ONE_IN = 150
MOST_ICONS = 5  # on one card

# Whoever brings the first of these brings the rest with it, as many as are named.
COMPANIONS: dict[str, tuple[str, ...]] = {
    "horseman-of-pestilence": (
        "horseman-of-death", "horseman-of-famine", "horseman-of-pestilence", "horseman-of-war",
    ),
    "timetraveller": ("timetraveller", "help-from-future-self"),
    "ortannu-the-chained": ("ortannu-the-chained", "ortannu-s-binding", "ortannu-s-binding"),
    "igon-the-green": ("igon-the-green", "igon-the-terrible"),
    "alaka-s-brew": ("alaka-s-brew", "mega-alaka"),
    "chieftain-s-brew": ("chieftain-s-brew", "mega-ganger-chieftain"),
    "cowfyne-s-brew": ("cowfyne-s-brew", "mega-cowfyne"),
    "groke-s-brew": ("groke-s-brew", "mega-groke"),
    "gron-s-brew": ("gron-s-brew", "mega-gron-nine-toes"),
    "mogghunter-s-brew": ("mogghunter-s-brew", "mega-mogghunter"),
    "narp-s-brew": ("narp-s-brew", "mega-narp"),
    "shorty-s-brew": ("shorty-s-brew", "mega-shorty"),
    "hyde": ("hyde", "velum"),
    "chan-s-blaster": ("chan-s-blaster", "commander-chan"),
    "frane-s-blaster": ("frane-s-blaster", "first-officer-frane"),
    "garcia-s-blaster": ("garcia-s-blaster", "sensor-chief-garcia"),
    "ingram-s-blaster": ("ingram-s-blaster", "medic-ingram"),
    "khrkhar-s-blaster": ("khrkhar-s-blaster", "lieutenant-khrkhar"),
    "kirby-s-blaster": ("kirby-s-blaster", "com-officer-kirby"),
    "qincan-s-blaster": ("qincan-s-blaster", "sci-officer-qincan"),
    "walls-blaster": ("walls-blaster", "chief-engineer-walls"),
    "scylla": ("scylla", "charybdis"),
    "z-force-agent-14": ("z-force-agent-14", "z-particle-tracker", "z-ray-blaster", "z-wave-emitter"),
    "ultra-gravitron": ("ultra-gravitron", "ultra-gravitron2", "it-s-coming"),
    "deusillus": ("deusillus", "deusillus2", "it-s-coming"),
    "niffle-kong": ("niffle-kong", "niffle-kong2", "it-s-coming"),
}  # fmt: skip

# One of these is as good as another: the lot decides which one it is. Those that have no rarity of their own
# are as likely together as an uncommon card.
VARIANTS = (
    ("master-of-1", "master-of-2", "master-of-3"),
    ("bronze-key-imp", "gold-key-imp", "silver-key-imp"),
    (
        "brobnar-ambassador", "dis-ambassador", "logos-ambassador", "mars-ambassador", "shadows-ambassador",
        "untamed-ambassador",
    ),
    (
        "alaka-s-brew", "chieftain-s-brew", "cowfyne-s-brew", "groke-s-brew", "gron-s-brew",
        "mogghunter-s-brew", "narp-s-brew", "shorty-s-brew",
    ),
    (
        "giants-bane", "beasts-bane", "demons-bane", "dinosaurs-bane", "humans-bane", "scientists-bane",
        "thieves-bane",
    ),
    (
        "brobnar-plant", "dis-plant", "logos-plant", "saurian-plant", "star-alliance-plant", "untamed-plant",
    ),
    (
        "molina-s-blaster", "chan-s-blaster", "frane-s-blaster", "garcia-s-blaster", "ingram-s-blaster",
        "khrkhar-s-blaster", "kirby-s-blaster", "qincan-s-blaster", "walls-blaster",
    ),
    ("sinestra", "dexus"),
    ("desire", "envy", "gluttony", "greed", "pride", "sloth", "wrath"),
    ("techno-fiend", "dino-fiend", "lyco-fiend", "sacro-fiend", "umbra-fiend", "xeno-fiend"),
    ("daemo-bot", "dino-bot", "lyco-bot", "sacro-bot", "umbra-bot", "xeno-bot"),
    ("daemo-knight", "dino-knight", "lyco-knight", "techno-knight", "umbra-knight", "xeno-knight"),
    ("daemo-saurus", "lyco-saurus", "sacro-saurus", "techno-saurus", "umbra-saurus", "xeno-saurus"),
    ("daemo-thief", "dino-thief", "lyco-thief", "sacro-thief", "techno-thief", "xeno-thief"),
    ("daemo-alien", "dino-alien", "lyco-alien", "sacro-alien", "techno-alien", "umbra-alien"),
    ("daemo-beast", "dino-beast", "sacro-beast", "techno-beast", "umbra-beast", "xeno-beast"),
    ("monument-to-ludo", "monument-to-faust", "monument-to-octavia", "monument-to-primus", "monument-to-shrix"),
    ("even-ivan", "odd-clawde"),
    ("mutation-of-cunning", "mutation-of-fury", "mutation-of-instinct"),
    ("toad",),
)  # fmt: skip

FIRST_NAMES = (
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
LAST_NAMES = (
    "Ashgrove",
    "Brightwater",
    "Coldiron",
    "Duskwell",
    "Emberlain",
    "Farstride",
    "Glimmerfen",
    "Hollowmere",
)
TITLES = ("Archivist", "Beekeeper", "Cartographer", "Duellist", "Gambler", "Lamplighter", "Navigator", "Tinker")
PLACES = ("the Ninth Lake", "Glass Harbour", "the Quiet Road", "Mirrorwood", "the Long Stair", "Saltmarket")


class SeededChance:
    """A stretch of chance of its own, from a seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.draws = 0
        self.barrier = 0


@cache
def houses_of(which: str) -> tuple[str, ...]:
    """The houses that decks of a set are made of."""
    of = Counter(card.house for card in _printed(which) if card.house)
    return tuple(sorted(house for house, n in of.items() if n >= PER_HOUSE))


def generate(seed: int, wanted: Sequence[str] = (), which: str = FIRST_SET) -> Deck:
    """The deck of a set with this seed; houses that are not wanted by name are drawn."""
    known = houses_of(which)
    if unknown := [house for house in wanted if house not in known]:
        raise DeckError(Message("deck-no-house-of-set", name=unknown[0], set=which, known=", ".join(known)))
    if len(wanted) > 3 or len(set(wanted)) != len(wanted):
        raise DeckError(Message("deck-houses", n=len(wanted), houses=", ".join(wanted)))
    chance = SeededChance(seed)
    drawn = _shuffled(chance, [house for house in known if house not in wanted])
    houses = sorted([*wanted, *drawn][:3])
    cards = [entry for house in houses for entry in _house(chance, house, which)]
    return check(Deck(_name(chance), tuple(houses), tuple(_enhanced(chance, cards)), which))


_SETS = "|".join(PLAYABLE)
GENERATED = re.compile(
    rf"generated-((?P<set>{_SETS})-)?(?P<houses>((star-alliance|[a-z]+)-)*)(?P<seed>[0-9]{{1,18}})"
)
_HOUSE = re.compile("star-alliance|[a-z]+")


@lru_cache(maxsize=256)  # simulations ask for the same few again and again
def deck_named(name: str) -> Deck:
    """A built-in deck by its name; `generated-7`, `generated-dis-mars-7` or `generated-wc-dis-7`, the
    generated one with that seed, these houses and that set; or, where there is more than one line, a whole
    list in the text notation."""
    if "\n" in name:
        return parse(name)
    found = GENERATED.fullmatch(name)
    if not found:
        return find_deck(name)
    return generate(int(found["seed"]), re.findall(_HOUSE, found["houses"]), found["set"] or FIRST_SET)


def _shuffled(chance: SeededChance, things: list[str]) -> list[str]:
    order = list(range(len(things)))
    shuffle(chance, order)
    return [things[i] for i in order]


def _house(chance: SeededChance, house: str, which: str) -> list[DeckEntry]:
    own = _lots(house, which)
    chosen: list[str] = []
    while len(chosen) < PER_HOUSE:
        slug = _variant(chance, own[below(chance, len(own))])
        pool = COMPANIONS.get(slug, (slug,))
        if len(chosen) + len(pool) <= PER_HOUSE and not (len(pool) > 1 and slug in chosen):
            chosen += pool
    return [_copy(chance, slug, house, which) for slug in chosen]


def _copy(chance: SeededChance, slug: str, house: str, which: str) -> DeckEntry:
    """A card of the house, or now and then something else in its place; not in that of a companion."""
    alone = slug not in _COMPANIONS
    if not below(chance, MAVERICK_ONE_IN) and alone:  # KF-CARD-06
        return DeckEntry(_lot(chance, _foreign_lots(house, which)), house)
    old, strange = _legacy_lots(house, which), _anomalies(which)
    if old and not below(chance, LEGACY_ONE_IN) and alone:  # KF-CARD-07
        return DeckEntry(_lot(chance, old), house, legacy=True)
    if strange and not below(chance, ANOMALY_ONE_IN) and alone:  # KF-CARD-08
        return DeckEntry(_lot(chance, strange), house)
    return DeckEntry(slug, house)


def _lot(chance: SeededChance, lots: Sequence[str]) -> str:
    """One that comes alone."""
    return _variant(chance, lots[below(chance, len(lots))], alone=True)


def _variant(chance: SeededChance, slug: str, alone: bool = False) -> str:
    group: tuple[str, ...] = _VARIANTS.get(slug, (slug,))
    if alone:
        group = tuple(each for each in group if each not in _COMPANIONS)
    return group[below(chance, len(group))] if len(group) > 1 else slug


_COMPANIONS = {slug for group in COMPANIONS.values() for slug in group}
_VARIANTS: dict[str, tuple[str, ...]] = {slug: group for group in VARIANTS for slug in group}


def _printed(which: str) -> list[Card]:
    """The cards of a set, by their numbers."""
    return [BY_SLUG[slug] for slug in facts(which) if slug in BY_SLUG]


@cache
def _lots(house: str, which: str) -> tuple[str, ...]:
    """The cards of a house, each as often as its rarity makes it likely."""
    return _by_rarity((card for card in _printed(which) if house in card.houses), which)


@cache
def _foreign_lots(house: str, which: str) -> tuple[str, ...]:
    """The cards of the other houses; none that needs companions."""
    return _by_rarity((card for card in _single(which) if house not in card.houses and card.house), which)


@cache
def _legacy_lots(house: str, which: str) -> tuple[str, ...]:
    """The cards of a house in earlier sets that are not in this one."""
    earlier = PLAYABLE[: PLAYABLE.index(which)]
    return tuple(
        slug
        for before in earlier
        for slug in _by_rarity((card for card in _single(before) if house in card.houses), before)
        if slug not in facts(which)
    )


@cache
def _anomalies(which: str) -> tuple[str, ...]:
    return tuple(card.slug for card in _printed(which) if not card.house)


def _single(which: str) -> Iterable[Card]:
    return (card for card in _printed(which) if card.slug not in _COMPANIONS)


def _by_rarity(cards: Iterable[Card], which: str) -> tuple[str, ...]:
    return tuple(card.slug for card in cards for _ in range(_weight(card.slug, which)))


def _weight(slug: str, which: str) -> int:
    """Of variants without a rarity the first one stands for all."""
    group = _VARIANTS.get(slug, ())
    if slug in group[:1] and facts(which)[slug].rarity in ("variant", "fixed"):
        return WEIGHTS["uncommon"]
    return WEIGHTS[facts(which)[slug].rarity]


def _enhanced(chance: SeededChance, cards: list[DeckEntry]) -> list[DeckEntry]:
    """The icons that the cards of a deck give to others of it, on whichever the lot names (KF-KW-ENH-01)."""
    enhanced = list(cards)
    for at, entry in enumerate(cards):
        for icon, n in BY_SLUG[entry.slug].enhance.items():
            for _ in range(n):
                free = [i for i, other in enumerate(enhanced) if i != at and _icons(other) < MOST_ICONS]
                to = free[below(chance, len(free))]
                icons = sorted((*enhanced[to].icons, icon), key=ICONS.index)
                enhanced[to] = replace(enhanced[to], icons=tuple(icons))
    return enhanced


def _icons(entry: DeckEntry) -> int:
    return BY_SLUG[entry.slug].amber + len(entry.icons)


def _name(chance: SeededChance) -> str:
    def one(words: tuple[str, ...]) -> str:
        return words[below(chance, len(words))]

    if below(chance, 2):
        return f"{one(FIRST_NAMES)} {one(LAST_NAMES)}, {one(TITLES)} of {one(PLACES)}"
    return f"The {one(TITLES)} {one(FIRST_NAMES)} of {one(PLACES)}"
