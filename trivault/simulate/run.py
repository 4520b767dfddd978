"""Many matches over several processes; the number of processes does not change the results."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context

from trivault.simulate.matches import Plan, Record, play

CHUNK = 3  # matches that a process plays in one go, and finishes when all is stopped
AHEAD = 4  # chunks that wait for each process


def run(plan: Plan, jobs: int = 1, start: int = 0) -> Generator[Record]:
    """The records of all matches in their order, each as soon as it is there; from another start, those
    that are left."""
    plan.check()
    numbers = range(start, plan.matches)
    return _alone(plan, numbers) if jobs == 1 or not numbers else _together(plan, numbers, jobs)


def _alone(plan: Plan, numbers: range) -> Generator[Record]:
    return (play(plan, number) for number in numbers)


def _together(plan: Plan, numbers: range, jobs: int) -> Generator[Record]:
    chunk = max(1, min(CHUNK, len(numbers) // (jobs * AHEAD)))
    chunks = [numbers[at : at + chunk] for at in range(0, len(numbers), chunk)]
    # Processes start afresh on every system: a copy of a process with threads may hang.
    pool = ProcessPoolExecutor(min(jobs, len(chunks)), get_context("spawn"), _leave_interrupts_to_the_parent)
    waiting: deque[Future[list[Record]]] = deque()
    try:
        for some in chunks:
            waiting.append(pool.submit(_play_all, plan, some))
            if len(waiting) > jobs * AHEAD:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_all(plan: Plan, numbers: range) -> list[Record]:
    return [play(plan, number) for number in numbers]
