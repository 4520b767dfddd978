"""Somebody enters a room: everything about it is said to them."""

from __future__ import annotations

from collections.abc import Iterable

from trivault.server.connections.connection import Connection
from trivault.server.protocol import replies
from trivault.server.rooms.broadcast import broadcast_room, show
from trivault.server.rooms.interfaces import AnyRoom
from trivault.server.rooms.stored_room import stranded


def enter_room(connection: Connection, room: AnyRoom, seats: Iterable[int], number: int) -> None:
    """Somebody is in the room now: say so to all, and everything about it to them."""
    room.enter(connection, seats)
    for seat in sorted(connection.seats):
        send_token(connection, room, seat, number)
    broadcast_room(room, [connection], number)
    if len(room.people) > 1:
        room.broadcast_soon()
    if room.chat and not connection.muted:
        connection.send(replies.Chat(id=number, lines=list(room.chat)))
    show(room, [connection], number=number)
    if room.game is not None and room.game.stranded:
        connection.refuse(stranded(room.record), 0)
    room.hub.room_changed(room)


def send_token(connection: Connection, room: AnyRoom, seat: int, number: int) -> None:
    token = room.hub.tokens.seat(room.record.room, seat, room.record.seats[seat].epoch)
    connection.send(replies.Seat(id=number, room=room.record.room, seat=seat, token=token))
