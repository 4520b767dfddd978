"""Deletes old data: rooms after so many days without use, sessions after a year."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trivault.server.settings import Settings
from trivault.server.storage.database import (
    ANSWERS,
    DUE,
    GAINS,
    ROOMS,
    SEATS,
    SESSIONS,
    SNAPSHOTS,
    TOURNAMENTS,
    connect,
)
from trivault.server.storage.members import cleared, living
from trivault.server.storage.ownership import Owner
from trivault.server.storage.records import OVER, PLAYING, WAITING
from trivault.server.storage.store import Job

DAY = 24 * 3600.0
AT_ONCE = 200  # rooms, so that nobody waits for long
SESSION = 365  # days after which one logs in again


def ages(settings: Settings) -> dict[str, float]:
    """After how many days each kind of room is deleted; those that are never are left out."""
    kept = {
        WAITING: settings.keep_waiting,
        PLAYING: settings.keep_unfinished,
        OVER: settings.keep_finished,
    }
    return {status: days for status, days in kept.items() if days}


def touch(rooms: Iterable[str]) -> Job[None]:
    """Write down that these rooms are in use."""
    ids = list(rooms)

    def job(connection: Connection) -> None:
        for start in range(0, len(ids), AT_ONCE):
            some = ROOMS.c.id.in_(ids[start : start + AT_ONCE])
            connection.execute(ROOMS.update().where(some).values(changed=time.time()))

    return job


def prune(days: Mapping[str, float], present: Iterable[str] = ()) -> Job[int]:
    """Delete some rooms that are too old, and none of those that are just used; how many."""
    used = touch(present)

    def job(connection: Connection) -> int:
        used(connection)
        now = time.time()
        old = sa.or_(
            sa.false(),
            *((ROOMS.c.status == status) & (ROOMS.c.changed < now - age * DAY) for status, age in days.items()),
        )
        cleared(connection)
        free = sa.select(ROOMS.c.id).where(old, ROOMS.c.id.not_in(living()))  # nor those of other processes
        found = [*connection.execute(free.limit(AT_ONCE)).scalars()]
        for column in (ANSWERS.c.room, GAINS.c.room, SNAPSHOTS.c.room, DUE.c.room, ROOMS.c.id):
            connection.execute(sa.delete(column.table).where(column.in_(found)))
        connection.execute(SEATS.delete().where(SEATS.c.room.in_(found), SEATS.c.ended.is_(None)))
        gone = sa.or_(
            sa.false(),
            *(
                (TOURNAMENTS.c.status == status) & (TOURNAMENTS.c.changed < now - age * DAY)
                for status, age in days.items()
            ),
        )
        connection.execute(TOURNAMENTS.delete().where(gone))
        connection.execute(SESSIONS.delete().where(SESSIONS.c.since < now - SESSION * DAY))
        return len(found)

    return job


def pruned(url: str, settings: Settings) -> int:
    """Delete at once all that is too old, and give the space back; how many rooms. The same refusals as when
    a server is started."""
    owner, many = Owner(connect(url)), 0
    try:
        owner.claim()
        connection = owner.writing()
        while some := prune(ages(settings))(connection):
            connection.commit()
            many += some
        connection.commit()
        if connection.dialect.name == "sqlite":
            connection.connection.driver_connection.execute("VACUUM")  # type: ignore[union-attr]  # of SQLite
        return many
    finally:
        owner.close()


def size(connection: Connection) -> int:
    """Bytes that are used."""
    if connection.dialect.name == "postgresql":
        return int(connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar_one())
    pages, free, each = (
        int(connection.exec_driver_sql(f"PRAGMA {name}").scalar_one())
        for name in ("page_count", "freelist_count", "page_size")
    )
    return (pages - free) * each
