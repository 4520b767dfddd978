"""Games by correspondence: so many days for each move, by the clock on the wall.

Whoever is asked has that long until another one is asked. When the time is up, the seat has lost, as with any
other clock; that is decided when the server looks, or when somebody does anything in the room, whichever is
first. Before that they are reminded: after an hour, and when a quarter of the time is left, a day at most.
"""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Database

from trivault.server.storage.database import DUE
from trivault.server.storage.records import RoomRecord
from trivault.server.storage.store import Job

DAY = 24 * 3600.0
SOON = 3600.0  # seconds after which somebody who is asked is reminded first
BOTS = 60.0  # seconds after which a bot that has not answered is woken


def follow(record: RoomRecord, now: float) -> None:
    """Until when those who decide have time: it goes on while the same ones decide, also with a bot at the
    seat."""
    before = record.until or [0.0] * len(record.seats)
    span = record.days * DAY
    record.until = [
        (before[n] or now + span) if n in record.deciding else 0.0 for n in range(len(record.seats))
    ]


def passed(record: RoomRecord, seat: int, now: float) -> bool:
    """Whether the time for the move of a seat is over."""
    return bool(record.days) and seat in record.deciding and record.until[seat] <= now


def late(record: RoomRecord, now: float) -> int | None:
    """A person whose time is up; a bot still moves then."""
    people = (n for n in record.deciding if not record.seats[n].driver)
    return next((n for n in people if passed(record, n, now)), None)


def left(record: RoomRecord, now: float) -> list[int]:
    """Milliseconds, by seats."""
    span = record.days * DAY
    return [int(1000 * (max(0.0, until - now) if until else span)) for until in record.until]


def write(record: RoomRecord) -> Job[None]:
    """Write down who is due when; who was due already has heard of it."""
    room, span = record.room, record.days * DAY
    due = {n: _looked_at(record, n) for n, until in enumerate(record.until) if until}
    users = [seat.user for seat in record.seats]

    def job(connection: Database) -> None:
        known = sa.select(DUE.c.seat, DUE.c.until).where(DUE.c.room == room)
        before = {row.seat: row.until for row in connection.execute(known)}
        for seat, until in before.items():
            if due.get(seat) != until:
                connection.execute(DUE.delete().where(DUE.c.room == room, DUE.c.seat == seat))
        for seat, until in due.items():
            if before.get(seat) != until:
                values = {"room": room, "seat": seat, "user_id": users[seat], "until": until}
                connection.execute(DUE.insert().values(**values, remind=min(until, until - span + SOON)))

    return job


def _looked_at(record: RoomRecord, seat: int) -> float:
    """When the server looks at a seat that decides: when its time is up; at a bot soon after it was asked."""
    until = record.until[seat]
    return until - record.days * DAY + BOTS if record.seats[seat].driver else until
