"""What a game provides, and what every game gets for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Never

from trivault.kernel import codec, interpreter
from trivault.kernel.batches import Resolve
from trivault.kernel.errors import SetupError
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.game_rules import GameRules
from trivault.kernel.interpreter import RESOLVE_ID, RETURN_ID
from trivault.kernel.log import Entry
from trivault.kernel.nodes import Node, Program
from trivault.kernel.running_state import S
from trivault.kernel.variants import Variant
from trivault.kernel.views import View

EMPTY: Mapping[str, Sequence[Never]] = {}
DECKS = "decks"  # the option of a set-up for what each player brings


class Game(GameRules[S]):
    """One game: its rules as a program, its set-up, and how its things are named.

    Subclasses set `name`, `seats`, `packages` and write the methods that raise here.
    """

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
        resolve: Node[S] = Resolve()
        self.program.link("resolve", resolve)
        assert resolve.id == RESOLVE_ID > RETURN_ID, "the interpreter knows both by their numbers"
        for kind in self.events.values():
            self.program.link(f"prevent {kind.name}", *kind.prevent)
            if kind.arrange is not None:
                self.program.link(f"arrange {kind.name}", kind.arrange)
        self.program.link("game", root)
        for name, several in trees.items():
            self.program.link(name, *several)
        self.program.root = root.id

    # Beginnings

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
