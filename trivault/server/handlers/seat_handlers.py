"""Handlers of requests on seats: taken and given up, played by a bot for a while, and lost."""

from __future__ import annotations

import time

from trivault.server.handlers.client import Client
from trivault.server.protocol import replies, requests
from trivault.server.protocol.refusals import Refusal
from trivault.server.rooms import deadlines
from trivault.server.rooms.broadcast import show
from trivault.server.rooms.room import STAND_IN, Room
from trivault.server.rooms.room_entry import send_token
from trivault.server.rooms.room_setup import give_deck
from trivault.server.storage.records import OPEN, PERSON, WAITING, RoomRecord, SeatRecord


def _seat_in(record: RoomRecord, seat: int) -> SeatRecord:
    if seat >= len(record.seats):
        raise Refusal("unknown", "error-no-such-seat", n=len(record.seats) - 1)
    return record.seats[seat]


async def sit(connection: Client, request: requests.Sit) -> None:
    room, person = connection.here(), connection.me
    async with room.changing():
        record = room.draft()
        seat = _seat_in(record, request.seat)
        if seat.kind != OPEN or record.status != WAITING:
            raise Refusal("taken")
        if request.deck:
            give_deck(room.hub.library, record.game, seat, request.deck)
        seat.kind, seat.user, seat.name = PERSON, person.user, person.name
        seat.epoch += 1
        if any(each.kind == OPEN for each in record.seats):
            await room.change(record)
        else:
            await room.begin(record)
        connection.seats.add(request.seat)
        send_token(connection, room, request.seat, request.id)
        room.broadcast()
        show(room)
    connection.hub.look_up_ratings(room)
    room.wake()


async def stand(connection: Client, request: requests.Stand) -> None:
    room = connection.here()
    async with room.changing():
        record = room.draft()
        _seat_in(record, request.seat)
        room.check_seat(connection, request.seat)
        if record.status != WAITING:
            raise Refusal("over", "error-begun")
        record.seats[request.seat] = SeatRecord(OPEN, epoch=record.seats[request.seat].epoch + 1)
        await room.keep(record)
        for each in room.people:
            each.seats.discard(request.seat)
        room.broadcast()
    connection.send(replies.Done(id=request.id))


async def give(connection: Client, request: requests.Give) -> None:
    room = connection.here()
    async with room.changing():
        room.playing()
        record = room.draft()
        seat = _seat_in(record, request.seat)
        if request.to not in (kinds := room.hub.bots.kinds):
            raise Refusal("unknown", "error-unknown-name", name=request.to[:40], near=", ".join(kinds))
        if seat.kind != PERSON or seat.out:
            raise Refusal("taken", "error-bot-sits")
        if request.seat not in connection.seats:
            _replaceable(connection, room, request.seat)
            if record.rated or record.tournament:
                _strong(request.to)
        seat.bot, record.rated = request.to, False
        await room.change(record)
        show(room)
    connection.send(replies.Done(id=request.id))
    room.wake()


def _replaceable(connection: Client, room: Room, seat: int) -> None:
    """Refuse to give away another's seat unless its player has been absent for a while. A player who has days
    for each move may be absent, and keeps the bot of their own choice."""
    if not connection.seats:
        raise Refusal("not-yours", "error-watching")
    if days := room.record.days:
        raise Refusal("not-yours", "error-days-decide", n=days)
    if room.record.seats[seat].bot:
        raise Refusal("taken", "error-bot-replaces")
    away = 0.0 if room.here(seat) else time.monotonic() - room.left[seat]
    if away < room.hub.settings.gone:
        raise Refusal("not-yours", "error-not-gone", n=int(room.hub.settings.gone))


def _strong(kind: str) -> None:
    """Refuse any but the strongest bot for a player who is absent."""
    if kind != STAND_IN:
        raise Refusal("not-yours", "error-stand-in", name=STAND_IN)


async def take(connection: Client, request: requests.Take) -> None:
    room = connection.here()
    async with room.changing():
        record = room.draft()
        seat = _seat_in(record, request.seat)
        room.check_seat(connection, request.seat)
        room.playing()
        if seat.out or not seat.bot:
            raise Refusal("taken", "error-no-bot")
        if deadlines.passed(record, request.seat, room.hub.settings.now()):
            raise Refusal("late", "error-late-bot")
        seat.bot = ""
        await room.change(record)
        show(room)
    connection.send(replies.Done(id=request.id))
    room.wake()


async def resign(connection: Client, request: requests.Resign) -> None:
    room = connection.here()
    async with room.changing():
        seat = _seat_in(room.record, request.seat)
        room.check_seat(connection, request.seat)
        room.unfinished()
        if seat.out:
            raise Refusal("taken", "error-bot-sits")
        await room.out(request.seat, "resigned")
    connection.send(replies.Done(id=request.id))
    room.wake()
