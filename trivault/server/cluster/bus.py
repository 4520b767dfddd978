"""What the processes of a server tell each other, by topics; a process that is alone tells nobody.

Several processes on one PostgreSQL speak by NOTIFY, in transactions of the store: so whoever may not write any
more tells nothing any more, and what is stored and told in one transaction is both or neither. They listen on a
connection of their own. Whoever begins to listen, for the first time or after an interruption, has missed what
was said before, and whoever could not speak is missed: then everything is asked for and told anew
(`subscribe_to_gaps`).
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import defaultdict
from collections.abc import Callable
from itertools import count
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trivault.server.cluster import messages
from trivault.server.monitoring.logs import LOG, Outage
from trivault.server.storage.database import connect
from trivault.server.storage.ownership import StorageFailed
from trivault.server.storage.store import Job, Store

if TYPE_CHECKING:
    import psycopg

CHANNEL = "trivault"
PART = 1900  # letters of a part: PostgreSQL takes less than 8000 bytes, and a letter has four at most
PARTS = 1000  # of a message; a longer one is a mistake
SOONEST, LATEST = 0.1, 5.0  # seconds until listening is tried again
DEAF = 5.0  # seconds without hearing one's own words, after which the connection is taken for broken

M = TypeVar("M", bound=messages.BusMessage)

_DECODER: msgspec.json.Decoder[messages.BusMessage] = msgspec.json.Decoder(messages.AnyBusMessage)
_encoded = msgspec.json.Encoder().encode


class Bus:
    """The bus of a process that is alone."""

    def __init__(self) -> None:
        self.me = secrets.token_hex(6)  # who says something
        self._subscribers: defaultdict[type[messages.BusMessage], list[Callable[[str, Any], None]]] = (
            defaultdict(list)
        )
        self._on_gap: list[Callable[[], None]] = []

    @property
    def shared(self) -> bool:
        """Whether there may be others."""
        return False

    def subscribe(self, topic: type[M], heard: Callable[[str, M], None]) -> None:
        """Call this with what others say, and with who says it."""
        self._subscribers[topic].append(heard)

    def subscribe_to_gaps(self, missed: Callable[[], None]) -> None:
        """Call this whenever something may have been missed, here or by others."""
        self._on_gap.append(missed)

    def start(self) -> None:
        """Listen from now on."""

    def close(self) -> None:
        """Listen no longer."""

    def publish(self, said: messages.BusMessage) -> None:
        """Tell it to all other processes, soon and without waiting for it."""

    def telling(self, said: messages.BusMessage) -> Job[None]:
        """Tell it to all other processes if and when the transaction of this job is committed."""
        return lambda connection: None

    def hear(self, sender: str, said: messages.BusMessage) -> None:
        for heard in self._subscribers[type(said)]:
            try:
                heard(sender, said)
            except Exception:
                LOG.exception("news failed")

    def miss(self) -> None:
        for missed in self._on_gap:
            missed()


class SharedBus(Bus):
    """The bus of a process that shares its PostgreSQL with others."""

    def __init__(self, store: Store, url: str) -> None:
        super().__init__()
        self._store = store
        self._engine = connect(url)
        self._connection: psycopg.Connection[Any] | None = None
        self._file = -1  # of that connection, which forgets it when it is lost
        self._closed = False
        self._heard = 0.0  # when own words were last heard
        self._untold = False  # whether something could not be told
        self._parts: dict[str, list[str]] = {}  # of messages that have begun, by senders
        self._numbers = count()
        self._tasks: set[asyncio.Task[None]] = set()
        self._broken = asyncio.Event()  # whether listening must begin anew
        self._outage = Outage("bus failed", "bus works again")

    @property
    def shared(self) -> bool:
        return True

    def start(self) -> None:
        self._spawn(self._keep_listening())

    def close(self) -> None:
        self._closed = True
        for task in self._tasks:
            task.cancel()
        self._stop_listening()
        self._engine.dispose()

    # Telling

    def publish(self, said: messages.BusMessage) -> None:
        self._spawn(self._tell(said))

    async def _tell(self, said: messages.BusMessage) -> None:
        try:
            await self._store.run(self.telling(said))
        except StorageFailed:  # the store has logged it
            self._untold = True
            return
        if time.monotonic() > self._heard + DEAF:  # a connection that is silently dead says nothing of it
            self._broken.set()
        if self._untold:
            self._untold = False
            self.miss()

    def telling(self, said: messages.BusMessage) -> Job[None]:
        payloads = self._payloads(_encoded(said).decode())

        def job(connection: Connection) -> None:
            for payload in payloads:
                connection.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))

        return job

    def _payloads(self, text: str) -> list[str]:
        """A message in parts that PostgreSQL takes. It drops what is said twice in a transaction, so each has a
        number."""
        parts = [text[start : start + PART] for start in range(0, len(text), PART)]
        if len(parts) > PARTS:
            raise ValueError(f"expected a message of at most {PARTS * PART} letters, got {len(text)}")
        number = next(self._numbers)
        return [f"{self.me} {number} {len(parts) - n - 1} {part}" for n, part in enumerate(parts)]

    # Listening

    async def _keep_listening(self) -> None:
        wait = SOONEST
        while True:
            try:
                self._listen(await asyncio.to_thread(self._connected))
                self._outage.over()
                wait = SOONEST
                await self._broken.wait()
            except Exception as error:
                self._outage.failed(error)
            self._stop_listening()
            await asyncio.sleep(wait)
            wait = min(2 * wait, LATEST)

    def _connected(self) -> psycopg.Connection[Any]:
        raw = self._engine.raw_connection()
        made: psycopg.Connection[Any] = raw.driver_connection  # type: ignore[assignment]  # of psycopg
        raw.detach()
        made.autocommit = True
        made.execute(f"LISTEN {CHANNEL}")
        self._connection = made
        if self._closed:  # in the meantime, by another thread
            made.close()
        return made

    def _listen(self, connection: psycopg.Connection[Any]) -> None:
        self._heard = time.monotonic()
        self._broken.clear()
        self._parts.clear()
        self._file = connection.fileno()
        asyncio.get_running_loop().add_reader(self._file, self._read, connection)
        self.miss()

    def _stop_reading(self) -> None:
        """At once when a connection is lost: another one may soon have its number."""
        if self._file >= 0:
            asyncio.get_running_loop().remove_reader(self._file)
            self._file = -1

    def _stop_listening(self) -> None:
        self._stop_reading()
        if self._connection is not None:
            self._connection.close()

    def _read(self, connection: psycopg.Connection[Any]) -> None:
        """Something has come."""
        try:
            connection.pgconn.consume_input()
            while (said := connection.pgconn.notifies()) is not None:
                self._take(said.extra.decode())
        except Exception as error:
            self._outage.failed(error)
            self._stop_reading()
            self._broken.set()

    def _take(self, payload: str) -> None:
        """One part of a message; those of one sender come in order."""
        sender, _, rest = payload.partition(" ")
        if sender == self.me:
            self._heard = time.monotonic()
            return
        left, _, text = rest.partition(" ")[2].partition(" ")
        parts = self._parts.setdefault(sender, [])
        parts.append(text)
        if left in ("", "0") or len(parts) > PARTS:
            del self._parts[sender]
            self._understand(sender, "".join(parts))

    def _understand(self, sender: str, text: str) -> None:
        try:
            said = _DECODER.decode(text)
        except msgspec.DecodeError as error:  # of another version
            LOG.warning("news not understood", extra={"fields": {"why": str(error)[:100]}})
            return
        self.hear(sender, said)

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
