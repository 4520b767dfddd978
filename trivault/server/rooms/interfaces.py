"""What the parts of a room know of it and of the hub, and what the hub knows of a room."""

from __future__ import annotations

import time
from abc import abstractmethod
from collections import deque
from collections.abc import Iterable, Mapping

from trivault.server.accounts.ratings import ShownRating
from trivault.server.connections.connection import Connection
from trivault.server.connections.peers import Peers
from trivault.server.connections.presence import Presence
from trivault.server.connections.services import Services
from trivault.server.protocol.refusals import Refusal
from trivault.server.protocol.replies import ChatLine
from trivault.server.rooms.mail import Mailer
from trivault.server.rooms.room_game import RoomGame
from trivault.server.rooms.stored_room import StoredRoom
from trivault.server.storage.records import OPEN, OVER, PERSON, WAITING, RoomRecord
from trivault.server.storage.store import Job

CHAT_KEPT = 50


class AnyRoom(StoredRoom):
    """A room with the people in it."""

    hub: RoomHub

    def __init__(self, hub: RoomHub, record: RoomRecord, game: RoomGame | None = None, after: str = "") -> None:
        super().__init__(hub, record, game)
        self.after = after  # the room from which all come who play again
        self.people: list[Connection] = []
        self.host = ""  # the address from which it was opened
        self.since = hub.settings.now()
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.ratings: dict[str, ShownRating] = {}
        self.left: dict[int, float] = dict.fromkeys(range(len(record.seats)), time.monotonic())

    def here(self, seat: int) -> bool:
        return any(seat in connection.seats for connection in self.people)

    def seats_of(self, user: str) -> set[int]:
        return {n for n, seat in enumerate(self.record.seats) if seat.kind == PERSON and seat.user == user}

    def check_seat(self, connection: Connection, seat: int) -> None:
        if seat not in connection.seats:
            raise Refusal("not-yours", "error-not-your-seat")

    @property
    def waits(self) -> bool:
        """Whether somebody can still sit down."""
        return self.record.status == WAITING and any(seat.kind == OPEN for seat in self.record.seats)

    async def change(self, record: RoomRecord) -> None:
        """Store a changed record, then adopt and broadcast it."""
        await self.keep(record)
        self.broadcast()

    @abstractmethod
    def enter(self, connection: Connection, seats: Iterable[int]) -> None:
        """Add a member with these seats."""

    @abstractmethod
    def exit(self, connection: Connection) -> None:
        """Remove a member."""

    @abstractmethod
    def move(self, people: Iterable[Connection], room: AnyRoom) -> None:
        """Those who play again go to the other room, each to the same seats."""

    @abstractmethod
    def broadcast(self) -> None:
        """Send who is in the room to everybody in it, and to the lobby."""

    @abstractmethod
    def broadcast_soon(self) -> None:
        """Schedule a broadcast; changes until then are sent in one message."""

    @abstractmethod
    def wake(self) -> None:
        """Let bots and clocks run, where it is their turn."""

    @abstractmethod
    async def accept(self, answer: str | dict[str, object], seat: int) -> None:
        """Take an answer; under the lock."""

    @abstractmethod
    async def out(self, seat: int, why: str) -> None:
        """Let a seat lose before the game is over; called under the lock."""

    @abstractmethod
    def analyses_by(self, host: str) -> int:
        """How many analyses are under way that an address has asked for."""


class RoomHub(Services):
    """What rooms need of the hub."""

    rooms: Mapping[str, AnyRoom]  # in memory
    connections: set[Connection]
    presence: Presence
    peers: Peers
    mailer: Mailer

    def unfinished(self) -> list[AnyRoom]:
        """The rooms whose games are not over."""
        return [room for room in self.rooms.values() if room.record.status != OVER]

    @abstractmethod
    async def room(self, name: str) -> AnyRoom:
        """A room by its name."""

    @abstractmethod
    async def open_room(
        self, record: RoomRecord, game: RoomGame | None = None, *also: Job[None], after: str = ""
    ) -> AnyRoom:
        """A new room."""

    @abstractmethod
    def empty(self, room: AnyRoom) -> None:
        """Nobody is in a room any more."""

    @abstractmethod
    def discard(self, name: str) -> None:
        """Drop a room that is deleted, or not this server's any more, whoever is in it."""

    @abstractmethod
    async def let_go(self, name: str) -> None:
        """Others may have a room that is not in memory any more."""

    @abstractmethod
    def room_changed(self, room: AnyRoom) -> None:
        """A room may be listed in the lobby now, or not any more, or otherwise."""

    @abstractmethod
    def game_over(self, room: AnyRoom) -> None:
        """The game of a room is over: ratings may have changed, and a tournament may go on."""
