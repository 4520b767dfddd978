"""Opens the executor that is asked for: this process, several ones, or a cluster."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from trivault.simulate.executors import Executor, InProcess, Jobs, LocalPool


@contextmanager
def opened(jobs: Jobs) -> Iterator[Executor]:
    """An executor that is there; or one that is closed in the end."""
    if isinstance(jobs, Executor):
        yield jobs
    else:
        with _made(jobs) as executor:
            yield executor


def _made(jobs: int | str) -> Executor:
    if isinstance(jobs, str):
        from trivault.simulate.cluster import RayCluster  # with Ray, which only those need who have a cluster

        return RayCluster(jobs)
    return LocalPool(jobs) if jobs > 1 else InProcess()
