"""Cards enter play, and change while they are there: control, place, statuses (KF-GEN, KF-CTRL, KF-STAT)."""

from __future__ import annotations

from trivault.games.keyforge import battleline, gigantic
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.zones import find, lift
from trivault.kernel.ids import NOTHING, Thing

S = KeyForgeState


def enter(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """Put into play for the acting player; the amount is the place in the battleline."""
    if thing in state.play:
        return False
    half = _other_half(state, thing)
    if half is None:
        return False
    lift(state, thing)
    battleline.put_into_play(state, thing, battleline.controller_of(state, thing, by), amount)
    if half != NOTHING:
        lift(state, half)
        state.known.pop(half, None)
        state.play[thing].half = half
    return True


def _other_half(state: S, card: Thing) -> Thing | None:
    """The card that enters play together with a half (KF-GIG-03), from where that lies: rather the one
    with which it was in play. None where there is none (KF-GIG-05), nothing for a card of its own."""
    if not state.printed_card(card).half:
        return NOTHING
    place = find(state, card)
    lying = getattr(state.players[place[0]], place[1]) if place is not None else ()
    others = gigantic.other_halves(state, card, lying) if state.printed_card(card).half == "bottom" else []
    was_with = gigantic.as_it_was(state, card, others)
    return next(iter((*was_with, *others)), None)


def control(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if thing not in state.play or state.controller(thing) == by:
        return False
    battleline.change_control(state, thing, by, amount)
    return True


def to_flank(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    return thing in state.play and battleline.to_flank(state, thing, amount)


def swap(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    return source in state.play and thing in state.play and battleline.swap(state, source, thing)


def move(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """To a place of its battleline, where it may stand already (KF-LINE-09)."""
    if not state.is_creature(thing):
        return False
    battleline.to_flank(state, thing, amount)
    return True


def ready(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    piece = state.play.get(thing)
    if piece is None or piece.ready:
        return False
    piece.ready = True
    return True


def exhaust(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    piece = state.play.get(thing)
    if piece is None or not piece.ready:
        return False
    piece.ready = False
    return True


def stun(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if not state.is_creature(thing) or state.play[thing].stunned:  # KF-STAT-STUN-06
        return False
    state.play[thing].stunned = True
    return True


def unstun(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if thing in state.play:
        state.play[thing].stunned = False
    return True


def ward(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if not state.is_creature(thing) or state.play[thing].warded:  # KF-STAT-WARD-02
        return False
    state.play[thing].warded = True
    return True


def enrage(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if not state.is_creature(thing) or state.play[thing].enraged:  # KF-STAT-ENR-03
        return False
    state.play[thing].enraged = True
    return True


def power_counter(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if thing not in state.play:
        return False
    state.play[thing].power += amount  # KF-STAT-POW-01
    return True
