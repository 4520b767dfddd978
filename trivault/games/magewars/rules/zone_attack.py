"""Attacks on several, one after the other: zone attacks and their like (MW-ZONEATK)."""

from __future__ import annotations

from collections.abc import Iterator

from trivault.games.magewars.rules.attack import ATTACK, dazed_misses
from trivault.games.magewars.rules.objects import in_zone
from trivault.games.magewars.rules.strike import bar_of, carry_out, now
from trivault.games.magewars.rules.traits import marked
from trivault.games.magewars.state import aspects
from trivault.games.magewars.state.model import MageWarsState
from trivault.games.magewars.state.records import Attack
from trivault.kernel.choice_nodes import Decide
from trivault.kernel.choices import PICK, Choice, Raw
from trivault.kernel.frames import AFTERWARDS, BEGINNING, Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.interpreter import call
from trivault.kernel.nodes import Node

S = MageWarsState


class AttackEach(Decide[S]):
    """Several are attacked, one after the other, in an order of the attacker's choice (MW-ORDER-05)."""

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        scope.bind("left", self.victims(state, scope))
        return self.afterwards(state, BEGINNING)

    def afterwards(self, state: S, position: int) -> bool:
        scope = state.scopes[-1]
        scope.bind("left", tuple(t for t in scope.things("left") if self.can_hit(state, t)))
        return self.ask(state) if scope.things("left") else self.over(state)

    def question(self, state: S) -> Choice:
        scope = state.scopes[-1]
        source, things = self.pattern(state, scope, NOTHING).holder, scope.things("left")
        return Choice(scope.you, PICK, "hit", things=things, source=source, reason="hit")

    def answered(self, state: S, answer: Raw) -> bool:
        scope, victim = state.scopes[-1], answer[2][0]
        scope.bind("left", tuple(t for t in scope.things("left") if t != victim))
        mark = len(state.stack)
        left = carry_out(state, self.pattern(state, scope, victim))  # MW-ZONEATK-03
        return self.suspend(state, mark, left, AFTERWARDS) or self.afterwards(state, AFTERWARDS)

    def victims(self, state: S, scope: Scope) -> tuple[Thing, ...]:
        raise NotImplementedError

    def can_hit(self, state: S, victim: Thing) -> bool:
        return victim in state.play

    def pattern(self, state: S, scope: Scope, victim: Thing) -> Attack:
        """The attack on one of them."""
        raise NotImplementedError

    def over(self, state: S) -> bool:
        return False

    def children(self) -> Iterator[Node[S]]:
        yield ATTACK


class ZoneAttack(AttackEach):
    """Every creature and conjuration of a zone is attacked (MW-ZONEATK). The attack at hand is the
    pattern of those that follow; when its source is moved, the rest is lost."""

    def victims(self, state: S, scope: Scope) -> tuple[Thing, ...]:
        attack = now(state)
        spared = (attack.attacker,) if bar_of(state, attack).spares_caster else ()
        # MW-ZONEATK-02
        return () if attack.missed else tuple(t for t in in_zone(state, attack.zone) if t not in spared)

    def can_hit(self, state: S, victim: Thing) -> bool:
        whole = now(state)
        return not whole.moved and victim in in_zone(state, whole.zone)

    def pattern(self, state: S, scope: Scope, victim: Thing) -> Attack:
        whole = now(state)
        attack = Attack(whole.by, whole.attacker, whole.holder, whole.bar, victim, whole.free)
        attack.zone = whole.zone
        return attack

    def over(self, state: S) -> bool:
        state.attacks.pop()
        return False


ZONE_ATTACK: Node[S] = ZoneAttack()


def begin_zone(state: S, by: int, attacker: Thing, holder: Thing, bar: int, zone: Thing, free: str) -> bool:
    attack = Attack(by, attacker, holder, bar, NOTHING, free)
    attack.zone = zone
    if state.is_creature(attacker) and marked(state, attacker, aspects.DAZE):
        attack.missed = dazed_misses(state, attacker)
    state.attacks.append(attack)
    return call(state, ZONE_ATTACK, by, attacker)
