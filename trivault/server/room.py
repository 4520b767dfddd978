"""A room: seats, people, and the game on its table. Whatever changes it holds its lock."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterable
from copy import copy
from typing import TYPE_CHECKING

from trivault.kernel.errors import AnswerError
from trivault.server import replies, store
from trivault.server.answers import refused
from trivault.server.broadcast import show, tell_room
from trivault.server.clocks import Clocks
from trivault.server.game import Play
from trivault.server.logs import LOG, log
from trivault.server.people import rate
from trivault.server.records import OPEN, OVER, PERSON, PLAYING, WAITING, RoomRecord
from trivault.server.replies import ChatLine, Result
from trivault.server.requests import Answer
from trivault.server.store import Job
from trivault.server.wire import AnswerForm
from trivault.server.words import Refusal

if TYPE_CHECKING:
    from trivault.server.connection import Connection
    from trivault.server.hub import Hub

STAND_IN = "greedy"  # plays for those who are out of the game
CHAT_KEPT = 50


class Room:
    def __init__(self, hub: Hub, record: RoomRecord, play: Play | None = None) -> None:
        self.hub = hub
        self.record = record
        self.play = play
        self.lock = asyncio.Lock()
        self.people: list[Connection] = []
        self.clocks = Clocks(record)
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.rematch: dict[str, bool] = {}  # who wants to play again, and with swapped decks
        self.ratings: dict[str, float] = {}
        self.left: dict[int, float] = dict.fromkeys(range(len(record.seats)), time.monotonic())
        self._bots: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        if play is not None:
            play.record = record

    # People

    def enter(self, connection: Connection, seats: Iterable[int]) -> None:
        """Somebody comes in, with these seats."""
        connection.room, connection.seats, connection.heard = self, set(seats), 0
        self.people.append(connection)
        self.wake()

    def exit(self, connection: Connection) -> None:
        if connection in self.people:
            self.people.remove(connection)
            for seat in connection.seats:
                if not self.here(seat):
                    self.left[seat] = time.monotonic()
        connection.room, connection.seats = None, set()
        tell_room(self)
        self.hub.lobby_changed(self)
        if not self.people:
            self.hub.empty(self)

    def here(self, seat: int) -> bool:
        return any(seat in connection.seats for connection in self.people)

    def seats_of(self, user: str) -> set[int]:
        return {n for n, seat in enumerate(self.record.seats) if seat.kind == PERSON and seat.user == user}

    def playing(self) -> Play:
        """The game, while it runs."""
        play = self.begun()
        if self.record.status == OVER:
            raise Refusal("over")
        return play

    def begun(self) -> Play:
        if self.play is None:
            raise Refusal("not-begun")
        return self.play

    def own(self, connection: Connection, seat: int) -> None:
        if seat not in connection.seats:
            raise Refusal("not-yours", "error-not-your-seat")

    # Storing

    async def _stored(self, *jobs: Job[None]) -> None:
        try:
            await self.hub.store.run(store.together(*jobs))
        except Exception as error:
            raise Refusal("failed", detail=str(error)) from error

    async def change(self) -> None:
        """Store the room as it is; under the lock."""
        await self._stored(store.keep(self.record))
        tell_room(self)
        self.hub.lobby_changed(self)

    # The game

    async def begin(self) -> None:
        """Everybody is there: deal the cards, unless a game lies on the table already."""
        record = self.record
        if self.play is None:
            record.setup = self.hub.setup(record)
            self.play = await asyncio.to_thread(Play, record)
        self.play.run_on()
        state = self.play.state
        record.status = OVER if state.over else PLAYING
        record.result = Result(winners=list(state.result), why="rules") if state.over else None
        users = [seat.user for seat in record.seats]
        record.rated = len(set(users)) == len(users) and all(user.startswith("user-") for user in users)
        self.clocks.begin()
        await self._stored(store.keep(record), store.append(record.room, self.play.rows()))
        log("game begun", room=record.room, game=record.game, seats=[seat.kind for seat in record.seats])

    async def answer(self, connection: Connection, request: Answer) -> int:
        begun = time.perf_counter()
        async with self.lock:
            play = self.playing()
            seat = self._answering(connection, play, request)
            given = request.answer
            form = given if isinstance(given, str) else _form(given)
            try:
                await self._accept(form, seat, connection, request.id)
            except AnswerError as error:
                raise refused(play, seat, given, error, connection.lang) from None
        self.hub.metrics.answers.add(time.perf_counter() - begun)
        self.wake()
        return request.seq

    def _answering(self, connection: Connection, play: Play, request: Answer) -> int:
        """Whose answer it is; refused when that choice is not open."""
        if not connection.seats:
            raise Refusal("not-yours", "error-watching")
        if request.seat is not None:
            self.own(connection, request.seat)
        if request.seq != play.seq:
            raise Refusal("stale", seq=request.seq, open=play.seq)
        mine = [seat for seat in play.deciding() if seat in connection.seats]
        due = [seat for seat in mine if request.seat in (None, seat)]
        if not due:
            raise Refusal("not-yours", "error-not-your-choice")
        if request.seat is None and len(connection.seats) > 1 and play.several():
            raise Refusal("ambiguous", "error-which-seat")  # doubled, it would be another seat's answer
        if self.record.seats[due[0]].driver:
            raise Refusal("not-yours", "error-bot-plays")
        return due[0]

    async def _accept(
        self, answer: str | dict[str, object], seat: int, by: Connection | None = None, number: int = 0
    ) -> None:
        """Take an answer: in memory, in the database, and only then is anybody told."""
        play, record = self.begun(), self.record
        at, seq, before = play.at, play.seq, copy(record)
        deciding = play.deciding()
        rows = play.answer(answer, seat)
        self.clocks.press(deciding, seat)
        jobs = [store.append(record.room, rows)]
        if play.state.over:
            jobs += self._finish(list(play.state.result), "rules")
        elif record.clock is not None:
            jobs.append(store.keep(record))
        try:
            await self._stored(*jobs)
        except Refusal:
            play.table.rewind(at)
            self._back_to(before)
            raise
        if by is not None:
            by.send(replies.Done(id=number, seq=seq))
        show(self)
        if record.status == OVER:
            tell_room(self)

    def _back_to(self, record: RoomRecord) -> None:
        """Forget what could not be stored."""
        self.record = self.clocks.record = record
        if self.play is not None:
            self.play.record = record

    def _finish(self, winners: list[int], why: str) -> list[Job[None]]:
        """The game is over; what is to be stored of that."""
        record = self.record
        record.status, record.result = OVER, Result(winners=winners, why=why)
        log("game over", room=record.room, game=record.game, winners=winners, why=why)
        jobs = [store.keep(record)]
        if record.rated:
            jobs.append(rate(record.game, [seat.user for seat in record.seats], winners))
            self.hub.rated(self)
        return jobs

    async def undo(self, connection: Connection, seat: int | None) -> None:
        async with self.lock:
            play = self.playing()
            if seat is not None:
                self.own(connection, seat)
            seats = sorted(connection.seats) if seat is None else [seat]
            if not seats:
                raise Refusal("not-yours", "error-watching")
            to = play.undo_point(seats)
            before = play.record.shift
            kept = list(play.table.answers)
            self.clocks.press(play.deciding(), None)
            play.rewind(to)
            try:
                await self._stored(store.cut(self.record.room, to), store.keep(self.record))
            except Refusal:
                for player, text in kept[to:]:
                    play.table.answer(text, player)
                self.record.shift = before
                raise
            show(self, undone=True)
        self.wake()

    async def out(self, seat: int, why: str) -> None:
        """A seat has lost before the end; under the lock."""
        play = self.playing()
        self.clocks.press(play.deciding(), None)
        self.record.seats[seat].out = why
        rest = [n for n, each in enumerate(self.record.seats) if not each.out]
        if len(rest) == 1:
            await self._stored(*self._finish(rest, why))
            tell_room(self)
        else:
            self.record.seats[seat].bot = STAND_IN
            await self.change()
        show(self)

    # Bots and clocks

    def wake(self) -> None:
        """Let bots and clocks run, where it is their turn."""
        if self._bots is None or self._bots.done():
            self._bots = asyncio.create_task(self._drive())
        self._set_timer()

    def _set_timer(self) -> None:
        """Wake up when the time of whoever decides is up."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        flag = self.clocks.next_flag(self.play.deciding()) if self.play and self.clocks.on else None
        if flag is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(flag[0] + 0.01, lambda: self.hub.spawn(self._time_up()))

    def _bot_due(self) -> int | None:
        if self.play is None or self.record.status != PLAYING or self.hub.closing:
            return None
        return next((seat for seat in self.play.deciding() if self.record.seats[seat].driver), None)

    async def _drive(self) -> None:
        """Let bots answer for as long as it is their turn."""
        try:
            while (seat := self._bot_due()) is not None:
                play, kind = self.begun(), self.record.seats[seat].driver
                state, seq = play.state, play.seq
                answer = await self.hub.bots.choose(kind, self.record.seed + seat, state, seat)
                async with self.lock:
                    if play.seq == seq and play.state is state and self.record.seats[seat].driver == kind:
                        await self._accept(answer, seat)
            self._set_timer()
        except Exception:
            LOG.exception("bot failed", extra={"fields": {"room": self.record.room}})

    async def _time_up(self) -> None:
        async with self.lock:
            if self.play is None or self.record.status != PLAYING:
                return
            flag = self.clocks.next_flag(self.play.deciding())
            if flag is not None and flag[0] <= 0:
                await self.out(flag[1], "time")
        self.wake()

    def stop(self) -> None:
        for handle in (self._bots, self._timer):
            if handle is not None:
                handle.cancel()

    @property
    def waits(self) -> bool:
        """Whether somebody can still sit down."""
        return self.record.status == WAITING and any(seat.kind == OPEN for seat in self.record.seats)


def _form(given: AnswerForm) -> dict[str, object]:
    return {
        "verb": given.verb,
        "source": given.source,
        "targets": list(given.targets),
        "numbers": list(given.numbers),
    }
