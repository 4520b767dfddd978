"""Files from outside are read elsewhere first, and none of them holds up the server."""

import asyncio
import json
import time
from base64 import b64decode, b64encode
from dataclasses import replace

import msgspec
import pytest

import trivault
from tests.server.serving import run, served
from tests.server.test_rooms import refused
from trivault.kernel.codec import MAGIC, SEAL, sealed
from trivault.kernel.replay import Replay, Setup
from trivault.kernel.table import Table
from trivault.server.handlers import room_handlers
from trivault.server.protocol.refusals import Refusal
from trivault.server.settings import Settings
from trivault.server.workers import processes, uploads
from trivault.server.workers.uploads import Reader, SaveSigner


def in_an_effect() -> Replay:
    state = trivault.load("shards").position({"players": [{"hand": ["shadow-apostle", "crystal"]}, {}]})
    state.apply("play shadow-apostle")
    return Table(state.game, Setup(position=state.position()), 0, ("human", "random")).replay()


def long_game(answers: int) -> str:
    table = Table(trivault.load("shards"), Setup(), 3, ("human", "random"))
    for _ in range(answers):
        table.answer("end-turn" if "end-turn" in table.state.legal() else table.state.legal()[0])
    return table.replay().to_bytes().decode()


def test_the_middle_of_an_effect_is_read_only_where_this_server_has_saved_it():
    async def test():
        async with served() as server, server.client() as client:
            replay = in_an_effect()
            error = await refused(client.ask("load", replay=replay.to_bytes().decode()))
            assert (error.code, "middle of an effect" in error.message) == ("file", True)
            for other in (SaveSigner("another key").marked(replay), msgspec.structs.replace(replay, mark="x")):
                assert (await refused(client.ask("load", replay=other.to_bytes().decode()))).code == "file"
            own = server.hub.save_signer.marked(replay)
            edited = msgspec.structs.replace(own, seats=("random", "human"))
            assert (await refused(client.ask("load", replay=edited.to_bytes().decode()))).code == "file"
            await client.ask("load", "room", replay=own.to_bytes().decode())
            await client.begun()
            saved = (await client.ask("save"))["replay"]
            assert server.hub.reader._pool is None, "what is its own is read at once"
            await client.ask("load", "room", replay=saved)
            await client.ask("play-on", "room", at=0)
            assert server.hub.reader._pool is None

    run(test())


def forged(replay: Replay, at: int, value: object) -> str:
    """A replay whose state has something else in it, behind a right checksum."""
    body = json.loads(replay.to_bytes())
    position = body["setup"]["position"]
    state = msgspec.msgpack.decode(b64decode(position["exact"])[len(MAGIC) + SEAL :])
    state[at] = value
    position["exact"] = b64encode(sealed(msgspec.msgpack.encode(state))).decode()
    return json.dumps(body)


def test_a_forged_state_holds_up_nobody():
    async def test():
        async with served() as server, server.client() as client, server.client() as other:
            bad = forged(in_an_effect(), 11, [[0, "pick", "banish", [], [0, 1], 0, 2**62 - 1, -1, "banish"]])
            begun = time.perf_counter()
            assert (await refused(client.ask("load", replay=bad))).code == "file"
            await other.ask("ping")
            assert time.perf_counter() - begun < 5

    run(test())


def test_no_file_takes_more_memory_than_is_allowed():
    async def test():
        reader = Reader(Settings(reading_memory=2**26))
        pool = reader._pool = processes.pool(1, uploads._limited, reader.settings.reading_memory)
        loop = asyncio.get_running_loop()
        assert len(await loop.run_in_executor(pool, bytes, 2**22)) == 2**22
        with pytest.raises(MemoryError):
            await loop.run_in_executor(pool, bytes, 2**27)
        reader.close()

    run(test())


def test_a_file_that_takes_too_long_is_given_up_and_the_next_one_is_read():
    async def test():
        async with served(reading=0.0) as server, server.client() as client:
            file = long_game(120)
            error = await refused(client.ask("load", replay=file))
            assert (error.code, "too long to read" in error.message) == ("file", True)
            server.hub.reader.settings = replace(server.hub.settings, reading=60.0)
            await client.ask("load", "room", replay=file)

    run(test())


def rests(text):
    time.sleep(float(text))


def test_a_server_that_ends_reads_no_file_that_waits(monkeypatch):
    """Each would have a new process that takes its time."""
    begun: list[object] = []
    pool = processes.pool

    def counted(*args):
        begun.append(args)
        return pool(*args)

    monkeypatch.setattr(processes, "pool", counted)

    async def test():
        reader = Reader(Settings(reading=20.0))
        await reader._within_limits("host", "error-file-heavy", rests, "0")
        hosts = ("a", "a", "b")
        files = [
            asyncio.create_task(reader._within_limits(who, "error-file-heavy", rests, "15")) for who in hosts
        ]
        await asyncio.sleep(0.3)
        start = time.monotonic()
        reader.close()
        ended = await asyncio.gather(*files, return_exceptions=True)
        assert [type(each) for each in ended] == [Refusal] * 3
        assert time.monotonic() - start < 5
        assert len(begun) == 1
        with pytest.raises(Refusal):
            await reader.try_out("{}", None, "late")

    run(test())


def test_nobody_sends_one_file_after_the_other():
    async def test():
        async with served() as server, server.client() as client:
            async with server.hub.reader._queue.take("somebody"):
                waiting = [asyncio.create_task(server.hub.reader.try_out("{}", None, "host")) for _ in range(3)]
                await asyncio.sleep(0)
                with pytest.raises(Exception, match="too-fast"):
                    await server.hub.reader.try_out("{}", None, "host")
            await asyncio.gather(*waiting)
            await client.ask("ping")

    run(test())


def test_rooms_are_counted_by_address_whoever_the_guests_are(monkeypatch):
    monkeypatch.setattr(room_handlers, "local", lambda host: False)

    async def test():
        async with served(address_rooms=2) as server:
            for n in range(3):
                async with server.client() as guest:
                    if n < 2:
                        await guest.create("shards", "me", "random")
                    else:
                        error = await refused(guest.create("shards", "me", "random"))
                        assert (error.code, "from your address" in error.message) == ("too-fast", True)

    run(test())


def test_only_so_many_rooms_are_in_memory_and_empty_ones_make_way():
    async def test():
        async with served(all_rooms=2) as server, server.client() as one, server.client() as two:
            first = await one.create("shards", "me", "random")
            await one.ask("leave")
            second = await one.create("shards", "me", "random")
            third = await two.create("shards", "me", "random")
            assert set(server.hub.rooms) == {second, third}, "the empty one has left"
            async with server.client() as guest:
                error = await refused(guest.create("shards", "me", "random"))
                assert (error.code, "as many games" in error.message) == ("too-fast", True)
                await refused(guest.ask("join", room=first))
                await two.ask("leave")
                await guest.ask("join", "table", room=first)
            assert set(server.hub.rooms) == {first, second}

    run(test())
