"""What a running effect is made of: plain values that copy and serialise.

A stack frame is the pair (node id, position). The bindings of the effect that runs on top of
the stack are the top `Scope`: effects nest strictly, so no frame needs to name its scope.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from mypy_extensions import mypyc_attr

from trivault.kernel.ids import NOTHING, Thing

if TYPE_CHECKING:
    from trivault.kernel.saved_state import SavedListener

Frame = tuple[int, int]
Value = int | tuple[int, ...] | tuple[tuple[int, int], ...]

# Positions of a node; one that stops in more places has more, with names of their own.
BEGINNING: Final = 0
ANSWERED: Final = 1  # its question is answered
AFTERWARDS: Final = 2  # the part that left work is done

NUMBERS = "#"  # begins the names of numbers
SECRET = "~"  # begins the names of what no view shows
IN_PLAY = "in-play"  # an ability is in force until its card leaves play


class Event(NamedTuple):
    """Something that is about to happen or has happened."""

    kind: str
    thing: Thing
    amount: int
    by: int
    source: Thing


class Scope:
    """Whose effect runs, from which card, about which event, and what it has named so far.

    Names stand for things or pairs (thing, number), which a view shows only where the things may
    be known; numbers have names of their own.
    """

    __slots__ = ("event", "names", "this", "you")

    def __init__(
        self,
        you: int,
        this: Thing = NOTHING,
        event: Event | None = None,
        names: dict[str, Value] | None = None,
    ) -> None:
        self.you = you
        self.this = this
        self.event = event
        self.names = names

    def bind(self, name: str, value: Value) -> None:
        if self.names is None:
            self.names = {name: value}
        else:
            self.names[name] = value

    def bound(self, name: str) -> Value:
        """What the effect named so; nothing when it has named nothing."""
        return self.names.get(name, ()) if self.names else ()

    def thing(self, name: str) -> Thing:
        """The one thing that the effect named so."""
        value = self.names[name] if self.names else NOTHING
        if isinstance(value, int):
            return value
        (thing,) = self.things(name)
        return thing

    def things(self, name: str) -> tuple[Thing, ...]:
        value = self.bound(name)
        return (value,) if isinstance(value, int) else tuple([v for v in value if isinstance(v, int)])

    def bind_numbers(self, name: str, *numbers: int) -> None:
        self.bind(NUMBERS + name, numbers)

    def numbers(self, name: str) -> tuple[int, ...]:
        return self.things(NUMBERS + name)

    def number(self, name: str) -> int:
        """The one number that the effect named so."""
        (number,) = self.numbers(name)
        return number

    def copy(self) -> Scope:
        return Scope(self.you, self.this, self.event, dict(self.names) if self.names else None)


class Listener(Scope):
    """An ability that is in force: a card in play has it, `origin` gives it to `this` (an
    upgrade to its creature), or a lasting effect made it.

    Never changed once made, so copies of a state share it.
    """

    __slots__ = ("ability", "dumped", "origin", "until", "uses")

    def __init__(
        self,
        ability: int,
        you: int,
        this: Thing,
        until: str,
        uses: int = 0,
        names: dict[str, Value] | None = None,
        origin: Thing = NOTHING,
    ) -> None:
        self.you, self.this, self.event, self.names = you, this, None, names  # made often: faster than by Scope
        self.ability = ability
        self.until = until
        self.uses = uses
        self.origin = this if origin == NOTHING else origin
        self.dumped: SavedListener | None = None  # as bytes and views have it, once that was asked for

    def replace(
        self,
        *,
        you: int | None = None,
        until: str | None = None,
        uses: int | None = None,
        names: dict[str, Value] | None = None,
    ) -> Listener:
        """The same ability with this instead; what is not given stays as it is."""
        return Listener(
            self.ability,
            self.you if you is None else you,
            self.this,
            self.until if until is None else until,
            self.uses if uses is None else uses,
            self.names if names is None else names,
            self.origin,
        )

    def same_as(self, other: Listener) -> bool:
        """Whether it makes no difference which of the two goes first: the same lasting effect, or
        the same ability of one card (of two cards in play, one may be meant by `this`)."""
        lasting = self.until == other.until != IN_PLAY
        same = (self.ability, self.you, self.names) == (other.ability, other.you, other.names)
        return same and (lasting or self.this == other.this)

    def about(self, event: Event) -> Scope:
        """The scope in which this ability looks at an event."""
        return Scope(self.you, self.this, event, self.names)

    def waiting(self, event: Event) -> Pending:
        """This ability, triggered by an event."""
        return Pending(self.ability, self.you, self.this, event, tuple((self.names or {}).items()))


class Pending(NamedTuple):
    """A triggered ability that waits for its turn in a window."""

    ability: int
    you: int
    this: Thing
    event: Event
    names: tuple[tuple[str, Value], ...]


JOINING, REPLACE, BEFORE, LAST, COMMIT, AFTER = range(-1, 5)  # the stages of a batch (`batches`)


@mypyc_attr(allow_interpreted_subclasses=True)
class Batch:
    """Simultaneous events on their way through the stages."""

    __slots__ = ("applied", "begun", "cursor", "events", "happened", "joined", "queue", "stage")

    def __init__(self, events: list[Event], stage: int = REPLACE) -> None:
        self.events: list[Event | None] = list(events)  # None: replaced or prevented
        self.stage = stage
        self.cursor = 0
        self.happened = 0
        self.queue: list[Pending] = []
        self.applied: list[tuple[int, int, int]] = []  # (event, ability, host): once each
        self.joined: tuple[Thing, ...] = ()  # what other effects have added to it
        self.begun: tuple[int, ...] = ()  # in which positions its abilities began (`loops`)

    def copy(self) -> Batch:
        new = Batch.__new__(Batch)
        new.events = self.events[:]
        new.stage = self.stage
        new.cursor = self.cursor
        new.happened = self.happened
        new.queue = self.queue[:]
        new.applied = self.applied[:]
        new.joined = self.joined
        new.begun = self.begun
        return new

    def under_way(self, kind: str, thing: Thing) -> bool:
        """Whether such an event of this batch is about to happen to a thing."""
        return self.stage <= COMMIT and any(e and e.kind == kind and e.thing == thing for e in self.events)
