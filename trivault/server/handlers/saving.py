"""Games as files: how one is saved, and how a room is opened with one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from trivault import registry
from trivault.kernel.errors import SetupError, TrivaultError, UnknownGame
from trivault.kernel.form_errors import Problem
from trivault.kernel.game import DECKS, Game
from trivault.kernel.replay import Replay
from trivault.kernel.replaying import opening
from trivault.kernel.state_history import EVERY
from trivault.presentation.prompting import set_stops, stops_of
from trivault.presentation.seats import HUMAN, complete
from trivault.server.connections.services import Handler
from trivault.server.handlers.client import Client
from trivault.server.protocol import replies, requests
from trivault.server.protocol.refusals import Refusal, refusal
from trivault.server.protocol.wire import SeatPlan
from trivault.server.rooms.prompt_preferences import stops_kept
from trivault.server.rooms.room import Room
from trivault.server.rooms.room_game import RoomGame
from trivault.server.rooms.room_setup import new_room
from trivault.server.rooms.seating import ME, plan_seats
from trivault.server.storage.records import OVER, PERSON, PLAYING, AnswerRow, RoomRecord, TaskRecord


def whole(connection: Client, room: Room) -> str:
    """The game as a file. As it contains hidden information, other people must not be playing any more."""
    game, record = room.begun(), room.record
    if record.status != OVER and not (record.alone() and connection.seats):
        raise Refusal("secret")
    game.table.seats = tuple(_kinds(record))
    set_stops(game.table, (seat.stops for seat in record.seats))
    replay = game.table.replay()
    if game.stranded:
        replay = _as_stored(replay, record, game.stored)
    return room.hub.save_signer.marked(replay).to_bytes().decode()


def _kinds(record: RoomRecord) -> list[str]:
    """The seats in the form of the replay format."""
    return [HUMAN if seat.kind == PERSON else seat.kind for seat in record.seats]


def _as_stored(replay: Replay, record: RoomRecord, rows: Sequence[AnswerRow]) -> Replay:
    """The file of a game that another version stored: all its answers, with the digests of that version."""
    digests = [(0, record.opening), *((row.at + 1, row.digest) for row in rows)]
    return msgspec.structs.replace(
        replay,
        version=record.version,
        rules=record.rules,
        answers=tuple((row.player, row.answer) for row in rows),
        digests=tuple((n, digest) for n, digest in digests if digest and (n % EVERY == 0 or n == len(rows))),
    )


async def save(connection: Client, request: requests.Save) -> None:
    room = connection.here()
    name = f"{room.record.game}-{room.record.room}.replay.json"
    connection.send(replies.Saved(id=request.id, name=name, replay=whole(connection, room)))


async def loaded(
    connection: Client,
    text: str,
    plans: Sequence[SeatPlan],
    at: int | None,
    task: TaskRecord | None = None,
) -> Room:
    """Open a new room with a saved game."""
    try:
        replay = Replay.from_bytes(text.encode())
        if replay.game not in registry.names():
            raise UnknownGame(replay.game, registry.names())
        if len(replay.answers) > (most := connection.hub.settings.answers):
            raise Refusal("file", "error-long-file", n=most)
        if not connection.hub.save_signer.bears(replay):
            await _foreign(connection, replay, text, at)
        rules: Game[Any] = registry.load(replay.game)
        table = await connection.hub.scheduler.run(opening(replay, rules, at))
    except UnicodeError:
        raise Refusal("file", "error-file-foreign") from None
    except (SetupError, Problem) as error:
        raise Refusal("file", "error-file-setup", str(error)) from None
    except TrivaultError as error:
        raise refusal(error) from None
    state = table.state
    seats = await plan_seats(
        connection,
        replay.game,
        plans or _planned(replay, state, connection.hub.bots.kinds),
        (ME, *connection.hub.bots.kinds),
    )
    if len(seats) != state.seats:
        raise Refusal("setup", "error-seats", low=state.seats, high=state.seats)
    decks = replay.setup.options.get(DECKS)
    for seat, deck in zip(seats, decks if isinstance(decks, list) else (), strict=False):
        seat.deck = str(deck)
    for seat, stops in zip(seats, stops_of(table), strict=False):
        seat.stops = stops_kept(replay.game, stops)
    record = new_room(
        replay.game,
        seats,
        replay.setup,
        seed=replay.seed,
        status=PLAYING,
        hints=True,
        practice=True,
        task=task,
    )
    game = RoomGame(record, table)
    game.digests = {n: digest for n, digest in replay.digests if n % EVERY == 0 and n <= game.at}
    return await connection.hub.open_room(record, game)


async def _foreign(connection: Client, replay: Replay, text: str, at: int | None) -> None:
    """A file that this server has not saved: it begins with nothing that only a state can say, and is read
    elsewhere first."""
    if replay.setup.exact:
        raise Refusal("file", "error-file-exact")
    await connection.hub.reader.try_out(text, at, connection.host)


def _planned(replay: Replay, state: Any, bots: Sequence[str]) -> list[SeatPlan]:
    """The seats of the saved game; if no person played in it, the client takes the seat that has to answer."""
    kinds = [kind if kind in bots else ME for kind in complete(replay.seats, state.seats)]
    if ME not in kinds:
        kinds[state.choice.player if state.choice else 0] = ME
    return [SeatPlan(kind=kind) for kind in kinds]


HANDLERS: dict[type[requests.Request], Handler] = {requests.Save: save}
