"""Malformed, oversized, fast, slow and forged: nothing breaks, and nobody else notices."""

import asyncio
import json
import time
from random import Random

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from benchmarks.forged import forged
from tests.server.serving import run, served
from trivault.server.requests import REQUESTS

LANGS = {"en": "Expected is", "de": "Erwartet wird", "pl": "Oczekiwan"}


@pytest.mark.parametrize("lang", LANGS)
def test_every_malformed_message_says_what_was_expected(lang):
    async def test():
        async with served() as server, server.client(lang=lang) as client:
            for type_ in REQUESTS:
                await client.socket.send(json.dumps({"type": type_, "id": 7, "nonsense": [1]}))
                said = await client.receive()
                assert (said["type"], said["code"], said["id"]) == ("error", "malformed", 7)
                assert f'"type": "{type_}"' in said["message"]
                assert LANGS[lang] in said["message"]
            for raw in ("", "{", "[]", "null", '"hello"', '{"type": 5}', "{}", "\x00"):
                await client.socket.send(raw)
                said = await client.receive()
                assert said["code"] == "malformed"
            await client.socket.send('{"type": "fly"}')
            assert "fly" in (await client.receive())["message"]
            await client.ask("ping")

    run(test())


def test_nothing_is_done_before_hello():
    async def test():
        async with served() as server, server.client(hello=False) as client:
            await client.socket.send('{"type": "games"}')
            assert (await client.receive())["code"] == "hello-first"
            await client.ask("hello")

    run(test())


@pytest.mark.parametrize("many", [2500, pytest.param(20_000, marks=pytest.mark.soak)])
def test_a_fuzzer_harms_nobody(many, caplog):
    async def test():
        async with served(queue=10**6) as server, server.client() as one, server.client() as two:
            room = await one.create("shards", "me", "open")
            await two.ask("join", "room", room=room)
            await two.ask("sit", "seat", seat=1)
            play = server.play(one)
            at, digest = play.at, play.state.digest()
            chance = Random(many)
            async with server.client(hello=False) as fuzzer:
                await fuzzer.socket.send('{"type": "hello"}')
                reading = asyncio.create_task(drain(fuzzer))
                slowest = 0.0
                for n in range(many):
                    await fuzzer.socket.send(forged(chance, room, one.tokens[0][:-1] + "A"))
                    if n % 250 == 0:
                        begun = time.perf_counter()
                        await one.ask("ping")
                        slowest = max(slowest, time.perf_counter() - begun)
                await fuzzer.send("ping")
                await asyncio.wait_for(reading, 60)
            assert slowest < 2.0
            assert (play.at, play.state.digest()) == (at, digest), "the game of others is as it was"
            assert not server.hub.metrics.errors["failed"]
            assert not [record for record in caplog.records if record.levelname == "ERROR"]
            assert sum(server.hub.metrics.errors.values()) > many / 3

    async def drain(client):
        """Read to the end; whatever is shown of the table is what a spectator may see."""
        tables = 0
        while (said := json.loads(await client.socket.recv()))["type"] != "pong" or said.get("id") != 1:
            if "view" in said:
                tables += 1
                assert said["seat"] == -1
                assert [player["hand"] for player in said["view"]["players"]] == [[], []]
        assert tables

    asyncio.run(asyncio.wait_for(test(), 60 + many / 50))


def test_a_message_that_is_too_large_closes_the_connection():
    async def test():
        async with served(size=10_000) as server, server.client() as client, server.client() as other:
            await client.socket.send(json.dumps({"type": "chat", "text": "x" * 20_000}))
            with pytest.raises(ConnectionClosed):
                await client.until(lambda said: False)
            assert client.socket.close_code == 1009
            await other.ask("ping")

    run(test())


def test_too_many_messages_are_read_later():
    async def test():
        async with served(rate=20, burst=5) as server, server.client() as client, server.client() as other:
            begun = time.perf_counter()
            for _ in range(25):
                await client.send("ping")
            await other.ask("ping")
            assert time.perf_counter() - begun < 0.5
            await client.until(lambda said: said.get("id") == client.number)
            assert time.perf_counter() - begun > 0.7

    run(test())


def test_who_does_not_read_is_cut_off_and_nobody_waits():
    async def test():
        async with served(queue=20, stuck=1.0) as server, server.client() as one:
            room = await one.create("keyforge", "me", "random", hints=False)
            socket = await connect(server.url, max_size=None, max_queue=1)
            await socket.send('{"type": "hello"}')
            await socket.send(json.dumps({"type": "join", "room": room}))
            await one.until(lambda said: said["type"] == "room" and said["watching"] == 1)
            for _ in range(400):  # the cards of a game are large, and nobody reads them
                await socket.send('{"type": "cards", "game": "keyforge"}')
                if server.hub.metrics.cut_off or len(server.hub.connections) < 2:
                    break
                await asyncio.sleep(0.005)
            begun = time.perf_counter()
            await one.ask("ping")
            assert time.perf_counter() - begun < 1.0
            for _ in range(300):
                if all(connection.closed for connection in server.hub.connections if not connection.seats):
                    break
                await asyncio.sleep(0.05)
            assert all(connection.closed for connection in server.hub.connections if not connection.seats)
            await one.play(1, most=3)
            socket.transport.abort()

    run(test())


def said(origin):
    return {"Origin": origin} if origin else {}


def test_only_pages_of_the_server_itself_may_connect():
    async def test():
        async with served(origins=("https://friend.example",)) as server:
            own = f"http://127.0.0.1:{server.port}"
            for origin in (own, "https://friend.example", None):
                async with connect(server.url, additional_headers=said(origin)) as socket:
                    await socket.send('{"type": "hello"}')
                    assert json.loads(await socket.recv())["type"] == "welcome"
            for origin in ("https://evil.example", "null", f"{own}.evil.example"):
                with pytest.raises(InvalidStatus) as refused:
                    async with connect(server.url, additional_headers=said(origin)):
                        pass
                assert refused.value.response.status_code == 403

    run(test())


def test_a_bot_that_thinks_long_holds_up_nobody(monkeypatch):
    async def test():
        async with served() as server, server.client() as one, server.client() as two:
            think, thought = server.hub.bots._think, []

            async def long(work, *args):
                thought.append(work)
                await think(time.sleep, 0.5)  # in the process of the bots
                return await think(work, *args)

            monkeypatch.setattr(server.hub.bots, "_think", long)
            await one.create("shards", "me", "greedy", options={"first": 1})
            waits = []
            for _ in range(20):
                begun = time.perf_counter()
                await two.ask("ping")
                waits.append(time.perf_counter() - begun)
                await asyncio.sleep(0.05)
            assert thought, "the bot was thinking all the while"
            assert max(waits) < 0.4

    run(test())


def test_bots_come_back_when_their_process_is_killed():
    async def test():
        async with served() as server, server.client() as client:
            await client.create("shards", "me", "greedy")
            await client.my_turn()
            await client.ask("hint")
            for process in server.hub.bots._pool._processes.values():
                process.kill()
            await asyncio.sleep(0.1)
            assert (await client.ask("hint"))["suggestions"]

    run(test())
