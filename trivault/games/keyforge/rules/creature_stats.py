"""Power, armor, keywords; rules of the replace stage: damage (KF-DMG-07, KF-ARM) and ward (KF-STAT-WARD)."""

from __future__ import annotations

from collections.abc import Callable

from trivault.games.keyforge.state import aspects
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.abilities import Forbid, Instead, Modify, blank, forbidding, in_force, permitting, value
from trivault.kernel.frames import Event
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.interpreter import call
from trivault.kernel.nodes import Node

S = KeyForgeState


def power(state: S, card: Thing) -> int:
    """Printed power, counters and everything in force, never below 0; or what it is considered to be."""
    if aspects.SET_POWER in state.modifiers and (fixed := _fixed(state, aspects.SET_POWER, card)) is not None:
        return fixed
    kind = state.defs[card]
    printed = value(state, aspects.X, card, 0) if kind.x_power else kind.power  # KF-WORD-15
    return max(0, value(state, aspects.POWER, card, printed + state.play[card].power))  # KF-DMG-04


def _fixed(state: S, key: str, card: Thing) -> int | None:
    """What a value is considered to be, whatever else would change it."""
    listener = permitting(state, key, card)
    ability = state.game.program.nodes[listener.ability] if listener is not None else None
    return ability.amount.of(state, listener) if isinstance(ability, Modify) and listener is not None else None


def armor(state: S, card: Thing) -> int:
    if aspects.SET_ARMOR in state.modifiers and (fixed := _fixed(state, aspects.SET_ARMOR, card)) is not None:
        return fixed
    return max(0, value(state, aspects.ARMOR, card, state.defs[card].armor))  # KF-ARM-02


def keyword(state: S, card: Thing, name: str) -> int:
    """The value of a keyword: printed and gained ones add up (KF-KW-ASSAULT-02, KF-KW-HAZ-02)."""
    printed = state.defs[card].keywords.get(name, 0)
    if printed and card in state.play and blank(state, card):
        printed = 0
    return max(0, value(state, name, card, printed))


class EventRule(Node[S]):
    """A rule that changes the event at hand; it never asks. None cancels the event."""

    def __init__(self, name: str, change: Callable[[S, Event], Event | None]) -> None:
        self.name = name
        self.change = change
        self.args = (name, change)

    def run(self, state: S) -> bool:
        batch = state.batches[-1]
        event = batch.events[batch.cursor]
        if event is not None:
            batch.events[batch.cursor] = self.change(state, event)
        return False


DEALING = "deal"  # what a creature does when it would deal damage
KINDS = ("damage", "pierce", "strike")


class DealtOtherwise(Node[S]):
    """What a creature does instead of dealing damage, once for all that it would deal at this moment and
    whatever would then become of the damage (KF-DMG-13)."""

    def run(self, state: S) -> bool:
        batch = state.batches[-1]
        event = batch.events[batch.cursor]
        if event is None or event.amount <= 0 or event.source == NOTHING:
            return False
        for listener in in_force(state, state.listeners.get(DEALING, ())):
            ability = state.game.program.nodes[listener.ability]
            if isinstance(ability, Instead) and ability.when.holds(state, listener.about(event)):
                dealt = [e for e in batch.events if e and e.kind in KINDS and e.source == event.source]
                batch.events = [None if e in dealt else e for e in batch.events]
                return call(state, ability.effect, listener.you, listener.this, event)
        return False


def enlarged(state: S, card: Thing, amount: int) -> int:
    """The damage that a creature takes, with what it takes in addition: one instance (KF-DMG-11)."""
    return amount + value(state, aspects.ADDITIONAL_DAMAGE, card, 0)


def redirect(state: S, event: Event, to: Thing) -> None:
    """The same damage at the same moment, but to another creature: what cards have done with it they do
    not do again."""
    batch = state.batches[-1]
    done = [(ability, host) for at, ability, host in batch.applied if at == batch.cursor and ability >= 0]
    batch.applied += [(len(batch.events), ability, host) for ability, host in done]
    batch.events.append(event._replace(thing=to))


def _cannot_be_damaged(state: S, event: Event) -> Event | None:
    if not state.is_creature(event.thing) or event.amount <= 0:
        return None
    thing = event.thing
    stopped = forbidding(state, aspects.DAMAGE, thing) or keyword(state, thing, aspects.INVULNERABLE)
    return None if stopped or _safe_from(state, event) else event  # KF-DMG-08: before armor


def _safe_from(state: S, event: Event) -> bool:
    """Whether the creature that deals the damage cannot deal any to this one."""
    found = state.modifiers.get(aspects.DAMAGE_BY)
    if not found or not state.is_creature(event.source):
        return False
    bans = [(x, state.game.program.nodes[x.ability]) for x in in_force(state, found) if x.this == event.thing]
    return any(isinstance(a, Forbid) and a.on.fits(state, event.source, x) for x, a in bans)


def _cannot_be_destroyed(state: S, event: Event) -> Event | None:
    if event.thing not in state.play:
        return None
    thing = event.thing
    stopped = forbidding(state, aspects.DESTROY, thing) or keyword(state, thing, aspects.INVULNERABLE)
    return None if stopped else event  # KF-KW-INV-01


def _ward(state: S, event: Event) -> Event | None:
    """The ward goes instead (KF-STAT-WARD-01, KF-STAT-WARD-03)."""
    piece = state.play.get(event.thing)
    if piece is None or not piece.warded:
        return event
    piece.warded = False
    return None


def _ward_against_damage(state: S, event: Event) -> Event | None:
    """The ward goes instead of all the damage of this moment (KF-OPEN-20)."""
    batch, used = state.batches[-1], (NOTHING, WARD.id, event.thing)
    if used in batch.applied:
        return None
    left = _ward(state, event)
    if left is None:
        batch.applied.append(used)
    return left


def settle_armor(state: S, card: Thing) -> None:
    """Of armor that was lost, the part used this turn goes first (KF-ARM-05)."""
    piece = state.play[card]
    now = armor(state, card)
    piece.armor_used = max(0, piece.armor_used - max(0, piece.armor_then - now))
    piece.armor_then = now


def _armor(state: S, event: Event) -> Event | None:
    """What armor is left this turn prevents as much (KF-ARM-01)."""
    settle_armor(state, event.thing)
    piece = state.play[event.thing]
    prevented = min(event.amount, max(0, piece.armor_then - piece.armor_used))
    piece.armor_used += prevented
    if prevented and "armor-prevented" in state.listeners:
        heard = Event("armor-prevented", event.thing, prevented, event.by, event.source)
        state.batches[-1].events.append(heard)  # who hears of it does so after the damage
    left = event.amount - prevented
    return event._replace(amount=left) if left else None  # KF-DMG-09


DEALT_OTHERWISE: Node[S] = DealtOtherwise()
CANNOT_BE_DAMAGED: Node[S] = EventRule("cannot-be-damaged", _cannot_be_damaged)
CANNOT_BE_DESTROYED: Node[S] = EventRule("cannot-be-destroyed", _cannot_be_destroyed)
WARD: Node[S] = EventRule("ward", _ward)
WARD_AGAINST_DAMAGE: Node[S] = EventRule("ward-against-damage", _ward_against_damage)
ARMOR: Node[S] = EventRule("armor", _armor)
