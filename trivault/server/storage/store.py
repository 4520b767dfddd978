"""Writes to the database: jobs in SQLAlchemy Core, carried out by one thread.

One thread owns the connection. What waits is committed together, and one transaction does not follow the
other at once, so that many rooms share the cost of each; no job is answered before it is stored.
"""

from __future__ import annotations

import asyncio
import math
import os
import socket
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trivault.kernel.errors import TrivaultError
from trivault.server.monitoring.logs import LOG, Outage, log
from trivault.server.monitoring.metrics import Metrics
from trivault.server.storage.database import ANSWERS, GAINS, META, ROOMS, SNAPSHOTS, connect, file_of
from trivault.server.storage.members import DEAD, LeaseLost, Member
from trivault.server.storage.ownership import Owner, OwnershipLost, StorageFailed
from trivault.server.storage.records import AnswerRow, RoomRecord, Snapshot, read

T = TypeVar("T")

Job = Callable[[Connection], T]

MOST = 500  # jobs in one transaction
LIMIT = 10.0  # seconds in which the database must have done a job
CUT = 2.0  # seconds in which a broken connection is noticed
CLOSED = "the database is closed"

_INSERT_ANSWERS, _INSERT_GAINS, _INSERT_SNAPSHOTS = ANSWERS.insert(), GAINS.insert(), SNAPSHOTS.insert()


class Store:
    """Carries out jobs one after the other, in its own thread. Other processes share the database where they
    are told the internal address of this one."""

    def __init__(
        self,
        url: str,
        metrics: Metrics,
        lost: Callable[[], None] = lambda: None,
        apart: float = 0.0,
        internal: str = "",
        dead: float = DEAD,
    ) -> None:
        engine = connect(url)
        self.owner = Member(engine, internal, dead) if internal else Owner(engine)
        try:
            self.owner.claim()
        except BaseException:
            self.owner.close()
            raise
        self.metrics = metrics
        self.lost = False  # whether another server has the database now …
        self._on_lost = lost  # called then, in the thread
        self._outage = Outage("store failed", "store works again")
        self._apart = apart  # seconds from the beginning of one transaction to that of the next
        self._begun = -math.inf  # when the last one has begun
        self._since = math.inf  # when the present transaction has begun
        self._left = False
        self._jobs: SimpleQueue[_Waiting[Any] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    @property
    def file(self) -> Path | None:
        return file_of(self.owner.engine)

    def close(self) -> None:
        """Finish what waits, then close the database; one that does not answer is left."""
        self._jobs.put(None)
        self._thread.join(LIMIT / 2)
        if self._thread.is_alive():
            self._cut()
            self._thread.join(CUT)
        if self._thread.is_alive():
            log("store left behind")
        else:
            self.owner.close()

    async def leave(self, last: Job[None]) -> None:
        """Do a last job, and let go of all that other processes may take; nothing is stored after that."""

        def job(connection: Connection) -> None:
            last(connection)
            self.owner.leave(connection)
            self._left = True

        await self.run(job)

    async def run(self, job: Job[T]) -> T:
        """What the job gives, once it is committed. `StorageFailed` when it cannot be, or not in time."""
        if self.lost or self._left or not self._thread.is_alive():
            raise StorageFailed(CLOSED)
        begun, loop = time.perf_counter(), asyncio.get_running_loop()
        waiting: _Waiting[T] = _Waiting(job, loop, loop.create_future())
        late = loop.call_later(LIMIT, self._give_up, waiting)
        self._jobs.put(waiting)
        try:
            # A request that is cut off must not leave half a change behind: its job is done all the same.
            return await waiting.future
        finally:
            late.cancel()
            self.metrics.stored.add(time.perf_counter() - begun)

    def _give_up(self, waiting: _Waiting[Any]) -> None:
        if not waiting.future.done():
            waiting.given_up = True
            self._outage.failed("it does not answer")
            self._cut()
            waiting.future.set_exception(StorageFailed("the database does not answer"))

    def _cut(self) -> None:
        """Break a connection that has not answered for long, so that the thread goes on with another."""
        connection = self.owner.connection
        if connection is None or time.monotonic() - self._since < LIMIT / 2:
            return
        try:
            file = os.dup(connection.connection.dbapi_connection.fileno())  # type: ignore[union-attr]  # PostgreSQL
        except Exception:  # another kind of database, or closed already
            return
        with socket.socket(fileno=file) as reached, suppress(OSError):
            reached.shutdown(socket.SHUT_RDWR)

    def _work(self) -> None:
        last = False
        while not last and (first := self._jobs.get()) is not None:
            self._rest()
            batch, last = self._batch(first)
            self._begun = time.monotonic()
            if self._left:
                _settle(batch, [StorageFailed(CLOSED)] * len(batch))
            elif batch and not self._commit(batch):
                for waiting in batch:  # whose fault it was shows one by one
                    self._commit([waiting])
        self.owner.undo()

    def _rest(self) -> None:
        """Wait a little after a transaction, so that more jobs share the next one; not after a pause."""
        time.sleep(max(0.0, self._begun + self._apart - time.monotonic()))

    def _batch(self, first: _Waiting[Any]) -> tuple[list[_Waiting[Any]], bool]:
        """All that waits and is still waited for, and whether nothing follows."""
        batch, last = [first], False
        try:
            while len(batch) < MOST and not last:
                following = self._jobs.get_nowait()
                if following is None:
                    last = True
                else:
                    batch.append(following)
        except Empty:
            pass
        return [waiting for waiting in batch if not waiting.given_up], last

    def _commit(self, batch: Sequence[_Waiting[Any]]) -> bool:
        """Carry out jobs in one transaction. False when one of several has failed: then none has happened."""
        committing = False
        self._since = time.monotonic()
        try:
            connection = self.owner.writing()
            jobs = [waiting.job for waiting in batch]
            self.owner.check(connection, {room for job in jobs for room in rooms_of(job)})
            results = _carried_out(connection, jobs)
            committing = True
            connection.commit()
        except Exception as error:
            self.owner.undo()
            if len(batch) > 1 and not committing and not isinstance(error, OwnershipLost):
                return False
            # A commit that failed may have happened all the same, so that it is not tried again.
            _settle(batch, [self._failure(error, committing)] * len(batch))
        else:
            self._outage.over()
            _settle(batch, results)
        finally:
            self._since = math.inf
        return True

    def _failure(self, error: Exception, committing: bool) -> Exception:
        """The error that the waiting jobs get."""
        if isinstance(error, (sa.exc.IntegrityError, TrivaultError, LeaseLost)) and not committing:
            return error  # theirs to explain
        if isinstance(error, OwnershipLost) and not self.lost:
            self.lost = True
            LOG.error("another server has the database")
            self._on_lost()
        else:
            self._outage.failed(error)
        failure = StorageFailed(str(error))
        failure.__cause__ = error
        return failure


@dataclass(slots=True, eq=False)
class _Waiting(Generic[T]):
    """A job, and who waits for it."""

    job: Job[T]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[T]
    given_up: bool = False  # nobody waits any more: it need not be begun


def _carried_out(connection: Connection, jobs: Iterable[Job[Any]]) -> list[Any]:
    """What each of these jobs gives."""
    results: list[Any] = []
    for appending, following in groupby(jobs, lambda job: isinstance(job, Append)):
        several = list(following)
        if appending:
            _append_all(connection, [job for job in several if isinstance(job, Append)])
        results += [None if appending else job(connection) for job in several]
    return results


def _settle(batch: Sequence[_Waiting[Any]], results: Sequence[Any]) -> None:
    """Set the results of the waiting jobs, in their event loop."""
    if not batch:
        return

    def set_results() -> None:
        for waiting, result in zip(batch, results, strict=True):
            if waiting.future.done():
                continue
            if isinstance(result, Exception):
                waiting.future.set_exception(result)
                waiting.future.exception()  # counts as heard, also where nobody waits any more
            else:
                waiting.future.set_result(result)

    try:
        batch[0].loop.call_soon_threadsafe(set_results)
    except RuntimeError:  # nobody waits any more: the server has stopped
        pass


# Jobs


class Write:
    """A job that writes rooms, which must be this server's own then."""

    def __init__(self, job: Job[None], *rooms: str) -> None:
        self.job = job
        self.rooms = rooms

    def __call__(self, connection: Connection) -> None:
        self.job(connection)


def rooms_of(job: Job[Any]) -> tuple[str, ...]:
    """The rooms that a job writes."""
    if isinstance(job, Append):
        return (job.room,)
    return job.rooms if isinstance(job, Write) else ()


def keep(record: RoomRecord) -> Job[None]:
    """Write a room as it is now."""
    text, room, status = msgspec.json.encode(record).decode(), record.room, record.status

    def job(connection: Connection) -> None:
        values = {"record": text, "changed": time.time(), "status": status}
        found = connection.execute(ROOMS.update().where(ROOMS.c.id == room).values(values))
        if not found.rowcount:
            connection.execute(ROOMS.insert().values(id=room, **values))

    return Write(job, room)


class Append(msgspec.Struct, frozen=True):
    """A job that writes answers, and snapshots that were due among them; those of several rooms are written as
    one."""

    room: str
    rows: Sequence[AnswerRow]
    snapshots: Sequence[Snapshot] = ()

    def __call__(self, connection: Connection) -> None:
        _append_all(connection, (self,))


def _append_all(connection: Connection, jobs: Sequence[Append]) -> None:
    answers = [{"room": job.room, **msgspec.structs.asdict(row)} for job in jobs for row in job.rows]
    gains = [
        {"room": each["room"], "at": each["at"], "gained": gained}
        for each in answers
        if (gained := each.pop("gained"))
    ]
    if answers:
        connection.execute(_INSERT_ANSWERS, answers)
    if gains:
        connection.execute(_INSERT_GAINS, gains)
    for job in jobs:
        if job.snapshots:  # an earlier version of the server has left those of answers that were taken back
            first = SNAPSHOTS.c.at >= job.snapshots[0].at
            connection.execute(SNAPSHOTS.delete().where(SNAPSHOTS.c.room == job.room, first))
            rows = [{"room": job.room, **msgspec.structs.asdict(each)} for each in job.snapshots]
            connection.execute(_INSERT_SNAPSHOTS, rows)


def cut(room: str, to: int) -> Job[None]:
    """Take back the answers from there on."""

    def job(connection: Connection) -> None:
        for table in (ANSWERS, GAINS):
            connection.execute(table.delete().where(table.c.room == room, table.c.at >= to))
        connection.execute(SNAPSHOTS.delete().where(SNAPSHOTS.c.room == room, SNAPSHOTS.c.at > to))

    return Write(job, room)


def together(*jobs: Job[None]) -> Job[None]:
    if len(jobs) == 1:
        return jobs[0]

    def job(connection: Connection) -> None:
        for each in jobs:
            each(connection)

    return Write(job, *{room for each in jobs for room in rooms_of(each)})


class Stored(NamedTuple):
    """A room as it is stored."""

    record: RoomRecord
    rows: list[AnswerRow]
    snapshots: list[Snapshot]


def load(room: str) -> Job[Stored | None]:
    def job(connection: Connection) -> Stored | None:
        found = connection.execute(sa.select(ROOMS.c.record).where(ROOMS.c.id == room)).scalar()
        if found is None:
            return None
        gained = sa.func.coalesce(GAINS.c.gained, 0)
        columns = (ANSWERS.c.at, ANSWERS.c.player, ANSWERS.c.answer, ANSWERS.c.digest, gained)
        both = (GAINS.c.room == ANSWERS.c.room) & (GAINS.c.at == ANSWERS.c.at)
        query = sa.select(*columns).join_from(ANSWERS, GAINS, both, isouter=True)
        rows = connection.execute(query.where(ANSWERS.c.room == room).order_by(ANSWERS.c.at))
        moments = sa.select(SNAPSHOTS.c.at, SNAPSHOTS.c.state, SNAPSHOTS.c.log)
        snapshots = connection.execute(moments.where(SNAPSHOTS.c.room == room).order_by(SNAPSHOTS.c.at))
        return Stored(*read(found, rows.all()), [Snapshot(*each) for each in snapshots])

    return job


def secret(fresh: str) -> Job[str]:
    """The server's key; the first server on a database makes it."""

    def job(connection: Connection) -> str:
        made = sa.text("INSERT INTO meta (name, value) VALUES ('key', :key) ON CONFLICT DO NOTHING")
        connection.execute(made, {"key": fresh})  # several processes may start at the same time
        return str(connection.execute(sa.select(META.c.value).where(META.c.name == "key")).scalar_one())

    return job
