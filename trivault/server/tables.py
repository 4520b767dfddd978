"""What is done for requests about rooms and seats, and for answers."""

from __future__ import annotations

import secrets
import time
import unicodedata
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from trivault import games
from trivault.kernel.errors import SetupError, TrivaultError, UnknownGame
from trivault.kernel.replay import Setup
from trivault.players import KINDS
from trivault.server import history, options, replies, requests
from trivault.server.broadcast import show, tell_room
from trivault.server.connection import Connection
from trivault.server.people import Person
from trivault.server.records import OPEN, OVER, PERSON, WAITING, RoomRecord, SeatRecord
from trivault.server.room import Room
from trivault.server.seating import ME, person_of, plan_seats
from trivault.server.wishes import stops_meant
from trivault.server.words import Refusal, refusal

# Coming and going


async def create(connection: Connection, request: requests.Create) -> None:
    hub, person = connection.hub, person_of(connection)
    if request.game not in games.NAMES:
        raise refusal(UnknownGame(request.game, games.NAMES))
    seats = plan_seats(connection, request.game, request.seats, (ME, OPEN, *KINDS))
    options.check(request.game, request.options, len(seats), connection.lang)
    record = RoomRecord(
        room=secrets.token_urlsafe(9),
        game=request.game,
        seats=seats,
        setup=Setup(request.options),
        listed=request.listed,
        clock=request.clock,
        ask_all=request.ask_all,
        chat=request.chat,
    )
    record.hints = record.alone() if request.hints is None else request.hints
    if request.seed is not None and not record.alone():
        raise Refusal("secret", "error-seed")  # whoever knows the seed knows the cards
    record.seed = secrets.randbelow(2**62) if request.seed is None else request.seed
    _try_out(record)
    mine = [room for room in hub.rooms.values() if person.user in room.record.people()]
    if sum(room.record.status != OVER for room in mine) >= hub.settings.rooms:
        raise Refusal("too-fast", "error-many-rooms", n=hub.settings.rooms)
    room = hub.new_room(record)
    await settle_in(connection, room, request.id)


def _try_out(record: RoomRecord) -> None:
    """Whether the game can be set up at all, before anybody comes."""
    try:
        games.load(record.game).start({**record.setup.options, "players": len(record.seats)}, 0)
    except SetupError as error:
        raise refusal(error) from None


async def settle_in(connection: Connection, room: Room, number: int) -> None:
    """Enter a new room, and begin where nobody is missing."""
    async with room.lock:
        try:
            if room.play is None:
                await begin_if_full(room)
        except Refusal:
            room.hub.rooms.pop(room.record.room, None)
            raise
        leave_room(connection)
        welcome(connection, room, room.seats_of(person_of(connection).user), number)


async def begin_if_full(room: Room) -> None:
    """Store the room as it is; when every seat is taken, the game begins. Under the lock."""
    if any(seat.kind == OPEN for seat in room.record.seats):
        await room.change()
        return
    try:
        await room.begin()
    except TrivaultError as error:
        raise refusal(error) from None


def welcome(connection: Connection, room: Room, seats: Iterable[int], number: int) -> None:
    """Somebody is in the room now: say so to all, and everything about it to them."""
    room.enter(connection, seats)
    for seat in sorted(connection.seats):
        send_token(connection, room, seat, number)
    tell_room(room, [connection], number)
    tell_room(room, [each for each in room.people if each is not connection])
    if room.chat and not connection.muted:
        connection.send(replies.Chat(id=number, lines=list(room.chat)))
    show(room, [connection], number=number)
    room.hub.lobby_changed(room)


def send_token(connection: Connection, room: Room, seat: int, number: int) -> None:
    token = room.hub.tokens.seat(room.record.room, seat, room.record.seats[seat].epoch)
    connection.send(replies.Seat(id=number, room=room.record.room, seat=seat, token=token))


def leave_room(connection: Connection) -> None:
    if connection.room is not None:
        connection.room.exit(connection)


async def join(connection: Connection, request: requests.Join) -> None:
    room = await connection.hub.room(request.room)
    seats = room.seats_of(person_of(connection).user)
    if request.token:
        seats.add(_seat_of_token(connection, room, request.token))
    async with room.lock:
        leave_room(connection)
        connection.hub.rooms.setdefault(request.room, room)  # it may just have left the memory
        welcome(connection, room, seats, request.id)


def _seat_of_token(connection: Connection, room: Room, token: str) -> int:
    found = connection.hub.tokens.read_seat(token)
    if found is not None:
        name, seat, epoch = found
        record = room.record
        fits = name == record.room and seat < len(record.seats)
        if fits and record.seats[seat].epoch == epoch and record.seats[seat].kind == PERSON:
            return seat
    raise Refusal("not-yours", "error-token")


async def leave(connection: Connection, request: requests.Leave) -> None:
    leave_room(connection)
    connection.send(replies.Done(id=request.id))


# Seats


def here(connection: Connection) -> Room:
    if connection.room is None:
        raise Refusal("no-room")
    return connection.room


def seat_in(room: Room, seat: int) -> SeatRecord:
    if seat >= len(room.record.seats):
        raise Refusal("unknown", "error-no-such-seat", n=len(room.record.seats) - 1)
    return room.record.seats[seat]


async def sit(connection: Connection, request: requests.Sit) -> None:
    room = here(connection)
    async with room.lock:
        seat, person = seat_in(room, request.seat), person_of(connection)
        if seat.kind != OPEN or room.record.status != WAITING:
            raise Refusal("taken")
        if request.deck:
            room.hub.give_deck(room.record.game, seat, request.deck)
        _occupy(seat, person)
        try:
            await begin_if_full(room)
        except Refusal:
            seat.kind, seat.user, seat.name = OPEN, "", ""
            room.play, room.record.status = None, WAITING
            raise
        connection.seats.add(request.seat)
        send_token(connection, room, request.seat, request.id)
        await room.hub.look_up_ratings(room)
        tell_room(room)
        show(room)
    room.hub.lobby_changed(room)
    room.wake()


def _occupy(seat: SeatRecord, person: Person) -> None:
    seat.kind, seat.user, seat.name = PERSON, person.user, person.name
    seat.epoch += 1


async def stand(connection: Connection, request: requests.Stand) -> None:
    room = here(connection)
    async with room.lock:
        seat = seat_in(room, request.seat)
        room.own(connection, request.seat)
        if room.record.status != WAITING:
            raise Refusal("over", "error-begun")
        seat.kind, seat.user, seat.name, seat.deck, seat.title = OPEN, "", "", "", ""
        seat.epoch += 1
        for each in room.people:
            each.seats.discard(request.seat)
        await room.change()
    connection.send(replies.Done(id=request.id))


async def give(connection: Connection, request: requests.Give) -> None:
    room = here(connection)
    async with room.lock:
        room.playing()
        seat = seat_in(room, request.seat)
        if request.to not in KINDS:
            raise Refusal("unknown", "error-unknown-name", name=request.to[:40], near=", ".join(KINDS))
        if seat.kind != PERSON or seat.out:
            raise Refusal("taken", "error-bot-sits")
        if request.seat not in connection.seats:
            _gone(connection, room, request.seat)
        seat.bot = request.to
        await room.change()
        show(room)
    connection.send(replies.Done(id=request.id))
    room.wake()


def _gone(connection: Connection, room: Room, seat: int) -> None:
    """Others may give a seat away only when its player is gone for a while."""
    if not connection.seats:
        raise Refusal("not-yours", "error-watching")
    away = 0.0 if room.here(seat) else time.monotonic() - room.left[seat]
    if away < room.hub.settings.gone:
        raise Refusal("not-yours", "error-not-gone", n=int(room.hub.settings.gone))


async def take(connection: Connection, request: requests.Take) -> None:
    room = here(connection)
    async with room.lock:
        seat = seat_in(room, request.seat)
        room.own(connection, request.seat)
        room.playing()
        if seat.out or not seat.bot:
            raise Refusal("taken", "error-no-bot")
        seat.bot = ""
        await room.change()
        show(room)
    connection.send(replies.Done(id=request.id))
    room.wake()


async def resign(connection: Connection, request: requests.Resign) -> None:
    room = here(connection)
    async with room.lock:
        seat = seat_in(room, request.seat)
        room.own(connection, request.seat)
        room.playing()
        if seat.out:
            raise Refusal("taken", "error-bot-sits")
        await room.out(request.seat, "resigned")
    connection.send(replies.Done(id=request.id))
    room.wake()


async def order(connection: Connection, request: requests.Order) -> None:
    room = here(connection)
    async with room.lock:
        if not connection.seats:
            raise Refusal("not-yours", "error-watching")
        for seat in connection.seats:
            room.record.seats[seat].order = request.on
        await room.change()
    connection.send(replies.Done(id=request.id))


async def stops(connection: Connection, request: requests.Stops) -> None:
    room = here(connection)
    async with room.lock:
        if not connection.seats:
            raise Refusal("not-yours", "error-watching")
        if request.seat is not None:
            room.own(connection, request.seat)
        meant = stops_meant(room.record.game, connection.lang, request.stops)
        for seat in connection.seats if request.seat is None else [request.seat]:
            room.record.seats[seat].stops = meant
        await room.change()
    connection.send(replies.Done(id=request.id))


async def rematch(connection: Connection, request: requests.Rematch) -> None:
    room = here(connection)
    async with room.lock:
        if room.record.status != OVER:
            raise Refusal("not-begun", "error-not-over")
        if not connection.seats:
            raise Refusal("not-yours", "error-watching")
        for seat in connection.seats:
            room.rematch[room.record.seats[seat].user] = request.swap
        connection.send(replies.Done(id=request.id))
        if room.record.people() <= set(room.rematch):
            await _play_again(room)
        else:
            tell_room(room)


async def _play_again(old: Room) -> None:
    """A new room for the same people, who all go there."""
    record, hub = old.record, old.hub
    seats = [
        SeatRecord(seat.kind, seat.user, seat.name, seat.deck, seat.title, order=seat.order, stops=seat.stops)
        for seat in record.seats
    ]
    if any(old.rematch.values()):
        for n, seat in enumerate(seats):
            before = record.seats[n - 1]
            seat.deck, seat.title = before.deck, before.title
    room = hub.new_room(
        RoomRecord(
            room=secrets.token_urlsafe(9),
            game=record.game,
            seats=seats,
            setup=record.setup,
            seed=secrets.randbelow(2**62),
            clock=record.clock,
            hints=record.hints,
            ask_all=record.ask_all,
            chat=record.chat,
        )
    )
    room.chat, room.ratings = old.chat.copy(), old.ratings
    async with room.lock:
        await begin_if_full(room)
        for each in list(old.people):
            own = set(each.seats)
            old.exit(each)
            each.send(replies.Moved(room=room.record.room))
            welcome(each, room, own, 0)


# Talking


async def chat(connection: Connection, request: requests.Chat) -> None:
    room = here(connection)
    if not room.record.chat:
        raise Refusal("off", "error-chat-off")
    shown = "".join(c for c in request.text if c == " " or unicodedata.category(c)[0] not in "CZ").strip()
    if not shown:
        raise Refusal("malformed", "error-chat-empty")
    said = replies.ChatLine(
        name=person_of(connection).name,
        seat=min(connection.seats, default=-1),
        text=shown,
        time=int(time.time()),
    )
    room.chat.append(said)
    for each in room.people:
        if not each.muted:
            each.send(replies.Chat(lines=[said]))
    connection.send(replies.Done(id=request.id))


async def mute(connection: Connection, request: requests.Mute) -> None:
    connection.muted = request.on
    connection.send(replies.Done(id=request.id))


# The game


async def answer(connection: Connection, request: requests.Answer) -> None:
    await here(connection).answer(connection, request)


async def undo(connection: Connection, request: requests.Undo) -> None:
    await here(connection).undo(connection, request.seat)
    connection.send(replies.Done(id=request.id))


async def load(connection: Connection, request: requests.Load) -> None:
    room = await history.loaded(connection, request.replay, request.seats, request.at)
    await settle_in(connection, room, request.id)


async def play_on(connection: Connection, request: requests.PlayOn) -> None:
    saved = history.whole(connection, here(connection))
    room = await history.loaded(connection, saved, request.seats, request.at)
    await settle_in(connection, room, request.id)


HANDLERS: dict[type[requests.Request], Callable[[Connection, Any], Awaitable[None]]] = {
    requests.Create: create,
    requests.Load: load,
    requests.Join: join,
    requests.Leave: leave,
    requests.Sit: sit,
    requests.Stand: stand,
    requests.Give: give,
    requests.Take: take,
    requests.Resign: resign,
    requests.Rematch: rematch,
    requests.Chat: chat,
    requests.Mute: mute,
    requests.Answer: answer,
    requests.Undo: undo,
    requests.Order: order,
    requests.Stops: stops,
    requests.PlayOn: play_on,
    **history.HANDLERS,
}
