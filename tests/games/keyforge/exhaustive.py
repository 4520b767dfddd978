"""The exhaustive runner: seeded random games until everything has been done with every card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from tests.games.keyforge.play import MOST_ANSWERS, MOST_TURNS, check
from trivault.games.keyforge.decks.deck import ICONS, PER_HOUSE, Deck, DeckEntry
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import ACTION_TYPE, CREATURE, HOUSES
from trivault.kernel.options import Option

Deed = tuple[str, str]  # a verb and the slug of a card

LEAVE = "leave play"
ACTIONS = ("play", "reap", "fight", "act", "omni")
CANNOT = {
    ("reap", "tireless-crocag"),
    ("reap", "saurian-egg"),
    ("fight", "saurian-egg"),
    ("fight", "shoulder-id"),
    ("reap", "toad"),
}  # printed on the card
ENDLESS = ("act", "vineapple-tree")  # makes keys dearer each time: not oftener than wanted


def possible() -> set[Deed]:
    """All that can be done with the cards, card by card."""
    deeds = set()
    for card in GAME.cards.values():
        if card.half == "top":
            continue  # the other half stands for both (KF-GIG-02)
        deeds.add(("play", card.slug))
        deeds |= {(LEAVE, card.slug)} if card.type != ACTION_TYPE else set()
        deeds |= {("reap", card.slug), ("fight", card.slug)} if card.type == CREATURE else set()
        deeds |= {("act", card.slug)} if card.action else set()
        deeds |= {("omni", card.slug)} if card.omni else set()
    return deeds - CANNOT


def deck(random: Random, wanted: set[Deed]) -> Deck:
    """Three houses and twelve cards of each: those first with which something is left to do."""
    missing = {slug for _, slug in wanted}
    wanting = sorted({house for slug in missing for house in at_home(slug)})
    some = random.sample(wanting, min(3, len(wanting)))
    others = [house for house in HOUSES if house not in some]
    houses = sorted([*some, *random.sample(others, 3 - len(some))])
    cards = []
    for house in houses:
        pool = list(homely(house))
        random.shuffle(pool)
        pool = [slug for slug in pool if slug in missing] * (3 if len(missing) < PER_HOUSE else 1) + pool
        cards += [DeckEntry(slug, house, icons(random)) for slug in twelve(pool)]
    return Deck("any", tuple(houses), tuple(cards))


def at_home(slug: str) -> tuple[str, ...]:
    """The houses of a card; an anomaly is at home in all of them."""
    return GAME.card(slug).houses or HOUSES


@cache
def homely(house: str) -> tuple[str, ...]:
    """The cards that are at home in a house."""
    cards = [card for card in GAME.cards.values() if card.half != "top"]
    return tuple(card.slug for card in cards if house in at_home(card.slug))


def twelve(pool: list[str]) -> list[str]:
    """So many cards in the order of the pool, and again from its beginning; halves come in pairs."""
    chosen: list[str] = []
    for slug in pool * PER_HOUSE:
        unit = [half for half in (slug, GAME.card(slug).other_half) if half]
        if len(chosen) + len(unit) <= PER_HOUSE:
            chosen += unit
        if len(chosen) == PER_HOUSE:
            break
    return chosen


def icons(random: Random) -> tuple[str, ...]:
    """Now and then a card has been enhanced."""
    return tuple(random.sample(ICONS, 2)) if random.randrange(8) == 0 else ()


def curious(state: KeyForgeState, random: Random, wanted: set[Deed]) -> Option:
    """Something that nobody has done yet if there is any, else a random answer."""
    legal: Sequence[Option] = state.legal()
    if legal[0].choice.reason == "main":
        news = [option for option in legal if deed(state, option) in wanted]
        if news:
            return random.choice(news)
        legal = [option for option in legal if deed(state, option) != ENDLESS]
    return legal[random.randrange(len(legal))]


def deed(state: KeyForgeState, option: Option) -> Deed | None:
    verb, source, _, _ = option.raw
    if verb not in ACTIONS:
        return None
    return verb, state.originals.get(source, state.defs[source]).slug  # of a copy, the card itself


def play(seed: int, wanted: set[Deed] | None = None) -> KeyForgeState:
    """One random game to its end, or for very long; what was done in it is taken off what is wanted."""
    left = set() if wanted is None else wanted
    random = Random(seed)
    state = GAME.new(decks=[deck(random, left), deck(random, left)], seed=seed)
    for _ in range(MOST_ANSWERS):
        if state.over or state.turn > MOST_TURNS:  # random players may waste their Æmber for very long
            check(state)
            return state
        option = curious(state, random, left)
        before = set(state.play)
        done = deed(state, option)
        state.apply(option)
        left -= {done, *((LEAVE, state.defs[card].slug) for card in before - set(state.play))}
    raise AssertionError(f"the game with seed {seed} does not end")


def left_after(games: range) -> set[Deed]:
    """What nobody has done in these games; stops when nothing is left."""
    left = possible()
    for seed in games:
        play(seed, left)
        if not left:
            break
    return left
