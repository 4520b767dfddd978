"""One client: a socket that is read no faster than allowed, and written to without waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from trivault.server.accounts.accounts import Person
from trivault.server.connections.limits import Bucket, cost, extra_cost, network
from trivault.server.connections.outbox import Outbox
from trivault.server.connections.relay import OF_THE_ROOM, SLOW, Relay
from trivault.server.connections.services import Services
from trivault.server.monitoring.logs import LOG, seldom
from trivault.server.monitoring.metrics import Metered
from trivault.server.protocol import replies
from trivault.server.protocol.refusals import Refusal, malformed, preferred, request_id, server_words
from trivault.server.protocol.requests import AnyRequest, Hello, Join, Language_, Mute, Request
from trivault.server.storage.ownership import StorageFailed
from trivault.server.storage.records import RoomRecord

SILENT = 1008  # why a socket is closed
PATIENCE = 2.0  # seconds for a client that is left to read what it is told
BYE = {
    "shutdown": "bye-shutdown",
    "lost": "bye-lost",
    "slow": "bye-slow",
    "silent": "bye-silent",
}

_DECODER: msgspec.json.Decoder[Request] = msgspec.json.Decoder(AnyRequest)
encoded = msgspec.json.Encoder().encode


class Hinting(NamedTuple):
    """A hint that is being thought of."""

    task: asyncio.Task[None]
    seq: int  # of the choice
    seat: int
    number: int  # of the request


class EnteredRoom(Protocol):
    """What a connection needs of the room that it is in."""

    record: RoomRecord

    def exit(self, connection: Connection) -> None: ...


class OpenChoices(Protocol):
    """What a connection needs of a game: which choice is open, and whose."""

    record: RoomRecord

    @property
    def seq(self) -> int: ...


class Connection:
    def __init__(self, hub: Services, socket: WebSocket) -> None:
        self.hub = hub
        self.socket = socket
        self.host = network(socket.client.host) if socket.client else ""
        self.person: Person | None = None
        self.lang = preferred(socket.headers.get("accept-language", ""))
        self.words = True
        self.room: EnteredRoom | None = None
        self.relay: Relay | None = None  # to a room that another process has
        self.seats: set[int] = set()  # of the room
        self.lines_sent = 0  # of the log
        self.muted = False
        self.lobby = False
        self.tournament = ""  # that it looks at
        self.closed = False
        self._limits = [hub.limits.household(self.host), Bucket(hub.settings.rate, hub.settings.burst)]
        self.chatting = Bucket(hub.settings.chat_rate, hub.settings.chat_burst)
        self._main: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None
        self._listening = False
        self._outbox = Outbox(hub.settings.queue, hub.settings.backlog)
        self._hint: Hinting | None = None

    @property
    def me(self) -> Person:
        assert self.person is not None, "nobody is served before hello"
        return self.person

    @property
    def place(self) -> str:
        """The id of the room that the client is in, whichever process has it."""
        if self.relay is not None:
            return self.relay.room
        return "" if self.room is None else self.room.record.room

    async def leave_room(self) -> None:
        """Leave after everything has arrived that the client has asked for."""
        if self.relay is not None:
            await self.relay.finish()
        self.step_out()

    def step_out(self) -> None:
        """Leave the room, whichever process has it, without waiting."""
        if self.room is not None:
            self.room.exit(self)
        if self.relay is not None:
            self.hub.spawn(self.relay.finish())
            self.relay = None

    async def rejoin(self, room: str) -> None:
        """Go to a room to which others have gone already."""
        await self._handle(encoded(Join(room=room)))

    # Out

    def send(self, reply: replies.Reply) -> None:
        self.send_bytes(encoded(reply))

    def send_bytes(self, data: bytes) -> None:
        """Queue a message without waiting; a client that does not read is disconnected, and may reconnect."""
        if not self.closed and not self._outbox.put(data):
            self.hub.metrics.cut_off += 1
            seldom("cut off", "slow")
            self._outbox.clear()
            self.bye("slow", SLOW)

    def bye(self, reason: str, code: int) -> asyncio.Task[None]:
        """Send the reason and what is queued, then close the connection; does nothing the second time."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(reason, code))
        return self._closing

    async def _close(self, reason: str, code: int) -> None:
        self._say_goodbye(reason)
        self.closed = True
        await self._within_patience(self._outbox.sent.wait())
        await self._within_patience(self.socket.close(code, reason))
        self._leave()

    async def _within_patience(self, last: Awaitable[object]) -> None:
        """Do one of the last things, as far as the client lets it be done."""
        try:
            await asyncio.wait_for(last, PATIENCE)
        except (TimeoutError, RuntimeError, WebSocketDisconnect):
            pass

    def _say_goodbye(self, reason: str) -> None:
        message = server_words(self.lang).say(BYE[reason])
        self.send(replies.Bye(reason=reason, message=message))

    async def _write(self) -> None:
        try:
            while True:
                data = await self._outbox.take()
                await self.socket.send_text(data.decode())
        except (RuntimeError, WebSocketDisconnect):
            self.closed = True
            self._outbox.clear()
            self._leave()

    # In

    async def run(self) -> None:
        """Serve the client until it or the server closes the connection."""
        self._main = asyncio.current_task()
        writer = asyncio.create_task(self._write())
        deadline = asyncio.get_running_loop().call_later(self.hub.settings.hello, self._introduced)
        try:
            while not self.closed and (raw := await self._received()) is not None:
                if early := max(map(Bucket.take, self._limits), default=0.0):
                    await asyncio.sleep(early)
                await self._outbox.calm.wait()  # whoever asks much must read as well
                await self._handle(raw)
        finally:
            self.closed = True
            if self._closing is not None:  # goodbye is said to the end
                await self._closing
            writer.cancel()
            deadline.cancel()

    def _introduced(self) -> None:
        """By now a client must have said hello."""
        if self.person is None:
            self.bye("silent", SILENT)

    async def _received(self) -> str | bytes | None:
        """The next message of the client; None when it is gone or disconnected."""
        if self.socket.client_state != WebSocketState.CONNECTED:
            return None
        self._listening = True
        try:
            received = await self.socket.receive()
        except asyncio.CancelledError:
            if not self.closed:
                raise
            return None
        finally:
            self._listening = False
        if received["type"] != "websocket.receive":
            return None
        text: str | None = received.get("text")
        return received.get("bytes") or b"" if text is None else text

    def _leave(self) -> None:
        """Stop reading from a client that cannot be reached. Requests already read are still carried out."""
        if self._listening and self._main is not None:
            self._main.cancel()

    async def _handle(self, raw: bytes | str) -> None:
        number = 0
        try:
            try:
                request = _DECODER.decode(raw)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                number = request_id(raw)
                raise malformed(raw, error, self.lang) from None
            number = request.id
            if more := cost(request, len(raw)) - 1:
                self._charge(more)
            self.hub.metrics.requests[str(request.__struct_config__.tag)] += 1
            if self.person is None and not isinstance(request, Hello):
                raise Refusal("hello-first")
            await self._serve(request, raw)
        except Refusal as refusal:
            self.refuse(refusal, number)
        except StorageFailed:  # the store has logged it
            self.refuse(Refusal("failed"), number)
        except Exception:
            LOG.exception("request failed")
            self.refuse(Refusal("failed"), number)

    async def _serve(self, request: Request, raw: bytes | str) -> None:
        """Carry out a request, or pass it on to the process that has the room; one that keeps the server busy
        for longer counts for more."""
        if self.relay is not None and type(request) in OF_THE_ROOM:
            work = Metered(self._pass_on(self.relay, request, raw))
        elif self.hub.closing:  # nothing is said but goodbye, and who hears that asks elsewhere
            return
        else:
            work = Metered(self.hub.handlers[type(request)](self, request))
        try:
            await work
        finally:
            if more := extra_cost(work.seconds):
                self._charge(more)

    def _charge(self, more: int) -> None:
        """Count a request for so many more."""
        for bucket in self._limits:
            bucket.take(more)

    async def _pass_on(self, relay: Relay, request: Request, raw: bytes | str) -> None:
        if isinstance(request, Language_):
            self.lang = request.lang
        elif isinstance(request, Mute):
            self.muted = request.on
        await relay.pass_on(raw)

    # Hints are thought of while other requests are served

    def think_of_hint(
        self, seq: int, seat: int, hint: Callable[[], Awaitable[replies.Reply]], number: int
    ) -> None:
        """Send a hint for a seat's open choice when it is found, unless that choice is gone before."""
        self.forget_hint()
        self._hint = Hinting(asyncio.create_task(self._send_hint(hint, number)), seq, seat, number)

    def forget_hint(self, game: OpenChoices | None = None) -> None:
        """Nobody wants to know it any more, unless the choice is still open in this game.

        It stays open while others answer choices of the same time.
        """
        hinting = self._hint
        if hinting is None or hinting.task.done():
            return
        if game is None or hinting.seq != game.seq or hinting.seat not in game.record.deciding:
            hinting.task.cancel()
            self.refuse(Refusal("stale", "error-hint-late"), hinting.number)

    async def _send_hint(self, hint: Callable[[], Awaitable[replies.Reply]], number: int) -> None:
        try:
            self.send(await hint())
        except Refusal as refusal:
            self.refuse(refusal, number)
        except Exception:
            LOG.exception("request failed")
            self.refuse(Refusal("failed"), number)

    def refuse(self, refusal: Refusal, number: int) -> None:
        self.hub.metrics.errors[refusal.code] += 1
        try:
            error = self._error(refusal, number)
        except Exception:  # it cannot be said in this language
            LOG.exception("refusal failed")
            error = self._error(Refusal("failed"), number)
        self.send(error)

    def _error(self, refusal: Refusal, number: int) -> replies.Error:
        library = self.hub.library
        rules = [replies.RuleText(rule=rule, text=library.rule(rule, self.lang)) for rule in refusal.rules]
        message = refusal.say(self.lang)
        return replies.Error(id=number, code=refusal.code, message=message, detail=refusal.detail, rules=rules)
