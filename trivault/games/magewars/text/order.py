"""Who says what happens first when several things happen at once (MW-ORDER, MW-UPKEEP-07, MW-UPKEEP-08)."""

from __future__ import annotations

from collections.abc import Iterator

from trivault.games.magewars.effects.vocabulary import Direct
from trivault.games.magewars.rules.events import DIRECT, UPKEEP
from trivault.games.magewars.rules.traits import finite_life, trait
from trivault.games.magewars.rules.upkeep import BANISH, BURN, REGENERATE, ROT
from trivault.games.magewars.rules.upkeep import UPKEEP as COST
from trivault.games.magewars.state import aspects
from trivault.games.magewars.state.model import MageWarsState
from trivault.games.magewars.text.phrases import trait as said_trait
from trivault.kernel.abilities import After, Before, Modify
from trivault.kernel.batches import trigger_options
from trivault.kernel.choices import Raw
from trivault.kernel.frames import Pending, Scope
from trivault.kernel.ids import Thing
from trivault.kernel.nodes import Node
from trivault.kernel.positions import nodes_of
from trivault.kernel.terms import Group, Selection
from trivault.kernel.text import Message

S = MageWarsState
Touched = dict[Pending, set[Thing]]

RESTS_ON = ((REGENERATE, (aspects.REGENERATE, aspects.FINITE_LIFE)), (COST, (aspects.UPKEEP,)))


def next_triggers(state: S, queue: list[Pending]) -> tuple[int, list[Pending]]:
    """Each player orders what is theirs; the one with the initiative first (MW-ORDER-01, MW-ORDER-02)."""
    if any(pending.event.kind == UPKEEP.name for pending in queue):
        return _in_upkeep(state, queue)
    for player in state.order():
        own = [pending for pending in queue if pending.you == player]  # MW-TRAP-07, MW-ORDER-04
        if own:
            return player, own
    return state.initiative, queue


def _in_upkeep(state: S, queue: list[Pending]) -> tuple[int, list[Pending]]:
    """What touches objects of several players belongs to the first of them; whose order makes no
    difference, nobody is asked about (MW-AMB-47)."""
    gone = [pending for pending in queue if lapses(state, pending)]
    if gone:
        return state.initiative, gone[:1]
    touched = {pending: touches(state, pending) for pending in queue}
    for player in state.order():
        own = [p for p in queue if any(state.controller(t) == player for t in touched[p])]
        if own:
            harmless = {p for p in own if not any(_matters(state, p, q, touched) for q in own)}
            return player, [p for p in own if p in harmless][:1] or own
    return state.initiative, queue[:1]


def lapses(state: S, pending: Pending) -> bool:
    """What an object would do in the upkeep phase ends with it."""
    return pending.event.kind == UPKEEP.name and pending.this not in state.play


def _matters(state: S, one: Pending, other: Pending, touched: Touched) -> bool:
    """Whether they touch the same object and are not both damage, or one could end the other."""
    if one is other:
        return False
    if _ends(state, one, other, touched) or _ends(state, other, one, touched):
        return True
    if _in_vain(state, one, other) or _in_vain(state, other, one):
        return False
    both_damage = _is_damage(state, one) and _is_damage(state, other)
    return not both_damage and not touched[one].isdisjoint(touched[other])


def _ends(state: S, one: Pending, other: Pending, touched: Touched) -> bool:
    """Whether one could destroy the source of the other, or an object that has given it its trait."""
    if one.ability in (REGENERATE.id, BANISH.id):
        return False
    if other.this in touched[one] and touched[other] != {other.this}:
        return True
    return not touched[one].isdisjoint(_givers(state, other) - touched[other])


def _givers(state: S, pending: Pending) -> set[Thing]:
    """The objects by whose modifiers something in the upkeep phase is as it is."""
    nodes = state.game.program.nodes
    return {
        listener.this
        for rule, traits in RESTS_ON
        if rule.id == pending.ability
        for name in traits
        for listener in state.modifiers.get(name, ())
        if isinstance(ability := nodes[listener.ability], Modify)
        and ability.on.fits(state, pending.this, listener)
    }


def _in_vain(state: S, one: Pending, other: Pending) -> bool:
    """Whether one regenerates nothing, be it before the other or after it."""
    if one.ability != REGENERATE.id:
        return False
    unhurt = not state.play[one.this].damage and not _hurts(state, other)
    return unhurt or finite_life(state, one.this)


def _effect(state: S, pending: Pending) -> Node[S]:
    ability = state.game.program.nodes[pending.ability]
    assert isinstance(ability, Before | After)
    return ability.effect


def _is_damage(state: S, pending: Pending) -> bool:
    return pending.ability in (BURN.id, ROT.id) or isinstance(_effect(state, pending), Direct)


def _hurts(state: S, pending: Pending) -> bool:
    """Whether something in the upkeep phase deals damage, perhaps beside other effects."""
    if _is_damage(state, pending):
        return True
    return any(DIRECT in node.args for node in nodes_of(_effect(state, pending)))


def touches(state: S, pending: Pending) -> set[Thing]:
    """The objects that something in the upkeep phase affects: those that its effect names, or its own."""
    scope = Scope(pending.you, pending.this, pending.event, dict(pending.names))
    named = {t for group in _groups(_effect(state, pending)) for t in group.find(state, scope)}
    return {thing for thing in named if thing in state.play} or {pending.this}


def _groups(effect: Node[S]) -> Iterator[Group[S]]:
    for node in nodes_of(effect):
        for value in node.args:
            if isinstance(value, Selection):
                yield value.group
            elif isinstance(value, Group):
                yield value


def happening(state: S, raw: Raw) -> Message | None:
    """What an answer lets happen next, where the rules and not a card say what that is."""
    _, waiting = next_triggers(state, state.batches[-1].queue)
    pending = trigger_options(waiting).get(raw)
    ability, this = (pending.ability, pending.this) if pending else (-1, -1)
    if ability == BURN.id:
        return Message("condition-burn")
    if ability == ROT.id:
        return Message("condition-rot")
    if ability == REGENERATE.id:
        return said_trait(aspects.REGENERATE, trait(state, this, aspects.REGENERATE))
    if ability == COST.id:
        return said_trait(aspects.UPKEEP, trait(state, this, aspects.UPKEEP))
    return Message("marker-banish") if ability == BANISH.id else None
