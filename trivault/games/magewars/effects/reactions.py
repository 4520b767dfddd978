"""What enchantments do to an attack under way, and the attacks that spells and traps make (MW-ATK)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from trivault.games.magewars.effects.vocabulary import When
from trivault.games.magewars.rules.activation import attacks_of, bar_chosen
from trivault.games.magewars.rules.strike import AUTOMATIC, attack_trait, begin, carry_out, now
from trivault.games.magewars.rules.traits import incapacitated
from trivault.games.magewars.rules.zone_attack import AttackEach
from trivault.games.magewars.state import aspects, occasions
from trivault.games.magewars.state.model import MELEE, MageWarsState
from trivault.games.magewars.state.records import Attack
from trivault.kernel.choice_nodes import Ask
from trivault.kernel.choices import ACTION, SKIP, Choice, Raw
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.nodes import Node
from trivault.kernel.positions import nodes_of
from trivault.kernel.terms import Amount, Group, Selection
from trivault.kernel.text import Message

S = MageWarsState


def host_of(state: S, scope: Scope) -> Thing:
    """What the card of an effect is attached to."""
    return state.play[scope.this].host if scope.this in state.play else NOTHING


def _melee_attack_ended(state: S, scope: Scope) -> bool:
    event = scope.event
    if event is None or event.thing not in scope.things("it") or event.source == NOTHING:
        return False
    return state.card(event.source).attacks[event.amount].kind == MELEE


IT_HAS_ATTACKED = When("it-has-attacked-in-melee", _melee_attack_ended)


class InFirstAttack(Amount[S]):
    """So much while a creature makes its first attack of the round on what this is attached to."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.args = (n,)

    def of(self, state: S, scope: Scope) -> int:
        if not state.attacks:
            return 0
        attack = now(state)
        pair = (attack.attacker, attack.defender)
        first = not attack.strike and pair not in state.attacked
        own = attack.free not in AUTOMATIC and state.is_creature(attack.attacker)
        return self.n if first and own else 0

    def words(self, effect: Callable[[int], Message]) -> Message:
        return Message("limited", effect=effect(self.n), limit=Message("once-for-each", most=0))


FIRST_ATTACK = InFirstAttack(1)


# Avoiding


def _avoidable(state: S, attack: Attack) -> bool:
    """One defense for each attack, also where several must be revealed (MW-DEF-04, MW-DEF-09)."""
    return not (attack_trait(state, attack, aspects.UNAVOIDABLE) or attack.avoided or attack.defended)


class AvoidAttack(Node[S]):
    """The attack is avoided: that counts as a defense, which the incapacitated cannot use (MW-DEF-10). Or
    (`turned`) the attacker is the target of its next two steps."""

    def __init__(self, turned: bool = False) -> None:
        self.turned = turned
        self.args = (turned,)

    def run(self, state: S) -> bool:
        attack = now(state)
        if not _avoidable(state, attack):
            return False
        if self.turned:
            attack.turned, attack.defender, attack.defended = attack.defender, attack.attacker, True
        elif not incapacitated(state, attack.defender):
            attack.avoided = attack.defended = True
        return False

    def words(self) -> Message:
        return Message("avoid-attack", turned="yes" if self.turned else "no")


def in_vain(state: S, enchantment: Thing) -> bool:
    """Whether an enchantment that avoids attacks must be revealed against one that cannot be avoided
    (MW-DEF-09)."""
    effect = state.card(enchantment).effect if enchantment in state.play else None
    avoids = effect is not None and any(isinstance(node, AvoidAttack) for node in nodes_of(effect))
    return avoids and bool(state.attacks) and attack_trait(state, now(state), aspects.UNAVOIDABLE) > 0


# More attacks


class AnotherAttack(Ask[S]):
    """`it` may make another quick melee attack, as a part of the attack action at hand."""

    def run(self, state: S) -> bool:
        action = not now(state).free  # a counterstrike is none: then nothing follows
        return action and len(self._ways(state)) > 1 and self.ask(state)

    def _ways(self, state: S) -> tuple[Raw, ...]:
        (creature,) = state.scopes[-1].things("it")
        return (*self._attacks(state, creature), (SKIP, NOTHING, (), ()))

    def _attacks(self, state: S, creature: Thing) -> Iterator[Raw]:
        if creature in state.play and not incapacitated(state, creature):
            for raw in attacks_of(state, creature, full=False):
                if bar_chosen(state, raw).kind == MELEE:
                    yield raw

    def question(self, state: S) -> Choice:
        (creature,) = state.scopes[-1].things("it")
        you, ways = state.controller(creature), self._ways(state)
        return Choice(you, ACTION, "attack", listed=ways, source=creature, reason="another-attack")

    def answered(self, state: S, answer: Raw) -> bool:
        verb, holder, targets, numbers = answer
        if verb == SKIP:
            return False
        (creature,) = state.scopes[-1].things("it")
        bar, first = numbers[0] - 1 if numbers else 0, now(state)
        attack = Attack(state.controller(creature), creature, holder, bar, targets[0], occasions.ANOTHER)
        attack.spent, attack.answered = first.spent[:], first.answered[:]  # MW-AMB-58, MW-CSTRIKE-05
        return carry_out(state, attack)

    def words(self) -> Message:
        return Message("another-attack")


class AttackAllWithThis(AttackEach):
    """The attack of this object hits a group, in the order that its player chooses (MW-AMB-65)."""

    def __init__(self, group: Group[S], kind: str) -> None:
        self.group = group
        self.kind = kind
        self.args = (group, kind)

    def victims(self, state: S, scope: Scope) -> tuple[Thing, ...]:
        return tuple(self.group.find(state, scope))

    def pattern(self, state: S, scope: Scope, victim: Thing) -> Attack:
        return Attack(scope.you, scope.this, scope.this, 0, victim, self.kind)

    def words(self) -> Message:
        effect = Message("attack-with-this", what=Message("named-it"))
        return Message("for-each", effect=effect, group=self.group.words(1))


class AttackWithThis(Node[S]):
    """The attack of this spell or trap hits; neither melee nor ranged, it has no barrier or counterstrike."""

    def __init__(self, whom: Selection[S], kind: str, extra: Amount[S] | None = None) -> None:
        self.whom = whom
        self.kind = kind  # trap, special; ability: one that goes through all steps
        self.extra = extra  # attack dice more, which also count for the effect die
        self.args = (whom, kind, extra)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        extra = self.extra.of(state, scope) if self.extra is not None else 0
        for thing in self.whom.offered(state, scope)[0]:
            return thing in state.play and begin(
                state, scope.you, scope.this, scope.this, 0, thing, self.kind, extra=extra
            )
        return False

    def words(self) -> Message:
        what = self.whom.words()
        if self.extra is None:
            return Message("attack-with-this", what=what)
        return self.extra.words(lambda n: Message("attack-with-dice", n=n, what=what))
