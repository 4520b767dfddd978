"""Deletes everything that is kept of a person.

Games that only bots were in, too, are removed. Of games with others their part stays: the name and who it was
are taken out of them, and answers remain, without which nobody could look at the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection as Database

from trivault.kernel.errors import CorruptFile
from trivault.server.database import ANSWERS, CONTACTS, DUE, GAINS, RATINGS, ROOMS, SEATS, SESSIONS, USERS
from trivault.server.news import Forgotten
from trivault.server.records import OPEN, OVER, PERSON, WAITING, RoomRecord, SeatRecord, read
from trivault.server.store import Job, together
from trivault.server.words import Refusal

if TYPE_CHECKING:
    from trivault.server.hub import Hub
    from trivault.server.room import Room

AT_ONCE = 20  # rooms, so that others need not wait


async def forget(hub: Hub, user: str) -> None:
    """Whatever happens in between, it can be done again: the account goes last."""
    alone, others = await hub.store.run(_rooms(user))
    for name in others:
        if (room := await _unfinished(hub, name)) is not None:
            await _leave(room, user)
    for start in range(0, len(alone), AT_ONCE):
        for name in alone[start : start + AT_ONCE]:
            hub.discard(name)
        await hub.store.run(_removed(alone[start : start + AT_ONCE]))
    for name in others:
        await _take_out(hub, name, user)
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


async def _unfinished(hub: Hub, name: str) -> Room | None:
    status = await hub.store.run(
        lambda connection: connection.execute(sa.select(ROOMS.c.status).where(ROOMS.c.id == name)).scalar()
    )
    if status in (None, OVER):
        return None
    try:
        return await hub.room(name)
    except Refusal:  # it cannot be opened any more
        return None


async def _leave(room: Room, user: str) -> None:
    """Stand up where the game has not begun, and give up where it runs."""
    async with room.changing():
        if room.record.status == WAITING:
            record = room.draft()
            for seat in room.seats_of(user):
                record.seats[seat] = SeatRecord(OPEN, epoch=record.seats[seat].epoch + 1)
            await room.change(record)
            return
        for seat in sorted(room.seats_of(user)):
            if room.record.status != OVER and not room.record.seats[seat].out:
                await room.out(seat, "resigned")


async def _take_out(hub: Hub, name: str, user: str) -> None:
    """Take a person out of a room."""
    if (room := hub.rooms.get(name)) is None:
        await hub.store.run(_anonymous(name, user))
        return
    async with room.changing():
        record = room.draft()
        anonymise(record, user)
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
            _removed([name])(connection)
            return
        anonymise(record, user)
        new = msgspec.json.encode(record).decode()
        connection.execute(ROOMS.update().where(ROOMS.c.id == name).values(record=new))

    return job


def _removed(rooms: Sequence[str]) -> Job[None]:
    def job(connection: Database) -> None:
        for column in (ANSWERS.c.room, GAINS.c.room, DUE.c.room, SEATS.c.room, ROOMS.c.id):
            connection.execute(sa.delete(column.table).where(column.in_(rooms)))

    return job


def _gone(user: str) -> Job[None]:
    def job(connection: Database) -> None:
        connection.execute(SEATS.update().where(SEATS.c.user_id == user).values(user_id="", name=""))
        for column in (RATINGS.c.user_id, CONTACTS.c.user_id, DUE.c.user_id, SESSIONS.c.user_id, USERS.c.id):
            connection.execute(sa.delete(column.table).where(column == user))

    return job
