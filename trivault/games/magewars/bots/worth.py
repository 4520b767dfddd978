"""What objects of Mage Wars are worth, roughly. One mana that was spent well is one point."""

from __future__ import annotations

from functools import cache

from trivault.games.magewars.cards import curses
from trivault.games.magewars.rules.traits import armor, life
from trivault.games.magewars.state.model import (
    ATTACK,
    CONJURATION,
    CREATURE,
    ENCHANTMENT,
    INCANTATION,
    MAGE,
    MageWarsState,
)
from trivault.games.magewars.state.printed import Bar, Card
from trivault.games.magewars.state.records import Piece
from trivault.games.magewars.text.verbs import verbs
from trivault.kernel.ids import Thing

CURSES = frozenset(card.slug for card in curses.CARDS)  # enchantments that harm what they are on
BAD = {"banish", "damage", "destroy", "lose-mana", "move-enchantment", "push", "sleep"}  # for the target

DYING = 0.4  # the part of its worth that a creature keeps until it is destroyed
HIDDEN = 0.9  # what of the mana spent on an enchantment is worth before it is revealed
MARKERS = {
    "burn": -1.5, "rot": -1.2, "weak": -1.0, "daze": -1.5, "stun": -3.0, "sleep": -3.0, "cripple": -2.0,
    "banish": -1.0, "armor": 1.0, "rage": 1.0, "wrath": 1.0, "pet": 1.0, "bloodreaper": 1.0,
}  # fmt: skip
LEVEL = 3.0  # mana for each level of a spell whose cost is not a number


@cache
def price(card: Card) -> float:
    """The mana that a spell costs."""
    return float(card.cost) if isinstance(card.cost, int) else LEVEL * card.level


@cache
def harms(card: Card) -> bool:
    """Whether a spell is meant for enemies."""
    if card.type in (ATTACK, ENCHANTMENT):
        return card.type == ATTACK or card.slug in CURSES
    if card.type == CONJURATION:
        return card.target.kind == "creature"  # it holds whom it is attached to
    done = verbs(card)
    return card.type == INCANTATION and bool(done & BAD) and "cure" not in done


def left(state: MageWarsState, thing: Thing) -> int:
    """The damage that an object can still take."""
    return life(state, thing) - state.play[thing].damage


def piece(state: MageWarsState, thing: Thing, here: Piece) -> float:
    """What an object is worth for who controls it, without the life of a mage."""
    card = state.card(thing)
    points = sum([MARKERS[name] * n for name, n in here.markers.items() if name in MARKERS])
    if card.type == MAGE:
        return points
    if card.type == ENCHANTMENT:
        return points + _enchantment(state, card, here)
    whole = price(card)
    if card.life:
        whole *= DYING + (1 - DYING) * max(0, left(state, thing)) / max(1, life(state, thing))
    return points + (whole if rightly(state, card, here) else -whole)


def rightly(state: MageWarsState, card: Card, here: Piece) -> bool:
    """Whether an object is attached to whom it should be, or to nothing."""
    if here.host not in state.play:
        return True
    return harms(card) != state.friendly(here.controller, state.play[here.host].controller)


def _enchantment(state: MageWarsState, card: Card, here: Piece) -> float:
    """What was spent on it, if it lies where it should."""
    spent = price(card) + card.reveal if here.revealed else HIDDEN * price(card)
    return spent if rightly(state, card, here) else -spent


def expected(state: MageWarsState, bar: Bar, more: int, target: Thing) -> float:
    """The damage that an attack deals on average; half of what a die shows ignores armor."""
    half = max(1, bar.dice + more) / 2
    stopped = max(0, armor(state, target) - bar.trait("piercing"))
    strikes = 3 if bar.trait("triplestrike") else 2 if bar.trait("doublestrike") else 1
    return strikes * (half + max(0.0, half - stopped))


def is_fighter(card: Card) -> bool:
    return card.type in (CREATURE, MAGE)
