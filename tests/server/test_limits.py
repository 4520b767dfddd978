"""What one address, one chat, a table of bots or a long report may take of the server's time."""

import asyncio
import gzip
import urllib.request
from urllib.error import HTTPError

import pytest

from tests.server.serving import play_some, run, served
from tests.server.test_rooms import refused
from trivault.server.connections import connection, limits
from trivault.server.handlers import history, table_handlers
from trivault.server.http import static_files
from trivault.server.rooms import table_view


def asked(port, path, **headers):
    """The status, the headers and the bytes of a page."""
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", headers=names)
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            return response.status, response.headers, response.read()
    except HTTPError as error:
        with error:
            return error.code, error.headers, error.read()


# Pages


def test_files_are_packed_once_and_not_sent_again(monkeypatch):
    compress, packed = gzip.compress, []

    def counted(plain, *args, **more):
        packed.append(len(plain))
        return compress(plain, *args, **more)

    monkeypatch.setattr(gzip, "compress", counted)
    static_files._read.cache_clear()

    async def test():
        async with served() as server:

            async def get(path, **headers):
                return await asyncio.to_thread(asked, server.port, path, **headers)

            plain = (static_files.CLIENT / "app.js").read_bytes()
            for _ in range(3):
                _, headers, body = await get("/app.js", accept_encoding="gzip")
                assert headers["content-encoding"] == "gzip"
                assert gzip.decompress(body) == plain
            assert packed == [len(plain)]
            _, headers, body = await get("/app.js")
            assert body == plain
            status, _, body = await get("/app.js", if_none_match=headers["etag"])
            assert (status, body) == (304, b"")
            _, headers, body = await get("/")
            assert headers["content-type"].startswith("text/html")
            assert body == (static_files.CLIENT / "index.html").read_bytes()
            _, headers, _ = await get("/icon-512.png", accept_encoding="gzip")
            assert "content-encoding" not in headers, "a picture is packed already"

    run(test())


@pytest.mark.parametrize("path", ["/nothing.js", "/%2e%2e/version.py", "/%2e%2e%2fversion.py"])
def test_only_files_of_the_client_are_sent(path):
    async def test():
        async with served() as server:
            assert (await asyncio.to_thread(asked, server.port, path))[0] == 404

    run(test())


def test_one_address_does_not_ask_for_pages_without_end(monkeypatch):
    monkeypatch.setattr(limits, "local", lambda host: False)

    async def test():
        async with served(page_rate=0.01, page_burst=3) as server:
            found = [await asyncio.to_thread(asked, server.port, path) for path in ["/app.js", "/metrics"] * 3]
            assert [status for status, _, _ in found] == [200, 200, 200, 429, 429, 429]
            assert b"minute" in found[-1][2]
            assert found[-1][1]["x-content-type-options"] == "nosniff"

    run(test())


# Bots


def test_bots_alone_at_a_table_leave_time_for_others():
    async def test():
        async with served(bot_rate=0.01, bot_burst=20) as server, server.client() as client:
            await client.create("shards", "me", "random", seed=4, options={"first": 0})
            await client.ask("give", seat=0, to="random")
            await client.until(lambda said: said["type"] == "table" and said["at"] >= 20)
            await asyncio.sleep(0.3)
            assert server.play(client).at == 20
            await client.ask("take", seat=0)

    run(test())


# Reports


@pytest.mark.parametrize("game", ["shards", "keyforge", "mage-wars"])
def test_a_report_gives_way_after_every_answer(game):
    async def test():
        async with served() as server, server.client() as client:
            await client.create(game, "me", "me")
            play = server.play(client)
            await play_some(play, 30, client)
            room = server.hub.rooms[client.room["room"]]
            told = table_view.presenter_at(room.record, "en")
            assert sum(1 for _ in history._reporting(room, {0, 1}, told)) >= play.at

    run(test())


def test_others_are_served_while_a_report_is_made():
    async def test():
        async with served() as server, server.client() as one, server.client() as two:
            await one.create("shards", "me", "me")
            await play_some(server.play(one), 200, one)
            await one.send("report")
            await two.ask("ping")
            assert (await one.until(lambda said: said["type"] == "report"))["moments"] is not None

    run(test())


# Chat


def test_a_line_of_chat_is_encoded_once_for_all(monkeypatch):
    made = []

    def counted(reply):
        made.append(reply)
        return connection.encoded(reply)

    monkeypatch.setattr(table_handlers, "encoded", counted)

    async def test():
        async with served() as server, server.client() as one, server.client() as two, server.client() as three:
            room = await one.create("shards", "me", "random")
            for client in (two, three):
                await client.ask("join", "room", room=room)
            await one.ask("chat", text="Hello!")
            for client in (two, three):
                (line,) = (await client.until(lambda said: said["type"] == "chat"))["lines"]
                assert line["text"] == "Hello!"
            assert len(made) == 1

    run(test())


def test_nobody_floods_a_chat(monkeypatch):
    async def test():
        async with served(chat_rate=0.01, chat_burst=3) as server, server.client() as one:
            room = await one.create("shards", "me", "random")
            for n in range(3):
                await one.ask("chat", text=f"line {n}")
            assert (await refused(one.ask("chat", text="too much"))).code == "too-fast"
            async with server.client() as two:
                await two.ask("join", "room", room=room)
                await two.ask("chat", text="I may")
            monkeypatch.setattr(limits, "local", lambda host: False)
            for _ in range(limits.HOUSEHOLD):
                async with server.client() as other:
                    await other.ask("join", "room", room=room)
                    for n in range(3):
                        await other.ask("chat", text=f"line {n}")
            async with server.client() as last:
                await last.ask("join", "room", room=room)
                assert (await refused(last.ask("chat", text="from this address"))).code == "too-fast"

    run(test())
