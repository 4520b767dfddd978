"""Who says what happens first when several things happen at once (MW-ORDER, MW-UPKEEP-07, MW-UPKEEP-08)."""

from __future__ import annotations

from collections.abc import Iterator

from trivault.games.magewars import aspects
from trivault.games.magewars.events import UPKEEP
from trivault.games.magewars.model import MageWarsState
from trivault.games.magewars.phrases import trait as said_trait
from trivault.games.magewars.traits import trait
from trivault.games.magewars.upkeep import BANISH, BURN, REGENERATE, ROT
from trivault.games.magewars.upkeep import UPKEEP as COST
from trivault.games.magewars.vocabulary import Direct
from trivault.kernel.abilities import After, Before
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
    if _ends(one, other, touched) or _ends(other, one, touched):
        return True
    both_damage = _is_damage(state, one) and _is_damage(state, other)
    return not both_damage and not touched[one].isdisjoint(touched[other])


def _ends(one: Pending, other: Pending, touched: Touched) -> bool:
    return other.this in touched[one] and touched[other] != {other.this}


def _effect(state: S, pending: Pending) -> Node[S]:
    ability = state.game.program.nodes[pending.ability]
    assert isinstance(ability, Before | After)
    return ability.effect


def _is_damage(state: S, pending: Pending) -> bool:
    return pending.ability in (BURN.id, ROT.id) or isinstance(_effect(state, pending), Direct)


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
