"""A cooperative scheduler: long jobs run in short time slices, so that other requests are not held up."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Generator, Hashable
from typing import Any, TypeVar

T = TypeVar("T")

TIME_SLICE = 0.002  # seconds

Work = Generator[None, None, T]  # yields wherever it can be interrupted


class Scheduler:
    """Jobs run round robin, one time slice each."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[Work[Any], asyncio.Future[Any]]] = deque()
        self._shared: dict[Hashable, asyncio.Task[Any]] = {}
        self._task: asyncio.Task[None] | None = None

    async def once(self, key: Hashable, work: Callable[[], Work[T]]) -> T:
        """The result of a job; requests with the same key at the same time share one run."""
        if key not in self._shared:
            task = self._shared[key] = asyncio.create_task(self.run(work()))
            task.add_done_callback(lambda _: self._shared.pop(key))
        result: T = await asyncio.shield(self._shared[key])
        return result

    async def run(self, work: Work[T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        return await done

    async def _work(self) -> None:
        while self._waiting:
            work, done = self._waiting.popleft()
            if not done.cancelled() and _run_slice(work, done):
                self._waiting.append((work, done))
            await asyncio.sleep(0)


def _run_slice(work: Work[T], done: asyncio.Future[T]) -> bool:
    """Run one time slice of a job; whether more remains."""
    end = time.perf_counter() + TIME_SLICE
    try:
        while time.perf_counter() < end:
            next(work)
    except StopIteration as last:
        done.set_result(last.value)
    except Exception as error:
        done.set_exception(error)
    return not done.done()
