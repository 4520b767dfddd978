"""Health check: whether games can be stored, tested by a write."""

from __future__ import annotations

import asyncio
import shutil
import time

from trivault.server.storage.store import Store

PATIENCE = 5.0  # seconds in which a healthy database has written
FRESH = 1.0  # seconds for which all who ask get the same answer
SPARE = 16 * 1024 * 1024  # bytes that must be free beside an SQLite file


class Health:
    """Remembers the result for a second, so that frequent requests cost one check a second."""

    def __init__(self, kept: Store) -> None:
        self._store = kept
        self._asked: asyncio.Task[bool] | None = None
        self._at = 0.0

    async def ok(self) -> bool:
        now = time.monotonic()
        if self._asked is None or (self._asked.done() and now - self._at > FRESH):
            self._asked, self._at = asyncio.create_task(self._look()), now
        return await asyncio.shield(self._asked)

    async def _look(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                return self.has_space() and await self._store.run(self._store.owner.healthy)
        except Exception:
            return False

    def has_space(self) -> bool:
        """Whether the disk has room. What is written now may still fit where something was deleted."""
        path = self._store.file
        return path is None or shutil.disk_usage(path.parent).free > SPARE
