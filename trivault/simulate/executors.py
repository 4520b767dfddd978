"""Where jobs are done: in this process, in several ones, or on a cluster (`cluster.py`). A job is a pure
function of what it is given, so that results are the same wherever, in whatever pieces and however often it is
done."""

from __future__ import annotations

import os
import pickle
import signal
import threading
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context, parent_process
from time import perf_counter
from traceback import format_exception
from typing import Generic, NamedTuple, Protocol, Self, TypeVar

from trivault.kernel.errors import TrivaultError

AIM = 0.2  # seconds that a chunk of jobs should take: much longer than to send it, not long to wait for
AHEAD = 8  # chunks for each worker that are sent or wait to be handed on in order
LOSSES = 4  # workers lost in a row that are too many

J = TypeVar("J")
R = TypeVar("R")
J_in = TypeVar("J_in", contravariant=True)
R_out = TypeVar("R_out", covariant=True)


class JobError(TrivaultError):
    """A job failed with an error that cannot be sent between processes; the message is that of the error."""


class WorkersLost(TrivaultError):
    """Workers end again and again before they have done their jobs."""


class Work(Protocol[J_in, R_out]):
    """What is done for each job, by the rules of a game. It is sent to workers, as jobs and results are."""

    @property
    def game(self) -> str: ...

    def __call__(self, job: J_in, /) -> R_out: ...


class Executor(ABC):
    """Does jobs. Whoever opens it closes it."""

    @abstractmethod
    def map(self, work: Work[J, R], jobs: Iterable[J]) -> Generator[R]:
        """The results in the order of the jobs, each as soon as it is there."""

    @abstractmethod
    def close(self) -> None:
        """Stop what is being done, and end the workers."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


Jobs = int | str | Executor  # so many processes, the address of a Ray cluster, or what is there already


class InProcess(Executor):
    """One job after the other, here."""

    def map(self, work: Work[J, R], jobs: Iterable[J]) -> Generator[R]:
        yield from map(work, jobs)

    def close(self) -> None:
        pass


class Done(NamedTuple, Generic[R]):
    """A chunk of jobs that was done, up to the first one that failed."""

    results: list[R]
    seconds: float
    error: Exception | None = None


class Sent(Generic[J, R]):
    """A chunk of jobs that a worker was asked to do."""

    def __init__(self, jobs: list[J], future: Future[Done[R]]) -> None:
        self.jobs, self.future = jobs, future


Send = Callable[[list[J]], Future[Done[R]]]


class Workers(Executor):
    """Sends chunks of jobs to workers and hands the results on in order. A worker may be lost: what it was to
    do is done again."""

    def map(self, work: Work[J, R], jobs: Iterable[J]) -> Generator[R]:
        send, left = self._sender(work), iter(jobs)
        sent: deque[Sent[J, R]] = deque()
        size = 1
        try:
            while True:
                while len(sent) < self.workers * AHEAD and (chunk := list(islice(left, size))):
                    sent.append(Sent(chunk, send(chunk)))
                if not sent:
                    return
                done = self._first_done(sent, send)
                size = _next_size(size, len(sent.popleft().jobs), done.seconds)
                yield from done.results
                if done.error is not None:
                    raise done.error
        finally:
            for each in sent:
                each.future.cancel()

    @property
    @abstractmethod
    def workers(self) -> int:
        """How many chunks can be done at the same time."""

    @abstractmethod
    def _sender(self, work: Work[J, R]) -> Send[J, R]:
        """What sends a chunk to a worker."""

    @abstractmethod
    def _first_done(self, sent: deque[Sent[J, R]], send: Send[J, R]) -> Done[R]:
        """Wait for the first of these chunks; what was lost is sent again."""


class LocalPool(Workers):
    """Processes of this machine."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    @property
    def workers(self) -> int:
        return self._processes

    def _sender(self, work: Work[J, R]) -> Send[J, R]:
        def send(chunk: list[J]) -> Future[Done[R]]:
            try:
                return self._started().submit(do_all, work, chunk)
            except BrokenProcessPool as error:
                lost: Future[Done[R]] = Future()
                lost.set_exception(error)
                return lost

        return send

    def _first_done(self, sent: deque[Sent[J, R]], send: Send[J, R]) -> Done[R]:
        for _ in range(LOSSES):
            try:
                return sent[0].future.result()
            except BrokenProcessPool:  # the others have ended with the one that was lost
                self.close()
                for each in sent:
                    each.future = send(each.jobs)
        raise lost(LOSSES)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Processes start afresh on every system: a copy of a process with threads may hang.
            self._pool = ProcessPoolExecutor(
                self._processes, get_context("spawn"), initializer=live_with_parent
            )
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            kill_workers(self._pool)  # their jobs can be done again
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def kill_workers(pool: ProcessPoolExecutor) -> None:
    """Kill the processes of a pool, even in the middle of a job; its pending jobs then fail."""
    for process in list(pool._processes.values()):
        process.kill()


def lost(times: int) -> WorkersLost:
    return WorkersLost(
        f"workers ended {times} times before a game was over: expected enough memory, and players that do not "
        "end their process"
    )


def _next_size(size: int, many: int, seconds: float) -> int:
    """Larger chunks for shorter jobs; at most twice as large, as one job says little about the others."""
    return max(1, min(2 * size, int(AIM * many / max(seconds, 1e-6))))


# In the workers


def live_with_parent() -> None:
    """Ctrl-C at the terminal is for the parent, which then ends its processes; should it be killed, they end by
    themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def do_all(work: Work[J, R], jobs: list[J]) -> Done[R]:
    begun = perf_counter()
    results: list[R] = []
    try:
        for job in jobs:
            results.append(work(job))  # noqa: PERF401 - what was done before an error is kept
    except Exception as error:
        return Done(results, perf_counter() - begun, _portable(error))
    return Done(results, perf_counter() - begun)


def _portable(error: Exception) -> Exception:
    """An error that survives being sent, with where it happened."""
    notes = [*getattr(error, "__notes__", ()), "".join(format_exception(error))]
    try:
        found: Exception = pickle.loads(pickle.dumps(error))
    except Exception:  # its constructor takes something else than its message
        found = JobError(f"{type(error).__name__}: {error}")
    found.__notes__ = notes
    return found
