"""Whose turn it is."""

import asyncio

import pytest

from tests.server.serving import run
from trivault.server.protocol.refusals import Refusal
from trivault.server.workers.fair_queue import FairQueue


async def hold(queue, who, seconds, done):
    async with queue.take(who):
        await asyncio.sleep(seconds)
    done.append(who)


def test_who_has_held_places_for_little_time_comes_first():
    """Three clients with long requests do not make somebody wait for each of them."""

    async def test():
        queue = FairQueue(1, 60.0)
        done: list[str] = []
        long = [asyncio.create_task(hold(queue, who, 0.05, done)) for who in "abcabcabc"]
        await asyncio.sleep(0.18)  # each has been served
        await asyncio.gather(*long[:3], hold(queue, "new", 0.0, done))
        assert done.index("new") <= 4, done
        await asyncio.gather(*long)
        assert sorted(done[:3]) == ["a", "b", "c"], "they take turns themselves"
        assert queue.places == 1

    run(test())


def test_times_are_forgotten():
    async def test():
        queue = FairQueue(1, 0.01)
        await hold(queue, "a", 0.1, [])
        assert queue._lately("a") > 0.01
        await asyncio.sleep(0.3)
        assert queue._lately("a") < 0.001

    run(test())


def test_nobody_is_served_after_the_end():
    async def test():
        queue = FairQueue(1)
        done: list[str] = []
        first = asyncio.create_task(hold(queue, "a", 0.05, done))
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(hold(queue, who, 0.0, done)) for who in "aab"]
        gone = asyncio.create_task(hold(queue, "c", 0.0, done))
        await asyncio.sleep(0)
        gone.cancel()
        queue.close()
        assert [type(each) for each in await asyncio.gather(*waiting, return_exceptions=True)] == [Refusal] * 3
        await first
        with pytest.raises(Refusal):
            await hold(queue, "d", 0.0, done)
        assert done == ["a"], "who has a place may finish"

    run(test())
