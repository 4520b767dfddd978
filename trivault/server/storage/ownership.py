"""One server at a time writes to a database, unless several processes share it (`members`).

A lock keeps a second server away for as long as the first one is there: on the SQLite file itself,
whatever it is called, and on the very connection to PostgreSQL that writes. Whoever starts raises the epoch
in the database, and every transaction of a server looks first whether the epoch is still its own: should a
lock ever be lost, the server that comes later goes on, and the earlier one can write nothing more.
"""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from collections.abc import Callable, Collection
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from trivault.server.storage import database
from trivault.server.storage.database import (
    LEASES,
    META,
    OWNER,
    PROCESSES,
    DatabaseRefused,
    connect,
    file_of,
    prepare,
    version_of,
)

LOCK = 0x7461626C65  # PostgreSQL knows locks by numbers
USED = "another server uses it"

SERVED = "served"  # where the page of the server is

Release = Callable[[], None]

T = TypeVar("T")

_held: set[tuple[int, int]] = set()  # files that this process has locked


class StorageFailed(Exception):
    """A write failed, or it is unknown whether it succeeded."""


class DatabaseUsed(DatabaseRefused):
    """Another server has the database; `page` is where it is found, if that is known."""

    def __init__(self, page: str = "") -> None:
        super().__init__(f"{USED}, at {page}" if page else USED)
        self.page = page


class OwnershipLost(StorageFailed):
    """Another server has taken over the database."""


class Owner:
    """The exclusive right of a server to write to a database, and its connection for writing."""

    shared = False  # whether other processes write, too
    lock = "pg_try_advisory_lock"

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.epoch = 0
        self.connection: Connection | None = None
        self._release = patiently(engine, lambda: _held_file(file_of(engine)))
        try:
            self.connection = patiently(engine, lambda: locked(engine.connect(), self.lock))
        except BaseException:
            self.close()
            raise

    def claim(self) -> None:
        """Take over the database: writes of every earlier server fail from now on."""
        connection = self.writing()
        prepare(connection)
        self.epoch = raised_epoch(connection)
        for table in (LEASES, PROCESSES):
            connection.execute(table.delete())
        connection.execute(META.delete().where(META.c.name == SERVED))
        connection.commit()

    def writing(self) -> Connection:
        """The connection for writing, made and locked anew when it was lost."""
        if self.connection is None:
            self.connection = locked(self.engine.connect(), self.lock)
            if self.connection is None:
                with self.engine.connect() as asking:
                    self.check(asking)
                raise StorageFailed(USED)
        return self.connection

    def check(self, connection: Connection, rooms: Collection[str] = ()) -> None:
        """Whether this server still has the database, and these rooms. Nobody else can take them until the
        transaction ends."""
        shared = " FOR SHARE" if connection.dialect.name == "postgresql" else ""
        if connection.exec_driver_sql(f"SELECT epoch FROM owner{shared}").scalar() != self.epoch:
            raise OwnershipLost("another server has taken the database over")

    def healthy(self, connection: Connection) -> bool:
        """Whether something can be written."""
        return bool(connection.execute(OWNER.update().values(seen=time.time())).rowcount)

    def leave(self, connection: Connection) -> None:
        """Let go of what this server has, as it ends."""

    def undo(self) -> None:
        """Roll back the transaction, and drop the connection if it is broken."""
        connection = self.connection
        if connection is None:
            return
        try:
            connection.rollback()
            usable = not connection.invalidated
        except Exception:
            usable = False
        if not usable:
            self.connection = None
            connection.invalidate()
            connection.close()

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
        self.engine.dispose()
        self._release()  # not before: closing the file lets go of SQLite's own locks, too


def check(url: str) -> None:
    """Whether a server can use this database: `DatabaseRefused`, `SQLAlchemyError` or `ImportError` says
    why not."""
    owner = Owner(connect(url))
    try:
        version_of(owner.writing())
    finally:
        owner.close()


def raised_epoch(connection: Connection) -> int:
    """The next epoch; no other server has had it."""
    raised = OWNER.update().values(epoch=OWNER.c.epoch + 1).returning(OWNER.c.epoch)
    return int(connection.execute(raised).scalar_one())


def patiently(engine: Engine, attempt: Callable[[], T | None]) -> T:
    end = time.monotonic() + database.PATIENCE
    while (got := attempt()) is None:
        if time.monotonic() > end:
            raise DatabaseUsed(_served(engine))
        time.sleep(0.1)
    return got


def served(page: str) -> Callable[[Connection], None]:
    """The job that writes down where the page of the server is."""

    def job(connection: Connection) -> None:
        connection.execute(_NEW_PAGE, {"name": SERVED, "page": page})

    return job


_NEW_PAGE = sa.text(
    "INSERT INTO meta (name, value) VALUES (:name, :page) ON CONFLICT (name) DO UPDATE SET value = :page"
)


def _served(engine: Engine) -> str:
    try:
        with engine.connect() as connection:
            return str(connection.execute(sa.select(META.c.value).where(META.c.name == SERVED)).scalar() or "")
    except sa.exc.SQLAlchemyError:  # it answers nobody else now
        return ""


# Locks; when a process is killed, its locks go with it


def locked(connection: Connection, lock: str) -> Connection | None:
    """The connection, with a lock of PostgreSQL for as long as it lasts; nothing when another has it."""
    if connection.dialect.name != "postgresql":
        return connection
    try:
        if connection.exec_driver_sql(f"SELECT {lock}({LOCK})").scalar():
            connection.commit()
            return connection
    except BaseException:
        connection.close()
        raise
    connection.close()
    return None


def _held_file(path: Path | None) -> Release | None:
    """The lock of an SQLite file, whichever name it is opened by."""
    if path is None:
        return lambda: None
    return _flocked(path) if sys.platform == "linux" else _locked_beside(path)


def _flocked(path: Path) -> Release | None:
    import fcntl

    found = path.stat()
    mark = found.st_dev, found.st_ino
    if mark in _held:  # opening and closing it once more would let go of the locks that SQLite has
        return None
    file = os.open(path, os.O_RDONLY)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(file)
        return None
    _held.add(mark)

    def release() -> None:
        _held.discard(mark)
        os.close(file)

    if found.st_nlink > 1:
        release()
        raise DatabaseRefused(
            f"it has {found.st_nlink} names (hard links), and its journal only one of them; leave one name"
        )
    return release


def _locked_beside(path: Path) -> Release | None:
    """A separate lock file: a lock on the database file itself would conflict with those of SQLite."""
    beside = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False)
    try:
        beside.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        beside.close()
        return None
    return beside.close
