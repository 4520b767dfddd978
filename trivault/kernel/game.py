"""What a game provides, and what every game gets for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Generic, Never, TypeVar

from trivault.kernel import codec, interpreter
from trivault.kernel.batches import Resolve
from trivault.kernel.choices import Raw
from trivault.kernel.errors import SetupError
from trivault.kernel.events import EventKind
from trivault.kernel.frames import Event, Pending, Scope
from trivault.kernel.ids import NOTHING, Thing, is_player, player_of
from trivault.kernel.log import Entry, LogEvent
from trivault.kernel.nodes import Node, Program
from trivault.kernel.soundness import MOST
from trivault.kernel.stored_nodes import StoredNodes
from trivault.kernel.text import Message, Words, card_message
from trivault.kernel.variants import Variant
from trivault.kernel.views import View

if TYPE_CHECKING:
    from trivault.kernel.state import State

S = TypeVar("S", bound="State")

_NOTHING_NAMED = Message("nothing").kept()
EMPTY: Mapping[str, Sequence[Never]] = {}
DECKS = "decks"  # the option of a set-up for what each player brings


@lru_cache(10_000)
def _deed(verb: str, by: str, on: str, n: int | str) -> Message:
    """An answer of which the names say it all: made once, as the same cards are named again and again."""
    return Message(f"do-{verb}", source=Message(by), targets=[Message(on)], n=n).kept()


class Game(Generic[S]):
    """One game: its rules as a program, its set-up, and how its things are named.

    Subclasses set `name`, `seats`, `packages` and write the methods that raise here.
    """

    name: str
    seats: range  # how many can play
    packages: tuple[str, ...]  # where the words are, beside the kernel's
    brought: str = DECKS  # what people call the decks that each player brings …
    brought_secretly: bool = False  # … and whether they are hidden from the others
    variants: Sequence[Variant] = ()  # the other options that people are offered

    def __init__(
        self,
        root: Node[S],
        events: Iterable[EventKind[S]],
        trees: Mapping[str, Sequence[Node[S]]] = EMPTY,
    ) -> None:
        """A game from the tree of its course, its kinds of events, and its other trees by what they belong to.
        Saved games find a tree by that name."""
        self.events: Mapping[str, EventKind[S]] = {kind.name: kind for kind in events}
        self.program: Program[S] = Program()
        self.program.link("resolve", Resolve())
        for kind in self.events.values():
            self.program.link(f"prevent {kind.name}", *kind.prevent)
            if kind.arrange is not None:
                self.program.link(f"arrange {kind.name}", kind.arrange)
        self.program.link("game", root)
        for name, several in trees.items():
            self.program.link(name, *several)
        self.program.root = root.id

    renamed: Mapping[str, str] = {}  # classes and functions of trees: today's names to those in saved games

    @cached_property
    def stored_nodes(self) -> StoredNodes:
        """The nodes of all trees as saved games name them."""
        return StoredNodes(self.program, self.renamed)

    @cached_property
    def fingerprint(self) -> str:
        """Changes with the effect trees and the facts of the cards: saved games carry it."""
        return self.program.fingerprint(self.facts(), self.renamed)

    def facts(self) -> list[str]:
        """What the rules depend on beside the trees: all that is printed on all cards, as `shown` says it."""
        return []

    # Beginnings

    def empty(self, seats: int, seed: int) -> S:
        """A state with nothing on the table."""
        raise NotImplementedError

    def new(self, *, players: int = 2, seed: int = 0, **others: Never) -> S:
        """Set up a game, as people call it: for so many players, dealt by the seed. A game with options names
        them here by the words that they have in `start`: `decks` for what each player brings, `first` for
        the seat that begins."""
        self.refuse(others)
        return self.start({"players": players}, seed)

    def refuse(self, others: Mapping[str, object], options: Sequence[str] = ("players",)) -> None:
        """An error for words that `new` does not take, which are the seed and the options."""
        if others:
            known, wrong = ", ".join(options), ", ".join(others)
            raise SetupError(f"a set-up of {self.name} takes seed, {known}, not {wrong}")

    def start(self, options: Mapping[str, object], seed: int) -> S:
        """A game that is set up by its options, as replays keep them, and has run to its first choice."""
        raise NotImplementedError

    def position(self, position: Mapping[str, object] | str) -> S:
        """A state from its text form: plain data, or the same as JSON."""
        raise NotImplementedError

    def describe(self, state: S) -> dict[str, object]:
        """The text form of a state."""
        raise NotImplementedError

    def from_bytes(self, data: bytes) -> S:
        """A state from the bytes that `state.to_bytes` gives."""
        return codec.decode(self, data)

    def check_seats(self, seats: object, seed: object) -> None:
        """An error where a game is not for so many players, or a seed is none."""
        if not isinstance(seats, int) or seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            many = str(low) if low == high else f"{low} to {high}"
            raise SetupError(f"{self.name} is for {many} players, not {seats!r}")
        if type(seed) is not int or not 0 <= seed < 2**63:
            raise SetupError(f"a seed is a whole number from 0 to 2**63 - 1, not {seed!r}")

    def begin(self, state: S) -> S:
        """Run a state that is set up to its first choice."""
        interpreter.begin(state)
        return state

    def opening(self, options: Mapping[str, object], seed: int) -> list[Entry]:
        """What the log says of a set-up before the first choice."""
        return []

    # Knowledge

    def view(self, state: S, player: int) -> View:
        """What a player may know; a spectator is player -1."""
        raise NotImplementedError

    def sample(self, view: View, seed: int) -> S:
        """A full state that fits what a view shows; the rest is dealt by the seed, though not as a game with
        that seed deals it."""
        raise NotImplementedError

    def visible(self, state: S, player: int, thing: Thing) -> bool:
        """Whether a player may know what this card is."""
        raise NotImplementedError

    # Names

    def things(self, state: S) -> int:
        """How many cards and places have a number, from 0 on; without end where a game does not say it."""
        return MOST

    def slug(self, state: S, thing: Thing) -> str:
        """The name of a card in answers, positions and files."""
        raise NotImplementedError

    def called(self, state: S, thing: Thing, player: int) -> str:
        """What the answers of a player call a card: cards that lie face down have no name of their own."""
        return self.slug(state, thing)

    def place(self, state: S, thing: Thing) -> str:
        """Where a card lies, in one word."""
        raise NotImplementedError

    def thing_message(self, state: S, thing: Thing) -> Message:
        """The name of a card or player for people."""
        if thing == NOTHING:
            return _NOTHING_NAMED
        if is_player(thing):
            return Message("player", n=player_of(thing) + 1)
        return card_message(self.slug(state, thing))

    def number(self, n: int) -> int | str:
        """How a number is shown."""
        return n

    def option_message(self, state: S, raw: Raw) -> Message:
        """The sentence of an answer: `do-VERB` of the game's words."""
        verb, source, targets, numbers = raw
        named = [self.thing_message(state, thing) for thing in targets]
        if len(numbers) == len(targets) > 1:  # a distribution
            named = [
                Message("share", what=what, n=self.number(n))
                for what, n in zip(named, numbers, strict=True)
                if n
            ]
        by = _NOTHING_NAMED if source == NOTHING else self.thing_message(state, source)
        n = self.number(numbers[0]) if numbers else 0
        if len(named) == 1 and not named[0].args and not by.args:
            return _deed(verb, by.key, named[0].key, n)
        return Message(f"do-{verb}", source=by, targets=named, n=n)

    def words(self, lang: str = "en") -> Words:
        """The words of the game in a language."""
        return Words(lang, ("trivault.kernel", *self.packages))

    def interchangeable(self, state: S, one: Thing, other: Thing) -> bool:
        """Whether it makes no difference which of two things is chosen."""
        return one == other

    def distinct(self, state: S, things: Sequence[Thing]) -> tuple[Thing, ...]:
        """One thing for each that makes a difference."""
        kept: list[Thing] = []
        for thing in things:
            if not any(self.interchangeable(state, thing, other) for other in kept):
                kept.append(thing)
        return tuple(kept)

    # Rules

    def idle(self, state: S) -> bool:
        """Whether no effect is in the middle: the next action is awaited, or the game is over."""
        return not state.batches and len(state.scopes) <= 1

    def sides(self, state: S) -> list[tuple[int, ...]]:
        """Who is still in the game: each player alone, or those who win together."""
        return [(player,) for player in range(state.seats)]

    def table(self, state: S) -> object:
        """What makes two moments of a resolution the same position: all that lies on the table,
        without the record of what has happened, which only grows (`loops`)."""
        return state.dump()

    def check(self, state: S) -> bool:
        """State checks after events that ask for them; True when work is left or the game ends."""
        return False

    def chooser(self, state: S, scope: Scope) -> int:
        """Who makes the choices of an effect: whose effect it is, unless the game says otherwise."""
        return scope.you

    def next_triggers(self, state: S, queue: list[Pending]) -> tuple[int, list[Pending]]:
        """Who says which trigger resolves next, and which of them wait."""
        return state.scopes[0].you, queue

    def lapses(self, state: S, pending: Pending) -> bool:
        """Whether a trigger that has waited for its turn does nothing any more."""
        return False

    def rule_triggers(self, state: S, event: Event) -> list[Pending]:
        """Triggers that the rules themselves set off after an event, beside those of cards."""
        return []

    def moment(self, state: S, until: str, you: int) -> str:
        """The name of the moment until which a lasting effect of a player lasts, for `expire`."""
        return until

    def orders_replacements(self, state: S, event: Event) -> int:
        """Who decides which of several replacements of an event comes first."""
        return state.scopes[0].you

    def why_not(self, state: S, answer: str) -> list[str]:
        """The ids of the rules that forbid an answer."""
        raise NotImplementedError

    # Log

    def note_event(self, state: S, kind: EventKind[S], event: Event) -> None:
        """Write an event into the log."""
        assert state.log is not None
        things = tuple(thing for thing in (event.thing, event.source) if thing >= 0)
        message = Message(
            f"log-{kind.name}",
            who=Message("player", n=event.by + 1),
            what=self.thing_message(state, event.thing),
            source=self.thing_message(state, event.source),
            n=self.number(event.amount),
        )
        cards = tuple(self.slug(state, thing) for thing in things)
        logged = LogEvent(kind.name, event.by, event.source, event.thing, event.amount)
        state.log.append(Entry(logged, message, cards, kind.rule, things=things))
