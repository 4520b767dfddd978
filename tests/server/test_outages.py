"""A database that is full, frozen or away: everybody hears of it soon, and the server can still be stopped."""

import asyncio
import json
import resource
import shutil
import threading
import time

import pytest

from tests.server.process import Impatient, client_of
from tests.server.serving import eventually, run, served
from tests.server.test_rooms import refused
from tests.server.test_web import health
from trivault.server.monitoring import logs
from trivault.server.rooms import stored_room
from trivault.server.storage import health as healthy
from trivault.server.storage import store
from trivault.server.storage.ownership import StorageFailed

OK, FAILING = (200, {"status": "ok"}), (503, {"status": "failing"})


@pytest.fixture
def quick(monkeypatch):
    monkeypatch.setattr(store, "LIMIT", 1.0)
    monkeypatch.setattr(stored_room, "AGAIN", 0.1)
    monkeypatch.setattr(healthy, "FRESH", 0.0)


async def begun(client):
    await client.create("shards", "me", "me", seed=4, options={"first": 0})
    return await client.begun()


def test_a_frozen_database_is_not_waited_for_and_goes_on_when_it_thaws(cluster, quick):
    url = cluster.create()

    async def test():
        async with served(database=url) as server, server.client() as client:
            table = await begun(client)
            assert await asyncio.to_thread(health, server.port) == OK
            with cluster.frozen():
                start = time.monotonic()
                assert (await refused(client.answer("end-turn", seq=table["seq"]))).code == "failed"
                assert (await refused(client.ask("ratings", game="shards"))).code == "failed"
                assert await asyncio.to_thread(health, server.port) == FAILING
                assert time.monotonic() - start < 20
                assert (await client.ask("ping"))["type"] == "pong"
            await eventually(lambda: not server.hub.rooms[client.room["room"]].doubtful)
            while await asyncio.to_thread(health, server.port) != OK:
                await asyncio.sleep(0.05)
            play = server.play(client)
            await client.answer("end-turn", seq=play.seq)

    run(test())


def test_a_server_stops_although_its_database_is_frozen(cluster, tmp_path):
    url = cluster.create()

    async def test():
        process = Impatient(tmp_path, url)
        await process.start()
        async with client_of(process) as client:
            table = await begun(client)
            with cluster.frozen():
                await client.send("answer", answer="end-turn", seq=table["seq"])
                await asyncio.sleep(0.2)
                start = time.monotonic()
                assert await process.end() == 0
                assert time.monotonic() - start < 25
                bye = await client.until(lambda said: said["type"] == "bye")
                assert bye["reason"] == "shutdown"

    run(test())


def test_a_job_that_nobody_waits_for_any_more_is_not_begun(quick, database):
    done = []

    async def test():
        async with served(database=database) as server:
            busy, refused = threading.Event(), threading.Event()

            def slow(connection):
                busy.set()
                refused.wait()

            working = asyncio.create_task(server.hub.store.run(slow))
            await asyncio.to_thread(busy.wait)
            late = server.hub.store.run(lambda c: done.append("late"))
            found = await asyncio.gather(working, late, return_exceptions=True)
            refused.set()
            assert [type(each) for each in found] == [StorageFailed] * 2
            await eventually(lambda: server.hub.store._jobs.empty())
            await server.hub.store.run(lambda c: done.append("next"))
            assert done == ["next"]

    run(test())


def test_health_fails_on_a_disk_that_is_full(tmp_path, monkeypatch, quick):
    async def test():
        async with served(database=f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
            assert await asyncio.to_thread(health, server.port) == OK
            monkeypatch.setattr(shutil, "disk_usage", lambda path: type("", (), {"free": 1000}))
            assert await asyncio.to_thread(health, server.port) == FAILING

    run(test())


def test_health_fails_when_the_file_cannot_grow(tmp_path):
    """It writes: reading would still do."""

    async def test():
        process = Impatient(tmp_path)
        await process.start()
        async with client_of(process) as client:
            await begun(client)
            assert await asyncio.to_thread(health, process.port) == OK
            most = resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, (1024, 1024))
            assert await asyncio.to_thread(health, process.port) == FAILING
            assert (await refused(client.answer("end-turn"))).code == "failed"
            assert most
        await process.end()

    run(test())


def test_an_outage_is_a_few_lines_of_the_log(monkeypatch, caplog, quick):
    monkeypatch.setattr(stored_room, "AGAIN", 0.01)

    async def test():
        async with served() as server, server.client() as client:
            table = await begun(client)

            def away(*args):
                raise ConnectionError("away")

            with monkeypatch.context() as patch:
                patch.setattr("sqlalchemy.engine.Connection.execute", away)
                for _ in range(50):
                    assert (await refused(client.answer("end-turn", seq=table["seq"]))).code == "failed"
                    await refused(client.ask("ratings", game="shards"))
                await asyncio.sleep(0.5)
            await eventually(lambda: not server.hub.rooms[client.room["room"]].doubtful)

    caplog.set_level("INFO", logs.LOG.name)
    run(test())
    said = [logs.JsonLines().format(record) for record in caplog.records if record.name == logs.LOG.name]
    events = [json.loads(line)["event"] for line in said]
    for event in ("store failed", "store works again", "not recalled", "recalled"):
        assert events.count(event) == 1
    assert sum(map(len, said)) < 20_000


def test_an_outage_that_comes_and_goes_is_logged_once_a_minute(lines, monkeypatch):
    """On a full disk writing fails, and what is read in between works."""
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    outage = logs.Outage("store failed", "store works again")
    for _ in range(55):
        outage.failed(OSError("disk full"))
        outage.over()
        now[0] += 0.1
    now[0] += 60
    outage.failed(OSError("disk full"))
    outage.failed(OSError("disk full"))
    outage.over()
    assert [(line.getMessage(), line.fields["times"]) for line in lines] == [
        ("store failed", 1),
        ("store works again", 0),
        ("store failed", 55),
        ("store works again", 1),
    ]
    assert [line.exc_info is not None for line in lines] == [True, False, True, False]
