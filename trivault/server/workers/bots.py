"""Bots compute their answers in separate processes, so that no room waits for the bots of another."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from statistics import median
from typing import Any, ParamSpec, TypeVar

from trivault import registry
from trivault.analysis.advice import Advice, advise
from trivault.analysis.review import Judged, Played, judge
from trivault.bots import KINDS, Pace, RandomPlayer, called, make
from trivault.kernel.errors import PluginError, UnknownPlayerKind
from trivault.kernel.state import State
from trivault.server.monitoring.logs import log
from trivault.server.monitoring.metrics import Metrics
from trivault.server.protocol.refusals import Refusal
from trivault.server.settings import Settings
from trivault.server.storage.records import OPEN, PERSON
from trivault.server.workers import processes
from trivault.server.workers.cancellation import Job, Places, Stops, Wanted
from trivault.server.workers.fair_queue import FairQueue
from trivault.simulate.executors import kill_workers, live_with_parent

P = ParamSpec("P")
T = TypeVar("T")

TIMED = 50  # thoughts by which the usual time is known
USUAL_TIMES = {"expert": 0.3, "master": 1.5}  # seconds, before that is known
AT_ONCE = frozenset({RandomPlayer.name})  # kinds that take no longer than asking a process


class Bots:
    """The processes that compute answers and hints; clients are served by a fair queue."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self._own = _own(settings.bots)
        self._queue = FairQueue(settings.workers)
        self._stops = Stops(settings.workers)
        self._pool: ProcessPoolExecutor | None = None
        self._times: dict[tuple[str, str], deque[float]] = {}  # of the last thoughts, by game and kind
        self._closed = False

    @property
    def kinds(self) -> tuple[str, ...]:
        """What clients may seat: ours, and those of the operator by their names."""
        return (*KINDS, *self._own)

    def close(self) -> None:
        """End all processes, busy ones included."""
        self._closed = True
        self._queue.close()
        if self._pool is not None:
            kill_workers(self._pool)
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def choose(self, kind: str, seed: int, state: State, player: int, who: str) -> str:
        """The answer of a kind of bot, in a room of somebody."""
        begun = time.perf_counter()
        try:
            if kind in AT_ONCE:
                return make(kind, seed).choose(state, player).text
            if kind not in self.kinds:  # the operator has it no longer
                raise UnknownPlayerKind(kind, self.kinds)
            word, pace, game = self._own.get(kind, kind), self.settings.pace, state.game.name
            answer, seconds = await self._think(who, _choose, word, seed, pace, game, state.to_bytes(), player)
            self._times.setdefault((game, kind), deque(maxlen=TIMED)).append(seconds)
            return answer
        finally:
            self.metrics.bots.add(time.perf_counter() - begun)

    def usual_time(self, game: str, kind: str) -> float:
        """Seconds that a kind of bot thinks of a decision: as it was here of late, else as is usual."""
        times = self._times.get((game, kind))
        return round(median(times), 1) if times else USUAL_TIMES.get(kind, 0.0)

    async def advise(self, seed: int, state: State, player: int, level: str, who: str) -> list[Advice]:
        """What a level would answer, the best first."""
        pace = self.settings.pace
        return await self._think(who, _advise, seed, pace, state.game.name, state.to_bytes(), player, level)

    async def judge(
        self, game: str, level: str, decisions: Sequence[tuple[bytes, Played]], who: str
    ) -> list[Judged]:
        """Judge decisions, each with the state in which it was made."""
        return await self._think(who, _judge, game, level, self.settings.pace, list(decisions))

    def limit(self, who: str) -> None:
        """Refuse a person who has too many requests waiting. Bots have one at a time for each room."""
        if self._queue.waiting(who) >= self.settings.waiting:
            raise Refusal("too-fast")

    async def _think(self, who: str, thought: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have something thought. Whoever waits for it no longer stops it; its place is free when it ends."""
        job: list[Job] = []
        thinking = asyncio.create_task(self._in_turn(who, job, thought, args))
        try:
            return await asyncio.shield(thinking)
        except asyncio.CancelledError:
            if job:
                self._stops.stop(job[0])
                thinking.add_done_callback(lambda done: done.cancelled() or done.exception())
            else:
                thinking.cancel()
            raise

    async def _in_turn(self, who: str, job: list[Job], thought: Callable[..., T], args: tuple[Any, ...]) -> T:
        async with self._queue.take(who):
            job.append(self._stops.begin())
            try:
                return await self._in_process(job[0], thought, args)
            finally:
                self._stops.end(job[0])

    async def _in_process(self, job: Job, thought: Callable[..., T], args: tuple[Any, ...]) -> T:
        loop = asyncio.get_running_loop()
        for again in (True, True, False):
            pool = self._pool = self._pool or processes.pool(
                self.settings.workers, _stoppable, self._stops.places
            )
            try:
                async with asyncio.timeout(self.settings.thought):
                    return await loop.run_in_executor(pool, _call, job, thought, args)
            except TimeoutError:  # what others think of is asked again
                log("bots think too long")
                kill_workers(pool)
                raise
            except BrokenProcessPool:  # a process was killed: start others
                log("bots restarted")
                if self._pool is pool:
                    self._pool = None
                if self._closed or not again:
                    raise
        raise AssertionError("the last try returns or raises")


def _own(words: Sequence[str]) -> dict[str, str]:
    """The bots of the operator by the names under which clients see them; none has the name of another."""
    own: dict[str, str] = {}
    for word in words:
        if word in KINDS:
            continue
        make(word, 0)  # what is wrong with it is better known now
        if (name := called(word)) in (*KINDS, *own, "me", PERSON, OPEN):
            raise PluginError(f"the player {word}: another one is called {name!r}, too")
        own[name] = word
    return own


# In those processes


ready = live_with_parent


def _stoppable(places: Places) -> None:
    ready()
    Wanted.places = places


def _call(job: Job, thought: Callable[..., T], args: tuple[Any, ...]) -> T:
    Wanted.job = job
    return thought(*args)


def _choose(word: str, seed: int, pace: float, game: str, state: bytes, player: int) -> tuple[str, float]:
    """An answer, and the seconds that it took."""
    begun, bot = time.monotonic(), make(word, seed, Pace(pace, Wanted.clock))
    answer = bot.choose(registry.load(game).from_bytes(state), player).text
    return answer, time.monotonic() - begun


def _advise(seed: int, pace: float, game: str, state: bytes, player: int, level: str) -> list[Advice]:
    return advise(registry.load(game).from_bytes(state), player, seed, level, Pace(pace, Wanted.clock))


def _judge(game: str, level: str, pace: float, decisions: Sequence[tuple[bytes, Played]]) -> list[Judged]:
    rules = registry.load(game)
    return [judge(rules.from_bytes(state), each, level, Pace(pace, Wanted.clock)) for state, each in decisions]
