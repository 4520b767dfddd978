"""Telling processes that what they think of is no longer wanted."""

from __future__ import annotations

import math
import time
from collections import deque
from ctypes import Array, c_longlong
from itertools import count
from multiprocessing.sharedctypes import RawArray
from typing import NamedTuple

Places = Array[c_longlong]  # in shared memory: the number of the job that is to be stopped, by place


class Job(NamedTuple):
    """Something that a process thinks of."""

    place: int
    number: int


class Stops:
    """The server's side: it gives jobs numbers, and takes them back."""

    def __init__(self, places: int) -> None:
        self.places: Places = RawArray(c_longlong, places)
        self._free = deque(range(places))
        self._numbers = count(1)

    def begin(self) -> Job:
        return Job(self._free.popleft(), next(self._numbers))

    def stop(self, job: Job) -> None:
        self.places[job.place] = job.number

    def end(self, job: Job) -> None:
        self._free.append(job.place)


class Wanted:
    """The side of a process: which job it has."""

    places: Places | None = None
    job: Job | None = None

    @classmethod
    def clock(cls) -> float:
        """Seconds; for a job that is no longer wanted all time is over."""
        if cls.places is not None and cls.job is not None and cls.places[cls.job.place] == cls.job.number:
            return math.inf
        return time.monotonic()
