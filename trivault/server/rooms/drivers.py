"""Background tasks of a room: bots answer, and clocks run out."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from trivault.kernel.rng import derived
from trivault.kernel.state import State
from trivault.server.connections.limits import Bucket, extra_cost
from trivault.server.monitoring.logs import LOG
from trivault.server.monitoring.metrics import Metered
from trivault.server.protocol.refusals import Refusal
from trivault.server.rooms.clocks import Clocks
from trivault.server.rooms.interfaces import AnyRoom
from trivault.server.storage.records import PLAYING

SIMPLE = "random"  # answers where another kind of bot cannot


class Thinking(NamedTuple):
    """A bot that thinks of its answer."""

    task: asyncio.Task[str]
    state: State
    seat: int
    kind: str


class Drivers:
    """The bots and the clock of a room. Bots rest while nobody is in it, and those who play against each
    other leave time for other rooms."""

    def __init__(self, room: AnyRoom) -> None:
        self.room = room
        self._pace = Bucket(room.hub.settings.bot_rate, room.hub.settings.bot_burst)
        self._bots: asyncio.Task[None] | None = None
        self._thinking: Thinking | None = None
        self._timer: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        """Let bots and clocks run, where it is their turn; no bot goes on thinking of what was before."""
        thinking = self._thinking
        if thinking is not None and not self._is_due(thinking.state, thinking.seat, thinking.kind):
            thinking.task.cancel()
        if self._due() is not None and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._drive())
        if self.room.clocks is not None:
            self._set_timer(self.room.clocks)

    @property
    def busy(self) -> bool:
        """Whether bots play although nobody is there."""
        return self.room.record.unattended and self._bots is not None and not self._bots.done()

    def stop(self) -> None:
        for handle in (self._bots, self._timer, self._thinking and self._thinking.task):
            if handle is not None:
                handle.cancel()

    # Bots

    def _due(self) -> int | None:
        """The seat of a bot that has to decide."""
        room = self.room
        if room.game is None or room.record.status != PLAYING or room.doubtful or room.hub.closing:
            return None
        if not room.people and not room.record.unattended:  # nobody is there to see it
            return None
        record = room.record
        return next((seat for seat in record.deciding if record.seats[seat].driver), None)

    async def _drive(self) -> None:
        """Let bots answer for as long as it is their turn."""
        room = self.room
        try:
            while self._due() is not None:
                await asyncio.sleep(self._pace.take())
                if (seat := self._due()) is None:
                    break
                game, kind = room.begun(), room.record.seats[seat].driver
                state = game.state
                answer = await self._answer(kind, state, seat)
                async with room.changing():
                    if answer is not None and self._is_due(state, seat, kind):
                        work = Metered(room.accept(answer, seat))
                        await work
                        self._pace.take(extra_cost(work.seconds))
            if room.clocks is not None:
                self._set_timer(room.clocks)
        except Refusal:  # it could not be stored: goes on when that is mended
            pass
        except Exception:
            LOG.exception("bot failed", extra={"fields": {"room": room.record.room}})

    def _is_due(self, state: State, seat: int, kind: str) -> bool:
        """Whether this bot still has to decide there."""
        room = self.room
        return (
            self._due() is not None and room.begun().state is state and room.record.seats[seat].driver == kind
        )

    async def _answer(self, kind: str, state: State, seat: int) -> str | None:
        """What a bot answers; None where nobody wants to know it any more."""
        task = asyncio.create_task(self._thought(kind, state, seat))
        self._thinking = Thinking(task, state, seat, kind)
        try:
            await asyncio.wait([task])
        finally:
            self._thinking = None
        return None if task.cancelled() else task.result()

    async def _thought(self, kind: str, state: State, seat: int) -> str:
        bots, record = self.room.hub.bots, self.room.record
        seed, who = derived("bot", record.seed, seat), min(record.people(), default=record.room)
        try:
            return await bots.choose(kind, seed, state, seat, who)
        except Exception:  # the game must go on
            LOG.exception("bot failed", extra={"fields": {"room": record.room, "kind": kind}})
            return await bots.choose(SIMPLE, seed, state, seat, who)

    # The clock

    def _set_timer(self, clocks: Clocks) -> None:
        """Wake up when the time of whoever decides is up."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if (flag := clocks.next_flag()) is not None:
            loop, hub = asyncio.get_running_loop(), self.room.hub
            self._timer = loop.call_later(flag[0] + 0.01, lambda: hub.spawn(self._time_up()))

    async def _time_up(self) -> None:
        room = self.room
        try:
            async with room.changing():
                if room.clocks is None or room.record.status != PLAYING:
                    return
                flag = room.clocks.next_flag()
                if flag is not None and flag[0] <= 0:
                    await room.out(flag[1], "time")
        except Refusal:  # it could not be stored: goes on when that is mended
            return
        self.wake()
