"""Many matches over several processes; the number of processes does not change the results."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from types import TracebackType

from trivault.simulate.matches import Plan, Record, play

CHUNK = 3  # matches that a process plays in one go, and finishes when all is stopped
AHEAD = 4  # chunks that wait for each process

Match = tuple[Plan, int]  # a match of a plan by its number


def run(plan: Plan, jobs: int = 1, start: int = 0) -> Generator[Record]:
    """The records of all matches in their order, each as soon as it is there; from another start, those
    that are left."""
    plan.check()
    return _run([(plan, number) for number in range(start, plan.matches)], jobs)


def _run(matches: Sequence[Match], jobs: int) -> Generator[Record]:
    with Workers(jobs) as workers:
        yield from workers.play(matches)


class Workers:
    """Processes that play matches; where there is only one it is this one."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def play(self, matches: Sequence[Match]) -> Generator[Record]:
        """Their records in this order, each as soon as it is there."""
        return self._together(matches) if self.jobs > 1 and len(matches) > 1 else _alone(matches)

    def _together(self, matches: Sequence[Match]) -> Generator[Record]:
        chunk = max(1, min(CHUNK, len(matches) // (self.jobs * AHEAD)))
        waiting: deque[Future[list[Record]]] = deque()
        for at in range(0, len(matches), chunk):
            waiting.append(self._started().submit(_play_all, matches[at : at + chunk]))
            if len(waiting) > self.jobs * AHEAD:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Processes start afresh on every system: a copy of a process with threads may hang.
            self._pool = ProcessPoolExecutor(
                self.jobs, get_context("spawn"), initializer=_leave_interrupts_to_the_parent
            )
        return self._pool


def _alone(matches: Sequence[Match]) -> Generator[Record]:
    return (play(plan, number) for plan, number in matches)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_all(matches: Sequence[Match]) -> list[Record]:
    return [play(plan, number) for plan, number in matches]
