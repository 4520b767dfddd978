"""Attack step 2: avoiding an attack (MW-ATK2, MW-DEF)."""

from __future__ import annotations

from trivault.games.magewars.rules import dice, events
from trivault.games.magewars.rules.strike import attack_trait, emit_event, is_melee, now
from trivault.games.magewars.rules.traits import incapacitated, marked, restrained
from trivault.games.magewars.state import aspects
from trivault.games.magewars.state.model import MageWarsState
from trivault.games.magewars.state.printed import Defense
from trivault.games.magewars.state.records import Attack
from trivault.kernel.choice_nodes import Ask
from trivault.kernel.choices import ACTION, SKIP, Choice, Raw
from trivault.kernel.events import emit
from trivault.kernel.frames import AFTERWARDS, Event, Scope
from trivault.kernel.ids import NOTHING, Thing

S = MageWarsState

HELD = -2  # on the defense rolls of the restrained, and for each daze marker (MW-DEF-11, MW-DEF-12)


def defenses(state: S, attack: Attack) -> list[tuple[Thing, int, Defense]]:
    """The defenses that the defender may use against this attack (MW-DEF)."""
    who = attack.defender
    if attack_trait(state, attack, aspects.UNAVOIDABLE) or attack.zone != NOTHING or not state.is_creature(who):
        return []  # MW-DEF-09, MW-ZONEATK-04
    helpless = incapacitated(state, who)  # MW-DEF-10
    melee, scope = is_melee(state, attack), Scope(state.controller(who), who)
    found = []
    for holder in (who, *(t for t in state.play[who].attached if state.play[t].revealed)):  # MW-DEF-13
        for i, defense in enumerate(state.card(holder).defenses):
            fits = defense.melee if melee else defense.ranged  # MW-DEF-08
            spent = 0 < defense.uses <= state.play[holder].used.count(f"defense-{i}")  # MW-DEF-05, MW-DEF-06
            right = defense.against is None or defense.against.fits(state, attack.attacker, scope)
            if fits and right and not spent and (defense.steady or not helpless):
                found.append((holder, i, defense))
    return found


class Avoid(Ask[S]):
    """First what must be revealed (MW-EX-31), then one defense of the defender's choice (MW-ATK2-01)."""

    def run(self, state: S) -> bool:
        attack = now(state)
        mark = len(state.stack)
        left = emit_event(state, Event(events.AVOID.name, attack.defender, 1, attack.by, attack.attacker))
        return self.suspend(state, mark, left, AFTERWARDS) or self.afterwards(state, AFTERWARDS)

    def afterwards(self, state: S, position: int) -> bool:
        attack = now(state)
        if attack.defender not in state.play or attack.avoided or attack.defended:
            return False
        return bool(defenses(state, attack)) and self.ask(state)

    def question(self, state: S) -> Choice:
        attack = now(state)
        ways: tuple[Raw, ...] = tuple(("defend", t, (), (d.least,)) for t, _, d in defenses(state, attack))
        options: tuple[Raw, ...] = (*ways, (SKIP, NOTHING, (), ()))  # MW-DEF-07
        player = state.controller(attack.defender)
        return Choice(player, ACTION, "defend", listed=options, source=attack.attacker, reason="defend")

    def answered(self, state: S, answer: Raw) -> bool:
        verb, holder, _, numbers = answer
        return verb != SKIP and self._defend(state, holder, numbers[0])

    def _defend(self, state: S, holder: Thing, least: int) -> bool:
        attack = now(state)
        i, defense = next((i, d) for t, i, d in defenses(state, attack) if t == holder and d.least == least)
        attack.defended = True  # MW-DEF-04
        if defense.uses:
            state.play[holder].used.append(f"defense-{i}")
        attack.least = least - (0 if defense.steady else defense_penalty(state, attack.defender))
        scope = Scope(state.controller(attack.defender), holder)
        return emit(state, events.DEFEND, attack.defender, dice.effect_die(state), scope)


def defense_penalty(state: S, thing: Thing) -> int:
    penalty = HELD * marked(state, thing, aspects.DAZE)  # MW-EFF-05
    return penalty + (HELD if restrained(state, thing) else 0)
