"""Measures for how long a coroutine keeps the event loop busy."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from functools import partial
from time import thread_time
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Metered(Generic[T]):
    """Awaits a coroutine. `seconds` is the processor time of its steps, without what it waited for."""

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self.seconds = 0.0
        self._work = work

    def __await__(self) -> Generator[Any, Any, T]:
        go_on = partial(self._work.send, None)
        step: Callable[[], Any] = go_on
        while True:
            begun = thread_time()
            try:
                awaited = step()
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self.seconds += thread_time() - begun
            step = go_on
            try:
                yield awaited
            except BaseException as error:
                step = partial(self._work.throw, error)
