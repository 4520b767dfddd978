"""Costs that an attacker must pay in step 1 of an attack (MW-ATK1-04)."""

from __future__ import annotations

from collections.abc import Iterator

from trivault.games.magewars.rules.costs import pay
from trivault.games.magewars.rules.events import DECLARED, note
from trivault.games.magewars.rules.objects import mana_of
from trivault.games.magewars.rules.strike import aimed_as_declared, now
from trivault.games.magewars.state.model import MageWarsState
from trivault.games.magewars.state.records import Attack
from trivault.kernel.abilities import After
from trivault.kernel.choice_nodes import Ask
from trivault.kernel.choices import SKIP, YES_NO, Choice, Raw
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.nodes import Node
from trivault.kernel.text import Message

S = MageWarsState


class Toll(Ask[S]):
    """The controller of the attacker pays, or the attack is called off. Who could not pay has not
    declared the attack."""

    def __init__(self, cost: int) -> None:
        self.cost = cost
        self.args = (cost,)

    def run(self, state: S) -> bool:
        return aimed_as_declared(state) and self.ask(state)

    def _payer(self, state: S) -> int:
        return state.controller(now(state).attacker)

    def question(self, state: S) -> Choice:
        this = state.scopes[-1].this
        options: tuple[Raw, ...] = (("pay", this, (), (self.cost,)), (SKIP, NOTHING, (), ()))
        return Choice(self._payer(state), YES_NO, "pay", listed=options, source=this, reason="pay-toll")

    def answered(self, state: S, answer: Raw) -> bool:
        attack = now(state)
        if answer[0] == SKIP:
            note(state, "called-off", "MW-ATK1-04", attack.by, what=attack.attacker, on=attack.defender)
            attack.defender = NOTHING
        else:
            pay(state, NOTHING, self._payer(state), self.cost)
        return False

    def words(self) -> Message:
        return Message("toll", n=self.cost)


def toll(state: S, attack: Attack) -> int:
    """What would have to be paid to declare an attack."""
    listeners = state.listeners.get(DECLARED.name)
    if not listeners:
        return 0
    nodes = state.game.program.nodes
    state.attacks.append(attack)  # as what listens would meet it
    found = 0
    for listener in listeners:
        ability = nodes[listener.ability]
        if isinstance(ability, After) and ability.when.holds(state, listener):
            found += sum(node.cost for node in _tolls(ability.effect))
    state.attacks.pop()
    return found


def _tolls(effect: Node[S]) -> Iterator[Toll]:
    if isinstance(effect, Toll):
        yield effect
    for part in Node.children(effect):
        yield from _tolls(part)


def payable(state: S, pattern: Attack, target: Thing) -> bool:
    """Whether an attack like this one may be declared against a target: its costs can be paid."""
    if DECLARED.name not in state.listeners:
        return True
    attack = Attack(pattern.by, pattern.attacker, pattern.holder, pattern.bar, target, pattern.free)
    return toll(state, attack) <= mana_of(state, state.controller(attack.attacker))
