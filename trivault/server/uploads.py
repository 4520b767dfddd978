"""Files from outside. Nobody knows what is in them, so they are read in a process of their own first, with
so much time and memory; what this server has saved itself bears its mark and is read at once."""

from __future__ import annotations

import asyncio
import resource
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import msgspec
from itsdangerous import Signer

from trivault import games
from trivault.kernel.errors import TrivaultError
from trivault.kernel.game import Game
from trivault.kernel.replay import Replay
from trivault.server import processes
from trivault.server.bots import ready
from trivault.server.fair_queue import FairQueue
from trivault.server.logs import log
from trivault.server.settings import Settings
from trivault.server.words import Refusal

WAITING = 3  # files from one address that wait to be read


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
    """Reads uploaded files in a separate process, one at a time, in the order of a fair queue."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._queue = FairQueue(1)
        self._pool: ProcessPoolExecutor | None = None

    def close(self) -> None:
        if self._pool is not None:
            processes.end(self._pool)
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def try_out(self, text: str, at: int | None, host: str) -> None:
        """Whether a file can be read with ease, be it right or wrong; a refusal where it cannot."""
        if self._queue.waiting(host) >= WAITING:
            raise Refusal("too-fast")
        async with self._queue.take(host):
            if not await self._easy(text, at):
                log("file given up", bytes=len(text))
                raise Refusal("file", "error-file-heavy")

    async def _easy(self, text: str, at: int | None) -> bool:
        loop = asyncio.get_running_loop()
        pool = self._pool = self._pool or processes.pool(1, _limited, self.settings.reading_memory)
        try:
            await loop.run_in_executor(pool, _prepared)  # that the process begins is not the fault of the file
            async with asyncio.timeout(self.settings.reading):
                return await loop.run_in_executor(pool, _read, text, at)
        except (TimeoutError, BrokenProcessPool):
            self.close()
            return False


# In that process


def _limited(more: int) -> None:
    """All games are there; a file may take so much memory beside them."""
    ready()
    for name in games.names():
        games.load(name).fingerprint  # noqa: B018  # worked out on first use
    pages = Path("/proc/self/statm")
    now = int(pages.read_text().split()[0]) * resource.getpagesize() if pages.exists() else 0
    resource.setrlimit(resource.RLIMIT_AS, (now + more, resource.RLIM_INFINITY))


def _prepared() -> None:
    """Does nothing: its result says that the process is ready."""


def _read(text: str, at: int | None) -> bool:
    try:
        replay = Replay.from_bytes(text.encode())
        if replay.game in games.names():
            game: Game[Any] = games.load(replay.game)
            replay.open(game, at)
    except MemoryError:
        return False
    except (TrivaultError, UnicodeError):
        pass  # the server finds out itself what is wrong with it
    return True
