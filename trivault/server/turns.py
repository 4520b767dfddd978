"""Who may use something scarce: all who wait for it take turns, however much one of them asks for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    def __init__(self, places: int) -> None:
        self.places = places  # free ones
        self._queues: dict[str, deque[asyncio.Future[None]]] = {}  # by who waits, the next first

    @asynccontextmanager
    async def take(self, who: str) -> AsyncIterator[None]:
        """Have a place, when it is one's turn."""
        if self.places:
            self.places -= 1
        else:
            await self._wait(who)
        try:
            yield
        finally:
            self.places += 1
            self._next()

    def waiting(self, who: str) -> int:
        """For how much somebody waits."""
        return len(self._queues.get(who, ()))

    async def _wait(self, who: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was just given
                self.places += 1
                self._next()
            raise

    def _next(self) -> None:
        """Give a free place to whoever comes next; they then come last."""
        while self.places and self._queues:
            who, queue = next(iter(self._queues.items()))
            del self._queues[who]
            turn = queue.popleft()
            if queue:
                self._queues[who] = queue
            if not turn.done():
                self.places -= 1
                turn.set_result(None)
