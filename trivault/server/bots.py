"""Bots compute their answers in separate processes, so that no room waits for the bots of another."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, ParamSpec, TypeVar

from trivault import games
from trivault.kernel.errors import PluginError, UnknownPlayerKind
from trivault.kernel.state import State
from trivault.players import KINDS, GreedyPlayer, Pace, RandomPlayer, called, make
from trivault.server import processes
from trivault.server.fair_queue import FairQueue
from trivault.server.logs import log
from trivault.server.metrics import Metrics
from trivault.server.records import OPEN, PERSON
from trivault.server.settings import Settings
from trivault.server.words import Refusal

P = ParamSpec("P")
T = TypeVar("T")

AT_ONCE = frozenset({RandomPlayer.name})  # kinds that take no longer than asking a process


class Thought(NamedTuple):
    """A suggestion as it travels between processes."""

    answer: str
    value: float
    parts: dict[str, float]


class Bots:
    """The processes that compute answers and hints; clients are served by a fair queue."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self._own = _own(settings.bots)
        self._queue = FairQueue(settings.workers)
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    @property
    def kinds(self) -> tuple[str, ...]:
        """What clients may seat: ours, and those of the operator by their names."""
        return (*KINDS, *self._own)

    def close(self) -> None:
        """End all processes, busy ones included."""
        self._closed = True
        if self._pool is not None:
            processes.end(self._pool)
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
            word = self._own.get(kind, kind)
            pace = self.settings.pace
            return await self._think(who, _choose, word, seed, pace, state.game.name, state.to_bytes(), player)
        finally:
            self.metrics.bots.add(time.perf_counter() - begun)

    async def suggest(self, seed: int, state: State, player: int, who: str) -> list[Thought]:
        """What somebody might answer, the best first."""
        self.limit(who)
        return await self._think(who, _suggest, seed, state.game.name, state.to_bytes(), player)

    def limit(self, who: str) -> None:
        """Refuse a person who has too many requests waiting. Bots have one at a time for each room."""
        if self._queue.waiting(who) >= self.settings.waiting:
            raise Refusal("too-fast")

    async def _think(self, who: str, thought: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        async with self._queue.take(who):
            for again in (True, True, False):
                pool = self._pool = self._pool or processes.pool(self.settings.workers, ready)
                try:
                    async with asyncio.timeout(self.settings.thought):
                        return await loop.run_in_executor(pool, _call, thought, args)
                except TimeoutError:  # what others think of is asked again
                    log("bots think too long")
                    processes.end(pool)
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


def ready() -> None:
    """Ctrl-C at the terminal is for the server, which then ends its processes; should it be killed, they
    end by themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def _call(thought: Callable[..., T], args: tuple[Any, ...]) -> T:
    return thought(*args)


def _choose(word: str, seed: int, pace: float, game: str, state: bytes, player: int) -> str:
    bot = make(word, seed, Pace(pace, time.monotonic))
    return bot.choose(games.load(game).from_bytes(state), player).text


def _suggest(seed: int, game: str, state: bytes, player: int) -> list[Thought]:
    found = GreedyPlayer(seed).suggest(games.load(game).from_bytes(state), player)
    return [Thought(each.option.text, each.value, each.parts) for each in found]
