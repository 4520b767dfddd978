"""Lists by HTTP, which browsers keep, and the compression of messages to other machines."""

import asyncio
import gzip
import json
import re

import pytest
from websockets.asyncio.client import connect
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosedError
from websockets.extensions.permessage_deflate import PerMessageDeflate

from tests.server.serving import run, served
from tests.server.test_limits import asked
from trivault.server.connections.compression import worthwhile
from trivault.server.http import static_files

OWNED_BY_PEER = {"x-forwarded-for": "192.0.2.7"}  # a proxy on this machine says who connects


def test_cards_and_games_are_those_of_the_socket_and_come_once():
    async def test():
        async with served() as server, server.client(lang="pl") as client:
            for path, told in (
                ("/games/pl.json", await client.ask("games")),
                ("/cards/shards/pl.json", await client.ask("cards", game="shards")),
            ):
                status, headers, body = await asyncio.to_thread(
                    asked, server.port, path, accept_encoding="gzip"
                )
                assert status == 200
                assert len(body) < len(gzip.decompress(body)) / 2
                assert json.loads(gzip.decompress(body)) == {
                    name: value for name, value in told.items() if name != "id"
                }
                again = await asyncio.to_thread(asked, server.port, path, if_none_match=headers["etag"])
                assert (again[0], again[2]) == (304, b""), "a second visit is free"

    run(test())


def test_rulebooks_are_sent_packed_and_come_once():
    async def test():
        async with served() as server:
            path = "/rules/mage-wars/pl.json"
            _, headers, body = await asyncio.to_thread(asked, server.port, path, accept_encoding="gzip")
            assert len(body) < 45_000
            page = json.loads(gzip.decompress(body))
            assert (page["game"], page["lang"]) == ("mage-wars", "pl")
            assert page["chapters"][0]["title"] == "Zasady ogólne"
            again = await asyncio.to_thread(asked, server.port, path, if_none_match=headers["etag"])
            assert (again[0], again[2]) == (304, b"")

    run(test())


UNKNOWN = [
    "/games/xx.json",
    "/cards/chess/en.json",
    "/cards/shards/xx.json",
    "/rules/chess/en.json",
    "/rules/shards/xx.json",
]


@pytest.mark.parametrize("path", UNKNOWN)
def test_an_unknown_list_is_refused_with_those_there_are(path):
    async def test():
        async with served() as server:
            status, _, body = await asyncio.to_thread(asked, server.port, path)
            assert status == 404
            assert b"shards" in body or b"en, de, pl" in body

    run(test())


def test_long_messages_to_other_machines_are_compressed_and_short_ones_are_not(monkeypatch):
    lengths = []
    decode = PerMessageDeflate.decode

    def seen(self, frame, *, max_size=None):
        plain = decode(self, frame, max_size=max_size)
        lengths.append((frame.rsv1, len(frame.data), len(plain.data)))
        return plain

    monkeypatch.setattr(PerMessageDeflate, "decode", seen)

    async def test():
        async with served() as server, connect(server.url, additional_headers=OWNED_BY_PEER) as far:
            for asking in ({"type": "hello"}, {"type": "cards", "game": "shards"}):
                await far.send(json.dumps(asking))
            welcome, cards = json.loads(await far.recv()), json.loads(await far.recv())
            assert (welcome["type"], cards["type"]) == ("welcome", "cards")

    run(test())
    from_server = [(packed, size, plain) for packed, size, plain in lengths if plain > 200]
    (short, long) = from_server[-2:]
    assert not short[0]
    assert long[0]
    assert long[1] < long[2] / 3


def test_on_the_same_machine_nothing_is_compressed():
    async def test():
        async with served() as server, connect(server.url) as near:
            assert near.protocol.extensions == []

    run(test())


def test_who_is_elsewhere():
    assert worthwhile("192.0.2.7", Headers())
    assert worthwhile("127.0.0.1", Headers(OWNED_BY_PEER))
    assert not worthwhile("127.0.0.1", Headers())
    assert not worthwhile("::1", Headers())


def test_a_message_that_grows_beyond_the_limit_ends_its_connection_alone():
    async def test():
        async with served(size=20_000) as server, connect(server.url, additional_headers=OWNED_BY_PEER) as far:
            await far.send(json.dumps({"type": "hello", "name": "a" * 10_000_000}))
            with pytest.raises(ConnectionClosedError, match="1009"):
                await far.recv()
            async with server.client() as near:
                assert (await near.ask("ping"))["type"] == "pong"

    run(test())


def test_the_service_worker_keeps_every_part_of_the_page():
    text = (static_files.CLIENT / "sw.js").read_text(encoding="utf-8")
    parts = {path.name for path in static_files.CLIENT.iterdir() if path.suffix in {".js", ".css"}} - {"sw.js"}
    assert parts
    listed = set(re.findall(r"[`\"]([\w.-]+\.(?:js|css))[`\"]", text))
    assert listed == parts
