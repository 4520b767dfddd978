"""What abilities of objects do, beyond the common words: choices between ways, rolling again, fear."""

from __future__ import annotations

from collections.abc import Iterator

from trivault.games.magewars.rules import dice, events
from trivault.games.magewars.rules.attack import DECLARATION
from trivault.games.magewars.rules.costs import pay
from trivault.games.magewars.rules.objects import mana_of
from trivault.games.magewars.rules.strike import aimed_as_declared, bar_of, now
from trivault.games.magewars.rules.surcharges import payable
from trivault.games.magewars.rules.targets import attack_targets
from trivault.games.magewars.state.model import MageWarsState
from trivault.kernel.choice_nodes import Ask, May
from trivault.kernel.choices import ACTION, PICK, SKIP, YES_NO, Choice, Raw
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import propose
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.interpreter import ask
from trivault.kernel.nodes import Node
from trivault.kernel.terms import SEVERAL, Group
from trivault.kernel.text import Message

S = MageWarsState


class ChooseOne(Ask[S]):
    """One of several effects, each under the verb of its answer."""

    def __init__(self, ways: tuple[tuple[str, Node[S]], ...]) -> None:
        self.ways = ways
        self.args = (ways,)

    def question(self, state: S) -> Choice:
        scope = state.scopes[-1]
        options: tuple[Raw, ...] = tuple((verb, NOTHING, (), ()) for verb, _ in self.ways)
        return Choice(scope.you, ACTION, "choose", listed=options, source=scope.this, reason="choose-one")

    def answered(self, state: S, answer: Raw) -> bool:
        return dict(self.ways)[answer[0]].run(state)

    def children(self) -> Iterator[Node[S]]:
        return (tree for _, tree in self.ways)

    def words(self) -> Message:
        return Message("choose-one", ways=[tree.words() for _, tree in self.ways])


def choose_one(**ways: Node[S]) -> Node[S]:
    return ChooseOne(tuple(ways.items()))


class PayForEach(Ask[S]):
    """You may pay mana for each of a group that you choose: then it happens to all of them."""

    def __init__(self, verb: str, cost: int, group: Group[S], kind: EventKind[S]) -> None:
        self.verb = verb
        self.cost = cost
        self.group = group
        self.kind = kind
        self.args = (verb, cost, group, kind)

    def run(self, state: S) -> bool:
        question = self.question(state)
        return question.high > 0 and ask(state, self.id, question)

    def question(self, state: S) -> Choice:
        scope = state.scopes[-1]
        things = tuple(self.group.find(state, scope))
        most = min(len(things), mana_of(state, scope.you) // self.cost)
        you, verb, this = scope.you, self.verb, scope.this
        return Choice(you, PICK, verb, things=things, low=0, high=most, source=this, reason=verb)

    def answered(self, state: S, answer: Raw) -> bool:
        scope, things = state.scopes[-1], answer[2]
        pay(state, NOTHING, scope.you, self.cost * len(things))
        return propose(state, self.kind, [(thing, 1) for thing in things], scope)

    def words(self) -> Message:
        effect = Message(self.kind.name, n=1, what=Message("named-it"))
        return Message("pay-for-each", n=self.cost, group=self.group.words(SEVERAL), effect=effect)


class MayTake(May[S]):
    """The answer names what the event is about: of several the player chooses by it."""

    def question(self, state: S) -> Choice:
        you, event = state.scopes[-1].you, state.scopes[-1].event
        assert event is not None
        options: tuple[Raw, ...] = ((self.verb, event.thing, (), ()), (SKIP, NOTHING, (), ()))
        return Choice(you, YES_NO, self.verb, listed=options, source=event.thing, reason="may")


class ReturnsInstead(Node[S]):
    """In the replace stage: what would be destroyed returns to the spellbook."""

    def run(self, state: S) -> bool:
        batch = state.batches[-1]
        event = batch.events[batch.cursor]
        if event is not None:
            batch.events[batch.cursor] = event._replace(kind=events.RETURN.name)
        return False

    def words(self) -> Message:
        return Message("returns-instead")


# Dice that are rolled again


class RollAgain(Node[S]):
    """In the replace stage: the effect die of a defense or escape roll is rolled again."""

    def run(self, state: S) -> bool:
        batch = state.batches[-1]
        event = batch.events[batch.cursor]
        if event is not None:
            batch.events[batch.cursor] = event._replace(amount=dice.effect_die(state))
        return False

    def words(self) -> Message:
        return Message("roll-again")


class RollAttackAgain(Ask[S]):
    """You may roll the effect die or all attack dice of the attack under way again, once a round."""

    def __init__(self, ready: str) -> None:
        self.ready = ready  # the ready marker of `this` object
        self.args = (ready,)

    def question(self, state: S) -> Choice:
        scope = state.scopes[-1]
        ways = ["re-roll-dice"] + (["re-roll-effect"] if now(state).die else [])
        options: tuple[Raw, ...] = (*((way, scope.this, (), ()) for way in ways), (SKIP, NOTHING, (), ()))
        return Choice(scope.you, ACTION, "re-roll", listed=options, source=scope.this, reason="re-roll")

    def answered(self, state: S, answer: Raw) -> bool:
        verb, attack = answer[0], now(state)
        if verb == SKIP:
            return False
        state.play[state.scopes[-1].this].used.append(self.ready)
        if verb == "re-roll-dice":
            attack.rolled = dice.roll(state, len(attack.rolled))
        else:
            attack.die = dice.effect_die(state)
        return False

    def words(self) -> Message:
        return Message("roll-attack-again")


# Attacks that do not happen


class Frighten(Ask[S]):
    """The effect die may call the attack off; then the attacker may choose another target for it."""

    def __init__(self, least: int) -> None:
        self.least = least
        self.args = (least,)

    def run(self, state: S) -> bool:
        if not aimed_as_declared(state):
            return False
        attack, die = now(state), dice.effect_die(state)
        kind = "frightened" if die >= self.least else "not-frightened"
        events.note_check(state, kind, "MW-GEN-10", die, what=attack.attacker)
        if die < self.least:
            return False
        if not self._others(state):
            attack.defender = NOTHING
            return False
        return self.ask(state)

    def _others(self, state: S) -> tuple[Thing, ...]:
        attack = now(state)
        who, bar = attack.attacker, bar_of(state, attack)
        gone = (attack.defender, *attack.done, *attack.fled)
        return tuple(t for t in attack_targets(state, who, bar) if t not in gone and payable(state, attack, t))

    def question(self, state: S) -> Choice:
        attack = now(state)
        things, source = self._others(state), attack.attacker
        return Choice(attack.by, PICK, "instead", things=things, low=0, source=source, reason="instead")

    def answered(self, state: S, answer: Raw) -> bool:
        attack, targets = now(state), answer[2]
        attack.fled.append(attack.defender)
        attack.defender = targets[0] if targets else NOTHING
        return bool(targets) and DECLARATION.run(state)

    def children(self) -> Iterator[Node[S]]:
        yield DECLARATION

    def words(self) -> Message:
        return Message("frighten", n=self.least)
