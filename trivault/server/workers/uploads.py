"""Files from outside. Nobody knows what is in them, so they are read in a process of their own first, with
so much time and memory; what this server has saved itself bears its mark and is read at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import msgspec
from itsdangerous import Signer

from trivault import registry
from trivault.kernel.errors import TrivaultError
from trivault.kernel.game import Game
from trivault.kernel.replay import Replay
from trivault.kernel.replaying import open_replay
from trivault.puzzles import Exercise, check, read
from trivault.server.monitoring.logs import seldom
from trivault.server.protocol.refusals import Refusal
from trivault.server.settings import Settings
from trivault.server.workers import processes
from trivault.server.workers.bots import ready
from trivault.server.workers.fair_queue import FairQueue
from trivault.simulate.executors import kill_workers

WAITING = 3  # files from one address that wait to be read
REMEMBERED = 60.0  # seconds after which the time counts half that files of an address have taken
REASON = 300  # letters of the reason why a puzzle is refused


T = TypeVar("T")


class SaveSigner:
    """What tells the files that this server has saved from all others."""

    def __init__(self, key: str) -> None:
        self._signer = Signer(key, salt="replay")

    def marked(self, replay: Replay) -> Replay:
        return msgspec.structs.replace(replay, mark=self._mark(replay))

    def bears(self, replay: Replay) -> bool:
        """Whether this server has saved exactly this file."""
        return bool(replay.mark) and self._signer.verify_signature(_unmarked(replay), replay.mark)

    def _mark(self, replay: Replay) -> str:
        return self._signer.get_signature(_unmarked(replay)).decode()


def _unmarked(replay: Replay) -> bytes:
    return msgspec.structs.replace(replay, mark="").to_bytes()


class Reader:
    """Reads uploaded files in a separate process, one at a time; those of an address that has taken little time
    come first."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._queue = FairQueue(1, REMEMBERED)
        self._pool: ProcessPoolExecutor | None = None

    def close(self) -> None:
        """Read nothing more, nor what waits."""
        self._queue.close()
        self._end()

    def _end(self) -> None:
        """End the process, whatever it does."""
        if self._pool is not None:
            kill_workers(self._pool)
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def try_out(self, text: str, at: int | None, host: str) -> None:
        """Whether a saved game can be read with ease, be it right or wrong; a refusal where it cannot."""
        await self._within_limits(host, "error-file-heavy", _read, text, at)

    async def prove(self, text: str, chapter: int, host: str) -> None:
        """Whether a file has a puzzle, or such a chapter of a lesson, that can be solved; a refusal if not."""
        if why := await self._within_limits(host, "error-puzzle-heavy", _unproved, text, chapter):
            raise Refusal("file", "error-puzzle", why, why=why[:REASON])

    async def _within_limits(
        self, host: str, heavy: str, work: Callable[..., T], text: str, *args: object
    ) -> T:
        if self._queue.waiting(host) >= WAITING:
            raise Refusal("too-fast")
        async with self._queue.take(host):
            try:
                return await self._worked(work, text, *args)
            except (TimeoutError, BrokenProcessPool):
                self._end()
            except MemoryError:
                pass
        seldom("file given up", heavy)
        raise Refusal("file", heavy)

    async def _worked(self, work: Callable[..., T], *args: object) -> T:
        loop = asyncio.get_running_loop()
        pool = self._pool = self._pool or processes.pool(1, _limited, self.settings.reading_memory)
        await loop.run_in_executor(pool, _prepared)  # that the process begins is not the fault of the file
        async with asyncio.timeout(self.settings.reading):
            return await loop.run_in_executor(pool, work, *args)


# In that process


def _limited(more: int) -> None:
    """All games are there; a file may take so much memory beside them."""
    ready()
    for name in registry.names():
        registry.load(name).fingerprint  # noqa: B018  # worked out on first use
    processes.limit_memory(more)


def _prepared() -> None:
    """Does nothing: its result says that the process is ready."""


def _read(text: str, at: int | None) -> None:
    try:
        replay = Replay.from_bytes(text.encode())
        if replay.game in registry.names():
            game: Game[Any] = registry.load(replay.game)
            open_replay(replay, game, at)
    except (TrivaultError, UnicodeError):
        pass  # the server finds out itself what is wrong with it


def _unproved(text: str, chapter: int) -> str:
    """Why this is no puzzle that can be solved; empty if it is one."""
    try:
        found = read(text.encode())
        chapters = [found] if isinstance(found, Exercise) else found.chapters[chapter:]
        for each in chapters[:1]:
            check(each)
    except (TrivaultError, UnicodeError) as error:
        return str(error)
    return ""
