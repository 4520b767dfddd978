"""What is measured of a server: counters and times in the text form of Prometheus, the work of a request."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Coroutine, Generator, Iterator
from dataclasses import dataclass
from functools import partial
from mmap import PAGESIZE
from pathlib import Path
from time import thread_time
from typing import Any, Generic, TypeVar

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

T = TypeVar("T")


def resident() -> int:
    """The memory that the server has now, in bytes; 0 where nobody can tell."""
    pages = Path("/proc/self/statm")
    return int(pages.read_text().split()[1]) * PAGESIZE if pages.exists() else 0


class Times:
    """How long something took, by buckets."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> Iterator[str]:
        yield f"# TYPE {name} histogram"
        so_far = 0
        for bound, count in zip((*map(str, BUCKETS), "+Inf"), self.counts, strict=True):
            so_far += count
            yield f'{name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {so_far}"


class Metrics:
    def __init__(self) -> None:
        self.requests: Counter[str] = Counter()
        self.errors: Counter[str] = Counter()
        self.cut_off = 0
        self.answers = Times()  # from an answer to the view of everybody at the table
        self.stored = Times()
        self.bots = Times()
        self.gauges: dict[str, Callable[[], int]] = {}

    def text(self) -> str:
        return "\n".join([*self._counters(), *self._gauges(), *self._times()]) + "\n"

    def _counters(self) -> Iterator[str]:
        for name, label, counts in (
            ("trivault_requests_total", "type", self.requests),
            ("trivault_errors_total", "code", self.errors),
        ):
            yield f"# TYPE {name} counter"
            yield from (f'{name}{{{label}="{each}"}} {n}' for each, n in sorted(counts.items()))
        yield "# TYPE trivault_cut_off_total counter"
        yield f"trivault_cut_off_total {self.cut_off}"

    def _gauges(self) -> Iterator[str]:
        for name, value in self.gauges.items():
            yield f"# TYPE trivault_{name} gauge"
            yield f"trivault_{name} {value()}"

    def _times(self) -> Iterator[str]:
        yield from self.answers.lines("trivault_answer_seconds")
        yield from self.stored.lines("trivault_store_seconds")
        yield from self.bots.lines("trivault_bot_seconds")


@dataclass(slots=True)
class Metered(Generic[T]):
    """Awaits a coroutine. `seconds` is the processor time of its steps, without what it waited for."""

    work: Coroutine[Any, Any, T]
    seconds: float = 0.0

    def __await__(self) -> Generator[Any, Any, T]:
        go_on = partial(self.work.send, None)
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
                step = partial(self.work.throw, error)
