"""Looks after games by correspondence: decides what is late, and reminds those who have to decide."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Database

from trivault.server.cluster.leases import CHORES, OwnedByPeer
from trivault.server.cluster.messages import Asked
from trivault.server.monitoring.logs import LOG
from trivault.server.protocol.refusals import Refusal
from trivault.server.rooms import mail
from trivault.server.rooms.deadlines import BOTS, DAY
from trivault.server.rooms.interfaces import RoomHub
from trivault.server.storage.database import CONTACTS, DUE, LEASES, USERS
from trivault.server.storage.members import living
from trivault.server.storage.ownership import StorageFailed
from trivault.server.storage.store import Job

LAST = 0.25  # of the time, left, when they are reminded last …
LONGEST = DAY  # … but no more than this
LATER = 600.0  # seconds after which what failed is tried again
AT_ONCE = 50  # seats that are looked at together


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

    def __init__(self, hub: RoomHub) -> None:
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
            except OwnedByPeer:  # which looks after it
                pass
            except (Refusal, StorageFailed):  # the room cannot be opened, or not now
                await self.hub.store.run(postpone(due, until=now + LATER, remind=now + LATER))
            except Exception:
                LOG.exception("deadline failed", extra={"fields": {"room": due.room}})
                await self.hub.store.run(postpone(due, until=now + LATER, remind=now + LATER))

    async def _decide(self, due: Due, now: float) -> None:
        room = await self.hub.room(due.room)
        async with room.changing():  # and what is late is decided
            if room.record.seats[due.seat].driver:
                await self.hub.store.run(postpone(due, until=now + BOTS))
        room.wake()

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
