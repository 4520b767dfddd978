"""Malformed, oversized, fast, slow and forged: nothing breaks, and nobody else notices."""

import asyncio
import json
import time
from contextlib import AsyncExitStack, suppress
from typing import Any

import pytest
from starlette.datastructures import Headers
from starlette.websockets import WebSocketState
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.serving import eventually, run, served
from tests.server.test_rooms import refused
from trivault.server import run as running
from trivault.server.connections.websocket import WebSocketProtocol
from trivault.server.handlers.client import Client
from trivault.server.protocol.replies import Pong
from trivault.server.protocol.requests import REQUESTS

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
            last = asyncio.create_task(client.until(lambda said: said.get("id") == client.number))
            await other.ask("ping")
            assert not last.done(), "others do not wait for that"
            await last
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
            with suppress(ConnectionClosed):
                for _ in range(400):  # the cards of a game are large, and nobody reads them
                    await socket.send('{"type": "cards", "game": "keyforge"}')
                    if server.hub.metrics.cut_off or len(server.hub.connections) < 2:
                        break
                    await asyncio.sleep(0.005)
            await one.ask("ping")
            await eventually(lambda: all(each.closed for each in server.hub.connections if not each.seats))
            await one.play(1, most=3)
            socket.transport.abort()

    run(test())


def test_who_takes_nothing_for_too_long_is_cut_off_also_with_little_to_read(monkeypatch):
    # Pings would find it out later.
    monkeypatch.setattr(WebSocketProtocol, "start_keepalive", lambda self: None)

    async def test():
        async with served(stuck=0.05, queue=10_000) as server:
            socket = await connect(server.url, max_size=None, max_queue=1)
            await socket.send('{"type": "hello"}')
            await eventually(lambda: any(each.person for each in server.hub.connections))
            with suppress(ConnectionClosed):
                for _ in range(40):
                    await socket.send('{"type": "cards", "game": "keyforge"}')
            await eventually(lambda: not server.hub.connections)
            assert not server.hub.metrics.cut_off, "its queue was never full"
            socket.transport.abort()

    run(test())


class Deaf:
    """A socket of somebody who does not read until the server has had enough."""

    client, headers, client_state = None, Headers(), WebSocketState.CONNECTED

    def __init__(self):
        self.got: list[object] = []
        self.reads = asyncio.Event()
        self.gone = asyncio.Event()

    async def receive(self):
        await self.gone.wait()
        return {"type": "websocket.disconnect"}

    async def send_text(self, text):
        await self.reads.wait()
        said = json.loads(text)
        self.got.append((said["type"], said.get("reason")))

    async def close(self, code, reason):
        self.got.append(code)
        self.gone.set()


@pytest.mark.parametrize("limits", [{"queue": 20}, {"backlog": 500}])
def test_who_has_too_much_to_read_is_told_so_and_cut_off(limits):
    async def test():
        async with served(**limits) as server:
            socket: Any = Deaf()
            connection = Client(server.hub, socket)
            served_ = asyncio.create_task(connection.run())
            await asyncio.sleep(0)
            sent = 0
            while not server.hub.metrics.cut_off:
                connection.send(Pong())
                sent += 1
                await asyncio.sleep(0)
                assert sent < 100, "no more than that is kept"
            socket.reads.set()
            await served_
            assert sent > 10
            assert socket.got[-2:] == [("bye", "slow"), 1013]
            assert server.hub.metrics.cut_off == 1

    run(test())


def said(origin):
    return {"Origin": origin} if origin else {}


def beyond(host, lang="en"):
    """Somebody who comes through the proxy at this machine."""
    return {"additional_headers": {"X-Forwarded-For": host, "Accept-Language": lang}}


async def turned_away(server, **options):
    with pytest.raises(InvalidStatus) as refused:
        async with connect(server.url, **options):
            pass
    return refused.value.response.status_code, refused.value.response.body.decode()


def test_only_pages_of_the_server_itself_may_connect():
    async def test():
        async with served(origins=("https://friend.example",)) as server:
            own = f"http://127.0.0.1:{server.port}"
            for origin in (own, "https://friend.example", None):
                async with connect(server.url, additional_headers=said(origin)) as socket:
                    await socket.send('{"type": "hello"}')
                    assert json.loads(await socket.recv())["type"] == "welcome"
            for origin in ("https://evil.example", "null", "http://[", f"{own}.evil.example"):
                status, text = await turned_away(server, additional_headers=said(origin))
                assert (status, "--origin" in text) == (403, True)

    run(test())


def test_an_address_has_only_so_many_connections():
    async def test():
        async with served(address=3, connections=6) as server:
            async with AsyncExitStack() as there:
                for host in ("198.51.100.1", "198.51.100.1", "198.51.100.1", "198.51.100.2"):
                    await there.enter_async_context(server.client(**beyond(host)))
                status, text = await turned_away(server, **beyond("198.51.100.1", "de"))
                assert (status, text[:23]) == (429, "Von deiner Adresse komm")
                for _ in range(2):
                    await there.enter_async_context(server.client())
                status, text = await turned_away(server, **beyond("198.51.100.3", "pl"))
                assert (status, text[:16]) == (503, "Serwer jest pełn")
            async with server.client(**beyond("198.51.100.1")) as again:
                await again.ask("ping")
            server.hub.closing = True
            assert (await turned_away(server, **beyond("198.51.100.4")))[0] == 503, "a server that stops"
            server.hub.closing = False

    run(test())


def test_an_address_opens_only_so_many_rooms_and_is_read_only_so_fast():
    async def test():
        async with served(opened=2, rate=10.0, burst=4) as server:
            async with server.client(**beyond("198.51.100.1")) as one, server.client() as here:
                for _ in range(2):
                    await one.create("shards", "me", "open")
                error = await refused(one.create("shards", "me", "open"))
                assert error.code == "too-fast"
                await here.create("shards", "me", "open")
            async with AsyncExitStack() as there:
                many = [
                    await there.enter_async_context(server.client(**beyond("198.51.100.9"))) for _ in range(30)
                ]
                begun = time.perf_counter()
                for _ in range(3):
                    await asyncio.gather(*(client.ask("ping") for client in many))
                assert time.perf_counter() - begun > 0.4, "100 a second from all of them together"

    run(test())


def test_costly_requests_count_for_more():
    async def test():
        async with served(rate=50.0, burst=10) as server, server.client() as client:
            begun = time.perf_counter()
            for _ in range(6):
                await client.ask("cards", game="shards")
            assert time.perf_counter() - begun > 0.25

    run(test())


def test_long_requests_count_for_more():
    async def test():
        async with served(rate=50.0, burst=10) as server, server.client() as client:
            begun = time.perf_counter()
            for _ in range(4):
                await refused(client.ask("deck", game="keyforge", text="Mine\n" * 3000))
            assert time.perf_counter() - begun > 0.8

    run(test())


def test_who_asks_much_and_does_not_read_is_not_listened_to():
    async def test():
        async with served(backlog=400_000, stuck=60.0) as server, server.client() as one:
            socket = await connect(server.url, max_size=None, max_queue=1)
            await socket.send('{"type": "hello"}')
            await eventually(lambda: all(each.person for each in server.hub.connections))
            (slow,) = (each for each in server.hub.connections if each.person.user != one.welcome["user"])
            for _ in range(100):
                await socket.send('{"type": "cards", "game": "keyforge"}')
            for _ in range(20):
                await asyncio.sleep(0.02)
                assert slow._outbox._bytes < 1_000_000, "not all of it is kept in memory"
            await one.ask("ping")
            assert not server.hub.metrics.cut_off
            socket.transport.abort()

    run(test())


UPGRADE = b"""GET /ws HTTP/1.1\r
Host: localhost\r
Upgrade: websocket\r
Connection: Upgrade\r
Sec-WebSocket-Version: 13\r
Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
"""


def test_connections_that_ask_for_nothing_are_closed(monkeypatch):
    monkeypatch.setattr(running, "QUIET", 2)

    async def test():
        async with served() as server, server.client() as client:
            for text in (b"", b"GET /ws HTT", UPGRADE + b"X: " + b"x" * 9000 + b"\r\n\r\n"):
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(text)
                assert await reader.read() == b""
                writer.close()
            await client.ask("ping")

    run(test())


def frames(head, text=b"", many=1):
    """Frames of a client, with a mask that changes nothing."""
    return (bytes([head, 0x80 | len(text), 0, 0, 0, 0]) + text) * many


async def opened(server):
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(UPGRADE + b"\r\n")
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


FLOODS = {"pings": frames(0x89, many=50_000), "pongs": frames(0x8A, many=50_000)}
FLOODS["pieces"] = frames(0x01) + frames(0x00, many=50_000)


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_is_cut_off(kind):
    async def test():
        async with served() as server, server.client() as other:
            reader, writer = await opened(server)
            writer.write(FLOODS[kind])
            await other.ask("ping")
            with suppress(ConnectionError):
                while await reader.read(1 << 20):
                    pass
            writer.close()
            await eventually(lambda: len(server.hub.connections) == 1)

    run(test())


def test_of_a_flood_of_messages_only_some_are_looked_at(monkeypatch):
    seen: list[object] = []
    handle = WebSocketProtocol.handle_text

    def noted(protocol, event):
        seen.append(event)
        handle(protocol, event)

    monkeypatch.setattr(WebSocketProtocol, "handle_text", noted)

    async def test():
        async with served(rate=20.0, burst=5) as server, server.client() as other:
            _, writer = await opened(server)
            writer.write(frames(0x81, b"{}", 30_000))
            await other.ask("ping")
            await eventually(lambda: len(seen) > 100)
            await other.ask("ping")
            assert len(seen) < 5000
            writer.transport.abort()

    run(test())


def test_a_message_in_many_pieces_is_one_message():
    async def test():
        async with served() as server, server.client() as client:
            text = json.dumps({"type": "deck", "id": 9, "game": "keyforge", "text": "x" * 19_000})
            await client.socket.send(text[n : n + 30] for n in range(0, len(text), 30))
            said = await client.until(lambda said: said.get("id") == 9)
            assert said["code"] == "deck"
            await client.ask("ping")

    run(test())


def test_text_that_is_no_text_closes_the_connection():
    async def test():
        async with served() as server, server.client() as other:
            reader, writer = await opened(server)
            writer.write(frames(0x81, b"\xff\xfe"))
            assert await reader.readexactly(4) == b"\x88\x02\x03\xef", "1007"
            writer.close()
            await other.ask("ping")
            await eventually(lambda: len(server.hub.connections) == 1)

    run(test())


def test_names_and_chat_stay_in_their_line():
    async def test():
        async with served() as server, server.client(name="Ada") as client:
            high = await client.ask("rename", name="Z" + "\u0335\u0301\u0302\u0303" * 5)
            assert len(high["name"]) <= 3, "a letter and two marks"
            for name, shown in (
                ("A\u202eb\u2066c", "Abc"),
                ("e\u0301a\u0301", "éá"),
                ("\u00a0 Tab\tLine\n ", "Tab Line"),
            ):
                assert (await client.ask("rename", name=name))["name"] == shown
            await client.create("shards", "me", "open")
            await client.ask("chat", text="x" + "\u0336" * 400 + "\u202e!\n\nnew line")
            (line,) = next(said for said in client.news if said["type"] == "chat")["lines"]
            assert line["text"] == "x\u0336\u0336! new line"

    run(test())


def test_rooms_that_nobody_enters_leave_the_memory():
    async def test():
        async with served(linger=0.1) as server, server.client() as one, server.client() as two:
            room = await one.create("shards", "me", "random")
            await one.ask("leave")
            await eventually(lambda: not server.hub.rooms)
            assert (await refused(two.ask("join", room=room, token="forged"))).code == "not-yours"
            await eventually(lambda: not server.hub.rooms)

    run(test())


def test_a_token_is_good_for_one_seat_alone():
    async def test():
        async with served() as server, server.client() as one, server.client() as two, server.client() as third:
            room = await one.create("shards", "me", "open")
            other = await two.create("shards", "me", "open")
            tokens = [two.tokens[0], one.welcome["token"], two.welcome["token"], one.tokens[0] + "x", "null"]
            for token in tokens:
                assert (await refused(third.ask("join", room=room, token=token))).code == "not-yours"
            await third.ask("join", "room", room=other, token=two.tokens[0])
            assert third.room["yours"] == [0]
            async with server.client(token=one.tokens[0]) as fourth:
                assert fourth.welcome["user"] != one.welcome["user"], "a seat is no person"
                assert fourth.welcome["user"].startswith("guest-")

    run(test())


def test_a_game_without_end_is_not_played_on():
    async def test():
        async with served(answers=3) as server, server.client() as client:
            await client.create("shards", "me", "me")
            await client.begun()
            error = await refused(client.play(1))
            assert (error.code, "3" in error.message) == ("over", True)
            assert 3 <= server.play(client).at < 20

    run(test())
