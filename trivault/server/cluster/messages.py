"""What processes that share a database tell each other: the messages of their bus."""

from __future__ import annotations

import msgspec

from trivault.server.protocol.replies.rooms import SeatInfo
from trivault.server.protocol.wire import Clock


class BusMessage(msgspec.Struct, tag_field="topic", omit_defaults=True):
    """Something that other processes must know. Those of a later version may say more than is understood."""


class Listed(msgspec.Struct, omit_defaults=True):
    """A room with open seats, as it is listed in every language."""

    room: str
    game: str
    host: str  # the address of who waits in it
    since: float
    seats: list[SeatInfo]
    clock: Clock | None = None
    days: int = 0


class Ask(BusMessage, tag="ask"):
    """Everybody tells everything: somebody has missed something."""


class ProcessStatus(BusMessage, tag="told"):
    """What is new at a process, or everything. Said every second, so that it is known to be there."""

    everything: bool = False
    listed: list[Listed] = []  # rooms that are new or changed …
    unlisted: list[str] = []  # … and that do not wait any more
    connections: dict[str, int] = {}  # by addresses, where the number has changed
    rooms: dict[str, int] = {}  # unfinished ones in memory, by addresses, where the number has changed
    spent: dict[str, float] = {}  # of limits


class Left(BusMessage, tag="left"):
    """A process ends."""


class Right(BusMessage, tag="right"):
    """Somebody has given the correct password."""

    name: str
    host: str


class SessionsEnded(BusMessage, tag="sessions-ended"):
    """Somebody has logged out."""

    user: str
    sessions: list[str]


class Forgotten(BusMessage, tag="forgotten"):
    """Everything of somebody was deleted."""

    user: str


class Asked(BusMessage, tag="asked"):
    """It is somebody's turn in a room in which they are not."""

    user: str
    room: str
    game: str
    left: int = 0  # seconds, where they are reminded of a game by correspondence
    after: str = ""  # a room from which they come by themselves


class Rated(BusMessage, tag="rated"):
    """Ratings have changed."""

    game: str
    users: list[str]


class TournamentChanged(BusMessage, tag="tournament"):
    tournament: str


class RateDeck(BusMessage, tag="rate-deck"):
    """Somebody has looked at a deck whose strength is not known well."""

    game: str
    text: str


AnyBusMessage = (
    Ask
    | ProcessStatus
    | Left
    | Right
    | SessionsEnded
    | Forgotten
    | Asked
    | Rated
    | TournamentChanged
    | RateDeck
)
