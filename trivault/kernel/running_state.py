"""A state as running effects see it: what nodes, events and the rules of a game may use of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self, TypeVar

from mypy_extensions import mypyc_attr

from trivault.kernel.records import StateFields

if TYPE_CHECKING:
    from trivault.kernel.choices import Raw
    from trivault.kernel.frames import Event
    from trivault.kernel.game_rules import GameRules
    from trivault.kernel.ids import Thing
    from trivault.kernel.log import Entry

S = TypeVar("S", bound="RunningState")  # of nodes, events and rules: the state of their game


@mypyc_attr(allow_interpreted_subclasses=True)
class RunningState(StateFields):
    """The fields of a state, its game, and what effects ask it. `State` adds what users of the library call.

    `log` is a sink for what happens, not part of the value: copies and bytes do without it. So is `event_log`,
    for code that counts events and needs no words.
    """

    __slots__ = ("event_log", "game", "log")

    game: GameRules[Self]

    def __init__(self, game: GameRules[Self], seats: int, seed: int) -> None:
        super().__init__(seats, seed)
        self.game = game
        self.log: list[Entry] | None = None
        self.event_log: list[Event] | None = None

    def take_answer(self) -> Raw:
        """The answer to the single choice that was open."""
        ((_, raw),) = self.answers
        self.answers = ()
        return raw

    def reveal_to(self, thing: Thing, players: int) -> None:
        """These players (a bit each) now know this card, wherever it lies."""
        self.known[thing] = self.known.get(thing, 0) | players
        self.barrier += 1

    def knows(self, player: int, thing: Thing) -> bool:
        """Whether a player has seen this card where it lies; a spectator sees what everybody has."""
        seen = self.known.get(thing, 0)
        return bool(seen >> player & 1) if player >= 0 else seen == self.everyone

    def is_as_it_was(self, event: Event) -> bool:
        """Whether the thing of an event can still be met as the one to which it happened."""
        return True

    @property
    def everyone(self) -> int:
        """All players, a bit for each."""
        return (1 << self.seats) - 1

    def dump(self) -> list[object]:
        """The game's own part as plain data, for `to_bytes`."""
        raise NotImplementedError

    def load(self, data: list[object]) -> None:
        """Fill the game's own part from what `dump` gave."""
        raise NotImplementedError
