"""How long a coroutine keeps the event loop busy."""

import asyncio
from time import thread_time

import pytest

from tests.server.serving import run, served
from trivault.server.connections import limits
from trivault.server.handlers.table import HANDLERS
from trivault.server.monitoring.metrics import Metered
from trivault.server.protocol.requests import Ping


def work(seconds):
    end = thread_time() + seconds
    while thread_time() < end:
        pass


def test_only_work_counts_and_the_result_and_errors_come_through():
    async def busy(fails):
        work(0.02)
        await asyncio.sleep(0.2)
        work(0.02)
        if fails:
            raise ValueError("so")
        return 7

    async def test():
        metered = Metered(busy(False))
        assert await metered == 7
        assert 0.03 < metered.seconds < 0.15
        failing = Metered(busy(True))
        with pytest.raises(ValueError, match="so"):
            await failing
        assert failing.seconds > 0.03

    run(test())


def test_it_can_be_cancelled():
    heard: list[str] = []

    async def waiting():
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            heard.append("cancelled")
            raise

    async def meter():
        await Metered(waiting())

    async def test():
        task = asyncio.create_task(meter())
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert heard == ["cancelled"]

    run(test())


def test_a_request_that_keeps_the_server_busy_counts_for_more(monkeypatch):
    """Whoever sends such requests waits for the next one; a usual request costs nothing more."""
    assert [limits.extra_cost(limits.USUAL * n) for n in (0.5, 1.5, 20)] == [0, 1, 20]
    ping = HANDLERS[Ping]

    async def slow(connection, request):
        work(limits.USUAL * 10)
        await ping(connection, request)

    async def test():
        async with served(rate=0.001, burst=100) as server, server.client() as client:
            (connection,) = server.hub.connections
            for _ in range(5):
                await client.ask("ping")
            assert connection._limits[1].allows(80)
            connection._limits[1].give_back(80)
            monkeypatch.setitem(HANDLERS, Ping, slow)
            for _ in range(5):
                await client.ask("ping")
            assert not connection._limits[1].allows(60)

    run(test())
