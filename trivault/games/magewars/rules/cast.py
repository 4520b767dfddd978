"""Casting a spell: cast, counter, resolve (MW-CAST, MW-COUNTER, MW-RESOLVE)."""

from __future__ import annotations

from collections.abc import Iterator

from trivault.games.magewars.rules import events
from trivault.games.magewars.rules.castable import ONCE, now, second_targets, sources, spell_targets
from trivault.games.magewars.rules.costs import pay, price, purse, rebate
from trivault.games.magewars.rules.objects import discard, out_of_play, to_spellbook, wall_on
from trivault.games.magewars.rules.resolve import Carry
from trivault.games.magewars.rules.reveal import REVEALS
from trivault.games.magewars.rules.targets import in_reach
from trivault.games.magewars.state import aspects, occasions
from trivault.games.magewars.state.model import ENCHANTMENT, WALL, MageWarsState
from trivault.games.magewars.state.records import Cast
from trivault.kernel.choice_nodes import Ask
from trivault.kernel.choices import PICK, Choice, Raw
from trivault.kernel.control import Do, Seq
from trivault.kernel.events import emit
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.interpreter import call
from trivault.kernel.nodes import Node

S = MageWarsState


# Step 1: cast
class Aim(Ask[S]):
    """The target is chosen; nothing was paid, so the spell may still be withdrawn (MW-CAST-12)."""

    def __init__(self, second: bool = False) -> None:
        self.second = second
        self.args = (second,)

    def run(self, state: S) -> bool:
        card = state.card(now(state).spell)
        target = card.second if self.second else card.target
        if target is None or target.kind == "arena" or self._withdrawn(state):
            return False
        return self.ask(state)

    def _withdrawn(self, state: S) -> bool:
        return now(state).countered == occasions.WITHDRAWN

    def question(self, state: S) -> Choice:
        cast = now(state)
        things = tuple(second_targets(state, cast) if self.second else spell_targets(state, cast))
        verb = "to" if self.second else "target"
        return Choice(cast.by, PICK, verb, things=things, low=0, source=cast.spell, reason=verb)

    def answered(self, state: S, answer: Raw) -> bool:
        cast, targets = now(state), answer[2]
        if not targets:
            cast.countered = occasions.WITHDRAWN
        elif self.second:
            cast.second = targets[0]
        else:
            cast.target = targets[0]
        return False


def _decide(state: S, scope: Scope) -> bool:
    """What the spell lets its caster decide."""
    cast = now(state)
    choices = state.card(cast.spell).choices
    return choices is not None and not cast.countered and choices.run(state)


DECIDE: Node[S] = Do("decide", _decide)


def extension_cost(state: S) -> int:
    """What the second part of the wall that is being cast costs (MW-EX-27)."""
    card = state.card(now(state).spell)
    assert isinstance(card.cost, int)
    return card.cost + card.level


class Extend(Ask[S]):
    """A wall may be extended by a second copy from the spellbook (MW-WALL-10 to 12). Who could have
    one is asked, also without: being asked tells nothing."""

    def run(self, state: S) -> bool:
        cast = now(state)
        if state.card(cast.spell).type != WALL or cast.countered or not self._ways(state):
            return False
        if not state.players[cast.by].spellbook:
            return False
        return self.ask(state)

    def _copy(self, state: S) -> Thing:
        cast = now(state)
        book = state.players[cast.by].spellbook
        return next((t for t in book if state.card(t) is state.card(cast.spell)), NOTHING)

    def _ways(self, state: S) -> tuple[Thing, ...]:
        cast = now(state)
        if extension_cost(state) > purse(state, cast.caster, cast.by) - price(state, cast):
            return ()
        free = [b for b in state.arena.corner_neighbors(cast.target) if wall_on(state, b) == NOTHING]
        return tuple(b for b in free if in_reach(state, cast.caster, b, (0, state.arena.zones)))  # MW-WALL-12

    def question(self, state: S) -> Choice:
        cast = now(state)
        ways = self._ways(state) if self._copy(state) != NOTHING else ()
        return Choice(cast.by, PICK, "extend", things=ways, low=0, source=cast.spell, reason="extend")

    def answered(self, state: S, answer: Raw) -> bool:
        targets = answer[2]
        if targets:
            now(state).second = targets[0]
        return False


class PayForSpell(Node[S]):
    """The costs are paid: from now on the spell must be carried out (MW-CAST-13). It is revealed."""

    def run(self, state: S) -> bool:
        cast = now(state)
        if cast.countered:
            return False
        card = state.card(cast.spell)
        cast.cost = price(state, cast)
        rebate(state, aspects.CAST_REBATE, cast.spell, cast.caster, cast.target, use=True)
        if card.type == WALL and cast.second != NOTHING:
            cast.cost += extension_cost(state)
        pay(state, cast.caster, cast.by, cast.cost)
        cast.paid = True
        self._take(state, cast)
        self._log(state, cast)
        return False

    def _log(self, state: S, cast: Cast) -> None:
        """Of an enchantment nobody else learns more than that there is one (MW-GEN-14)."""
        hidden = state.card(cast.spell).type == ENCHANTMENT
        kind = "cast-hidden" if hidden else "cast-alone" if cast.target == NOTHING else "cast"
        what = cast.caster if hidden else cast.spell
        events.note(state, kind, "MW-CAST-04", cast.by, what=what, on=cast.target)

    def _take(self, state: S, cast: Cast) -> None:
        """The card leaves its place; bound and innate spells stay where they are."""
        caster = state.play[cast.caster]
        if cast.way == occasions.QUICKCAST:
            caster.quickcast = False  # MW-QC-04
        if cast.way in (occasions.QUICK, occasions.QUICKCAST) and state.card(cast.spell).full:
            caster.used.append(aspects.QUICK_SPELL)
        if cast.kind == occasions.BOUND:
            holder = next(p for p in state.play.values() if p.bound == cast.spell)
            holder.used.append(ONCE)
            holder.bound_open = True  # MW-BIND-04
            state.reveal_to(cast.spell, state.everyone)
        elif cast.kind == occasions.INNATE:
            if state.card(cast.spell).trait(aspects.ONCE):  # MW-WIZ-10
                caster.used.append(f"spell-{cast.spell}")
        else:
            out_of_play(state, cast.spell)


# Step 2: counter
class Oppose(Node[S]):
    """What must be revealed against the spell is revealed (MW-COUNTER-01)."""

    def run(self, state: S) -> bool:
        cast = now(state)
        if cast.countered:
            return False
        return emit(state, events.COUNTER, cast.target, 1, Scope(cast.by, cast.spell))


def _finish(state: S, scope: Scope) -> bool:
    """The card goes where it belongs: to the discard pile, where it did not become an object
    (MW-DISC-03); back, where it was bound, innate or never paid for."""
    cast = state.casts.pop()
    if cast.countered == occasions.WITHDRAWN:
        state.acted = False  # it took no action (MW-CAST-12)
    placed = cast.spell in state.play or any(cast.spell in side.discard for side in state.players)
    if cast.kind in (occasions.BOUND, occasions.INNATE) or cast.countered == occasions.WITHDRAWN or placed:
        return False  # MW-BIND-06, MW-BIND-07
    if any(cast.spell in side.spellbook for side in state.players):
        return False
    if cast.countered == occasions.RETURNED:
        to_spellbook(state, cast.spell)
    else:
        discard(state, cast.spell)  # MW-COUNTER-02, MW-COUNTER-03
        if cast.countered:
            events.note(state, "countered", "MW-COUNTER-02", cast.by, what=cast.spell)
    return False


class Unless(Node[S]):
    """A moment to reveal enchantments, unless the spell was withdrawn."""

    def run(self, state: S) -> bool:
        return now(state).countered != occasions.WITHDRAWN and REVEALS.run(state)

    def children(self) -> Iterator[Node[S]]:
        yield REVEALS


FIRST_STEP = (Aim(), Aim(second=True), DECIDE, Extend(), PayForSpell())
CAST: Node[S] = Seq(
    (*FIRST_STEP, Unless(), Oppose(), Unless(), Carry(), Unless(), Do("finish", _finish))  # MW-REVEAL-11
)  # MW-CAST-01, MW-REVEAL-10


def cast_spell(state: S, caster: Thing, spell: Thing, way: str) -> bool:
    """Let a caster cast a spell that it may cast."""
    kind = next(kind for other, kind in sources(state, caster) if other == spell)  # MW-CAST-02
    by = state.controller(caster)  # MW-FAM-06, MW-SPAWN-06
    state.casts.append(Cast(by, spell, caster, kind, way))
    return call(state, CAST, by, spell)
