"""Handlers of requests on first games and puzzles, which are rooms with a task."""

from __future__ import annotations

import asyncio
import secrets
import time
from itertools import islice

from trivault.bots import BEST
from trivault.kernel.errors import TrivaultError
from trivault.kernel.replay import Setup
from trivault.puzzles import lesson, of_the_day, puzzles
from trivault.puzzles.missed_wins import MissedWin, missed_wins
from trivault.puzzles.sentences import sentence
from trivault.server.connections.services import Handler
from trivault.server.handlers.client import Client
from trivault.server.handlers.room_handlers import may_open, not_too_large, settle_in
from trivault.server.handlers.saving import loaded, whole
from trivault.server.protocol import replies, requests
from trivault.server.protocol.refusals import Refusal, refusal
from trivault.server.protocol.wire import SeatPlan
from trivault.server.rooms.exercise_view import MISSED, UPLOADED, exercise_for
from trivault.server.rooms.room import Room
from trivault.server.rooms.room_setup import new_room
from trivault.server.storage.records import OVER, PERSON, SeatRecord, TaskRecord

PATIENCE = 1_500  # answers that are tried for each turn of a finished game


async def exercises(connection: Client, request: requests.Exercises) -> None:
    game, lang = request.game, connection.lang
    try:
        reply = replies.Exercises(
            id=request.id,
            game=game,
            chapters=[sentence(game, each.text, "title", lang) for each in lesson(game).chapters],
            puzzles=[
                replies.PuzzleInfo(name=name, title=sentence(game, each.text, "title", lang), level=each.level)
                for name, each in puzzles(game).items()
            ],
            today=of_the_day(game, time.time()),
        )
    except TrivaultError as error:
        raise refusal(error, "unknown") from None
    connection.send(reply)


async def exercise(connection: Client, request: requests.Exercise) -> None:
    """A new room with a puzzle, or with a chapter of the first game."""
    await _open(connection, TaskRecord(request.name, request.chapter), request.game, request.id)


async def own_puzzle(connection: Client, request: requests.OwnPuzzle) -> None:
    """A new room with what is in a file, which is proved first, elsewhere."""
    await may_open(connection)
    not_too_large(connection, len(request.file))
    await connection.hub.prover.prove(request.file, request.chapter, connection.host)
    await _open(connection, TaskRecord(UPLOADED, request.chapter, source=request.file), "", request.id)


async def _open(connection: Client, task: TaskRecord, game: str, number: int) -> None:
    try:
        found = exercise_for(game, task)
    except TrivaultError as error:
        raise refusal(error, "unknown") from None
    await may_open(connection)
    start = found.start()
    assert start.choice is not None
    seats = [SeatRecord(BEST) for _ in range(start.seats)]
    seats[start.choice.player] = SeatRecord(PERSON, connection.me.user, connection.me.name, epoch=1)
    setup = Setup(position=found.dealt(secrets.randbelow(2**62)))
    record = new_room(found.game, seats, setup, seed=0, chat=False, practice=True, task=task)
    await settle_in(connection, await connection.hub.open_room(record), number)


async def missed(connection: Client, request: requests.Missed) -> None:
    """A new room at a moment of a finished game at which the client could have won."""
    room = connection.here()
    if room.record.status != OVER:
        raise Refusal("not-begun", "error-not-over")
    if not connection.seats:
        raise Refusal("not-yours", "error-watching")
    await may_open(connection)
    found = await _missed(room, min(connection.seats))
    if found is None:
        raise Refusal("unknown", "error-none-missed")
    seats = [SeatPlan(kind="me" if n in connection.seats else BEST) for n in range(len(room.record.seats))]
    again = await loaded(
        connection, whole(connection, room), seats, found.at, TaskRecord(MISSED, begin=found.at)
    )
    await settle_in(connection, again, request.id)


async def _missed(room: Room, seat: int) -> MissedWin | None:
    """Searched apart from the loop of the server, one game at a time."""
    states = room.begun().table.states()
    async with room.hub.searching:
        found = await asyncio.to_thread(lambda: list(islice(missed_wins(states, seat, PATIENCE), 1)))
    return found[0] if found else None


HANDLERS: dict[type[requests.Request], Handler] = {
    requests.Exercises: exercises,
    requests.Exercise: exercise,
    requests.OwnPuzzle: own_puzzle,
    requests.Missed: missed,
}
