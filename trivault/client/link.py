"""The way to a table server: requests go out, replies and typed lines come in, one after the other."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from queue import Queue
from threading import Thread
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from trivault.kernel.errors import TrivaultError
from trivault.server.protocol.replies import AnyReply, Reply
from trivault.server.protocol.requests import Request

LARGEST = 2**24  # bytes of a reply: all cards of a game come in one

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(AnyReply)
_ROOM = re.compile("/room/([A-Za-z0-9_-]+)")


class NoServer(TrivaultError):
    """Nobody answers, or not in our protocol."""


class Address:
    """A server, and perhaps a room there: what the address line of a browser shows, too."""

    def __init__(self, typed: str) -> None:
        parts = urlsplit(typed if "://" in typed else f"http://{typed}")
        if parts.scheme not in ("http", "https", "ws", "wss") or not parts.hostname:
            raise NoServer(f"expected an address such as http://localhost:8420/, not {typed!r}")
        self.server = f"{'wss' if parts.scheme in ('https', 'wss') else 'ws'}://{parts.netloc}/ws"
        found = _ROOM.match(parts.fragment)
        self.room = found[1] if found else ""

    def socket(self, room: str = "") -> str:
        """Where to connect to. Proxies may lead everybody who is in a room to the same server by its id."""
        inside = room or self.room
        return f"{self.server}?room={inside}" if inside else self.server


class ConnectionLost(Exception):
    """The connection has ended."""


class Link:
    """A connection. What is heard and what is typed come by two threads into one queue."""

    def __init__(self, address: Address, read: Callable[[], str]) -> None:
        self.address = address
        self._read = read
        self._arrived: Queue[Reply | str | type[Exception]] = Queue()
        self._socket: ClientConnection | None = None
        self._open = ExitStack()
        Thread(target=self._type, daemon=True).start()

    def open(self, room: str = "") -> None:
        self.close()
        try:
            self._socket = self._open.enter_context(connect(self.address.socket(room), max_size=LARGEST))
        except (OSError, ValueError, ConnectionClosed) as error:
            raise NoServer(f"no table server answers at {self.address.server}: {error}") from None
        Thread(target=self._hear, args=(self._socket,), daemon=True).start()

    def close(self) -> None:
        self._open.close()

    def send(self, request: Request) -> None:
        assert self._socket is not None
        try:
            self._socket.send(_ENCODER.encode(request).decode())
        except ConnectionClosed:
            raise ConnectionLost from None

    def arrivals(self) -> Iterator[Reply | str]:
        """Replies and typed lines, until the connection or the typing ends: `ConnectionLost` or `EOFError`."""
        while not isinstance(come := self._arrived.get(), type):
            yield come
        raise come

    def _hear(self, socket: ClientConnection) -> None:
        try:
            for message in socket:
                self._arrived.put(_DECODER.decode(message))
        except (ConnectionClosed, msgspec.DecodeError):
            pass
        self._arrived.put(ConnectionLost)

    def _type(self) -> None:
        try:
            while True:
                self._arrived.put(self._read())
        except EOFError:
            self._arrived.put(EOFError)
