"""The exhaustive runner: seeded random games until everything has been done with every card."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from tests.games.magewars.play import MOST_ANSWERS, check
from trivault.games.magewars.decks.spellbook import MAGES, SPELLS, Spellbook, barred, bound, most_copies, price
from trivault.games.magewars.game import GAME
from trivault.games.magewars.state.model import (
    ATTACK,
    CREATURE,
    ELEMENTS,
    ENCHANTMENT,
    EQUIPMENT,
    INCANTATION,
    MAGE,
    MELEE,
    RANGED,
    MageWarsState,
)
from trivault.games.magewars.state.printed import Card
from trivault.kernel.ids import Thing
from trivault.kernel.options import Option

Deed = tuple[str, str]  # a verb and the slug of a card

CAST, REVEAL, STRIKE, USE, LEAVE = "cast", "reveal", "attack", "use", "leave play"
BEGUN = ("target", "to", "pay-reveal")
MUCH = (3007, 3006, 3002, 3005, 3000, 3008, 3001, 3004, 3009, 3011, 3003, 3028, 3023)  # seeds that suffice
MANY = 100  # answers, more than are looked at one by one


def possible() -> set[Deed]:
    """All that can be done with the cards, card by card."""
    deeds = set()
    for card in GAME.cards.values():
        deeds |= {(CAST, card.slug)} if card.type != MAGE else set()
        deeds |= {(LEAVE, card.slug)} if card.type not in (ATTACK, INCANTATION) else set()
        deeds |= {(REVEAL, card.slug)} if card.type == ENCHANTMENT else set()
        deeds |= {(STRIKE, card.slug)} if _strikes(card) else set()
        deeds |= {(USE, card.slug)} if card.specials else set()
    return deeds


def _strikes(card: Card) -> bool:
    """Whether it has an attack to be chosen: that of a spell comes with casting it, that of a
    conjuration with using it."""
    return card.type in (CREATURE, MAGE, EQUIPMENT) and any(bar.kind in (MELEE, RANGED) for bar in card.attacks)


def book(random: Random, wanted: set[Deed]) -> Spellbook:
    """A legal book of any mage: those spells first with which something is left to do, twice each."""
    mage = MAGES[random.choice(sorted(MAGES))]
    element = random.choice(ELEMENTS) if mage.any_element else ""
    missing = {slug for _, slug in wanted}
    pool = [card for card in SPELLS.values() if barred(card, mage, element) is None]
    random.shuffle(pool)
    pool.sort(key=lambda card: card.slug not in missing)
    left, spells = mage.points, dict[str, int]()
    for card in pool:
        each = price(card, mage, element).each
        times = min(2, most_copies(card)[0], left // each)
        if times:
            spells[card.slug] = times
            left -= times * each
    return bound("any", mage.slug, spells.items(), element)


def curious(state: MageWarsState, random: Random, wanted: set[Deed]) -> Option:
    """Something that nobody has done yet if there is any, else a random answer; who has begun a
    spell does not withdraw it."""
    choice, legal = state.choices[0], state.legal()
    if choice.reason in ("prepare", "assign"):
        return _planned(state, random, wanted)
    if choice.count() > MANY:
        return legal[random.randrange(len(legal))]
    options = [option for option in legal if choice.reason not in BEGUN or option.verb != "skip"] or list(legal)
    return random.choice([option for option in options if _is_news(state, option, wanted)] or options)


def _is_news(state: MageWarsState, option: Option, wanted: set[Deed]) -> bool:
    """Whether an answer does something new, or may destroy what nobody has destroyed."""
    aims = [state.card(thing).slug for thing in option.raw[2] if thing in state.play]
    return deed(state, option) in wanted or any((LEAVE, slug) in wanted for slug in aims)


def _planned(state: MageWarsState, random: Random, wanted: set[Deed]) -> Option:
    """Spells at random, and now and then one that is wanted: others make its target."""
    choice = state.choices[0]
    spells = random.sample(choice.things, min(choice.high, len(choice.things)))
    missing = {slug for _, slug in wanted}
    news = [spell for spell in choice.things if state.card(spell).slug in missing and spell not in spells]
    if news and random.random() < 0.5:
        spells[-1] = random.choice(news)
    return Option(state, choice, choice.picked(tuple(spells)))


def deed(state: MageWarsState, option: Option) -> Deed | None:
    """What an answer does with a card: a withdrawn spell was not cast."""
    verb, source, _, _ = option.raw
    verb = {"quickcast": CAST, "counterstrike": STRIKE}.get(verb, verb)
    return (verb, state.card(source).slug) if verb in (CAST, REVEAL, STRIKE, USE) else None


def happened(state: MageWarsState, before: dict[Thing, bool]) -> set[Deed]:
    """What was cast, what was turned up and what has left play, by whomever; `before` says what lay in
    play and whether it was face up. The log tells of spells, but not which enchantments lie face down."""
    assert state.log is not None
    told = {(CAST, entry.cards[0]) for entry in state.log if entry.event.kind in ("cast", "cast-alone")}
    state.log.clear()
    came = {(CAST, state.card(thing).slug) for thing in state.play if thing not in before}
    gone = {thing for thing in before if thing not in state.play}
    hidden = [thing for thing, face_up in before.items() if not face_up]
    up = {thing for thing in hidden if thing in gone or state.play[thing].revealed}
    left = {(LEAVE, state.card(thing).slug) for thing in gone}
    return told | came | left | {(REVEAL, state.card(thing).slug) for thing in up}


def play(seed: int, wanted: set[Deed] | None = None) -> MageWarsState:
    """One random game to its end; what was done in it is taken off what is wanted."""
    left = set() if wanted is None else wanted
    random = Random(seed)
    state = GAME.new(decks=[book(random, left), book(random, left)], seed=seed)
    state.log = []
    for _ in range(MOST_ANSWERS):
        if state.over:
            check(state)
            return state
        option = curious(state, random, left)
        before = {thing: piece.revealed for thing, piece in state.play.items()}
        done = deed(state, option)
        state.apply(option)
        left -= happened(state, before)
        if done is not None and done[0] in (STRIKE, USE):
            left.discard(done)
    raise AssertionError(f"the game with seed {seed} does not end")


def left_after(games: Iterable[int]) -> set[Deed]:
    """What nobody has done in these games; stops when nothing is left."""
    left = possible()
    for seed in games:
        play(seed, left)
        if not left:
            break
    return left
