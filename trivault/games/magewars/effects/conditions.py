"""Taking conditions away for their removal cost (MW-REMOVE)."""

from __future__ import annotations

from trivault.games.magewars.rules import events
from trivault.games.magewars.rules.costs import pay
from trivault.games.magewars.rules.objects import mana_of, remove
from trivault.games.magewars.state.model import CONDITIONS, MageWarsState
from trivault.kernel.choice_nodes import Ask
from trivault.kernel.choices import ACTION, SKIP, Choice, Raw
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.text import Message

S = MageWarsState


def removal_cost(state: S, thing: Thing, condition: str) -> int | None:
    """What it costs to take a condition away, where a spell allows it (MW-REMOVE-01); None: never."""
    if condition == "sleep":
        return state.card(thing).level  # MW-COND-15
    return {"burn": 2, "rot": 2, "weak": 2, "daze": 2, "stun": 4, "cripple": 4}.get(condition)  # MW-REMOVE-03


def removable(state: S, thing: Thing, kinds: tuple[str, ...], mana: int) -> list[tuple[str, int]]:
    """The conditions of an object that can be paid for, with what each marker costs."""
    found = []
    for name in kinds:
        cost = removal_cost(state, thing, name)
        if cost is not None and name in state.play[thing].markers and cost <= mana:
            found.append((name, cost))
    return found


class RemoveConditions(Ask[S]):
    """Markers of `it` are taken away, each for its cost: one, or as many as you like (MW-REMOVE-04)."""

    def __init__(self, several: bool = False, kinds: tuple[str, ...] = CONDITIONS) -> None:
        self.several = several
        self.kinds = kinds
        self.args = (several, kinds)

    def run(self, state: S) -> bool:
        return bool(self._offers(state)) and self.ask(state)

    def _offers(self, state: S) -> list[tuple[str, int]]:
        scope = state.scopes[-1]
        there = [t for t in scope.things("it") if t in state.play]
        return removable(state, there[0], self.kinds, mana_of(state, scope.you)) if there else []

    def question(self, state: S) -> Choice:
        scope = state.scopes[-1]
        ways: tuple[Raw, ...] = tuple((f"remove-{n}", NOTHING, (), (cost,)) for n, cost in self._offers(state))
        options: tuple[Raw, ...] = (*ways, (SKIP, NOTHING, (), ()))
        return Choice(scope.you, ACTION, "remove", listed=options, source=scope.this, reason="remove")

    def answered(self, state: S, answer: Raw) -> bool:
        scope = state.scopes[-1]
        verb, _, _, numbers = answer
        if verb == SKIP:
            return False
        (thing,) = scope.things("it")
        pay(state, NOTHING, scope.you, numbers[0])
        remove(state, thing, verb.removeprefix("remove-"))
        events.note(state, "cured", "MW-REMOVE-02", scope.you, what=thing)
        return self.several and self.run(state)

    def words(self) -> Message:
        kinds = "poison" if self.kinds != CONDITIONS else "any"
        return Message("remove-conditions", kinds=kinds if self.several else "one")
