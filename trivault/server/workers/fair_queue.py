"""A fair queue for a scarce resource: waiting clients are served in turns, however much one requests."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from trivault.server.protocol.refusals import Refusal

REMEMBERED = 1_000  # clients


class FairQueue:
    """A number of places, and a queue of waiting requests for each client. With a half-life, the client is next
    who has held places for the least time of late."""

    def __init__(self, places: int, half_life: float = 0.0) -> None:
        self.places = places  # free ones
        self._half_life = half_life  # seconds after which a time counts half; 0: times do not count
        self._queues: dict[str, deque[asyncio.Future[None]]] = {}  # by client, the next first
        self._held: dict[str, tuple[float, float]] = {}  # seconds by client, and when that was
        self._closed = False

    def close(self) -> None:
        """Refuse those who wait, and all who come."""
        self._closed = True
        for turn in [turn for queue in self._queues.values() for turn in queue if not turn.done()]:
            turn.set_exception(Refusal("failed"))
        self._queues.clear()

    @asynccontextmanager
    async def take(self, who: str) -> AsyncIterator[None]:
        """Hold a place; waits until one is free and it is this client's turn."""
        if self._closed:
            raise Refusal("failed")
        if self.places:
            self.places -= 1
        else:
            await self._wait(who)
        begun = time.monotonic()
        try:
            yield
        finally:
            self._remember(who, time.monotonic() - begun)
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
            if turn.done() and not turn.cancelled() and turn.exception() is None:  # it was just given
                self.places += 1
                self._next()
            raise

    def _next(self) -> None:
        """Give a free place to the next client, who then goes to the end of the rotation."""
        while self.places and self._queues:
            who = min(self._queues, key=self._lately)
            queue = self._queues.pop(who)
            turn = queue.popleft()
            if queue:
                self._queues[who] = queue
            if not turn.done():
                self.places -= 1
                turn.set_result(None)

    def _lately(self, who: str) -> float:
        """For how long a client has held places, of late."""
        if who not in self._held:
            return 0.0
        seconds, at = self._held[who]
        return float(seconds * 0.5 ** ((time.monotonic() - at) / self._half_life))

    def _remember(self, who: str, seconds: float) -> None:
        if self._half_life:
            self._held[who] = self._lately(who) + seconds, time.monotonic()
            if len(self._held) > REMEMBERED:
                del self._held[min(self._held, key=self._lately)]
