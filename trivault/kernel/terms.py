"""The nouns of effect trees: amounts, conditions, filters, groups and selections.

Each is a value with one method that the interpreter calls; the text on the card comes from the same value.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Generic

from mypy_extensions import mypyc_attr

from trivault.kernel.expressions import Expression
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.running_state import S
from trivault.kernel.text import Message

SEVERAL = 2  # how many things a noun stands for where their number is not said


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Expression, Generic[S]):
    """How much: `of(state, scope)`."""

    def of(self, state: S, scope: Scope) -> int:
        raise NotImplementedError

    def words(self, effect: Callable[[int], Message]) -> Message:
        """The sentence of an effect whose size this is."""
        raise NotImplementedError


class Constant(Amount[S]):
    def __init__(self, n: int) -> None:
        self.n = n
        self.args = (n,)

    def of(self, state: S, scope: Scope) -> int:
        return self.n

    def words(self, effect: Callable[[int], Message]) -> Message:
        return effect(self.n)


class Per(Amount[S]):
    """So much for each thing of a group, on top of a base."""

    def __init__(self, n: int, group: Group[S], base: int = 0) -> None:
        self.n = n
        self.group = group
        self.base = base
        self.args = (n, group, base)

    def of(self, state: S, scope: Scope) -> int:
        return self.base + self.n * len(self.group.find(state, scope))

    def words(self, effect: Callable[[int], Message]) -> Message:
        each = Message("per", effect=effect(self.n), group=self.group.words(1))
        return Message("then", first=effect(self.base), second=each) if self.base else each


class Best(Amount[S]):
    """A base that the last fulfilled line replaces: lines stand in rising order."""

    def __init__(self, base: int, lines: tuple[tuple[Condition[S], int], ...]) -> None:
        self.base = base
        self.lines = lines
        self.args = (base, lines)

    def of(self, state: S, scope: Scope) -> int:
        for condition, n in reversed(self.lines):
            if condition.holds(state, scope):
                return n
        return self.base

    def words(self, effect: Callable[[int], Message]) -> Message:
        said = effect(self.base)
        for condition, n in self.lines:
            said = condition.replaces(said, effect(n))
        return said


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Expression, Generic[S]):
    """Whether: `holds(state, scope)`."""

    label: ClassVar[bool] = False  # said as a keyword before the effect, not as a clause

    def holds(self, state: S, scope: Scope) -> bool:
        raise NotImplementedError

    def words(self) -> Message:
        raise NotImplementedError

    def limits(self, effect: Message) -> Message:
        """An effect that has this condition."""
        return Message("label" if self.label else "if", condition=self.words(), effect=effect)

    def replaces(self, effect: Message, other: Message) -> Message:
        """An effect in whose place another comes under this condition."""
        return Message("then", first=effect, second=self.limits(Message("instead", effect=other)))


class Always(Condition[S]):
    """The condition of a rule that has none."""

    def holds(self, state: S, scope: Scope) -> bool:
        return True


class Happened(Condition[S]):
    """If you do: the effect before this one happened."""

    def holds(self, state: S, scope: Scope) -> bool:
        return state.happened > 0

    def words(self) -> Message:
        return Message("if-you-do")


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter(Expression, Generic[S]):
    """Which things: `fits(state, thing, scope)`; combined with & and |, inverted with ~."""

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        raise NotImplementedError

    def words(self, n: int) -> Message:
        """The noun phrase for so many things, without the number."""
        raise NotImplementedError

    def __and__(self, other: Filter[S]) -> Filter[S]:
        return Both(self, other)

    def __or__(self, other: Filter[S]) -> Filter[S]:
        return Either(self, other)

    def __invert__(self) -> Filter[S]:
        return Without(self)


class Both(Filter[S]):
    def __init__(self, left: Filter[S], right: Filter[S]) -> None:
        self.left = left
        self.right = right
        self.args = (left, right)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        return self.left.fits(state, thing, scope) and self.right.fits(state, thing, scope)

    def words(self, n: int) -> Message:
        return Message("filter-both", left=self.left.words(n), right=self.right.words(n))


class Either(Filter[S]):
    def __init__(self, left: Filter[S], right: Filter[S]) -> None:
        self.left = left
        self.right = right
        self.args = (left, right)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        return self.left.fits(state, thing, scope) or self.right.fits(state, thing, scope)

    def words(self, n: int) -> Message:
        return Message("filter-either", left=self.left.words(n), right=self.right.words(n))


class Without(Filter[S]):
    def __init__(self, inner: Filter[S]) -> None:
        self.inner = inner
        self.args = (inner,)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        return not self.inner.fits(state, thing, scope)

    def words(self, n: int) -> Message:
        return Message("filter-not", inner=self.inner.words(n))


class ThisCard(Filter[S]):
    """The card whose effect it is."""

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        return thing == scope.this

    def words(self, n: int) -> Message:
        return Message("this-card")


@mypyc_attr(allow_interpreted_subclasses=True)
class Group(Expression, Generic[S]):
    """Things on the table, in a fixed order: `find(state, scope)`."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        raise NotImplementedError

    def words(self, n: int) -> Message:
        """The noun phrase for so many of them, without the number."""
        raise NotImplementedError


class Named(Group[S]):
    """What the effect has named before."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.args = (name,)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return scope.things(self.name)

    def words(self, n: int) -> Message:
        return Message("named-it")


class EventThing(Group[S]):
    """The thing that the event at hand is about."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return (scope.event.thing,) if scope.event and state.is_as_it_was(scope.event) else ()

    def words(self, n: int) -> Message:
        return Message("named-it")


class Selection(Expression, Generic[S]):
    """Which of a group: all of them, or as many as the chooser picks between two bounds."""

    def __init__(
        self, group: Group[S], low: int = 1, high: int = 1, every: bool = False, name: str = "it"
    ) -> None:
        self.group = group
        self.low = low
        self.high = high
        self.every = every
        self.name = name
        self.args = (group, low, high, every, name)

    def offered(self, state: S, scope: Scope) -> tuple[tuple[Thing, ...], int]:
        """The candidates, and how many of them must at least be picked."""
        things = tuple(self.group.find(state, scope))
        if not self.every and self.high == 1 and len(things) > 1:
            things = state.game.distinct(state, things)
        return things, len(things) if self.every else min(self.low, len(things))

    def words(self) -> Message:
        if isinstance(self.group, Named | EventThing):
            return self.group.words(1)
        if self.every:
            return Message("every", group=self.group.words(SEVERAL))
        key = "up-to" if self.low < self.high > 1 else "so-many"
        return Message(key, n=self.high, group=self.group.words(self.high))


def each(group: Group[S]) -> Selection[S]:
    return Selection(group, every=True)


def one(group: Group[S]) -> Selection[S]:
    return Selection(group)


def up_to(n: int, group: Group[S]) -> Selection[S]:
    return Selection(group, low=0, high=n)


def amount_of(n: int | Amount[S]) -> Amount[S]:
    return Constant(n) if isinstance(n, int) else n
