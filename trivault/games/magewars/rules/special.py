"""Abilities that an action, or a permission of its own, lets one use (MW-FA-05)."""

from __future__ import annotations

from collections.abc import Iterator

from trivault.games.magewars.rules import events
from trivault.games.magewars.rules.cast import Oppose
from trivault.games.magewars.rules.castable import now
from trivault.games.magewars.rules.costs import pay, purse, special_cost
from trivault.games.magewars.rules.resolve import emit_resolved, emit_resolving
from trivault.games.magewars.rules.reveal import REVEALS
from trivault.games.magewars.rules.targets import can_be_hit, candidates, legal_target
from trivault.games.magewars.state import occasions
from trivault.games.magewars.state.model import EQUIPMENT, MageWarsState
from trivault.games.magewars.state.printed import Special
from trivault.games.magewars.state.records import Cast
from trivault.kernel.choice_nodes import Ask
from trivault.kernel.choices import PICK, Choice, Raw
from trivault.kernel.control import Seq
from trivault.kernel.frames import BEGINNING, NUMBERS, Scope, Value
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.interpreter import call
from trivault.kernel.nodes import Node

S = MageWarsState


# What can be used


def holders(state: S, creature: Thing) -> list[Thing]:
    """A creature and what it wears."""
    return [creature, *(t for t in state.play[creature].attached if state.card(t).type == EQUIPMENT)]


def able(state: S) -> list[Thing]:
    """The objects in play that have such abilities."""
    return [thing for thing in state.play if state.card(thing).specials]


def specials(state: S, user: Thing, ways: tuple[str, ...]) -> Iterator[Raw]:
    """What a creature can use: its own abilities, those of what it wears, and of what lets it."""
    found = able(state)
    own = holders(state, user) if found else ()
    for holder in found:
        yield from specials_of(state, holder, user, ways, lent=holder not in own)


def specials_of(
    state: S, holder: Thing, user: Thing, ways: tuple[str, ...], lent: bool = False
) -> Iterator[Raw]:
    own = state.card(holder).specials
    several = len(own) > 1
    for i, special in enumerate(own):
        fits = special.when in ways and (special.users is not None) == lent
        if fits and can_use(state, special, i, holder, user):
            yield "use", holder, (), (i + 1,) if several else ()


def special_of(state: S, raw: Raw) -> Special:
    """The ability that an answer names."""
    _, holder, _, numbers = raw
    return state.card(holder).specials[numbers[0] - 1 if numbers else 0]


def can_use(state: S, special: Special, i: int, holder: Thing, user: Thing) -> bool:
    piece = state.play[holder]
    if special.once and f"use-{i}" in piece.used:
        return False
    if special.users is not None and not special.users.fits(state, user, Scope(piece.controller, holder)):
        return False
    you = state.controller(user)  # also where another has cast what a mage wears (MW-BIND-11)
    scope = Scope(you, holder)
    if special.possible is not None and not special.possible.holds(state, scope):
        return False
    if special.target is None:
        return special_cost(state, special, scope) <= purse(state, user, you)
    return any(True for _ in special_targets(state, special, holder, user))


def special_targets(state: S, special: Special, holder: Thing, user: Thing) -> Iterator[Thing]:
    you, bars = state.controller(user), state.card(holder).attacks
    assert special.target is not None
    for thing in candidates(state, special.target):
        scope = Scope(you, holder, names={"it": (thing,)})
        if not legal_target(state, special.target, thing, user, special.range, scope):
            continue
        if any(bar.name == special.name and not can_be_hit(state, bar, thing) for bar in bars):
            continue  # the ability is an attack
        if special_cost(state, special, scope) <= purse(state, user, you):
            yield thing


# Using it


class UseSpecial(Ask[S]):
    """An ability of `this` object, used by the creature `user`: aim, pay, and it does what it does.
    What is used as a quick spell can be countered like one."""

    def run(self, state: S) -> bool:
        special = _special(state)
        if special.target is None:
            return self._use(state, ())
        return self.ask(state)

    def question(self, state: S) -> Choice:
        scope = state.scopes[-1]
        things = tuple(special_targets(state, _special(state), scope.this, scope.thing("user")))
        return Choice(scope.you, PICK, "target", things=things, low=0, source=scope.this, reason="target")

    def answered(self, state: S, answer: Raw) -> bool:
        targets = answer[2]
        if not targets:
            state.acted = False  # nothing was done yet
            return False
        return self._use(state, targets)

    def _use(self, state: S, targets: tuple[Thing, ...]) -> bool:
        scope = state.scopes[-1]
        special, user = _special(state), scope.thing("user")
        scope.bind("it", targets)
        if special.once:
            state.play[scope.this].used.append(f"use-{scope.number('which')}")
        cost = special_cost(state, special, scope)
        pay(state, user, scope.you, cost)  # MW-FA-06
        events.note(state, "use", "MW-FA-05", scope.you, what=scope.this)
        if special.when != occasions.SPELL:
            return special.effect.run(state)
        way = occasions.QUICKCAST if scope.number("quickcast") else occasions.QUICK
        if way == occasions.QUICKCAST:
            state.play[user].quickcast = False  # MW-QC-04
        cast = Cast(scope.you, scope.this, user, occasions.ABILITY, way)
        cast.target, cast.cost, cast.paid = (targets[0] if targets else NOTHING), cost, True
        state.casts.append(cast)
        return AS_SPELL.run(state)

    def children(self) -> Iterator[Node[S]]:
        yield AS_SPELL


def _special(state: S) -> Special:
    scope = state.scopes[-1]
    return state.card(scope.this).specials[scope.number("which")]


class Perform(Node[S]):
    """The ability does what it does, unless it was countered or its target is not legal any more."""

    def resume(self, state: S, position: int) -> bool:
        cast = now(state)
        if position == BEGINNING and (cast.countered or not self._legal(state, cast, _special(state))):
            return False
        steps = (emit_resolving, self._do, emit_resolved)
        for i in range(position, len(steps)):
            mark = len(state.stack)
            if self.suspend(state, mark, steps[i](state, cast), i + 1):
                return True
        return False

    def _do(self, state: S, cast: Cast) -> bool:
        return _special(state).effect.run(state)

    def _legal(self, state: S, cast: Cast, special: Special) -> bool:
        if cast.moved or cast.spell not in state.play or cast.caster not in state.play:
            return False
        if special.target is None:
            return True
        scope = Scope(cast.by, cast.spell, names={"it": (cast.target,)})
        there = cast.target in state.play
        return there and legal_target(state, special.target, cast.target, cast.caster, special.range, scope)


class Over(Node[S]):
    def run(self, state: S) -> bool:
        state.casts.pop()
        return False

    def resume(self, state: S, position: int) -> bool:
        return self.run(state)


AS_SPELL: Node[S] = Seq((REVEALS, Oppose(), REVEALS, Perform(), REVEALS, Over()))  # MW-CAST-01, MW-REVEAL-10
USE: Node[S] = UseSpecial()


def use_special(state: S, raw: Raw, user: Thing, quickcast: bool = False) -> bool:
    """Let an object do what an answer says, or a creature with it."""
    _, holder, _, numbers = raw
    which = numbers[0] - 1 if numbers else 0
    names: dict[str, Value] = {"user": user, NUMBERS + "which": (which,)}
    names[NUMBERS + "quickcast"] = (int(quickcast),)
    return call(state, USE, state.controller(user), holder, names=names)
