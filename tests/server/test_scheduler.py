"""The scheduler runs long jobs in alternating time slices."""

import asyncio

import pytest

from tests.server.serving import run
from trivault.server.workers import scheduler
from trivault.server.workers.scheduler import Scheduler


class Time:
    """Every look at it takes more than half a time slice."""

    now = 0.0

    def perf_counter(self):
        self.now += scheduler.TIME_SLICE * 0.6
        return self.now


def counting(done, name, many, result=None):
    for n in range(many):
        done.append(f"{name}{n}")
        yield
    return result


def test_all_who_have_work_take_turns(monkeypatch):
    monkeypatch.setattr(scheduler, "time", Time())
    done: list[str] = []

    async def test():
        work = Scheduler()
        results = await asyncio.gather(
            work.run(counting(done, "a", 3, "A")), work.run(counting(done, "b", 2, "B"))
        )
        assert [*results] == ["A", "B"]
        assert done == ["a0", "b0", "a1", "b1", "a2"]

    run(test())


def test_what_several_ask_for_is_done_once():
    done: list[str] = []

    async def test():
        work = Scheduler()
        asked = [work.once("key", lambda: counting(done, "a", 2, "A")) for _ in range(3)]
        assert await asyncio.gather(*asked) == ["A", "A", "A"]
        assert done == ["a0", "a1"]

    run(test())


def test_work_that_fails_fails_for_who_asked_alone():
    done: list[str] = []

    def failing():
        yield
        raise ValueError("no")

    async def test():
        work = Scheduler()
        good = asyncio.create_task(work.run(counting(done, "a", 5, "A")))
        with pytest.raises(ValueError, match="no"):
            await work.run(failing())
        assert await good == "A"

    run(test())
