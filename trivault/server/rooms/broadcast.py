"""Broadcasts to the connections in a room: all who may see the same get the same bytes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from copy import copy
from typing import NamedTuple

import msgspec

from trivault import registry
from trivault.kernel.game import DECKS
from trivault.kernel.text import Message
from trivault.kernel.views import View
from trivault.server.connections.connection import Connection
from trivault.server.protocol import replies
from trivault.server.protocol.wire import Options
from trivault.server.rooms import deadlines, series, table_view
from trivault.server.rooms.interfaces import AnyRoom
from trivault.server.rooms.prompt_preferences import stops_reply
from trivault.server.rooms.room_game import RoomGame
from trivault.server.rooms.seating import names
from trivault.server.storage.records import OVER, PERSON, RoomRecord, SeatRecord

REMINDED = 50  # lines of the log for somebody who comes in

_ENCODER = msgspec.json.Encoder()


class ViewKey(NamedTuple):
    """What the message with a table depends on: connections with equal keys get the same bytes."""

    seat: int
    asked: bool
    lang: str  # empty for programs, which need no words
    since: int


def show(
    room: AnyRoom,
    people: Iterable[Connection] | None = None,
    *,
    undone: bool = False,
    number: int = 0,
    unasked: Sequence[tuple[int, Message]] = (),
) -> None:
    """Send the table to everybody, or to some; each seat gets what was done for it without asking."""
    game = room.game
    if game is None:
        return
    made: dict[ViewKey, bytes] = {}
    views: dict[int, View] = {}
    blank = blank_table(room, game, undone, number)
    end = len(game.table.log)
    for connection in list(room.people if people is None else people):
        sent = connection.lines_sent if connection.lines_sent else max(0, end - REMINDED)
        since = min(sent, end) if connection.words else 0
        seat = seat_shown(room, connection)
        key = ViewKey(seat, seat in connection.seats, connection.lang if connection.words else "", since)
        if key not in made:
            if seat not in views:
                views[seat] = game.table.state.view(seat)
            made[key] = _ENCODER.encode(table(game, key, views[seat], blank, unasked))
        connection.send_bytes(made[key])
        connection.lines_sent = end


def seat_shown(room: AnyRoom, connection: Connection) -> int:
    """The own seat; of several the one that decides, and what everybody sees when none of them does."""
    seats = sorted(connection.seats)
    if len(seats) < 2:
        return seats[0] if seats else -1
    return next((seat for seat in seats if seat in room.record.deciding), -1)


def blank_table(room: AnyRoom, game: RoomGame, undone: bool, number: int) -> replies.Table:
    """What is the same on the table of everybody."""
    record = room.record
    if record.days:
        clocks = deadlines.left(record, room.hub.settings.now())
    else:
        clocks = [] if room.clocks is None else room.clocks.left()
    return replies.Table(
        id=number,
        room=record.room,
        seq=game.seq,
        at=record.at,
        seat=-1,
        view=msgspec.Raw(),
        deciding=record.deciding,
        clocks=clocks,
        undone=undone,
        result=record.result,
    )


def table(
    game: RoomGame, key: ViewKey, view: View, blank: replies.Table, unasked: Sequence[tuple[int, Message]] = ()
) -> replies.Table:
    """The table as somebody sees it; a program's has no words."""
    shown, seat = copy(blank), key.seat
    shown.seat = seat
    presenter = game.presenter(key.lang) if key.lang else None
    table_view.show_view(shown, view, presenter)
    if presenter is not None:
        shown.since = key.since
        shown.task = None if game.task is None else game.task.shown(key.lang)
        shown.lines = [table_view.line(entry, seat, presenter) for entry in game.table.log[key.since :]]
        if unasked:
            shown.unasked = [presenter.words.say(done) for of, done in unasked if of == seat]
        if key.asked and seat in shown.deciding and not game.record.seats[seat].driver:
            shown.question = game.question(seat, view, presenter)
    return shown


def broadcast_room(room: AnyRoom, people: Iterable[Connection] | None = None, number: int = 0) -> None:
    """Send who is in the room to everybody, or to some."""
    for connection in list(room.people if people is None else people):
        connection.send(room_reply(room, connection, number))


def room_reply(room: AnyRoom, connection: Connection, number: int = 0) -> replies.Room:
    record = room.record
    return replies.Room(
        id=number,
        room=record.room,
        game=record.game,
        status=record.status,
        seats=seats(room, connection.lang, connection.seats),
        yours=sorted(connection.seats),
        watching=sum(not each.seats for each in room.people),
        listed=record.listed,
        options=variant(record),
        clock=record.clock,
        days=record.days,
        chat=record.chat,
        hints=record.hints,
        free=record.free(),
        rated=record.rated,
        stranded=room.game is not None and room.game.stranded,
        order=any(record.seats[seat].order for seat in connection.seats),
        stops=stops_reply(record, connection.seats, connection.lang) if connection.words else None,
        series=series.standing(record),
        tournament=record.tournament,
        rematch=[n for n, seat in enumerate(record.seats) if seat.user in record.rematch],
        next=record.next,
    )


def _rating(room: AnyRoom, seat: SeatRecord) -> dict[str, int]:
    found = room.ratings.get(seat.user)
    return {} if found is None else found._asdict()


def variant(record: RoomRecord) -> Options:
    """The options of the set-up, without what each player brings: that may be a secret."""
    return {name: value for name, value in record.setup.options.items() if name not in (DECKS, "players")}


def seats(room: AnyRoom, lang: str, own: Collection[int] = ()) -> list[replies.SeatInfo]:
    """Who sits where, as they are called in a language."""
    found = seat_infos(room, own)
    for seat, name in zip(found, names(room.record.seats, lang), strict=True):
        seat.name = name
    return found


def seat_infos(room: AnyRoom, own: Collection[int] = ()) -> list[replies.SeatInfo]:
    """Who sits where. By the title of a book others would know its spells, so it is shown at the end."""
    hidden = registry.load(room.record.game).brought_secretly and room.record.status != OVER
    return [
        replies.SeatInfo(
            kind=seat.kind,
            name=seat.name,
            here=seat.kind == PERSON and room.here(n),
            bot=seat.bot,
            out=seat.out,
            **_rating(room, seat),
            deck="" if hidden and n not in own else seat.title,
        )
        for n, seat in enumerate(room.record.seats)
    ]
