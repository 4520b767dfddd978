"""Bots: they hold up nobody, take turns, come back when they are killed, and end with the server."""

import asyncio
import subprocess
import time
from concurrent.futures.process import BrokenProcessPool
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from benchmarks.clients import Process
from tests.server.process import client_of
from tests.server.serving import eventually, run, served
from tests.server.test_rooms import refused
from trivault.server.protocol.refusals import Refusal
from trivault.server.workers import processes
from trivault.server.workers.bots import ready
from trivault.server.workers.fair_queue import FairQueue
from trivault.simulate.executors import kill_workers


def until(path):
    """What waits for a file, in the process of the bots."""
    return ["sh", "-c", f"while [ ! -e {path} ]; do sleep 0.05; done"]


def long_thoughts(enough, bots, monkeypatch):
    """Let bots think until there is a file; what they are thinking of."""
    think, thinking = bots._think, []

    async def long(who, work, *args):
        thinking.append(work)
        await think(who, subprocess.check_call, until(enough))
        return await think(who, work, *args)

    monkeypatch.setattr(bots, "_think", long)
    return thinking


def test_a_bot_that_thinks_long_holds_up_nobody(monkeypatch, tmp_path):
    enough = tmp_path / "enough"

    async def test():
        async with served() as server, server.client() as one, server.client() as two:
            thinking = long_thoughts(enough, server.hub.bots, monkeypatch)
            await one.create("shards", "me", "greedy", options={"first": 1})
            await two.create("shards", "me", "random", options={"first": 0})
            await two.play(1, most=5)
            assert len(thinking) == 1, "the bot was thinking all the while"
            enough.touch()
            await one.my_turn()

    run(test())


def test_bots_and_hints_do_not_get_the_seed_of_the_game(monkeypatch):
    async def test():
        async with served() as server, server.client() as client:
            bots = server.hub.bots
            think = bots._think
            given: set[int] = set()

            async def noted(who, work, *args):
                given.update(arg for arg in args if isinstance(arg, int) and arg > 100)
                return await think(who, work, *args)

            monkeypatch.setattr(bots, "_think", noted)
            room = await client.create("shards", "me", "greedy", "greedy", options={"first": 1})
            seed = server.hub.rooms[room].record.seed
            await client.my_turn()
            await client.ask("hint", "hint")
            assert len(given) == 3, "each has one of its own"
            assert all(abs(each - seed) > 100 for each in given)

    run(test())


def test_what_a_bot_thinks_of_a_seat_that_was_taken_back_does_not_count(monkeypatch, tmp_path):
    enough = tmp_path / "enough"

    async def test():
        async with served() as server, server.client() as client:
            long_thoughts(enough, server.hub.bots, monkeypatch)
            room = await client.create("shards", "me", "random", options={"first": 0})
            table = await client.begun()
            await client.ask("give", seat=0, to="greedy")
            await client.ask("take", seat=0)
            enough.touch()
            await eventually(server.hub.rooms[room].drivers._bots.done)
            assert (server.play(client).at, client.table["seq"]) == (0, table["seq"])
            await client.answer("end-turn")

    run(test())


def test_what_a_bot_thinks_of_a_table_that_was_changed_does_not_count(monkeypatch, tmp_path, caplog):
    enough = tmp_path / "enough"

    async def test():
        async with served() as server, server.client() as client:
            long_thoughts(enough, server.hub.bots, monkeypatch)
            room = await client.create("shards", "me", "greedy", options={"first": 0})
            await client.begun()
            await client.answer("end-turn")
            await client.ask("undo")
            enough.touch()
            await eventually(server.hub.rooms[room].drivers._bots.done)
            assert server.play(client).at == 0
            assert not [record for record in caplog.records if record.levelname == "ERROR"]
            monkeypatch.undo()
            await client.answer("end-turn", seq=server.play(client).seq)
            client.table = None
            await client.my_turn()

    run(test())


def test_bots_come_back_when_their_process_is_killed():
    async def test():
        async with served() as server, server.client() as client:
            await client.create("shards", "me", "greedy")
            await client.my_turn()
            await client.ask("hint")
            kill_workers(server.hub.bots._pool)
            await asyncio.sleep(0.1)
            assert (await client.ask("hint"))["suggestions"]

    run(test())


def test_a_bot_that_thinks_too_long_is_given_up_and_the_game_goes_on(monkeypatch):
    async def test():
        async with served() as server, server.client() as client:
            think = server.hub.bots._think
            await think("", time.sleep, 0)  # until the processes are there
            object.__setattr__(server.hub.settings, "thought", 0.5)

            async def endless(who, work, *args):
                return await think(who, time.sleep, 60)

            monkeypatch.setattr(server.hub.bots, "_think", endless)
            await client.create("shards", "me", "greedy", options={"first": 1})
            await client.until(lambda said: said["type"] == "table" and said["at"] > 0)
            monkeypatch.undo()
            await client.my_turn()
            object.__setattr__(server.hub.settings, "thought", 20.0)
            assert (await client.ask("hint"))["suggestions"], "others have been started"

    run(test())


def test_all_who_wait_for_bots_take_turns():
    async def test():
        queue, done = FairQueue(1), []

        async def think(who):
            async with queue.take(who):
                await asyncio.sleep(0)
                done.append(who)

        async with queue.take("first"):
            waiting = [asyncio.create_task(think(who)) for who in "aaabbc"]
            gone = asyncio.create_task(think("d"))
            await asyncio.sleep(0)
            assert [queue.waiting(who) for who in "abcde"] == [3, 2, 1, 1, 0]
            gone.cancel()
        await asyncio.gather(*waiting)
        assert done == ["a", "b", "c", "a", "b", "a"]
        assert queue.places == 1

    run(test())


def test_a_server_that_ends_does_not_wait_for_bots():
    async def test():
        async with served() as server:
            await server.hub.bots._think("", time.sleep, 0)
            thought = asyncio.create_task(server.hub.bots._think("", time.sleep, 60))
            waiting = asyncio.create_task(server.hub.bots._think("", time.sleep, 60))
            await asyncio.sleep(0.1)
            begun = time.perf_counter()
        assert time.perf_counter() - begun < 50
        with pytest.raises(BrokenProcessPool):
            await thought
        with pytest.raises(Refusal):
            await waiting

    run(test())


def test_a_flood_of_hints_delays_nobody_else(monkeypatch):
    async def test():
        async with (
            served() as server,
            server.client() as one,
            server.client() as two,
            AsyncExitStack() as flood,
        ):
            bots, thought = server.hub.bots, []

            async def slow(seed, state, player, level, who):
                await bots._think(who, time.sleep, 0.05)
                thought.append(who)
                return []

            monkeypatch.setattr(bots, "advise", slow)
            room = await one.create("shards", "me", "random")
            await two.create("shards", "me", "random")
            await two.my_turn()
            many = []
            for _ in range(20):
                many.append(await flood.enter_async_context(server.client(token=one.welcome["token"])))
                await many[-1].ask("join", "room", room=room)
                await many[-1].my_turn()
            asking = [asyncio.create_task(client.ask("hint")) for client in many]
            while not thought:
                await asyncio.sleep(0.01)
            await two.ask("hint")
            await asyncio.gather(*asking)
            alone = min(thought, key=thought.count)
            assert thought.index(alone) < 15, "it does not stand at the end of one queue"

    run(test())


def test_who_waits_for_many_hints_is_refused_more_and_bots_play_on(monkeypatch, tmp_path, caplog):
    enough = tmp_path / "enough"

    async def test():
        async with served(waiting=2) as server, server.client() as one, AsyncExitStack() as flood:
            bots = server.hub.bots

            async def slow(seed, state, player, level, who):
                await bots._think(who, subprocess.check_call, until(enough))
                return []

            monkeypatch.setattr(bots, "advise", slow)
            room = await one.create("shards", "me", "random", options={"first": 0})
            asking, user = [], one.welcome["user"]
            for n in (0, 1, 2):
                client = await flood.enter_async_context(server.client(token=one.welcome["token"]))
                await client.ask("join", "room", room=room)
                asking.append(asyncio.create_task(client.ask("hint")))
                await eventually(lambda n=n: (bots._queue.places, bots._queue.waiting(user)) == (0, n))
            assert (await refused(one.ask("hint"))).code == "too-fast"
            await one.create("shards", "me", "greedy", options={"first": 1})
            await one.ask("ping")
            enough.touch()
            one.table = None
            await one.my_turn()
            await asyncio.gather(*asking)
            assert not [record for record in caplog.records if record.levelname == "ERROR"]

    run(test())


def test_a_process_beside_the_server_begins_with_all_games():
    with processes.pool(1, ready) as pool:
        loaded = pool.submit(eval, "set(__import__('sys').modules)").result(60)
    assert {f"trivault.games.{name}.game" for name in ("keyforge", "magewars", "shards")} <= loaded


def test_bots_end_with_a_server_that_is_killed(tmp_path):
    async def test():
        process = Process(tmp_path)
        await process.start()
        async with client_of(process) as client:
            await client.create("shards", "me", "greedy")
            await client.my_turn()
            await client.ask("hint")
            assert len(session(process.process.pid)) > 1, "bots think in other processes"
            process.process.kill()
            await process.process.wait()
        await eventually(lambda: not session(process.process.pid))

    run(test())


def session(number):
    """The processes that belong to a server, by their session."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, _, of, *_ = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(of) == number and state != "Z":
            found.append(path.parent.name)
    return found
