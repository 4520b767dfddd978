"""Relays: a client whose room another process has stays where it is, and what concerns the room is passed on.

This is the side of the client; the other one is in `visits`.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Protocol

import msgspec
from itsdangerous import BadData, URLSafeSerializer
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from trivault.server.accounts.accounts import Person
from trivault.server.cluster.leases import Peer
from trivault.server.monitoring.logs import log
from trivault.server.protocol import requests

PATH = "/relay"
KEY = "authorization"
SOON = 5.0  # seconds in which another process is reached, and has sent all that it had to say
SLOW, SHUTDOWN = 1013, 1012  # why a socket is closed …
DONE, OWNED_BY_PEER, MOVED, FAILED = 1000, 4001, 4002, 4003  # … between processes

OF_THE_ROOM: frozenset[type[requests.Request]] = frozenset(
    {
        requests.Ping,  # is answered after everything before it
        requests.Language_,
        requests.Sit,
        requests.Stand,
        requests.Give,
        requests.Take,
        requests.Resign,
        requests.Rematch,
        requests.Chat,
        requests.Mute,
        requests.Answer,
        requests.Undo,
        requests.Order,
        requests.Stops,
        requests.PlayOn,
        requests.Missed,
        requests.Hint,
        requests.Preview,
        requests.WhyNot,
        requests.Describe,
        requests.Affects,
        requests.Log,
        requests.Timeline,
        requests.Moment,
        requests.Save,
        requests.Report,
        requests.Analyse,
    }
)


class RelayedClient(Protocol):
    """A client whose room another process has."""

    host: str
    lang: str
    words: bool
    muted: bool
    relay: Relay | None

    @property
    def me(self) -> Person: ...
    async def leave_room(self) -> None: ...
    async def rejoin(self, room: str) -> None: ...
    def send_bytes(self, data: bytes) -> None: ...
    def bye(self, reason: str, code: int) -> asyncio.Task[None]: ...


class RelayedVisit(msgspec.Struct, frozen=True, tag_field="type"):
    """Who asks, and how; said before anything else, and again when it has changed."""

    host: str
    person: Person
    lang: str
    words: bool
    muted: bool


class _Place(msgspec.Struct):
    type: str
    room: str = ""


NOTHING_MORE = b""  # said to the other process in place of a visit
encoded = msgspec.json.Encoder().encode
_PLACE = msgspec.json.Decoder(_Place)


class Passes:
    """What processes show each other at their doors; nobody else can make one, and each is for one process."""

    def __init__(self, key: str) -> None:
        self._signer = URLSafeSerializer(key, salt="relay")

    def issue(self, process: int) -> str:
        return str(self._signer.dumps(process))

    def fits(self, shown: str, process: int) -> bool:
        try:
            return bool(self._signer.loads(shown) == process)
        except BadData:
            return False


async def dialled(passes: Passes, peer: Peer) -> ClientConnection | None:
    """A connection to another process, if it is there."""
    try:
        return await connect(
            f"ws://{peer.address}{PATH}",
            additional_headers={KEY: passes.issue(peer.id)},
            max_size=None,
            compression=None,
            proxy=None,
            open_timeout=SOON,
            close_timeout=SOON,
        )
    except (OSError, TimeoutError, WebSocketException) as error:
        log("not reached", process=peer.id, why=str(error))
        return None


def visit_of(connection: RelayedClient) -> RelayedVisit:
    return RelayedVisit(connection.host, connection.me, connection.lang, connection.words, connection.muted)


class Relay:
    """The way of a client to its room in another process."""

    def __init__(self, connection: RelayedClient, peer: Peer, socket: ClientConnection) -> None:
        self.connection = connection
        self.peer = peer
        self.room = ""  # where the client is
        self._socket = socket
        self._said: RelayedVisit | None = None
        self._reading: asyncio.Task[None] | None = None
        self._finishing = False

    async def enter(self, request: requests.Join) -> bool:
        """Join a room there, and stay where one was if that is refused; whether there was an answer."""
        await self.pass_on(encoded(request))
        try:
            first = await self._socket.recv(decode=False)
        except ConnectionClosed:
            return False
        if first.startswith(b'{"type":"error"'):
            self.connection.send_bytes(first)
            await self.finish()
            return True
        await self.connection.leave_room()
        self.connection.relay = self
        self._hear(first)
        self._reading = asyncio.create_task(self._read())
        return True

    async def pass_on(self, raw: bytes | str) -> None:
        """Send a request of the client, and before it who it is, where that is news."""
        visit = visit_of(self.connection)
        with suppress(ConnectionClosed):  # which is noticed where it is read
            if visit != self._said:
                self._said = visit
                await self._socket.send(encoded(visit))
            await self._socket.send(raw, text=True)

    async def finish(self) -> None:
        """Let everything arrive that the client has asked for; then the other side closes."""
        self._finishing = True
        if self.connection.relay is self:
            self.connection.relay = None
        with suppress(ConnectionClosed, TimeoutError):
            await self._socket.send(NOTHING_MORE)
            async with asyncio.timeout(SOON):
                await self._socket.wait_closed()
        self.cut()
        if self._reading is not None:
            await self._reading

    def cut(self) -> None:
        """The other process is gone."""
        self._socket.transport.abort()

    def _hear(self, data: bytes) -> None:
        if data.startswith(b'{"type":"room"'):
            self.room = _PLACE.decode(data).room
        self.connection.send_bytes(data)

    async def _read(self) -> None:
        try:
            while True:
                self._hear(await self._socket.recv(decode=False))
        except ConnectionClosed:
            pass
        if not self._finishing:
            await self._ended()

    async def _ended(self) -> None:
        """The other side has closed: follow the room where it says so, and else let the client come again."""
        connection, code = self.connection, self._socket.close_code
        connection.relay = None
        if code == MOVED:
            await connection.rejoin(str(self._socket.close_reason))
        elif code == SLOW:
            connection.bye("slow", SLOW)
        else:
            connection.bye("shutdown", SHUTDOWN)
