"""Handlers of the requests that create, load, join, leave and repeat rooms."""

from __future__ import annotations

from trivault import registry
from trivault.kernel.errors import SetupError, UnknownGame
from trivault.kernel.replay import Setup
from trivault.kernel.rule_ids import rule_id
from trivault.kernel.text import clipped
from trivault.library.examples import example
from trivault.server.accounts import results
from trivault.server.cluster.leases import OwnedByPeer
from trivault.server.connections.limits import local
from trivault.server.connections.peers import attempts
from trivault.server.handlers import saving
from trivault.server.handlers.client import Client
from trivault.server.hub import Hub
from trivault.server.protocol import replies, requests
from trivault.server.protocol.refusals import Refusal, refusal
from trivault.server.protocol.wire import SeatPlan
from trivault.server.rooms import options, series
from trivault.server.rooms.room import Room
from trivault.server.rooms.room_entry import enter_room
from trivault.server.rooms.room_setup import new_room
from trivault.server.rooms.seating import ME, plan_seats
from trivault.server.storage.records import OPEN, OVER, PERSON, RoomRecord


async def create(connection: Client, request: requests.Create) -> None:
    if request.game not in registry.names():
        raise refusal(UnknownGame(request.game, registry.names()))
    seats = await plan_seats(connection, request.game, request.seats, (ME, OPEN, *connection.hub.bots.kinds))
    options.check(request.game, request.options, len(seats), connection.lang)
    record = new_room(
        request.game,
        seats,
        Setup(request.options),
        seed=request.seed,
        listed=request.listed,
        clock=request.clock,
        days=request.days,
        ask_all=request.ask_all,
        chat=request.chat,
    )
    if record.days and record.clock is not None:
        raise Refusal("setup", "error-days-clock")
    series.plan_series(record, request.best_of, request.stronger)
    record.hints = record.alone() if request.hints is None else request.hints
    if request.seed is not None and not record.alone():
        raise Refusal("secret", "error-seed")  # whoever knows the seed knows the cards
    _try_out(record)
    await may_open(connection)
    not_too_large(connection, sum(len(seat.deck) for seat in record.seats))
    await settle_in(connection, await connection.hub.open_room(record), request.id)


def _try_out(record: RoomRecord) -> None:
    """Whether the game can be set up at all, before anybody comes."""
    try:
        registry.load(record.game).start({**record.setup.options, "players": len(record.seats)}, 0)
    except SetupError as error:
        raise refusal(error) from None


async def may_open(connection: Client) -> None:
    """Whether somebody may open another room: guests are made by the dozen, so addresses count, too."""
    hub, user, settings = connection.hub, connection.me.user, connection.hub.settings
    if not hub.limits.may_open(connection.host):
        raise Refusal("too-fast")
    if await _unfinished_of(hub, user) >= settings.rooms:
        raise Refusal("too-fast", "error-many-rooms", n=settings.rooms)
    here = hub.heartbeat.rooms(connection.host) + sum(room.host == connection.host for room in hub.unfinished())
    if here >= settings.address_rooms and not local(connection.host):
        raise Refusal("too-fast", "error-address-rooms", n=settings.address_rooms)
    hub.have_space()


async def _unfinished_of(hub: Hub, user: str) -> int:
    """How many rooms of somebody are in memory and not over."""
    if hub.leases.shared:
        return await hub.store.run(results.leased(user))
    return sum(user in room.record.people() for room in hub.unfinished())


def not_too_large(connection: Client, size: int) -> None:
    """What one address brings does not fill the disk."""
    if not connection.hub.limits.may_keep(connection.host, size):
        raise Refusal("too-fast", "error-many-bytes")


async def load(connection: Client, request: requests.Load) -> None:
    await may_open(connection)
    not_too_large(connection, len(request.replay))
    room = await saving.loaded(connection, request.replay, request.seats, request.at)
    await settle_in(connection, room, request.id)


async def try_rule(connection: Client, request: requests.Try) -> None:
    found = example(rule_id(request.rule), registry.names())
    if found is None:
        raise Refusal("unknown", "error-no-example", rule=clipped(request.rule))
    game, position = found
    await may_open(connection)
    sides = position["players"]
    plans = request.seats or [SeatPlan(kind=ME)] * len(sides)
    if len(plans) != len(sides):
        raise Refusal("setup", "error-seats", low=len(sides), high=len(sides))
    seats = await plan_seats(connection, game, plans, (ME, *connection.hub.bots.kinds))
    record = new_room(game, seats, Setup(position=position), seed=0, hints=True)
    await settle_in(connection, await connection.hub.open_room(record), request.id)


async def play_on(connection: Client, request: requests.PlayOn) -> None:
    await may_open(connection)
    saved = saving.whole(connection, connection.here())
    not_too_large(connection, len(saved))
    room = await saving.loaded(connection, saved, request.seats, request.at)
    await settle_in(connection, room, request.id)


async def settle_in(connection: Client, room: Room, number: int) -> None:
    """Enter a new room."""
    room.host = connection.host
    await connection.leave_room()
    enter_room(connection, room, room.seats_of(connection.me.user), number)


async def join(connection: Client, request: requests.Join) -> None:
    async for _ in attempts():
        try:
            await _join_here(connection, request)
            return
        except OwnedByPeer as owned:
            if await connection.visit(owned, request):
                return


async def _join_here(connection: Client, request: requests.Join) -> None:
    hub = connection.hub
    while True:
        room = await hub.room(request.room)
        async with room.changing():
            if hub.rooms.get(request.room) is room:  # it may just have left the memory
                room.host = room.host or connection.host
                seats = room.seats_of(connection.me.user)
                if request.token:
                    seats.add(_seat_of_token(connection, room, request.token))
                await connection.leave_room()
                enter_room(connection, room, seats, request.id)
                return


def _seat_of_token(connection: Client, room: Room, token: str) -> int:
    found = connection.hub.tokens.read_seat(token)
    if found is not None:
        name, seat, epoch = found
        record = room.record
        fits = name == record.room and seat < len(record.seats)
        if fits and record.seats[seat].epoch == epoch and record.seats[seat].kind == PERSON:
            return seat
    raise Refusal("not-yours", "error-token")


async def leave(connection: Client, request: requests.Leave) -> None:
    await connection.leave_room()
    connection.send(replies.Done(id=request.id))


# Playing again


async def rematch(connection: Client, request: requests.Rematch) -> None:
    room = connection.here()
    async with room.changing():
        if room.record.status != OVER or connection.room is not room:  # or they play again already
            raise Refusal("not-begun", "error-not-over")
        if not connection.seats:
            raise Refusal("not-yours", "error-watching")
        late = bool(room.record.next)  # the others are there already
        if not late:
            await _agree(connection, room, request.swap)
        connection.send(replies.Done(id=request.id))
        if room.record.next and not late:
            room.move(list(room.people), await room.hub.room(room.record.next))
    if late:
        await _follow(connection, room)


async def _follow(connection: Client, room: Room) -> None:
    """Go where the others play again already."""
    following = room.record.next
    try:
        room.move([connection], await room.hub.room(following))
    except OwnedByPeer:
        connection.send(replies.Moved(room=following))
        await connection.rejoin(following)


async def _agree(connection: Client, room: Room, swap: bool) -> None:
    record = room.draft()
    if series.agreed(record, [record.seats[seat].user for seat in connection.seats], swap):
        await series.play_again(room, record)
    else:
        await room.change(record)
