"""The exhaustive runner: seeded random games until everything has been done with every card."""

from __future__ import annotations

from random import Random

from tests.keyforge.play import MOST_ANSWERS, check
from trivault.games.keyforge import GAME
from trivault.games.keyforge.deck import PER_HOUSE, Deck, Entry
from trivault.games.keyforge.model import ACTION, CREATURE, KeyForgeState
from trivault.kernel.choices import Option

Deed = tuple[str, str]  # a verb and the slug of a card

LEAVE = "leave play"
ACTIONS = ("play", "reap", "fight", "act", "omni")
CANNOT = {("reap", "tireless-crocag")}  # printed on the card


def possible() -> set[Deed]:
    """All that can be done with the cards, card by card."""
    deeds = set()
    for card in GAME.cards.values():
        deeds.add(("play", card.slug))
        deeds |= {(LEAVE, card.slug)} if card.type != ACTION else set()
        deeds |= {("reap", card.slug), ("fight", card.slug)} if card.type == CREATURE else set()
        deeds |= {("act", card.slug)} if card.action else set()
        deeds |= {("omni", card.slug)} if card.omni else set()
    return deeds - CANNOT


def deck(random: Random, wanted: set[Deed]) -> Deck:
    """Three houses and twelve cards of each: those first with which something is left to do."""
    houses = sorted(random.sample(sorted({card.house for card in GAME.cards.values()}), 3))
    missing = {slug for _, slug in wanted}
    cards = []
    for house in houses:
        pool = [card.slug for card in GAME.cards.values() if card.house == house]
        random.shuffle(pool)
        pool.sort(key=lambda slug: slug not in missing)
        cards += [Entry(slug, house) for slug in (pool * PER_HOUSE)[:PER_HOUSE]]
    return Deck("any", tuple(houses), tuple(cards))


def curious(state: KeyForgeState, random: Random, wanted: set[Deed]) -> Option:
    """Something that nobody has done yet if there is any, else a random answer."""
    legal = state.legal()
    if legal[0].choice.reason == "main":
        news = [option for option in legal if deed(state, option) in wanted]
        if news:
            return random.choice(news)
    return legal[random.randrange(len(legal))]


def deed(state: KeyForgeState, option: Option) -> Deed | None:
    verb, source, _, _ = option.raw
    return (verb, state.defs[source].slug) if verb in ACTIONS else None


def play(seed: int, wanted: set[Deed] | None = None) -> KeyForgeState:
    """One random game to its end; what was done in it is taken off what is wanted."""
    left = set() if wanted is None else wanted
    random = Random(seed)
    state = GAME.new(decks=[deck(random, left), deck(random, left)], seed=seed)
    for _ in range(MOST_ANSWERS):
        if state.over:
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
