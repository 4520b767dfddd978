"""Who connects: networks, proxies, names of the server, and those who say nothing."""

import asyncio
import json

import pytest
from starlette.datastructures import Headers
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.serving import run, served
from tests.server.test_abuse import turned_away
from trivault.server import app
from trivault.server.app import allowed
from trivault.server.connections.limits import network
from trivault.server.rooms import lobby


@pytest.mark.parametrize(
    ("host", "shared"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("::1", "::1"),
        ("127.0.0.1", "127.0.0.1"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_limits_are_shared_by_a_network(host, shared):
    assert network(host) == shared


def test_one_household_with_ipv6_has_one_limit():
    async def test():
        async with served(address=2) as server:
            one, two, three, other = [
                {"X-Forwarded-For": f"2001:db8::{n}"} for n in ("1", "2", "ffff:1", "1:0:0:0:1")
            ]
            url = server.url
            async with connect(url, additional_headers=one), connect(url, additional_headers=two):
                status, _ = await turned_away(server, additional_headers=three)
                assert status == 429
                async with connect(url, additional_headers=other):
                    pass

    run(test())


@pytest.mark.parametrize(("proxies", "believed"), [(("127.0.0.1",), True), (("198.51.100.9",), False)])
def test_only_known_proxies_say_who_connects(proxies, believed):
    async def test():
        told = {"additional_headers": {"X-Forwarded-For": "198.51.100.7"}}
        async with served(proxies=proxies) as server, server.client(**told):
            (connection,) = server.hub.connections
            assert connection.host == ("198.51.100.7" if believed else "127.0.0.1")

    run(test())


@pytest.mark.parametrize(
    ("host", "fine"),
    [
        ("localhost:8420", True),
        ("127.0.0.1:8420", True),
        ("192.168.1.5:8420", True),
        ("[::1]:8420", True),
        ("box", True),
        ("box.local:8420", True),
        ("table.example", True),
        ("evil.example:8420", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example", False),
        ("[::1", False),
    ],
)
def test_a_page_is_ours_only_by_a_name_of_ours(host, fine, monkeypatch):
    """A name of somebody else may be made to lead here: then origin and host are the same."""
    monkeypatch.setattr(app, "gethostname", lambda: "Box")
    headers = Headers({"origin": f"http://{host}", "host": host})
    assert allowed(headers, (), ("table.example",)) == fine
    assert allowed(headers, (f"http://{host}",))


def test_a_page_of_a_name_that_was_made_to_lead_here_is_turned_away():
    async def test():
        async with served() as server:
            headers = {"Origin": "http://evil.example", "Host": "evil.example"}
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            lines = [
                "GET /ws HTTP/1.1",
                "Upgrade: websocket",
                "Connection: Upgrade",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                "Sec-WebSocket-Version: 13",
                *(f"{name}: {value}" for name, value in headers.items()),
            ]
            writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
            assert b" 403 " in await reader.readline()
            writer.close()

    run(test())


async def last_words(socket):
    """What is heard before the server closes."""
    said = {}
    try:
        while True:
            said = json.loads(await asyncio.wait_for(socket.recv(), 60))
    except ConnectionClosed:
        return said["type"], said["reason"], socket.close_code


def test_who_does_not_say_hello_is_sent_away():
    async def test():
        async with (
            served(hello=0.3) as server,
            connect(server.url) as silent,
            connect(server.url) as busy,
            server.client() as known,
        ):
            for _ in range(3):
                await busy.send('{"type": "ping"}')
                await asyncio.sleep(0.05)
            assert await last_words(silent) == ("bye", "silent", 1008)
            assert await last_words(busy) == ("bye", "silent", 1008)
            await asyncio.sleep(0.3)
            assert (await known.ask("ping"))["type"] == "pong"

    run(test())


def test_many_listed_rooms_of_one_do_not_hide_those_of_others(monkeypatch):
    monkeypatch.setattr(lobby, "LISTED", 5)

    async def test():
        async with served() as server:
            first, *many = [
                server.client(additional_headers={"X-Forwarded-For": f"198.51.100.{n}"}) for n in (1, 2)
            ]
            async with first as early, many[0] as crowd, server.client() as watching:
                rooms = [await early.create("shards", "me", "open", listed=True)]
                others = []
                for _ in range(8):
                    others.append(server.client(additional_headers={"X-Forwarded-For": "198.51.100.2"}))
                    one = await others[-1].__aenter__()
                    await one.create("shards", "me", "open", listed=True)
                await crowd.create("shards", "me", "open", listed=True)
                async with server.client(additional_headers={"X-Forwarded-For": "198.51.100.3"}) as late:
                    rooms.append(await late.create("shards", "me", "open", listed=True))
                    shown = [line["room"] for line in (await watching.ask("lobby"))["rooms"]]
                    assert len(shown) == 5
                    assert {*rooms} <= {*shown}
                    assert shown[0] == rooms[1], "the newest first"
                for other in others:
                    await other.__aexit__(None, None, None)

    run(test())
