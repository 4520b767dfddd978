"""Attack steps 6 and 7: damage barriers and counterstrikes (MW-BARRIER, MW-CSTRIKE)."""

from __future__ import annotations

from trivault.games.magewars.rules.events import note
from trivault.games.magewars.rules.strike import attack_bars, begin, now
from trivault.games.magewars.rules.targets import can_attack
from trivault.games.magewars.rules.traits import incapacitated, trait
from trivault.games.magewars.state import aspects, occasions
from trivault.games.magewars.state.model import BARRIER as BARRIER_BAR
from trivault.games.magewars.state.model import MELEE, MageWarsState
from trivault.games.magewars.state.records import Attack
from trivault.kernel.choice_nodes import Ask
from trivault.kernel.choices import ACTION, SKIP, Choice, Raw
from trivault.kernel.frames import AFTERWARDS, Scope
from trivault.kernel.ids import NOTHING, Thing

S = MageWarsState


def barrier_of(state: S, thing: Thing) -> Thing:
    """The object that gives a damage barrier, or the creature itself; one at most (MW-BARRIER-10)."""
    for holder in (thing, *state.play[thing].attached):
        if state.play[holder].revealed and _is_barrier(state, holder):
            return holder
    return NOTHING


def _is_barrier(state: S, thing: Thing) -> bool:
    return any(bar.kind == BARRIER_BAR for bar in state.card(thing).attacks)


def second_barrier(state: S, card: Thing, thing: Thing) -> bool:
    """Whether a card would give a damage barrier to what has one."""
    return _is_barrier(state, card) and thing in state.play and barrier_of(state, thing) not in (NOTHING, card)


def strike_barrier(state: S, scope: Scope, attack: Attack) -> bool:
    """A free attack on who has hit its owner in melee, once for each attacker and round (MW-BARRIER-03)."""
    owner, attacker = attack.defender, attack.attacker
    # MW-BARRIER-02
    if not attack.hit or owner not in state.play or owner == attacker or attacker not in state.play:
        return False
    holder = barrier_of(state, owner)
    if holder == NOTHING or (owner, attacker) in state.barriers:
        return False
    state.barriers.append((owner, attacker))
    note(state, "barrier", "MW-BARRIER-01", state.controller(owner), what=owner, on=attacker)
    bar = next(i for i, bar in enumerate(state.card(holder).attacks) if bar.kind == BARRIER_BAR)
    return begin(state, state.controller(owner), owner, holder, bar, attacker, occasions.BARRIER)


class Counter(Ask[S]):
    """The defender may strike back with a quick melee attack that has counterstrike; then a guard
    is a guard no more (MW-CSTRIKE)."""

    def run(self, state: S) -> bool:
        return self.ask(state) if counterstrikes(state, now(state)) else self.afterwards(state, AFTERWARDS)

    def answered(self, state: S, answer: Raw) -> bool:
        verb, holder, _, numbers = answer
        mark = len(state.stack)
        left = verb != SKIP and self._strike(state, holder, numbers[0] - 1)
        return self.suspend(state, mark, left, AFTERWARDS) or self.afterwards(state, AFTERWARDS)

    def afterwards(self, state: S, position: int) -> bool:
        stand_down(state, now(state))
        return False

    def question(self, state: S) -> Choice:
        attack = now(state)
        ways: tuple[Raw, ...] = tuple(
            ("counterstrike", t, (), (i + 1,)) for t, i in counterstrikes(state, attack)
        )
        options: tuple[Raw, ...] = (*ways, (SKIP, NOTHING, (), ()))  # MW-CSTRIKE-03
        you, verb = state.controller(attack.defender), "counterstrike"
        return Choice(you, ACTION, verb, listed=options, source=attack.attacker, reason=verb)

    def _strike(self, state: S, holder: Thing, bar: int) -> bool:
        attack = now(state)
        attack.answered.append(attack.defender)
        you = state.controller(attack.defender)
        # MW-CSTRIKE-08
        return begin(state, you, attack.defender, holder, bar, attack.attacker, occasions.COUNTERSTRIKE)


def stand_down(state: S, attack: Attack) -> None:
    """Who was the target of a melee attack guards no more (MW-CSTRIKE-11, MW-GUARD-07, MW-GUARD-08)."""
    if attack.defender in state.play:
        state.play[attack.defender].guard = False


def counterstrikes(state: S, attack: Attack) -> list[tuple[Thing, int]]:
    """The attacks that the defender may strike back with, as (card, number of the bar)."""
    who, foe = attack.defender, attack.attacker
    if who not in state.play or foe not in state.play or who == foe or not state.is_creature(who):  # MW-ATK-12
        return []
    if incapacitated(state, who) or who in attack.answered:  # MW-CSTRIKE-10, MW-CSTRIKE-05
        return []
    all_do = trait(state, who, aspects.of_attacks(aspects.COUNTERSTRIKE)) > 0
    always = state.play[who].guard or all_do  # MW-GUARD-02
    return [
        (holder, i)
        for holder, i, bar in attack_bars(state, who)
        if bar.kind == MELEE
        and not bar.full  # MW-CSTRIKE-04
        and (always or bar.trait(aspects.COUNTERSTRIKE))
        and can_attack(state, who, bar, foe)
    ]
