"""The nouns of effect trees: amounts, conditions, filters, groups and selections.

Each is a frozen value that compiles itself once, when it is built, to a plain function; the
interpreter calls the function, the text on the card comes from the value.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.text import Message

if TYPE_CHECKING:
    from trivault.kernel.state import State

S = TypeVar("S", bound="State")

Count = Callable[[S, Scope], int]
Test = Callable[[S, Scope], bool]
Fit = Callable[[S, Thing, Scope], bool]
Find = Callable[[S, Scope], Sequence[Thing]]


SEVERAL = 2  # how many things a noun stands for where their number is not said


def keep(value: object, name: str, compiled: object) -> None:
    """Store a compiled part on a frozen value."""
    object.__setattr__(value, name, compiled)


@dataclass(frozen=True)
class Amount(Generic[S]):
    """How much: `of(state, scope)`."""

    of: Count[S] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        keep(self, "of", self.compile())

    def compile(self) -> Count[S]:
        raise NotImplementedError

    def words(self, effect: Callable[[int], Message]) -> Message:
        """The sentence of an effect whose size this is."""
        raise NotImplementedError


@dataclass(frozen=True)
class Constant(Amount[S]):
    n: int

    def compile(self) -> Count[S]:
        n = self.n
        return lambda _state, _scope: n

    def words(self, effect: Callable[[int], Message]) -> Message:
        return effect(self.n)


@dataclass(frozen=True)
class Per(Amount[S]):
    """So much for each thing of a group, on top of a base."""

    n: int
    group: Group[S]
    base: int = 0

    def compile(self) -> Count[S]:
        n, find, base = self.n, self.group.find, self.base
        return lambda state, scope: base + n * len(find(state, scope))

    def words(self, effect: Callable[[int], Message]) -> Message:
        each = Message("per", effect=effect(self.n), group=self.group.words(1))
        return Message("then", first=effect(self.base), second=each) if self.base else each


@dataclass(frozen=True)
class Best(Amount[S]):
    """A base that the last fulfilled line replaces: lines stand in rising order."""

    base: int
    lines: tuple[tuple[Condition[S], int], ...]

    def compile(self) -> Count[S]:
        base = self.base
        tests = tuple((condition.holds, n) for condition, n in reversed(self.lines))

        def best(state: S, scope: Scope) -> int:
            for holds, n in tests:
                if holds(state, scope):
                    return n
            return base

        return best

    def words(self, effect: Callable[[int], Message]) -> Message:
        said = effect(self.base)
        for condition, n in self.lines:
            said = condition.replaces(said, effect(n))
        return said


@dataclass(frozen=True)
class Condition(Generic[S]):
    """Whether: `holds(state, scope)`."""

    label: ClassVar[bool] = False  # said as a keyword before the effect, not as a clause
    holds: Test[S] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        keep(self, "holds", self.compile())

    def compile(self) -> Test[S]:
        raise NotImplementedError

    def words(self) -> Message:
        raise NotImplementedError

    def limits(self, effect: Message) -> Message:
        """An effect that has this condition."""
        return Message("label" if self.label else "if", condition=self.words(), effect=effect)

    def replaces(self, effect: Message, other: Message) -> Message:
        """An effect in whose place another comes under this condition."""
        return Message("then", first=effect, second=self.limits(Message("instead", effect=other)))


@dataclass(frozen=True)
class Happened(Condition[S]):
    """If you do: the effect before this one happened."""

    def compile(self) -> Test[S]:
        return lambda state, _scope: state.happened > 0

    def words(self) -> Message:
        return Message("if-you-do")


@dataclass(frozen=True)
class Filter(Generic[S]):
    """Which things: `fits(state, thing, scope)`; combined with & and |, inverted with ~."""

    fits: Fit[S] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        keep(self, "fits", self.compile())

    def compile(self) -> Fit[S]:
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


@dataclass(frozen=True)
class Both(Filter[S]):
    left: Filter[S]
    right: Filter[S]

    def compile(self) -> Fit[S]:
        left, right = self.left.fits, self.right.fits
        return lambda state, thing, scope: left(state, thing, scope) and right(state, thing, scope)

    def words(self, n: int) -> Message:
        return Message("filter-both", left=self.left.words(n), right=self.right.words(n))


@dataclass(frozen=True)
class Either(Filter[S]):
    left: Filter[S]
    right: Filter[S]

    def compile(self) -> Fit[S]:
        left, right = self.left.fits, self.right.fits
        return lambda state, thing, scope: left(state, thing, scope) or right(state, thing, scope)

    def words(self, n: int) -> Message:
        return Message("filter-either", left=self.left.words(n), right=self.right.words(n))


@dataclass(frozen=True)
class Without(Filter[S]):
    inner: Filter[S]

    def compile(self) -> Fit[S]:
        inner = self.inner.fits
        return lambda state, thing, scope: not inner(state, thing, scope)

    def words(self, n: int) -> Message:
        return Message("filter-not", inner=self.inner.words(n))


@dataclass(frozen=True)
class ThisCard(Filter[S]):
    """The card whose effect it is."""

    def compile(self) -> Fit[S]:
        return lambda _state, thing, scope: thing == scope.this

    def words(self, n: int) -> Message:
        return Message("this-card")


@dataclass(frozen=True)
class Group(Generic[S]):
    """Things on the table, in a fixed order: `find(state, scope)`."""

    find: Find[S] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        keep(self, "find", self.compile())

    def compile(self) -> Find[S]:
        raise NotImplementedError

    def words(self, n: int) -> Message:
        """The noun phrase for so many of them, without the number."""
        raise NotImplementedError


@dataclass(frozen=True)
class Named(Group[S]):
    """What the effect has named before."""

    name: str

    def compile(self) -> Find[S]:
        name = self.name
        return lambda _state, scope: scope.things(name)

    def words(self, n: int) -> Message:
        return Message("named-it")


@dataclass(frozen=True)
class EventThing(Group[S]):
    """The thing that the event at hand is about."""

    def compile(self) -> Find[S]:
        return lambda _state, scope: (scope.event.thing,) if scope.event else ()

    def words(self, n: int) -> Message:
        return Message("named-it")


@dataclass(frozen=True)
class Selection(Generic[S]):
    """Which of a group: all of them, or as many as the chooser picks between two bounds."""

    group: Group[S]
    low: int = 1
    high: int = 1
    every: bool = False
    name: str = "it"

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
