"""Analyses of games that are over. Their decisions are judged a few at a time by the processes of the bots, in
turns with all who wait for those, so that no game is held up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from itertools import islice
from typing import Any

from msgspec.structs import asdict

from trivault.analysis.game_analysis import Ending, GameAnalysis
from trivault.analysis.review import Judged, Played, decision, in_rows
from trivault.kernel.errors import TrivaultError
from trivault.kernel.table import Table
from trivault.presentation.analysis import analysed
from trivault.server.connections.connection import Connection
from trivault.server.monitoring.logs import LOG, log
from trivault.server.protocol import replies, requests
from trivault.server.protocol.refusals import Refusal, refusal
from trivault.server.protocol.wire import BotLevel
from trivault.server.rooms import table_view
from trivault.server.rooms.interfaces import AnyRoom
from trivault.server.rooms.stored_room import stranded
from trivault.server.storage.records import OVER
from trivault.server.workers.scheduler import Work

AT_ONCE = 4  # decisions that a process judges in one go
RUNNING, DONE, STOPPED = "running", "done", "stopped"


class Analysis:
    """The analysis of a game by a level, as far as it is."""

    def __init__(self, room: AnyRoom, level: BotLevel, host: str, failed: Callable[[Analysis], None]) -> None:
        self.room = room
        self._failed = failed
        self.level = level
        self.host = host
        self.status = RUNNING
        self.judged: list[Judged] = []
        self.of = 0
        self.listeners: dict[Connection, int] = {}  # and the seats from whose side they hear of it
        self.task = asyncio.create_task(self._run())

    def stop(self) -> None:
        if self.status == RUNNING:
            self.status = STOPPED
            self.task.cancel()
            self._send_progress()

    async def _run(self) -> None:
        hub, table, game = self.room.hub, self.room.begun().table, self.room.record.game
        until = time.monotonic() + hub.settings.analysis
        try:
            made = await hub.scheduler.run(_made(table))
            self.of = len(made)
            waiting = iter(made)
            while some := [(table.state_at(each.at).to_bytes(), each) for each in islice(waiting, AT_ONCE)]:
                if time.monotonic() > until:
                    self.status = STOPPED
                    break
                self.judged += await hub.bots.judge(game, self.level, some, f"analysis {self.host}")
                self._send_progress()
            self.status = DONE if self.status == RUNNING else self.status
            log("analysed", room=self.room.record.room, decisions=len(self.judged), status=self.status)
            self._send_progress()
        except TrivaultError as error:
            self._fail(refusal(error))
        except Exception:
            LOG.exception("analysis failed", extra={"fields": {"room": self.room.record.room}})
            self._fail(Refusal("failed"))

    def _fail(self, why: Refusal) -> None:
        self.status = STOPPED
        for listener in self.listeners:
            listener.refuse(why, 0)
        self._failed(self)

    def _send_progress(self) -> None:
        for listener, seat in self.listeners.items():
            listener.send(self.reply(seat, listener.lang))

    def reply(self, seat: int, lang: str, number: int = 0) -> replies.Analysis:
        """How far it is; what was found when it has ended, be it stopped before."""
        record, table = self.room.record, self.room.begun().table
        reply = replies.Analysis(
            id=number,
            room=record.room,
            status=self.status,
            level=self.level,
            done=len(self.judged),
            of=self.of,
            seat=seat,
        )
        if self.status == RUNNING or not self.judged:
            return reply
        ending = Ending.of(table)
        whole = len(self.judged) == self.of
        analysis = GameAnalysis(self.judged, ending if whole else ending._replace(winners=None))
        said = analysed(analysis, seat, table_view.presenter_at(record, lang), lambda at: table.state_at(at))
        reply.course = [replies.WinPoint(**asdict(each)) for each in said.course]
        reply.mistakes = [replies.Mistake(**asdict(each)) for each in said.mistakes]
        reply.turning_points = [replies.TurningPoint(**asdict(each)) for each in said.turning_points]
        reply.balance = [replies.Balance(**asdict(each)) for each in said.balance]
        return reply


class Analyses:
    """Those of a room, by level."""

    def __init__(self, room: AnyRoom) -> None:
        self.room = room
        self._found: dict[str, Analysis] = {}

    def ask(self, connection: Connection, request: requests.Analyse) -> None:
        """Begin an analysis, or hear of the one there is."""
        level, seat = request.level, request.seat
        room, seats = self.room, self.room.record.seats
        game = room.begun()
        if room.record.status != OVER:
            raise Refusal("not-begun", "error-analyse-later")
        if game.stranded:
            raise stranded(room.record)
        if seat is not None and seat >= len(seats):
            raise Refusal("unknown", "error-seats", low=1, high=len(seats))
        seat = min(connection.seats, default=0) if seat is None else seat
        found = self._found.get(level)
        if found is None or (found.status == STOPPED and not (request.again and found.judged)):
            self._not_too_many(connection)
            found = self._found[level] = Analysis(room, level, connection.host, self._forget)
        self.leave(connection, found)
        found.listeners[connection] = seat
        connection.send(found.reply(seat, connection.lang, request.id))

    def _not_too_many(self, connection: Connection) -> None:
        running = sum(room.analyses_by(connection.host) for room in self.room.hub.rooms.values())
        if running >= (most := self.room.hub.settings.analyses):
            raise Refusal("too-fast", "error-many-analyses", n=most)

    def running_by(self, host: str) -> int:
        """How many are under way that an address has asked for."""
        return sum(each.status == RUNNING and each.host == host for each in self._found.values())

    def stop(self, connection: Connection) -> None:
        """Stop what somebody listens to."""
        for each in self._found.values():
            if connection in each.listeners:
                each.stop()

    def leave(self, connection: Connection, unless: Analysis | None = None) -> None:
        """Somebody no longer listens; what nobody listens to is stopped."""
        for each in self._found.values():
            if each is not unless and each.listeners.pop(connection, None) is not None and not each.listeners:
                each.stop()

    def _forget(self, failed: Analysis) -> None:
        self._found = {level: each for level, each in self._found.items() if each is not failed}


def _made(table: Table[Any]) -> Work[list[Played]]:
    """The decisions of a game, found in slices."""
    found: list[Played] = []
    for at in range(len(table.answers)):
        yield
        if (made := decision(table, at)) is not None:
            found.append(made)
    return in_rows(found)
