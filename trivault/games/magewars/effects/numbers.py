"""Numbers that cards of Mage Wars speak of, as they are seen on the table."""

from __future__ import annotations

from collections.abc import Callable

from trivault.games.magewars.rules.costs import total_cost
from trivault.games.magewars.rules.traits import life
from trivault.games.magewars.state.model import MageWarsState
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.terms import SEVERAL, Amount, EventThing, Group, Selection
from trivault.kernel.text import Message

S = MageWarsState


class Quantity(Amount[S]):
    """A number that is not fixed: a sentence says X and then what X is."""

    def noun(self) -> Message:
        """What X is."""
        raise NotImplementedError

    def words(self, effect: Callable[[int], Message]) -> Message:
        return Message("as-many", effect=effect(SEVERAL), number=self.noun())


class Number(Quantity):
    """A number by name: what it counts is code, what it says is a message of that name."""

    def __init__(self, name: str, count: Callable[[S, Scope], int]) -> None:
        self.name = name
        self.count = count
        self.args = (name, count)

    def of(self, state: S, scope: Scope) -> int:
        return self.count(state, scope)

    def noun(self) -> Message:
        return Message(f"number-{self.name}")


class Bound(Quantity):
    """A number that was chosen, paid or rolled before."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.args = (name,)

    def of(self, state: S, scope: Scope) -> int:
        return scope.number(self.name)

    def noun(self) -> Message:
        return Message(f"number-{self.name}")


class Plus(Quantity):
    """A fixed number or another one, and one more."""

    def __init__(self, first: int | Quantity, second: int | Quantity) -> None:
        self.first = first
        self.second = second
        self.args = (first, second)

    def of(self, state: S, scope: Scope) -> int:
        parts = (self.first, self.second)
        return sum(part if isinstance(part, int) else part.of(state, scope) for part in parts)

    def noun(self) -> Message:
        first, second = (part if isinstance(part, int) else part.noun() for part in (self.first, self.second))
        return Message("number-plus", first=first, second=second)


def _whose(group: Group[S]) -> Message:
    return Message("that-creature") if isinstance(group, EventThing) else group.words(1)


class LevelOf(Quantity):
    """The level of a card; all above a level may count twice, and what is hidden as another one."""

    def __init__(self, group: Group[S], twice_above: int = 0, hidden: int = 0) -> None:
        self.group = group
        self.twice_above = twice_above
        self.hidden = hidden
        self.args = (group, twice_above, hidden)

    def of(self, state: S, scope: Scope) -> int:
        return sum(self._level(state, thing) for thing in self.group.find(state, scope))

    def _level(self, state: S, thing: Thing) -> int:
        if self.hidden and not state.play[thing].revealed:
            return self.hidden
        level = state.card(thing).level
        return level + (max(0, level - self.twice_above) if self.twice_above else 0)

    def noun(self) -> Message:
        return Message("number-level", of=_whose(self.group), above=self.twice_above, hidden=self.hidden)


class CostOf(Quantity):
    """What is printed on a card as its cost; `whole`: with what it costs to reveal it where it is, and
    `twice` where it goes, too."""

    def __init__(self, group: Group[S], whole: bool = False, twice: bool = False) -> None:
        self.group = group
        self.whole = whole
        self.twice = twice
        self.args = (group, whole, twice)

    def of(self, state: S, scope: Scope) -> int:
        return sum(self._cost(state, thing, scope) for thing in self.group.find(state, scope))

    def _cost(self, state: S, thing: Thing, scope: Scope) -> int:
        if not self.whole:
            cost = state.card(thing).cost
            assert isinstance(cost, int)
            return cost
        there = total_cost(state, thing, scope.things("second")[0]) if self.twice else 0
        return total_cost(state, thing) + there

    def noun(self) -> Message:
        kind = "twice" if self.twice else "whole" if self.whole else "printed"
        return Message("number-cost", of=_whose(self.group), kind=kind)


class LeftOf(Quantity):
    """The Life that something has left, or its mana."""

    def __init__(self, what: str, group: Group[S]) -> None:
        self.what = what
        self.group = group
        self.args = (what, group)

    def of(self, state: S, scope: Scope) -> int:
        found = self.group.find(state, scope)
        if self.what == "mana":
            return sum(state.play[thing].mana for thing in found)
        return sum(life(state, thing) - state.play[thing].damage for thing in found)

    def noun(self) -> Message:
        return Message("number-left", of=_whose(self.group), what=self.what)


def level_of(what: Selection[S], *, twice_above: int = 0, hidden: int = 0) -> Quantity:
    return LevelOf(what.group, twice_above, hidden)


def cost_of(what: Selection[S], *, whole: bool = False, twice: bool = False) -> Quantity:
    return CostOf(what.group, whole, twice)


def left_of(stat: str, what: Selection[S]) -> Quantity:
    return LeftOf(stat, what.group)
