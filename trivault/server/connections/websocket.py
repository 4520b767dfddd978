"""Reads the frames of a socket in small portions, so that a flood from one client delays nobody else."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from trivault.server.connections.compression import CompressionFactory, worthwhile
from trivault.server.connections.limits import Bucket
from trivault.server.monitoring.logs import seldom

if TYPE_CHECKING:
    from uvicorn import Config
    from websockets.frames import Frame
    from websockets.http11 import Request

    from trivault.server.connections.sockets import Sockets

PORTION = 2048  # bytes that are read before others have their turn
CLOSING = 2.0  # seconds in which a client must have answered that its connection is closed
RATE, BURST = 100, 2000  # frames a second that are no messages: pings, and pieces of messages


class WebSocketProtocol(WebSocketsSansIOProtocol):
    def __init__(self, config: Config, server_state: Sockets, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, server_state, *args, **kwargs)
        self._sockets = server_state
        self.close_timeout = CLOSING
        self._unread = b""
        self._due: asyncio.Handle | None = None
        self._few = Bucket(RATE, BURST)
        self._stuck: asyncio.TimerHandle | None = None

    def handle_connect(self, event: Request) -> None:
        if worthwhile(self.client[0] if self.client else "", event.headers):
            self.conn.available_extensions = [CompressionFactory()]
        super().handle_connect(event)

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if self._due is None and not self.read_paused:
            self._read()
        elif len(self._unread) > PORTION:
            self.transport.pause_reading()

    def _read(self) -> None:
        self._due = None
        portion, self._unread = self._unread[:PORTION], self._unread[PORTION:]
        self.read_paused = True  # else the socket would be paused, and watched anew, for each message
        super().data_received(portion)
        self.read_paused = not self.queue.empty()
        self._read_on()

    def _read_on(self) -> None:
        """What is left waits for others, and until the messages before it are taken."""
        if self._unread and self._due is None and not self.read_paused:
            self.transport.pause_reading()
            self._due = self.loop.call_soon(self._read)
        elif not self._unread and not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await super().receive()
        self._read_on()
        return message

    async def send(self, message: Any) -> None:
        await super().send(message)
        self._read_on()

    def pause_writing(self) -> None:
        """More waits to be read than the system keeps for us: a client has as long for it as for a ping."""
        super().pause_writing()
        if self.ping_timeout is not None:
            self._stuck = self.loop.call_later(self.ping_timeout, self.transport.abort)

    def resume_writing(self) -> None:
        self._move_on()
        super().resume_writing()

    def _move_on(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        self._move_on()
        self._sockets.left(self.transport)
        super().connection_lost(exc)

    def _forget(self) -> None:
        self._unread = b""
        if self._due is not None:
            self._due.cancel()
            self._due = None

    # Frames that are no messages

    def handle_ping(self) -> None:
        if self._bearable():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._bearable():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._bearable():
            super().handle_cont(event)

    def _bearable(self) -> bool:
        """Whether the number of frames is within the limit; otherwise the client is disconnected."""
        if not self.transport.is_closing() and self._few.take():
            seldom("cut off", "frames")
            self._forget()
            self.transport.abort()
        return not self.transport.is_closing()
