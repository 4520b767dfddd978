"""One client: a socket that is read no faster than allowed, and written to without waiting."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from trivault.server import replies
from trivault.server.logs import LOG, log
from trivault.server.people import Person
from trivault.server.requests import AnyRequest, Hello, Request
from trivault.server.words import Refusal, malformed, preferred, request_id, server_words

if TYPE_CHECKING:
    from trivault.server.hub import Hub
    from trivault.server.room import Room

SLOW, SHUTDOWN = 1013, 1012  # why a socket is closed

_DECODER: msgspec.json.Decoder[Request] = msgspec.json.Decoder(AnyRequest)
_ENCODER = msgspec.json.Encoder()


class Bucket:
    """So many at once, and then so many a second."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._tokens = float(burst)
        self._at = time.monotonic()

    def take(self) -> float:
        """Take one; how many seconds it is early."""
        now = time.monotonic()
        self._tokens = min(self.burst, self._tokens + (now - self._at) * self.rate) - 1
        self._at = now
        return max(0.0, -self._tokens / self.rate)

    def allows(self) -> bool:
        """Take one if there is one."""
        if early := self.take():
            self._tokens += 1
        return not early


class Connection:
    def __init__(self, hub: Hub, socket: WebSocket) -> None:
        self.hub = hub
        self.socket = socket
        self.person: Person | None = None
        self.lang = preferred(socket.headers.get("accept-language", ""))
        self.words = True
        self.room: Room | None = None
        self.seats: set[int] = set()  # of the room
        self.heard = 0  # lines of the log
        self.muted = False
        self.lobby = False
        self.closed = False
        self._bucket = Bucket(hub.settings.rate, hub.settings.burst)
        self._closing: asyncio.Task[None] | None = None
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(hub.settings.queue)

    @property
    def me(self) -> Person:
        assert self.person is not None, "nobody is served before hello"
        return self.person

    def here(self) -> Room:
        """The room that the client is in."""
        if self.room is None:
            raise Refusal("no-room")
        return self.room

    # Out

    def send(self, reply: replies.Reply) -> None:
        self.send_bytes(_ENCODER.encode(reply))

    def send_bytes(self, data: bytes) -> None:
        """Never waits: whoever does not read is cut off, and may come back."""
        if self.closed:
            return
        try:
            self._queue.put_nowait(data)
        except asyncio.QueueFull:
            self.closed = True
            self.hub.metrics.cut_off += 1
            log("cut off", why="slow")
            self._closing = asyncio.create_task(self._close(SLOW, "slow"))

    async def _write(self) -> None:
        while (data := await self._queue.get()) is not None:
            try:
                async with asyncio.timeout(self.hub.settings.stuck):
                    await self.socket.send_text(data.decode())
            except (TimeoutError, RuntimeError, WebSocketDisconnect):
                self.closed = True
                return

    async def _close(self, code: int, reason: str) -> None:
        try:
            async with asyncio.timeout(2):
                await self.socket.close(code, reason)
        except (TimeoutError, RuntimeError, WebSocketDisconnect):
            pass

    async def bye(self, reason: str) -> None:
        """Say why, send what waits, close."""
        message = server_words(self.lang).say(f"bye-{reason}")
        self.send(replies.Bye(reason=reason, message=message))
        self.closed = True
        for _ in range(40):
            if self._queue.empty():
                break
            await asyncio.sleep(0.05)
        await self._close(SHUTDOWN, reason)

    # In

    async def run(self) -> None:
        """Serve the client until one of the two has enough."""
        writer = asyncio.create_task(self._write())
        try:
            while not self.closed and self.socket.client_state == WebSocketState.CONNECTED:
                received = await self.socket.receive()
                if received["type"] != "websocket.receive":
                    return
                if early := self._bucket.take():
                    await asyncio.sleep(early)
                raw = received.get("text")
                await self._handle(received.get("bytes") or b"" if raw is None else raw)
        finally:
            self.closed = True
            self.hub.gone(self)
            writer.cancel()
            if self._closing is not None:
                await self._closing

    async def _handle(self, raw: bytes | str) -> None:
        number = 0
        try:
            try:
                request = _DECODER.decode(raw)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                number = request_id(raw)
                raise malformed(raw, error, self.lang) from None
            number = request.id
            self.hub.metrics.requests[str(request.__struct_config__.tag)] += 1
            if self.person is None and not isinstance(request, Hello):
                raise Refusal("hello-first")
            await self.hub.handle(self, request)
        except Refusal as refusal:
            self._refuse(refusal, number)
        except Exception:
            LOG.exception("request failed")
            self._refuse(Refusal("failed"), number)

    def _refuse(self, refusal: Refusal, number: int) -> None:
        self.hub.metrics.errors[refusal.code] += 1
        rules = [replies.RuleText(rule=rule, text=self.hub.library.rule(rule)) for rule in refusal.rules]
        self.send(
            replies.Error(
                id=number, code=refusal.code, message=refusal.say(self.lang), detail=refusal.detail, rules=rules
            )
        )
