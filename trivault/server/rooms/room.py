"""A room: seats, people, and the game that they play."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence

from trivault.bots import BEST
from trivault.kernel.errors import AnswerError, ConcessionError, TrivaultError
from trivault.server.accounts import results
from trivault.server.accounts.ratings import long_enough, rate
from trivault.server.cluster.messages import Asked
from trivault.server.connections.connection import Connection
from trivault.server.connections.relay import SHUTDOWN
from trivault.server.monitoring.logs import LOG, log
from trivault.server.protocol import replies
from trivault.server.protocol.refusals import Refusal, refusal
from trivault.server.protocol.replies import Result
from trivault.server.protocol.requests import Answer, Undo
from trivault.server.protocol.wire import AnswerForm
from trivault.server.rooms import deadlines, series
from trivault.server.rooms.analyses import Analyses
from trivault.server.rooms.answers import refused
from trivault.server.rooms.broadcast import broadcast_room, show
from trivault.server.rooms.drivers import Drivers
from trivault.server.rooms.interfaces import AnyRoom, RoomHub
from trivault.server.rooms.room_entry import enter_room
from trivault.server.rooms.room_game import RoomGame
from trivault.server.rooms.room_setup import room_setup
from trivault.server.storage import store
from trivault.server.storage.records import OVER, PLAYING, RoomRecord
from trivault.server.storage.store import Job
from trivault.version import __version__

STAND_IN = BEST  # plays for those who are out of the game, or gone
SOON = 0.05  # seconds until changes are broadcast


class Room(AnyRoom):
    def __init__(self, hub: RoomHub, record: RoomRecord, game: RoomGame | None = None, after: str = "") -> None:
        super().__init__(hub, record, game, after)
        self.drivers = Drivers(self)
        self.analyses = Analyses(self)
        self._broadcast_due = False

    # People

    def enter(self, connection: Connection, seats: Iterable[int]) -> None:
        connection.room, connection.seats, connection.lines_sent = self, set(seats), 0
        self.people.append(connection)
        self.wake()

    def exit(self, connection: Connection) -> None:
        self.people.remove(connection)
        connection.forget_hint()
        self.analyses.leave(connection)
        for seat in connection.seats:
            if not self.here(seat):
                self.left[seat] = time.monotonic()
        connection.room, connection.seats = None, set()
        self.broadcast_soon()
        if not self.people:
            self.drivers.wake()
            self.hub.empty(self)

    def move(self, people: Iterable[Connection], room: AnyRoom) -> None:
        for each in people:
            seats = set(each.seats)
            self.exit(each)
            each.send(replies.Moved(room=room.record.room))
            enter_room(each, room, seats, 0)

    # Changing

    def adopted(self, asked: Sequence[int]) -> None:
        if asked:
            self._notify(asked)
        self.drivers.wake()
        for connection in self.people:
            connection.forget_hint(self.game)

    def _notify(self, asked: Sequence[int]) -> None:
        """Tell those who have to decide now and are elsewhere."""
        record = self.record
        here = {connection.me.user for connection in self.people}
        absent = {record.seats[seat].user for seat in asked} - {"", *here}
        if absent and not record.alone():
            for user in absent:
                self.hub.presence.notify(Asked(user, record.room, record.game, after=self.after))

    def broadcast(self) -> None:
        broadcast_room(self)
        self.hub.room_changed(self)

    def broadcast_soon(self) -> None:
        if not self._broadcast_due:
            self._broadcast_due = True
            asyncio.get_running_loop().call_later(SOON, self._broadcast_now)

    def _broadcast_now(self) -> None:
        self._broadcast_due = False
        self.broadcast()

    def wake(self) -> None:
        self.drivers.wake()

    def analyses_by(self, host: str) -> int:
        return self.analyses.running_by(host)

    def lost(self) -> None:
        LOG.error("room lost", extra={"fields": {"room": self.record.room}})
        people = list(self.people)
        self.hub.discard(self.record.room)
        self.hub.leases.lost(self.record.room)
        for connection in people:
            connection.bye("lost", SHUTDOWN)

    def recalled(self, changed: bool) -> None:
        if changed:
            self.broadcast()
            show(self, undone=True)
        self.wake()

    # Playing

    async def begin(self, record: RoomRecord, *also: Job[None]) -> None:
        """Start the game once all seats are taken, unless it has been started."""
        game = self.game or await self._dealt(record)
        game.record = record
        game.run_on()
        state, users = game.state, [seat.user for seat in record.seats]
        game.seat_conceded("resigned")
        record.status = OVER if state.over else PLAYING
        why = "resigned" if game.ended_early else "rules"
        record.result = Result(winners=list(state.result), why=why) if state.over else None
        record.version, record.rules = __version__, game.table.game.fingerprint
        record.opening = game.digests.get(0, "")
        record.rated = len(set(users)) == len(users) and all(user.startswith("user-") for user in users)
        if record.clock is not None:
            record.clocks = [record.clock.seconds * 1000] * len(record.seats)
        ended = self._ended(record)
        await self.stored(*self.kept(record), results.seat(record), game.appended(), *ended, *also)
        self.adopt(record, game)
        log("game begun", room=record.room, game=record.game, seats=[seat.kind for seat in record.seats])

    async def _dealt(self, record: RoomRecord) -> RoomGame:
        record.setup = await room_setup(self.hub.library, self.hub.scheduler, record)
        try:
            return RoomGame(record)
        except TrivaultError as error:
            raise refusal(error) from None

    async def answer(self, connection: Connection, request: Answer) -> None:
        begun = time.perf_counter()
        async with self.changing():
            if self.record.days:
                self._not_late(connection)
            game = self.playing()
            seat, given = self._answering(connection, game, request), request.answer
            form = given if isinstance(given, str) else _form(given)
            try:
                await self.accept(form, seat, connection, request.id)
            except AnswerError as error:
                raise refused(game, seat, given, error, connection.lang) from None
        self.hub.metrics.answers.add(time.perf_counter() - begun)

    async def decide_late(self) -> None:
        while (seat := deadlines.late(self.record, self.hub.settings.now())) is not None:
            await self.out(seat, "time")

    def _not_late(self, connection: Connection) -> None:
        """Who comes too late is told so, rather than that the game is over."""
        if any(self.record.seats[seat].out == "time" for seat in connection.seats):
            raise Refusal("late", n=self.record.days)

    def _answering(self, connection: Connection, game: RoomGame, request: Answer) -> int:
        """Whose answer it is; refused when that choice is not open."""
        if not connection.seats:
            raise Refusal("not-yours", "error-watching")
        if request.seat is not None:
            self.check_seat(connection, request.seat)
        if request.seq != game.seq:
            raise Refusal("stale", seq=request.seq, open=game.seq)
        mine = connection.seats if request.seat is None else (request.seat,)
        due = [seat for seat in self.record.deciding if seat in mine]
        if not due:
            raise Refusal("not-yours", "error-not-your-choice")
        if request.seat is None and len(connection.seats) > 1 and game.several():
            raise Refusal("ambiguous", "error-which-seat")  # doubled, it would be another seat's answer
        if self.record.seats[due[0]].driver:
            raise Refusal("not-yours", "error-bot-plays")
        if self.record.at >= self.hub.settings.answers:
            raise Refusal("over", "error-endless", n=self.hub.settings.answers)
        return due[0]

    async def accept(
        self, answer: str | dict[str, object], seat: int, by: Connection | None = None, number: int = 0
    ) -> None:
        game, record = self.begun(), self.draft(seat)
        after = game.draft(record)
        gained = 0 if self.clocks is None else self.clocks.gain(seat)
        jobs: list[Job[None]] = [after.answer(answer, seat, gained)]
        updated = not after.same_rules
        record.version, record.rules = __version__, after.table.game.fingerprint
        if after.table.state.over:
            jobs += self._finished(record, after, "rules")
        elif record.clock is not None or record.days or updated:
            jobs += self.kept(record)
        await self.stored(*jobs)
        seq = game.seq
        self.adopt(record, after)
        if by is not None:
            by.send(replies.Done(id=number, seq=seq))
        show(self, unasked=after.unasked)
        if record.result is not None:
            self._over(record.result)

    def _over(self, result: Result) -> None:
        """Broadcast the end of the game."""
        record = self.record
        log("game over", room=record.room, game=record.game, result=result)
        broadcast_room(self)
        self.hub.game_over(self)
        if record.days and series.goes_on(record):
            self.hub.spawn(series.go_on(self))

    async def undo(self, connection: Connection, request: Undo) -> None:
        async with self.changing():
            if self.record.days:
                self._not_late(connection)
            game, seat = self.playing(), request.seat
            if seat is not None:
                self.check_seat(connection, seat)
            seats = sorted(connection.seats) if seat is None else [seat]
            if not seats:
                raise Refusal("not-yours", "error-watching")
            if all(self.record.seats[each].out for each in seats):
                raise Refusal("undo", "error-undo-barrier")
            if request.seq not in (None, game.seq):
                raise Refusal("stale", seq=request.seq, open=game.seq)
            record = self.draft()
            before = game.draft(record)
            to = before.undo(seats)
            before.seat_conceded()
            await self.stored(store.cut(record.room, to), *self.kept(record))
            self.adopt(record, before)
            show(self, undone=True)

    async def out(self, seat: int, why: str) -> None:
        game, record = self.unfinished(), self.draft()
        if game.stranded:
            await self._out_of_stranded(record, seat, why)
        else:
            await self._concede(record, seat, why)
        show(self)

    async def _concede(self, record: RoomRecord, seat: int, why: str) -> None:
        after = self.playing().draft(record)
        try:
            conceded = after.concede(seat)
        except ConcessionError as error:
            raise refusal(error, "over") from None
        after.seat_conceded(why)
        over = self._finished(record, after, why) if after.state.over else self.kept(record)
        await self.stored(conceded, *over)
        self.adopt(record, after)
        if record.result is not None:
            self._over(record.result)
        else:
            self.broadcast()

    async def _out_of_stranded(self, record: RoomRecord, seat: int, why: str) -> None:
        """In a game that cannot go on nobody plays for others: it is over when one is left."""
        record.rated = False
        record.seats[seat].out = why
        rest = [n for n, each in enumerate(record.seats) if not each.out]
        if len(rest) == 1:
            await self.stored(*self._ending(record, rest, why))
            self.adopt(record)
            self._over(Result(winners=rest, why=why))
        else:
            record.seats[seat].bot = STAND_IN
            await self.change(record)

    def _finished(self, record: RoomRecord, game: RoomGame, why: str) -> list[Job[None]]:
        """The rows to store when the game is over; a short one counts for no rating."""
        settings, users = self.hub.settings, [seat.user for seat in record.seats]
        record.rated = record.rated and long_enough(game.given, len(users), settings.decisions)
        winners = list(game.state.result)
        rated = [rate(record.game, users, winners, settings.now())] if record.rated else []
        return [*self._ending(record, winners, why), *rated]

    def _ending(self, record: RoomRecord, winners: list[int], why: str) -> list[Job[None]]:
        record.status, record.result = OVER, Result(winners=winners, why=why)
        record.deciding = []
        return [*self.kept(record), *self._ended(record)]

    def _ended(self, record: RoomRecord) -> list[Job[None]]:
        """What is written down of a game that is over."""
        counts = record.status == OVER and not record.practice
        return [results.finish(record, self.hub.settings.now())] if counts else []


def _form(given: AnswerForm) -> dict[str, object]:
    return {
        "verb": given.verb,
        "source": given.source,
        "targets": list(given.targets),
        "numbers": list(given.numbers),
    }
