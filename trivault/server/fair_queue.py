"""A fair queue for a scarce resource: waiting clients are served round robin, however much one requests."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """A number of places, and one queue of waiting requests for each client."""

    def __init__(self, places: int) -> None:
        self.places = places  # free ones
        self._queues: dict[str, deque[asyncio.Future[None]]] = {}  # by client, the next first

    @asynccontextmanager
    async def take(self, who: str) -> AsyncIterator[None]:
        """Hold a place; waits until one is free and it is this client's turn."""
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
        """The number of requests of a client that are waiting."""
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
        """Give a free place to the next client, who then goes to the end of the rotation."""
        while self.places and self._queues:
            who, queue = next(iter(self._queues.items()))
            del self._queues[who]
            turn = queue.popleft()
            if queue:
                self._queues[who] = queue
            if not turn.done():
                self.places -= 1
                turn.set_result(None)
