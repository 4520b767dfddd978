"""Who sits or sat where: the rooms of a person, and how their games came out."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trivault.kernel.errors import CorruptFile
from trivault.server.storage.database import ANSWERS, ROOMS, SEATS, outcome
from trivault.server.storage.members import living
from trivault.server.storage.records import OVER, RoomRecord, read
from trivault.server.storage.store import Job

MOST = 30  # unfinished rooms of a person that are listed


def seat(record: RoomRecord) -> Job[None]:
    """Write down who sits where."""
    rows = [
        {
            "room": record.room,
            "seat": n,
            "user_id": seat.user,
            "game": record.game,
            "kind": seat.kind,
            "name": seat.name,
            "deck": seat.title,
        }
        for n, seat in enumerate(record.seats)
    ]

    def job(connection: Connection) -> None:
        there = (SEATS.c.room == rows[0]["room"]) & SEATS.c.ended.is_(None)
        connection.execute(SEATS.delete().where(there))
        connection.execute(SEATS.insert(), rows)

    return job


def finish(record: RoomRecord, now: float) -> Job[None]:
    """Write down how a game came out."""
    room, seats = record.room, len(record.seats)
    winners = [] if record.result is None else record.result.winners

    def job(connection: Connection) -> None:
        for n in range(seats):
            one = (SEATS.c.room == room) & (SEATS.c.seat == n)
            ended = SEATS.update().where(one).values(result=outcome(n, winners, seats), ended=now)
            connection.execute(ended)

    return job


def leased(user: str) -> Job[int]:
    """How many rooms of somebody that are not over are in the memory of a process."""
    seated = sa.select(SEATS.c.room).where(SEATS.c.user_id == user)
    query = sa.select(sa.func.count()).where(
        ROOMS.c.id.in_(seated), ROOMS.c.id.in_(living()), ROOMS.c.status != OVER
    )

    def job(connection: Connection) -> int:
        return int(connection.execute(query).scalar_one())

    return job


class Unfinished(NamedTuple):
    """A room of a person as the database has it."""

    record: RoomRecord
    current: bool  # whether the record knows who decides


def unfinished(user: str, rooms: Collection[str]) -> Job[list[Unfinished]]:
    """The rooms in which somebody has a seat, and these, as far as they are not over; the latest first."""
    of_user = sa.select(SEATS.c.room).where(SEATS.c.user_id == user, SEATS.c.ended.is_(None))
    wanted = (ROOMS.c.status != OVER) & (ROOMS.c.id.in_(of_user) | ROOMS.c.id.in_(list(rooms)))
    answers = sa.select(sa.func.max(ANSWERS.c.at)).where(ANSWERS.c.room == ROOMS.c.id).scalar_subquery()
    query = sa.select(ROOMS.c.record, answers).where(wanted).order_by(ROOMS.c.changed.desc()).limit(MOST)

    def job(connection: Connection) -> list[Unfinished]:
        found = []
        for text, last in connection.execute(query):
            try:
                record, _ = read(text, ())
            except CorruptFile:  # whoever enters is told
                continue
            found.append(Unfinished(record, record.at == (0 if last is None else last + 1)))
        return found

    return job
