"""Keeping everything: jobs for the database, in SQLAlchemy Core.

One thread owns the connection. What waits is committed together, so that many rooms share the cost
of a transaction; nobody is told that something is stored before it is.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from queue import Empty, SimpleQueue
from typing import Any, Generic, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trivault.server.database import ANSWERS, META, ROOMS, connect, hold, prepare
from trivault.server.logs import LOG
from trivault.server.metrics import Metrics
from trivault.server.records import AnswerRow, RoomRecord

T = TypeVar("T")

Job = Callable[[Connection], T]

MOST = 500  # jobs in one transaction


class Store:
    """Carries out jobs one after the other, in its own thread."""

    def __init__(self, url: str, metrics: Metrics) -> None:
        self.engine = connect(url)
        self.metrics = metrics
        self._let_go = hold(self.engine)
        try:
            prepare(self.engine)
        except BaseException:
            self._let_go()
            self.engine.dispose()
            raise
        self._connection: Connection | None = None  # held from one transaction to the next
        self._jobs: SimpleQueue[_Waiting[Any] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish what waits, then close the database."""
        self._jobs.put(None)
        self._thread.join()
        self._let_go()
        self.engine.dispose()

    async def run(self, job: Job[T]) -> T:
        """What the job gives, once it is committed."""
        if not self._thread.is_alive():
            raise ConnectionError("the database is closed")
        begun = time.perf_counter()
        waiting: _Waiting[T] = _Waiting(job, asyncio.get_running_loop())
        self._jobs.put(waiting)
        try:
            # A request that is cut off must not leave half a change behind.
            return await asyncio.shield(waiting.future)
        finally:
            self.metrics.stored.add(time.perf_counter() - begun)

    def _work(self) -> None:
        last = False
        while not last and (first := self._jobs.get()) is not None:
            batch, last = self._batch(first)
            if not self._commit(batch):
                for waiting in batch:  # whose fault it was shows one by one
                    self._commit([waiting])
        self._disconnect()

    def _disconnect(self) -> None:
        """Forget what is not committed, and the connection with it."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _batch(self, first: _Waiting[Any]) -> tuple[list[_Waiting[Any]], bool]:
        """All that waits, and whether nothing follows."""
        batch = [first]
        try:
            while len(batch) < MOST:
                following = self._jobs.get_nowait()
                if following is None:
                    return batch, True
                batch.append(following)
        except Empty:
            pass
        return batch, False

    def _commit(self, batch: Sequence[_Waiting[Any]]) -> bool:
        """Carry out jobs in one transaction. False when one of several has failed: then none has happened."""
        committing = False
        try:
            connection = self._connection = self._connection or self.engine.connect()
            results = [waiting.job(connection) for waiting in batch]
            committing = True
            connection.commit()
        except Exception as error:
            self._disconnect()
            if len(batch) > 1 and not committing:
                return False
            if committing or not isinstance(error, sa.exc.IntegrityError):
                LOG.exception("store failed")
            # A commit that failed may have happened all the same, so that it is not tried again.
            _settle(batch, [error] * len(batch))
        else:
            _settle(batch, results)
        return True


class _Waiting(Generic[T]):
    """A job, and who waits for it."""

    def __init__(self, job: Job[T], loop: asyncio.AbstractEventLoop) -> None:
        self.job = job
        self.loop = loop
        self.future: asyncio.Future[T] = loop.create_future()


def _settle(batch: Sequence[_Waiting[Any]], results: Sequence[Any]) -> None:
    """Tell those who wait, in their event loop."""

    def tell() -> None:
        for waiting, result in zip(batch, results, strict=True):
            if waiting.future.done():
                continue
            if isinstance(result, Exception):
                waiting.future.set_exception(result)
            else:
                waiting.future.set_result(result)

    try:
        batch[0].loop.call_soon_threadsafe(tell)
    except RuntimeError:  # nobody waits any more: the server has stopped
        pass


# Jobs


def keep(record: RoomRecord) -> Job[None]:
    """Write a room as it is now."""
    text, room = msgspec.json.encode(record).decode(), record.room

    def job(connection: Connection) -> None:
        values = {"record": text, "changed": time.time()}
        found = connection.execute(ROOMS.update().where(ROOMS.c.id == room).values(values))
        if not found.rowcount:
            connection.execute(ROOMS.insert().values(id=room, **values))

    return job


def append(room: str, rows: Iterable[AnswerRow]) -> Job[None]:
    values = [{"room": room, **msgspec.structs.asdict(row)} for row in rows]

    def job(connection: Connection) -> None:
        if values:
            connection.execute(ANSWERS.insert(), values)

    return job


def cut(room: str, to: int) -> Job[None]:
    """Take back the answers from there on."""

    def job(connection: Connection) -> None:
        connection.execute(ANSWERS.delete().where(ANSWERS.c.room == room, ANSWERS.c.at >= to))

    return job


def together(*jobs: Job[None]) -> Job[None]:
    def job(connection: Connection) -> None:
        for each in jobs:
            each(connection)

    return job


def load(room: str) -> Job[tuple[RoomRecord, list[AnswerRow]] | None]:
    def job(connection: Connection) -> tuple[RoomRecord, list[AnswerRow]] | None:
        found = connection.execute(sa.select(ROOMS.c.record).where(ROOMS.c.id == room)).scalar()
        if found is None:
            return None
        columns = (ANSWERS.c.at, ANSWERS.c.player, ANSWERS.c.answer, ANSWERS.c.digest)
        rows = connection.execute(sa.select(*columns).where(ANSWERS.c.room == room).order_by(ANSWERS.c.at))
        return msgspec.json.decode(found, type=RoomRecord), [AnswerRow(*row) for row in rows]

    return job


def secret(fresh: str) -> Job[str]:
    """The server's key; the first server on a database makes it."""

    def job(connection: Connection) -> str:
        found = connection.execute(sa.select(META.c.value).where(META.c.name == "key")).scalar()
        if found is None:
            connection.execute(META.insert().values(name="key", value=fresh))
        return found or fresh

    return job


def healthy(connection: Connection) -> bool:
    return bool(connection.execute(sa.select(1)).scalar())
