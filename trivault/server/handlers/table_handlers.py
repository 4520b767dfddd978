"""Handlers of what those at a table do: answer, take back, say when they wish to be asked, talk."""

from __future__ import annotations

import time

from trivault.server.connections.connection import encoded
from trivault.server.handlers.client import Client
from trivault.server.protocol import replies, requests
from trivault.server.protocol.refusals import Refusal
from trivault.server.rooms.prompt_preferences import stops_meant
from trivault.server.storage.naming import plain


async def answer(connection: Client, request: requests.Answer) -> None:
    await connection.here().answer(connection, request)


async def undo(connection: Client, request: requests.Undo) -> None:
    await connection.here().undo(connection, request)
    connection.send(replies.Done(id=request.id))


async def order(connection: Client, request: requests.Order) -> None:
    room = connection.here()
    async with room.changing():
        if not connection.seats:
            raise Refusal("not-yours", "error-watching")
        record = room.draft()
        for seat in connection.seats:
            record.seats[seat].order = request.on
        await room.change(record)
    connection.send(replies.Done(id=request.id))


async def stops(connection: Client, request: requests.Stops) -> None:
    room = connection.here()
    async with room.changing():
        if not connection.seats:
            raise Refusal("not-yours", "error-watching")
        if request.seat is not None:
            room.check_seat(connection, request.seat)
        meant = stops_meant(room.record.game, connection.lang, request.stops)
        record = room.draft()
        for seat in connection.seats if request.seat is None else [request.seat]:
            record.seats[seat].stops = meant
        await room.change(record)
    connection.send(replies.Done(id=request.id))


async def chat(connection: Client, request: requests.Chat) -> None:
    room = connection.here()
    if not room.record.chat:
        raise Refusal("off", "error-chat-off")
    shown = plain(request.text)
    if not shown:
        raise Refusal("malformed", "error-chat-empty")
    if not (connection.chatting.allows() and connection.hub.limits.may_chat(connection.host)):
        raise Refusal("too-fast")
    said = replies.ChatLine(
        name=connection.me.name,
        seat=min(connection.seats, default=-1),
        text=shown,
        time=int(time.time()),
    )
    room.chat.append(said)
    message = encoded(replies.Chat(lines=[said]))
    for each in room.people:
        if not each.muted:
            each.send_bytes(message)
    connection.send(replies.Done(id=request.id))


async def mute(connection: Client, request: requests.Mute) -> None:
    connection.muted = request.on
    connection.send(replies.Done(id=request.id))
