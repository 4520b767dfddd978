"""The action phase of a creature, and what it may do in it (MW-ACT, MW-QA, MW-FA)."""

from __future__ import annotations

from collections.abc import Iterator

from trivault.games.magewars.rules import events
from trivault.games.magewars.rules.cast import cast_spell
from trivault.games.magewars.rules.castable import castable, has_secrets
from trivault.games.magewars.rules.damage import bloodthirsts
from trivault.games.magewars.rules.events import DECLARED
from trivault.games.magewars.rules.movement import can_pay_move, climb_zones, go, most_moves, move_zones
from trivault.games.magewars.rules.reveal import REVEALS
from trivault.games.magewars.rules.special import specials, use_special
from trivault.games.magewars.rules.strike import attack_bars, begin
from trivault.games.magewars.rules.surcharges import payable
from trivault.games.magewars.rules.targets import attack_targets
from trivault.games.magewars.rules.traits import incapacitated, pace, restrained, trait
from trivault.games.magewars.rules.upkeep import Escape, end_conditions
from trivault.games.magewars.rules.zone_attack import begin_zone
from trivault.games.magewars.state import aspects, moments, occasions
from trivault.games.magewars.state.model import MAGE, MELEE, MageWarsState
from trivault.games.magewars.state.printed import Bar
from trivault.games.magewars.state.records import Attack
from trivault.kernel.abilities import expire, forbidding
from trivault.kernel.choice_nodes import Ask
from trivault.kernel.choices import ACTION, Choice, Raw
from trivault.kernel.control import Do, Seq
from trivault.kernel.events import emit
from trivault.kernel.frames import AFTERWARDS, BEGINNING, Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.interpreter import ask
from trivault.kernel.nodes import Node

S = MageWarsState

END: Raw = ("done", NOTHING, (), ())


def _activate(state: S, scope: Scope) -> bool:
    """The action marker is turned, a guard marker goes (MW-ACT-09)."""
    creature = scope.this
    expire(state, moments.of(moments.ACTION_PHASE, creature))
    piece = state.play[creature]
    piece.active = piece.guard = False  # MW-GUARD-09, MW-ACT-19
    state.acting, state.moves, state.acted = creature, 0, False  # MW-ACT-03
    state.limit = most_moves(state, creature)
    for other in state.play.values():
        if other.markers.get(aspects.TAUNT) == creature:  # MW-COND-21
            del other.markers[aspects.TAUNT]
    events.note(state, "activate", "MW-ACT-09", scope.you, what=creature)
    return emit(state, events.ACTIVATED, creature, 1, scope)


# What the acting creature can do


def legal_acts(state: S) -> tuple[Raw, ...]:
    """All that the acting creature may do next; always also nothing (MW-ACT-16)."""
    creature = state.acting
    if creature not in state.play or state.acted:
        return ()
    if state.moves and pace(state, creature) == aspects.SLOW:  # MW-AMB-64: who has become so has no action left
        return ()
    duty = duties(state, creature)
    if duty:
        return tuple(duty)
    options = [*_moves(state, creature), *_quick(state, creature)]
    if not state.moves:  # MW-FA-01
        options += _full(state, creature)
    return (*options, END) if options or _is_asked(state, creature) else ()


def _is_asked(state: S, creature: Thing) -> bool:
    """An incapacitated mage may have a spell that it can cast: who is asked tells nobody (MW-GEN-13)."""
    return state.card(creature).type == MAGE and has_secrets(state, creature)


def _moves(state: S, creature: Thing) -> Iterator[Raw]:
    """A move, or a second one: before the quick action for the fast, as the quick action for others
    (MW-MOVE-02, MW-MOVE-04)."""
    # MW-MOVE-09
    if state.moves >= state.limit or restrained(state, creature) or incapacitated(state, creature):
        return
    if forbidding(state, aspects.MOVE, creature) or not can_pay_move(state, creature):
        return
    if state.moves and trait(state, creature, aspects.ONE_MOVE):
        return
    for zone in move_zones(state, creature):  # MW-QA-05
        yield "move", NOTHING, (zone,), ()


def _quick(state: S, creature: Thing) -> Iterator[Raw]:  # MW-QA-01
    yield from _spells(state, creature, occasions.QUICK)  # MW-QA-03
    yield from specials(state, creature, (occasions.SPELL,))
    if incapacitated(state, creature):  # MW-STATE-10, MW-ACT-20
        return
    yield from attacks_of(state, creature, full=False)  # MW-QA-02
    yield "guard", NOTHING, (), ()  # MW-QA-04
    yield from specials(state, creature, (occasions.QUICK,))  # MW-QA-06


def _full(state: S, creature: Thing) -> Iterator[Raw]:  # MW-FA-02
    if incapacitated(state, creature):
        return
    yield from attacks_of(state, creature, full=True)  # MW-FA-03
    yield from _spells(state, creature, occasions.FULL)  # MW-FA-04
    yield from specials(state, creature, (occasions.FULL,))
    if not restrained(state, creature) and can_pay_move(state, creature):
        for zone in climb_zones(state, creature):
            yield "climb", NOTHING, (zone,), ()  # MW-MOVE-10


def _spells(state: S, creature: Thing, way: str) -> Iterator[Raw]:
    found = [spell for spell, _ in castable(state, creature, way)]
    for spell in state.game.distinct(state, found):
        yield "cast", spell, (), ()


def attacks_of(state: S, creature: Thing, full: bool) -> Iterator[Raw]:
    if forbidding(state, aspects.ATTACK, creature):
        return
    you, tolled = state.controller(creature), DECLARED.name in state.listeners
    for holder, i, bar in attack_bars(state, creature):
        if bar.full == full:  # MW-ATK1-01
            for target in attack_targets(state, creature, bar):
                if not tolled or payable(state, Attack(you, creature, holder, i, target), target):  # MW-ATK1-05
                    yield "attack", holder, (target,), _number(state, holder, i)


def _number(state: S, holder: Thing, i: int) -> tuple[int, ...]:
    """The number of an attack bar, where a card has several."""
    return (i + 1,) if len(state.card(holder).attacks) > 1 else ()


def duties(state: S, creature: Thing) -> list[Raw]:
    """The melee attacks that a bloodthirsty or taunted creature must choose from (MW-CODEX-023, MW-COND-19)."""
    must = set()
    taunter = state.play[creature].markers.get(aspects.TAUNT, NOTHING)
    if taunter in state.play:
        must.add(taunter)
    if trait(state, creature, aspects.BLOODTHIRSTY) > 0:
        zone, you = state.play[creature].zone, state.controller(creature)
        must |= {
            t
            for t, piece in state.play.items()
            if piece.zone == zone and not state.friendly(piece.controller, you) and bloodthirsts(state, t)
        }
    if not must or incapacitated(state, creature):
        return []
    found = [*attacks_of(state, creature, full=False)]
    if not state.moves:
        found += attacks_of(state, creature, full=True)
    # MW-COND-20, MW-ORDER-08: of several duties the player chooses one
    return [raw for raw in found if raw[2][0] in must and bar_chosen(state, raw).kind == MELEE]


def bar_chosen(state: S, raw: Raw) -> Bar:
    _, holder, _, numbers = raw
    return state.card(holder).attacks[numbers[0] - 1 if numbers else 0]


# The phase


class Act(Ask[S]):
    """Move, then a quick action; or a full action (MW-ACT-12, MW-ACT-13)."""

    def run(self, state: S) -> bool:
        options = legal_acts(state)  # MW-ACT-11
        return bool(options) and ask(state, self.id, self._question(state, options))

    def question(self, state: S) -> Choice:
        return self._question(state, legal_acts(state) or (END,))

    def _question(self, state: S, options: tuple[Raw, ...]) -> Choice:
        you = state.scopes[-1].you
        return Choice(you, ACTION, "act", listed=options, source=state.acting, reason="act")

    def answered(self, state: S, answer: Raw) -> bool:
        mark = len(state.stack)
        return self.suspend(state, mark, self._do(state, answer), AFTERWARDS) or self._reveals(state)

    def afterwards(self, state: S, position: int) -> bool:
        return self._reveals(state) if position == AFTERWARDS else self.run(state)

    def _reveals(self, state: S) -> bool:
        mark = len(state.stack)
        left = REVEALS.run(state)  # MW-REVEAL-09, MW-MOVE-14
        return self.suspend(state, mark, left, BEGINNING) or self.run(state)

    def _do(self, state: S, raw: Raw) -> bool:
        verb, source, targets, _ = raw
        creature, you = state.acting, state.scopes[-1].you
        if verb == "move":
            second = state.moves == 1 and pace(state, creature) != aspects.FAST
            state.acted = second or pace(state, creature) == aspects.SLOW  # MW-MOVE-02, MW-MOVE-07
            return go(state, creature, targets[0], you)
        state.acted = True  # MW-ACT-15
        if verb == "climb":
            return go(state, creature, targets[0], you)
        if verb == "guard":
            return self._guard(state, creature)
        if verb == "cast":
            return self._cast(state, source)
        if verb == "use":
            return use_special(state, raw, creature)
        if verb == "attack":
            return self._attack(state, raw)
        return False

    def _guard(self, state: S, creature: Thing) -> bool:
        state.play[creature].guard = True
        events.note(state, "guard", "MW-GUARD-01", what=creature)
        return False

    def _cast(self, state: S, spell: Thing) -> bool:
        way = occasions.QUICK if _as_quick(state, spell) else occasions.FULL
        return cast_spell(state, state.acting, spell, way)

    def _attack(self, state: S, raw: Raw) -> bool:
        _, holder, (target,), numbers = raw
        i, you = (numbers[0] - 1 if numbers else 0), state.scopes[-1].you
        if bar_chosen(state, raw).zone:
            return begin_zone(state, you, state.acting, holder, i, target, "")
        return begin(state, you, state.acting, holder, i, target)

    def children(self) -> Iterator[Node[S]]:
        yield REVEALS


def _as_quick(state: S, spell: Thing) -> bool:
    return any(other == spell for other, _ in castable(state, state.acting, occasions.QUICK))


class EndPhase(Node[S]):
    """What ends with the action phase (MW-ACT-17)."""

    def resume(self, state: S, position: int) -> bool:
        creature = state.acting
        if position == BEGINNING and creature in state.play:
            end_conditions(state, creature)
            expire(state, moments.of(moments.PHASE, creature))
            mark = len(state.stack)
            left = emit(state, events.PHASE_ENDED, creature, 1, state.scopes[-1])
            if self.suspend(state, mark, left, AFTERWARDS):
                return True
        state.acting = NOTHING
        return False


ACTIVATION: Seq[S] = Seq(
    (Do("activate", _activate), REVEALS, Act(), Escape(), EndPhase(), REVEALS)
)  # MW-ACT-10
