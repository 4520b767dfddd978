"""The queue of messages to a client, limited in number and in total size."""

from __future__ import annotations

import asyncio
from collections import deque

CALM = 0.25  # of what may wait, for a client that shall be read on


class Outbox:
    def __init__(self, most: int, size: int) -> None:
        self.most = most
        self.size = size
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._some = asyncio.Event()
        self.calm = asyncio.Event()  # set while the queue is short
        self.calm.set()
        self.sent = asyncio.Event()  # set while nothing is queued and what was taken is sent
        self.sent.set()

    def put(self, data: bytes) -> bool:
        """Queue a message; False when the queue is full."""
        if len(self._waiting) >= self.most or self._bytes > self.size:
            return False
        self._waiting.append(data)
        self._bytes += len(data)
        self._some.set()
        self.sent.clear()
        if len(self._waiting) > self.most * CALM or self._bytes > self.size * CALM:
            self.calm.clear()
        return True

    async def take(self) -> bytes:
        """The next message, as soon as there is one; who asks for it has sent the one before."""
        if not self._waiting:
            self.sent.set()
        await self._some.wait()
        data = self._waiting.popleft()
        self._bytes -= len(data)
        if not self._waiting:
            self._some.clear()
        if len(self._waiting) <= self.most * CALM and self._bytes <= self.size * CALM:
            self.calm.set()
        return data

    def clear(self) -> None:
        """Empty the queue, and wake whoever waits for that."""
        self._waiting.clear()
        self._bytes = 0
        self._some.clear()
        self.calm.set()
        self.sent.set()
