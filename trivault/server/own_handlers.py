"""Handlers of requests on what is one's own: games that are not over."""

from __future__ import annotations

from collections.abc import Iterable

from trivault.server import played, replies, requests
from trivault.server.connection import Connection
from trivault.server.hub import Hub
from trivault.server.ownership import NotStored
from trivault.server.records import PERSON, WAITING, RoomRecord
from trivault.server.seating import names
from trivault.server.words import Refusal

RESTORED = 3  # rooms that are played again for knowing whose turn it is


async def mine(connection: Connection, request: requests.Mine) -> None:
    hub, user = connection.hub, connection.me.user
    seats = _seats(hub, request.tokens)
    found = await hub.store.run(played.unfinished(user, list(seats)))
    spare, rooms = RESTORED, []
    for record, current in found:
        if record.room in hub.rooms:
            record, current = hub.rooms[record.room].record, True
        elif not current and spare:
            spare -= 1
            record, current = await _restored(hub, record)
        own = _own(record, user, seats.get(record.room, ()))
        if own and record.result is None and record.task is None:
            rooms.append(_line(record, own, current, connection.lang))
    connection.send(replies.Mine(id=request.id, rooms=rooms))


def _seats(hub: Hub, tokens: Iterable[str]) -> dict[str, list[tuple[int, int]]]:
    """The seats that these tokens are for, with their epochs, by rooms."""
    seats: dict[str, list[tuple[int, int]]] = {}
    for token in tokens:
        if (known := hub.tokens.read_seat(token)) is not None:
            room, seat, epoch = known
            seats.setdefault(room, []).append((seat, epoch))
    return seats


def _own(record: RoomRecord, user: str, known: Iterable[tuple[int, int]]) -> set[int]:
    """The seats of somebody, by name or by token."""
    own = {n for n, seat in enumerate(record.seats) if seat.kind == PERSON and seat.user == user}
    fitting = {seat for seat, epoch in known if seat < len(record.seats) and record.seats[seat].epoch == epoch}
    return own | {seat for seat in fitting if record.seats[seat].kind == PERSON}


async def _restored(hub: Hub, record: RoomRecord) -> tuple[RoomRecord, bool]:
    """The record of a room that has been in no memory since the server has ended in the middle of it."""
    try:
        room = await hub.room(record.room)
    except (Refusal, NotStored):  # whoever enters is told why
        return record, False
    return room.record, True


def _line(record: RoomRecord, own: set[int], current: bool, lang: str) -> replies.OwnRoom:
    called = names(record.seats, lang)
    return replies.OwnRoom(
        room=record.room,
        game=record.game,
        names=[name for n, name in enumerate(called) if n not in own],
        whose=_whose(record, own) if current else "unknown",
        deciding=[called[seat] for seat in record.deciding] if current else [],
    )


def _whose(record: RoomRecord, own: set[int]) -> str:
    if record.status == WAITING:
        return "waiting"
    deciding = set(record.deciding)
    if not deciding:  # by these rules the game does not go on
        return "unknown"
    if any(not record.seats[seat].driver for seat in deciding & own):
        return "yours"
    return "bots" if all(record.seats[seat].driver for seat in deciding) else "theirs"
