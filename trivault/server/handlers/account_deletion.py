"""Deletes everything that is kept of a person.

Games that only bots were in, too, are removed. Of games with others their part stays: the name and who it was
are taken out of them, and answers remain, without which nobody could look at the game.
"""

from __future__ import annotations

import asyncio
import secrets

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection as Database

from trivault.kernel.errors import CorruptFile
from trivault.server.cluster.messages import Forgotten
from trivault.server.hub import Hub
from trivault.server.rooms.interfaces import AnyRoom, RoomHub
from trivault.server.rooms.room_commands import RoomCommand, carry_out
from trivault.server.storage.database import (
    ANSWERS,
    CONTACTS,
    DUE,
    GAINS,
    LOOKS,
    OPPONENTS,
    RATINGS,
    ROOMS,
    SEATS,
    SESSIONS,
    SNAPSHOTS,
    USERS,
)
from trivault.server.storage.records import OPEN, OVER, PERSON, WAITING, RoomRecord, SeatRecord, read
from trivault.server.storage.store import Job, Write, together

AT_ONCE = 20  # rooms, so that others need not wait


async def forget(hub: Hub, user: str) -> None:
    """Whatever happens in between, it can be done again: the account goes last."""
    alone, others = await hub.store.run(_rooms(user))
    for name in others:
        if await hub.store.run(_unfinished(name)):
            await carry_out(hub, StepOut(name, user))
    for start in range(0, len(alone), AT_ONCE):
        await asyncio.gather(*(carry_out(hub, Remove(name)) for name in alone[start : start + AT_ONCE]))
    for name in others:
        await carry_out(hub, TakeOut(name, user))
    await hub.tournaments.forget(user)
    await hub.store.run(together(_gone(user), hub.bus.telling(Forgotten(user))))


def _rooms(user: str) -> Job[tuple[list[str], list[str]]]:
    """The rooms of somebody: those in which nobody else was, and the others."""
    mine = sa.select(SEATS.c.room).where(SEATS.c.user_id == user)

    def job(connection: Database) -> tuple[list[str], list[str]]:
        all_ = set(connection.execute(mine).scalars())
        another = (SEATS.c.kind.in_((PERSON, OPEN))) & (SEATS.c.user_id != user) & (SEATS.c.user_id != "")
        shared = set(
            connection.execute(sa.select(SEATS.c.room).where(SEATS.c.room.in_(mine), another)).scalars()
        )
        return sorted(all_ - shared), sorted(shared)

    return job


def _unfinished(name: str) -> Job[bool]:
    status = sa.select(ROOMS.c.status).where(ROOMS.c.id == name)
    return lambda connection: connection.execute(status).scalar() not in (None, OVER)


class StepOut(RoomCommand, frozen=True, tag="step-out"):
    """Stand up where the game has not begun, and give up where it runs."""

    user: str

    async def done_in(self, room: AnyRoom) -> None:
        async with room.changing():
            if room.record.status == WAITING:
                record = room.draft()
                for seat in room.seats_of(self.user):
                    record.seats[seat] = SeatRecord(OPEN, epoch=record.seats[seat].epoch + 1)
                await room.change(record)
                return
            for seat in sorted(room.seats_of(self.user)):
                if room.record.status != OVER and not room.record.seats[seat].out:
                    await room.out(seat, "resigned")


class Remove(RoomCommand, frozen=True, tag="remove"):
    """Delete a room."""

    async def done_by(self, hub: RoomHub) -> None:
        await hub.leases.take(self.room)
        hub.discard(self.room)
        await hub.store.run(_removed(self.room))
        await hub.let_go(self.room)


class TakeOut(RoomCommand, frozen=True, tag="take-out"):
    """Take a person out of a room."""

    user: str

    async def done_by(self, hub: RoomHub) -> None:
        await hub.leases.take(self.room)
        if (room := hub.rooms.get(self.room)) is not None:
            await self.done_in(room)
        else:
            await hub.store.run(_anonymous(self.room, self.user))
            await hub.let_go(self.room)

    async def done_in(self, room: AnyRoom) -> None:
        async with room.changing():
            record = room.draft()
            anonymise(record, self.user)
            await room.change(record)
        names = {seat.name for seat in room.record.seats}
        for line in [line for line in room.chat if line.seat >= 0 and line.name not in names]:
            room.chat.remove(line)


def anonymise(record: RoomRecord, user: str) -> None:
    for seat in record.seats:
        if seat.user == user:
            seat.user = seat.name = ""
            seat.epoch += 1  # its tokens are void
    record.rematch.pop(user, None)


def _anonymous(name: str, user: str) -> Job[None]:
    def job(connection: Database) -> None:
        text = connection.execute(sa.select(ROOMS.c.record).where(ROOMS.c.id == name)).scalar()
        if text is None:
            return
        try:
            record, _ = read(text, ())
        except CorruptFile:  # nobody can open it: then it goes
            _removed(name)(connection)
            return
        anonymise(record, user)
        new = msgspec.json.encode(record).decode()
        connection.execute(ROOMS.update().where(ROOMS.c.id == name).values(record=new))

    return Write(job, name)


def _removed(room: str) -> Job[None]:
    def job(connection: Database) -> None:
        of_room = (ANSWERS.c.room, GAINS.c.room, SNAPSHOTS.c.room, DUE.c.room, SEATS.c.room, ROOMS.c.id)
        for column in of_room:
            connection.execute(sa.delete(column.table).where(column == room))

    return Write(job, room)


def _gone(user: str) -> Job[None]:
    def job(connection: Database) -> None:
        connection.execute(SEATS.update().where(SEATS.c.user_id == user).values(user_id="", name=""))
        nobody = f"former-{secrets.token_urlsafe(9)}"  # others have met one opponent more, whoever it was
        connection.execute(OPPONENTS.update().where(OPPONENTS.c.opponent == user).values(opponent=nobody))
        for table in (RATINGS, OPPONENTS, LOOKS, CONTACTS, DUE, SESSIONS):
            connection.execute(table.delete().where(table.c.user_id == user))
        connection.execute(USERS.delete().where(USERS.c.id == user))

    return job
