"""Casting, step 3: what a spell does by its type (MW-RESOLVE, MW-TYPE, MW-BIND)."""

from __future__ import annotations

from collections.abc import Iterator

from trivault.games.magewars.rules import events
from trivault.games.magewars.rules.castable import barred, displaced, fits_target, legal_second, now
from trivault.games.magewars.rules.costs import aimed
from trivault.games.magewars.rules.objects import put_into_play, to_spellbook, with_attached
from trivault.games.magewars.rules.strike import begin
from trivault.games.magewars.rules.traits import drop_guards
from trivault.games.magewars.rules.zone_attack import begin_zone
from trivault.games.magewars.state import occasions
from trivault.games.magewars.state.model import (
    ATTACK,
    CONJURATION,
    CREATURE,
    ENCHANTMENT,
    EQUIPMENT,
    INCANTATION,
    WALL,
    MageWarsState,
)
from trivault.games.magewars.state.records import Cast
from trivault.kernel.choice_nodes import Ask, Decide
from trivault.kernel.choices import ACTION, PICK, Choice, Raw
from trivault.kernel.control import Do
from trivault.kernel.events import emit, together
from trivault.kernel.frames import AFTERWARDS, BEGINNING, Event, Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.interpreter import call
from trivault.kernel.nodes import Node
from trivault.kernel.text import Message

S = MageWarsState


# Step 3: resolve
def emit_resolving(state: S, cast: Cast) -> bool:
    return emit(state, events.RESOLVING, cast.spell, 1, Scope(cast.by, cast.caster))


def emit_resolved(state: S, cast: Cast) -> bool:
    return emit(state, events.RESOLVED, cast.spell, 1, Scope(cast.by, cast.caster))


class Carry(Node[S]):
    """The spell takes effect by its type (MW-RESOLVE-01), unless its target is not legal any more
    (MW-RESOLVE-02)."""

    def resume(self, state: S, position: int) -> bool:
        cast = now(state)
        if position == BEGINNING:
            if cast.countered:
                return False
            if not self._legal(state, cast):
                cast.countered = occasions.COUNTERED
                return False
        steps = (emit_resolving, self._take_effect, self._has_taken_effect, emit_resolved)
        for i in range(position, len(steps)):
            mark = len(state.stack)
            if self.suspend(state, mark, steps[i](state, cast), i + 1):
                return True
        return False

    def _take_effect(self, state: S, cast: Cast) -> bool:
        cast.resolving = True
        return RESOLVE[state.card(cast.spell).type].run(state)

    def _has_taken_effect(self, state: S, cast: Cast) -> bool:
        cast.resolving = False
        drop_guards(state)
        return state.game.check(state)  # who has won by it

    def _legal(self, state: S, cast: Cast) -> bool:
        if cast.moved:
            return False
        card = state.card(cast.spell)
        if card.target.kind == "arena":
            return True
        if cast.caster not in state.play or barred(state, cast, cast.target):
            return False
        there = state.is_zone(cast.target) or state.is_border(cast.target) or cast.target in state.play
        in_pile = card.target.kind == "discard"
        if card.second is not None and not legal_second(state, cast, cast.second):
            return False
        return (there or in_pile) and fits_target(state, cast, cast.target)

    def children(self) -> Iterator[Node[S]]:
        return iter(RESOLVE.values())


def _resolve_attack(state: S, scope: Scope) -> bool:
    """MW-RESOLVE-03; the caster attacks the target of the spell (MW-ATKSP-02, MW-ATKSP-01)."""
    cast = now(state)
    bar = state.card(cast.spell).attacks[0]
    if bar.zone:
        return begin_zone(state, cast.by, cast.caster, cast.spell, 0, cast.target, occasions.SPELL)
    return begin(state, cast.by, cast.caster, cast.spell, 0, cast.target, occasions.SPELL)  # MW-TYPE-02


def _resolve_effect(state: S, scope: Scope) -> bool:
    """An incantation does what it says: `it` is the target, `second` the other one (MW-TYPE-04)."""
    cast = now(state)
    effect = state.card(cast.spell).effect
    assert effect is not None
    return call(state, effect, cast.by, cast.spell, names=aimed(cast))


class ResolveObject(Node[S]):
    """A creature, conjuration, wall or enchantment comes into play."""

    def resume(self, state: S, position: int) -> bool:
        cast = now(state)
        card = state.card(cast.spell)
        if position == BEGINNING:
            put_into_play(state, cast.spell, cast.by, cast.target)  # MW-TYPE-05
            if card.type == WALL and cast.second != NOTHING:
                self._extend(state, cast)
            mark = len(state.stack)
            effect = card.effect if card.type != ENCHANTMENT else None
            left = effect is not None and call(state, effect, cast.by, cast.spell, names=aimed(cast))
            if self.suspend(state, mark, left, AFTERWARDS):
                return True
        if cast.spell not in state.play or card.type == ENCHANTMENT:
            return False
        kind = events.SUMMONED if card.type == CREATURE else events.CAME
        return emit(state, kind, cast.spell, 1, Scope(cast.by, cast.caster))

    def _extend(self, state: S, cast: Cast) -> None:
        book = state.players[cast.by].spellbook
        copy = next(t for t in book if state.card(t) is state.card(cast.spell))
        book.remove(copy)
        put_into_play(state, copy, cast.by, cast.second)


def ways_to_wear(state: S) -> list[tuple[str, ...]]:
    """The ways to wear the equipment being cast: an enemy mage wears it only where nothing is worn."""
    cast = now(state)
    own = state.friendly(state.controller(cast.target), cast.by)  # MW-MULTI-06
    # MW-EQUIP-06
    return [way for way in state.card(cast.spell).slots if own or not displaced(state, cast.target, way)]


class ResolveEquipment(Decide[S]):
    """A mage puts it on: what was worn there returns to the spellbook (MW-EQUIP-04); spellbind binds."""

    def question(self, state: S) -> Choice:
        cast = now(state)
        ways = len(ways_to_wear(state))
        options: tuple[Raw, ...] = tuple(("wear", NOTHING, (), (i + 1,)) for i in range(ways))
        return Choice(cast.by, ACTION, "wear", listed=options, source=cast.spell, reason="wear")

    def answered(self, state: S, answer: Raw) -> bool:
        cast = now(state)
        way = ways_to_wear(state)[answer[3][0] - 1]
        old = displaced(state, cast.target, way)
        put_into_play(state, cast.spell, cast.by, cast.target).slots = way
        mark = len(state.stack)
        left = _take_off(state, old, cast)
        return self.suspend(state, mark, left, AFTERWARDS) or self.afterwards(state, AFTERWARDS)

    def afterwards(self, state: S, position: int) -> bool:
        cast = now(state)
        if cast.spell not in state.play:
            return False
        mark = len(state.stack)
        binds = state.card(cast.spell).binds is not None
        left = binds and call(state, BIND, wearer(state, cast), cast.spell)
        return TOLD.suspend(state, mark, left, BEGINNING) or TOLD.run(state)

    def children(self) -> Iterator[Node[S]]:
        yield BIND
        yield TOLD


def _take_off(state: S, old: list[Thing], cast: Cast) -> bool:
    """Equipment returns to the spellbook; what is attached to it is destroyed (MW-ENCH-06)."""
    lost = [part for thing in old for part in with_attached(state, thing)[1:]]
    gone = [(events.DESTROY, thing) for thing in lost] + [(events.RETURN, thing) for thing in old]
    return together(state, [Event(kind.name, thing, 1, cast.by, cast.spell) for kind, thing in gone])


def wearer(state: S, cast: Cast) -> int:
    """Who chooses the spell to bind: the player of the mage who wears it (MW-BIND-11)."""
    return state.controller(cast.target)


class Told(Node[S]):
    def run(self, state: S) -> bool:
        cast = now(state)
        return emit(state, events.CAME, cast.spell, 1, Scope(cast.by, cast.caster))

    def resume(self, state: S, position: int) -> bool:
        return self.run(state)


class Bind(Ask[S]):
    """A spell of the own spellbook is bound to `this` object, face down; one that was bound before
    goes back (MW-BIND-01, MW-BIND-10)."""

    def run(self, state: S) -> bool:
        return bool(self._fitting(state)) and self.ask(state)

    def _fitting(self, state: S) -> tuple[Thing, ...]:
        scope = state.scopes[-1]
        which = state.card(scope.this).binds
        assert which is not None
        book = state.players[scope.you].spellbook  # MW-BIND-02
        return state.game.distinct(state, [t for t in book if which.fits(state, t, scope)])

    def question(self, state: S) -> Choice:
        scope = state.scopes[-1]
        things = self._fitting(state)
        return Choice(scope.you, PICK, "bind", things=things, source=scope.this, reason="bind")

    def answered(self, state: S, answer: Raw) -> bool:
        scope, (spell,) = state.scopes[-1], answer[2]
        piece = state.play[scope.this]
        if piece.bound != NOTHING:
            state.known.pop(piece.bound, None)
            to_spellbook(state, piece.bound)
        state.players[scope.you].spellbook.remove(spell)
        piece.bound, piece.bound_open = spell, False
        return False

    def words(self) -> Message:
        return Message("bind-another")


BIND: Node[S] = Bind()


TOLD: Node[S] = Told()


RESOLVE: dict[str, Node[S]] = {
    ATTACK: Do("resolve-attack", _resolve_attack),
    INCANTATION: Do("resolve-effect", _resolve_effect),  # MW-GEN-05
    CREATURE: ResolveObject(),
    CONJURATION: ResolveObject(),
    WALL: ResolveObject(),
    ENCHANTMENT: ResolveObject(),
    EQUIPMENT: ResolveEquipment(),
}
