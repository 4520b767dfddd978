"""Several processes write to one PostgreSQL, each to what it has a lease of.

A process is there while it has a row in `processes`. Its transactions look first whether the row still is:
should others have declared it dead, as it did not beat for too long, it can write nothing more.
"""

from __future__ import annotations

import math
from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from trivault.server.monitoring.logs import log
from trivault.server.storage.database import (
    LEASES,
    PROCESSES,
    DatabaseRefused,
    complete,
    connect,
    prepare,
    version_of,
)
from trivault.server.storage.ownership import (
    Owner,
    OwnershipLost,
    StorageFailed,
    locked,
    patiently,
    raised_epoch,
)

NOW = sa.extract("epoch", sa.func.clock_timestamp())  # of the database, so that no two hosts must agree
DEAD = 5.0  # seconds without a beat
LOOK = "SELECT id FROM processes WHERE id = %s FOR KEY SHARE"
HELD = "SELECT name FROM leases WHERE process = %s AND name = ANY(%s)"


class LeaseLost(StorageFailed):
    """A room that this process must not write any more."""

    def __init__(self, rooms: Collection[str]) -> None:
        super().__init__(f"another process has {', '.join(sorted(rooms))}")
        self.rooms = rooms


class Member(Owner):
    """One of several processes that write to a database; its epoch is its id."""

    shared = True
    lock = "pg_try_advisory_lock_shared"

    def __init__(self, engine: Engine, address: str, dead: float = DEAD) -> None:
        self.address = address
        self.dead = dead
        self._last = self._steady = -math.inf  # when it beat last, and since when without a gap
        patiently(engine, lambda: _prepared(engine))
        super().__init__(engine)

    def claim(self) -> None:
        """Register with a new id, in place of who was at this address before."""
        connection = self.writing()
        self.epoch = raised_epoch(connection)
        connection.execute(PROCESSES.delete().where(PROCESSES.c.address == self.address))
        connection.execute(PROCESSES.insert().values(id=self.epoch, address=self.address, beat=NOW))
        connection.commit()

    def check(self, connection: Connection, rooms: Collection[str] = ()) -> None:
        if connection.exec_driver_sql(LOOK, (self.epoch,)).scalar() is None:
            raise OwnershipLost("other processes have taken the rooms of this one over")
        if rooms:
            held = connection.exec_driver_sql(HELD, (self.epoch, list(rooms))).scalars()
            if missing := {*rooms} - {*held}:
                raise LeaseLost(missing)

    def healthy(self, connection: Connection) -> bool:
        own = PROCESSES.c.id == self.epoch
        return bool(connection.execute(PROCESSES.update().where(own).values(beat=NOW)).rowcount)

    def beat(self, connection: Connection) -> dict[int, str]:
        """Be alive, and declare those dead who have not been for too long; who is there, and at which address.

        After a gap of its own it waits first: the database may have been away for everybody.
        """
        own = PROCESSES.update().where(PROCESSES.c.id == self.epoch).values(beat=NOW)
        now = float(connection.execute(own.returning(PROCESSES.c.beat)).scalar_one())
        if now - self._last > self.dead / 2:
            self._steady = now
        self._last = now
        if now - self._steady >= self.dead:
            _bury(connection, now - self.dead)
        rows = connection.execute(sa.select(PROCESSES.c.id, PROCESSES.c.address).order_by(PROCESSES.c.id))
        return {row.id: row.address for row in rows}

    def leave(self, connection: Connection) -> None:
        connection.execute(LEASES.delete().where(LEASES.c.process == self.epoch))
        connection.execute(PROCESSES.delete().where(PROCESSES.c.id == self.epoch))


def check(url: str) -> None:
    """Whether processes can share this database; makes its tables. The same errors as for one server."""
    Member(connect(url), "").close()


def _bury(connection: Connection, since: float) -> None:
    """Declare those dead who have not beaten since then, but for those who are just writing."""
    late = sa.select(PROCESSES.c.id).where(PROCESSES.c.beat < since).with_for_update(skip_locked=True)
    if found := connection.execute(late).scalars().all():
        connection.execute(PROCESSES.delete().where(PROCESSES.c.id.in_(found)))
        log("processes declared dead", processes=found)


def _prepared(engine: Engine) -> bool | None:
    """Make or renew the tables, for which the database must be had alone; nothing when another has it."""
    with engine.connect() as looking:
        if looking.dialect.name != "postgresql":
            raise DatabaseRefused("several processes need PostgreSQL; an SQLite file has one server")
        version_of(looking)
        if complete(looking):
            return True
    connection = locked(engine.connect(), Owner.lock)
    if connection is None:
        return None
    try:
        prepare(connection)
        connection.commit()
    finally:
        connection.close()
    return True


def living() -> sa.Select[tuple[str]]:
    """The names of what a living process has."""
    return sa.select(LEASES.c.name).join_from(LEASES, PROCESSES, LEASES.c.process == PROCESSES.c.id)


def cleared(connection: Connection) -> None:
    """Delete leases of processes that are not there any more."""
    gone = sa.select(LEASES.c.name).where(LEASES.c.process.not_in(sa.select(PROCESSES.c.id)))
    if connection.dialect.name == "postgresql":
        gone = gone.with_for_update(skip_locked=True)
    names = connection.execute(gone).scalars().all()
    connection.execute(LEASES.delete().where(LEASES.c.name.in_(names)))
