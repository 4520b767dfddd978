"""Cards change while they are in play: control, place, statuses (KF-GEN, KF-CTRL, KF-STAT)."""

from __future__ import annotations

from trivault.games.keyforge.rules import battleline
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import HOUSES
from trivault.kernel.ids import Thing

S = KeyForgeState


def control(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if thing not in state.play or state.controller(thing) == by:
        return False
    battleline.change_control(state, thing, by, amount)
    return True


def to_flank(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    return thing in state.play and battleline.to_flank(state, thing, amount)


def animate(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """An artifact, which has become a creature, moves to a place of the battleline."""
    piece = state.play[thing]
    side = state.players[piece.controller]
    side.artifacts.remove(thing)
    battleline.into_line(side.line, thing, amount)
    return True


def swap(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    return source in state.play and thing in state.play and battleline.swap(state, source, thing)


def move(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """To a place of its battleline, where it may stand already (KF-LINE-09)."""
    if not state.is_creature(thing):
        return False
    battleline.to_flank(state, thing, amount)
    return True


def attach(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """An upgrade in play goes to another creature, the source."""
    if thing not in state.play or not state.is_creature(source) or state.play[thing].host == source:
        return False
    battleline.attach_elsewhere(state, thing, source)
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
    if thing not in state.play or not state.play[thing].stunned:
        return False
    state.play[thing].stunned = False
    return True


def ward(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if not state.is_creature(thing) or state.play[thing].warded:  # KF-STAT-WARD-02
        return False
    state.play[thing].warded = True
    return True


def unward(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if thing not in state.play or not state.play[thing].warded:
        return False
    state.play[thing].warded = False
    return True


def move_ward(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """From one creature to another that has none (KF-STAT-WARD-02, KF-OPEN-51)."""
    if not state.is_creature(source) or not state.play[source].warded or not ward(state, thing, 1, by, source):
        return False
    state.play[source].warded = False
    return True


def enrage(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if not state.is_creature(thing) or state.play[thing].enraged:  # KF-STAT-ENR-03
        return False
    state.play[thing].enraged = True
    return True


def calm(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if thing not in state.play or not state.play[thing].enraged:
        return False
    state.play[thing].enraged = False  # KF-STAT-ENR-02
    return True


def change_house(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """It belongs to another house for as long as its controller has it; the amount says which."""
    if thing not in state.play:
        return False
    state.play[thing].house = HOUSES[amount]
    return True


def power_counter(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if thing not in state.play:
        return False
    state.play[thing].power += amount  # KF-STAT-POW-01
    return True


def lose_power_counter(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if thing not in state.play or not state.play[thing].power:
        return False
    state.play[thing].power -= min(amount, state.play[thing].power)
    return True
