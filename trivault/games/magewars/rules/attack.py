"""The sequence of an attack, and its steps 1, 5 and 8 (MW-ATK1, MW-ATK5, MW-ATK8, MW-MULTIATK).

`defense` has step 2, `harm` the dice and damage of steps 3 and 4, `counterstrike` steps 6 and 7.
"""

from __future__ import annotations

from trivault.games.magewars.rules import dice, events
from trivault.games.magewars.rules.counterstrike import Counter, stand_down, strike_barrier
from trivault.games.magewars.rules.damage import TREES, Harm, roll
from trivault.games.magewars.rules.defense import Avoid
from trivault.games.magewars.rules.reveal import REVEALS
from trivault.games.magewars.rules.strike import (
    AUTOMATIC,
    SHORT,
    AttackStep,
    bar_of,
    emit_event,
    is_melee,
    now,
    stay_afoot,
)
from trivault.games.magewars.rules.surcharges import payable
from trivault.games.magewars.rules.targets import attack_targets, can_attack, can_be_hit, in_reach, zones_of
from trivault.games.magewars.rules.traits import flying, immune, incapacitated, marked
from trivault.games.magewars.state import aspects, moments, occasions
from trivault.games.magewars.state.model import MageWarsState
from trivault.games.magewars.state.records import Attack
from trivault.kernel.abilities import expire
from trivault.kernel.choice_nodes import Ask
from trivault.kernel.choices import PICK, Choice, Raw
from trivault.kernel.control import Seq
from trivault.kernel.events import emit
from trivault.kernel.frames import AFTERWARDS, Event, Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.nodes import Node

S = MageWarsState


DAZE_CHECK = 7  # MW-COND-06
DECLARE, AVOID, ROLL, DAMAGE, STRIKES, BARRIER, COUNTER, END = range(8)  # MW-ATK-06
OVER = END + 2  # nothing is left to be done


SAID = {
    occasions.COUNTERSTRIKE: ("counterstrike", "MW-CSTRIKE-01"),
    occasions.ANOTHER: ("attack-again", "MW-GEN-02"),
}


def _note(state: S, attack: Attack, kind: str, rule: str, n: str = "") -> None:
    events.note(state, kind, rule, attack.by, what=attack.attacker, on=attack.defender, n=n)


def _declare(state: S, scope: Scope, attack: Attack) -> bool:
    """What flies comes down to hit what does not (MW-ATK1-07); costs are demanded (MW-ATK1-04)."""
    attack.grounded = (
        is_melee(state, attack) and flying(state, attack.attacker) and not flying(state, attack.defender)
    )
    if not attack.done:
        bar = bar_of(state, attack)
        # MW-MULTIATK-01
        attack.strikes = (
            3 if bar.trait(aspects.TRIPLESTRIKE) else 2 if bar.trait(aspects.DOUBLESTRIKE) else attack.strikes
        )
    border = state.play[attack.defender].border
    attack.place = border if border != NOTHING else state.zone_of(attack.defender)
    _note(state, attack, *SAID.get(attack.free, ("attack", "MW-ATK1-02")))
    declared = Event(events.DECLARED.name, attack.attacker, 1, attack.by, attack.defender)
    return emit_event(state, declared)


def _daze(state: S, scope: Scope, attack: Attack) -> bool:
    """One roll for all strikes and targets (MW-COND-07, MW-MULTIATK-08)."""
    dazed = state.is_creature(attack.attacker) and marked(state, attack.attacker, aspects.DAZE)
    if dazed and not called_off(attack) and not attack.done and attack.zone == NOTHING:
        attack.missed = dazed_misses(state, attack.attacker)
    return False


def called_off(attack: Attack) -> bool:
    return attack.defender == NOTHING  # MW-ATK1-04


def dazed_misses(state: S, attacker: Thing) -> bool:
    die = dice.effect_die(state)
    missed = die < DAZE_CHECK
    kind = "misses" if missed else "not-dazed"
    events.note_check(state, kind, "MW-COND-06", die, what=attacker)
    return missed


class End(Ask[S]):
    """The attack is over; a sweeping or chained one goes on to another target (MW-ATK8-01)."""

    def run(self, state: S) -> bool:
        attack = now(state)
        if attack.free not in AUTOMATIC and not called_off(attack):
            state.attacked.append((attack.attacker, attack.defender))
        if is_melee(state, attack):
            stand_down(state, attack)  # also where they were parted before step 7 (MW-AMB-59)
        mark = len(state.stack)
        left = emit_event(state, Event(events.ATTACKED.name, attack.attacker, 1, attack.by, attack.defender))
        return self.suspend(state, mark, left, AFTERWARDS) or self.afterwards(state, AFTERWARDS)

    def afterwards(self, state: S, position: int) -> bool:
        attack = now(state)
        attack.grounded, attack.afoot = False, ()  # MW-FLY-07, MW-FLY-08
        return bool(self._others(state, attack)) and self.ask(state)

    def _others(self, state: S, attack: Attack) -> tuple[Thing, ...]:
        """Whom a sweeping attack may hit next: never the same target (MW-MULTIATK-03)."""
        bar, who = bar_of(state, attack), attack.attacker
        if bar.trait(aspects.CHAINS):
            return self._jumps(state, attack) if attack.damage else ()
        if not bar.trait(aspects.SWEEPING) or attack.done or attack.free or called_off(attack):
            return ()
        if who not in state.play or incapacitated(state, who):
            return ()
        gone = (attack.defender, *attack.fled)
        return tuple(t for t in attack_targets(state, who, bar) if t not in gone and payable(state, attack, t))

    def _jumps(self, state: S, attack: Attack) -> tuple[Thing, ...]:
        """Whom a chained attack may hit next: up to 1 zone from the last target, which sees it."""
        bar, last = bar_of(state, attack), attack.defender
        there = last in state.play and state.play[last].border == NOTHING
        starts = (last,) if there else zones_of(state, attack.place)
        return tuple(
            t
            for t in state.play
            if t != last
            and t not in attack.done
            and can_be_hit(state, bar, t)
            and not immune(state, t, bar.damage)
            and any(in_reach(state, start, t, (0, 1)) for start in starts)
        )

    def question(self, state: S) -> Choice:
        attack = now(state)
        others, source = self._others(state, attack), attack.attacker
        verb = "chain" if bar_of(state, attack).trait(aspects.CHAINS) else "sweep"
        return Choice(attack.by, PICK, verb, things=others, low=0, source=source, reason=verb)

    def answered(self, state: S, answer: Raw) -> bool:
        attack, targets = now(state), answer[2]
        if targets:
            if bar_of(state, attack).trait(aspects.CHAINS):  # an attack of its own, but weaker
                attack.extra -= 1
                attack.spent.clear()
            attack.done.append(attack.defender)
            attack.defender = targets[0]
            attack.strike = attack.damage = 0
            attack.hit = attack.avoided = attack.defended = attack.moved = False
            attack.again = True  # MW-MULTIATK-02
            stay_afoot(state, attack)
        return False


# The sequence
def goes_on(state: S, attack: Attack) -> bool:
    """An attack ends with one of the two, when it was called off, when one of them was moved, or when
    its target is not legal any more (MW-ATK1-06, MW-AMB-61)."""
    if attack.defender not in state.play or attack.moved:
        return False
    if attack.free in AUTOMATIC:
        return True
    if attack.attacker not in state.play:
        return False
    if attack.turned != NOTHING:
        return True
    if attack.zone != NOTHING:
        return state.zone_of(attack.defender) == attack.zone  # it may have left the zone
    bar = bar_of(state, attack)
    jumped = bar.trait(aspects.CHAINS) > 0 and bool(attack.done)
    return jumped or can_attack(state, attack.attacker, bar, attack.defender)


class Sequence(Node[S]):
    """The eight steps, with a moment to reveal enchantments after each (MW-REVEAL-10)."""

    def __init__(self, steps: tuple[Node[S], ...]) -> None:
        self.steps = steps
        self.args = (steps,)

    def run(self, state: S) -> bool:
        return self.resume(state, ROLL if now(state).free in SHORT else DECLARE)

    def resume(self, state: S, position: int) -> bool:
        while position != OVER and (step := self._next(state, now(state), position)) is not None:
            mark = len(state.stack)
            if self.suspend(state, mark, self.steps[step].run(state), step + 1):
                return True
            position = step + 1
        mark = len(state.stack)
        left = position != OVER and self._end(state, now(state))
        if self.suspend(state, mark, left, OVER):
            return True
        state.attacks.pop()
        return False

    def _end(self, state: S, attack: Attack) -> bool:
        """While what follows from it happens, the attack is still at hand."""
        if attack.free in AUTOMATIC or called_off(attack):
            return False
        _used_up(state, attack)
        scope = Scope(attack.by, attack.holder)
        return emit(state, events.ATTACK_ENDED, attack.attacker, attack.bar, scope)

    def _next(self, state: S, attack: Attack, position: int) -> int | None:
        """The step that follows: which ones are left out depends on the attack."""
        if position > END:
            again, attack.again = attack.again, False
            return DECLARE if again and goes_on(state, attack) else None
        if position <= DAMAGE and not goes_on(state, attack):
            _turn_back(attack)
            return END
        if position in (AVOID, ROLL, DAMAGE) and (attack.missed or (attack.avoided and position > AVOID)):
            position = STRIKES  # MW-ATK2-02, MW-ATK1-08, MW-DEF-03
        if position == STRIKES:
            _turn_back(attack)
            _used_up(state, attack)
            position = self._strikes(state, attack)
        if position in (BARRIER, COUNTER) and not is_melee(state, attack):
            return END  # MW-ATK-09, MW-BARRIER-04
        # MW-CSTRIKE-07
        # MW-CSTRIKE-06
        return END if position == COUNTER and attack.free == occasions.COUNTERSTRIKE else position

    def _strikes(self, state: S, attack: Attack) -> int:
        """MW-ATK5; a counterstrike has one strike (MW-CSTRIKE-06). What only has dice and damage has no
        such step."""
        more = attack.strike + 1 < attack.strikes and attack.free != occasions.COUNTERSTRIKE
        if more and goes_on(state, attack):
            attack.strike += 1
            _note(state, attack, "strike", "MW-ATK5-01", str(attack.strike + 1))
            attack.avoided = attack.defended = False
            return ROLL if attack.free in AUTOMATIC else AVOID  # MW-ATK5-02
        return BARRIER if attack.free in AUTOMATIC else STRIKES  # MW-ATK5-04


def _used_up(state: S, attack: Attack) -> None:
    """What was for the next melee attack is over with its first strike (MW-ATK5-01)."""
    if is_melee(state, attack):
        expire(state, moments.of(moments.STRIKE, attack.attacker))


def _turn_back(attack: Attack) -> None:
    """A strike that was turned on the attacker is over."""
    if attack.turned != NOTHING:
        attack.defender, attack.turned = attack.turned, NOTHING


DECLARATION: Node[S] = AttackStep("declare", _declare)


def _step(*parts: Node[S]) -> Node[S]:
    return Seq((*parts, REVEALS))


ATTACK: Node[S] = Sequence(
    (
        _step(DECLARATION, AttackStep("daze", _daze)),
        _step(Avoid()),
        _step(AttackStep("roll", roll)),
        _step(Harm(TREES)),
        REVEALS,  # additional strikes
        _step(AttackStep("barrier", strike_barrier)),
        _step(Counter()),
        _step(End()),
    )
)
