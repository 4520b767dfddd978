"""Games by correspondence: so many days for each move, by the clock on the wall.

Whoever is asked has that long until another one is asked. When the time is up, the seat has lost, as with any
other clock; that is decided when the server looks, or when somebody does anything in the room, whichever is
first. Before that they are reminded: after an hour, and when a quarter of the time is left, a day at most.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Database

from trivault.server.cluster.leases import CHORES, Elsewhere, living
from trivault.server.cluster.messages import Asked
from trivault.server.monitoring.logs import LOG
from trivault.server.protocol.refusals import Refusal
from trivault.server.rooms import mail
from trivault.server.storage.database import CONTACTS, DUE, LEASES, USERS
from trivault.server.storage.ownership import NotStored
from trivault.server.storage.records import RoomRecord
from trivault.server.storage.store import Job

if TYPE_CHECKING:
    from trivault.server.hub import Hub

DAY = 24 * 3600.0
SOON = 3600.0  # seconds after which somebody who is asked is reminded first
LAST = 0.25  # of the time, left, when they are reminded last …
LONGEST = DAY  # … but no more than this
BOTS = 60.0  # seconds after which a bot that has not answered is woken
LATER = 600.0  # seconds after which what failed is tried again
AT_ONCE = 50  # seats that are looked at together


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


class Due(NamedTuple):
    room: str
    seat: int
    user: str
    until: float
    remind: float


def found(now: float, process: int = 0, chores: bool = True) -> Job[list[Due]]:
    """The seats whose time is up, or who are to be reminded. Where several processes share the database, each
    looks after its own rooms, and one after those that nobody has."""
    query = sa.select(DUE).where((DUE.c.until <= now) | (DUE.c.remind <= now)).limit(AT_ONCE)
    if process:
        own = DUE.c.room.in_(sa.select(LEASES.c.name).where(LEASES.c.process == process))
        query = query.where(own | DUE.c.room.not_in(living()) if chores else own)

    def job(connection: Database) -> list[Due]:
        return [Due(*row) for row in connection.execute(query)]

    return job


def postpone(due: Due, **times: float) -> Job[bool]:
    """Whether it was still due so: of several who find it at the same time, one postpones it."""
    one = (DUE.c.room == due.room) & (DUE.c.seat == due.seat)
    same = (DUE.c.until == due.until) & (DUE.c.remind == due.remind)

    def job(connection: Database) -> bool:
        return bool(connection.execute(DUE.update().where(one & same).values(times)).rowcount)

    return job


def contact(user: str) -> Job[mail.Contact | None]:
    """Where and how somebody wishes to be reminded."""
    columns = sa.select(CONTACTS.c.email, CONTACTS.c.lang, USERS.c.letters)
    query = columns.join_from(CONTACTS, USERS, CONTACTS.c.user_id == USERS.c.id).where(USERS.c.id == user)

    def job(connection: Database) -> mail.Contact | None:
        row = connection.execute(query).first()
        return None if row is None else mail.Contact(*row)

    return job


class Deadlines:
    """Looks after all games by correspondence, also those that are not in memory."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def look(self) -> None:
        now, leases = self.hub.settings.now(), self.hub.leases
        process = self.hub.peers.id if leases.shared else 0
        for due in await self.hub.store.run(found(now, process, leases.holds(CHORES))):
            try:
                if due.until <= now:
                    await self._decide(due, now)
                else:
                    await self._remind(due, now)
            except Elsewhere:  # which looks after it
                pass
            except (Refusal, NotStored):  # the room cannot be opened, or not now
                await self.hub.store.run(postpone(due, until=now + LATER, remind=now + LATER))
            except Exception:
                LOG.exception("deadline failed", extra={"fields": {"room": due.room}})
                await self.hub.store.run(postpone(due, until=now + LATER, remind=now + LATER))

    async def _decide(self, due: Due, now: float) -> None:
        room = await self.hub.room(due.room)
        async with room.changing():  # and what is late is decided
            if room.record.seats[due.seat].driver:
                await self.hub.store.run(postpone(due, until=now + BOTS))
        room.drivers.wake()

    async def _remind(self, due: Due, now: float) -> None:
        room = await self.hub.room(due.room)
        span = room.record.days * DAY
        last = due.until - min(LONGEST, span * LAST)
        remind = last if now < last else due.until
        if not await self.hub.store.run(postpone(due, remind=remind)):
            return
        if due.seat not in room.record.deciding or room.here(due.seat) or room.record.seats[due.seat].driver:
            return
        self.hub.presence.notify(Asked(due.user, due.room, room.record.game, int(due.until - now)))
        if self.hub.mailer.on and (known := await self.hub.store.run(contact(due.user))) is not None:
            letter = mail.reminder(self.hub, room.record, due.seat, int(due.until - now), known)
            if not await self.hub.mailer.send(letter):
                due = due._replace(remind=remind)
                await self.hub.store.run(postpone(due, remind=min(now + LATER, due.until)))
