"""Connections at the level of TCP: slow and unfinished requests, and too many from one address."""

import asyncio
import errno
import json
import logging
import time

import pytest

from tests.server.serving import eventually, run, served
from trivault.server import run as running
from trivault.server.connections.sockets import ACCEPT_FAILED, on_loop_error
from trivault.server.monitoring import logs

OWNED_BY_PEER = ("127.0.0.2", 0)  # an address that is not the one of this machine's owner

SLOW = b"%s / HTTP/1.1\r\nHost: localhost\r\n%s\r\n\r\n"
LENGTH, CHUNKED = b"Content-Length: 1000000", b"Transfer-Encoding: chunked"


async def opened(server, text=b"", **options):
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, **options)
    writer.write(text)
    return reader, writer


@pytest.mark.parametrize("body", [LENGTH, CHUNKED])
@pytest.mark.parametrize("method", [b"POST", b"GET"])
def test_who_announces_a_body_is_answered_and_cut_although_it_never_comes(method, body):
    async def test():
        async with served() as server:
            reader, writer = await opened(server, SLOW % (method, body))
            answer = await asyncio.wait_for(reader.read(), 5)
            head = answer.partition(b"\r\n\r\n")[0].lower()
            assert head.startswith(b"http/1.1 405 " if method == b"POST" else b"http/1.1 200 ")
            assert b"connection: close" in head
            writer.close()

    run(test())


def test_a_request_without_a_body_keeps_its_connection():
    async def test():
        async with served() as server:
            reader, writer = await opened(server)
            for _ in range(2):
                writer.write(SLOW % (b"GET", b"X: y"))
                head = await reader.readuntil(b"\r\n\r\n")
                assert b"connection: close" not in head.lower()
                length = next(
                    line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length")
                )
                await reader.readexactly(int(length.split()[1]))
            writer.close()

    run(test())


def test_who_begins_another_request_and_does_not_end_it_is_cut(monkeypatch):
    monkeypatch.setattr(running, "QUIET", 2)

    async def test():
        async with served() as server:
            reader, writer = await opened(server, SLOW % (b"HEAD", b"X: y"))
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"GET / HT")
            assert await asyncio.wait_for(reader.read(), 3) == b""
            writer.close()

    run(test())


def test_an_address_has_only_so_many_sockets_and_others_still_come(lines):
    async def test():
        async with served(sockets=5) as server:
            many = [await opened(server, local_addr=OWNED_BY_PEER) for _ in range(30)]
            cut = [reader for reader, _ in many[5:]]
            assert [await asyncio.wait_for(_rest(reader), 5) for reader in cut] == [b""] * 25
            assert not any(reader.at_eof() for reader, _ in many[:5])
            async with server.client() as other:
                await other.ask("ping")
            many[0][1].close()
            await many[0][1].wait_closed()
            await eventually(lambda: not _is_full(server))
            reader, writer = await opened(server, SLOW % (b"GET", b"X: y"), local_addr=OWNED_BY_PEER)
            assert (await reader.readline()).startswith(b"HTTP/1.1 200 ")
            for _, each in [*many, (reader, writer)]:
                each.close()
            said = [record for record in lines if getattr(record, "fields", {}).get("why") == "sockets"]
            assert len(said) == 1, "once a minute"

    run(test())


async def _rest(reader):
    try:
        return await reader.read()
    except ConnectionResetError:
        return b""


def _is_full(server):
    return server.sockets.by_host(OWNED_BY_PEER[0]) >= 5


def test_sockets_that_become_websockets_count_until_they_end():
    async def test():
        async with served(sockets=3) as server:
            async with server.client(local_addr=OWNED_BY_PEER) as client:
                await client.ask("ping")
                assert server.sockets.by_host(OWNED_BY_PEER[0]) == 1
            await eventually(lambda: not server.sockets.by_host(OWNED_BY_PEER[0]))

    run(test())


def test_who_does_not_answer_that_a_connection_is_closed_is_cut_soon():
    async def test():
        async with served(hello=0.1) as server:
            upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            key = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
            head = b"GET /ws HTTP/1.1\r\nHost: localhost\r\n" + upgrade + key + b"\r\n\r\n"
            reader, writer = await opened(server, head)
            async with asyncio.timeout(6):
                while await reader.read(1000):  # goodbye and Close, which it does not answer
                    pass
            writer.close()

    run(test())


def test_that_there_are_no_more_files_is_logged_once_a_minute_with_a_count(lines, monkeypatch):
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    loop = asyncio.new_event_loop()
    error = OSError(errno.EMFILE, "Too many open files")
    for _ in range(500):
        on_loop_error(loop, {"message": ACCEPT_FAILED, "exception": error})
    now[0] += 61
    on_loop_error(loop, {"message": ACCEPT_FAILED, "exception": error})
    loop.close()
    assert [(line.getMessage(), line.fields["times"]) for line in lines] == [
        ("not accepted", 1),
        ("not accepted", 500),
    ]
    assert "Too many open files" in json.dumps(lines[0].fields)


def test_nonsense_is_logged_once_a_minute(lines, monkeypatch):
    uvicorn = logging.getLogger("uvicorn.error")
    monkeypatch.setattr(uvicorn, "handlers", logs.LOG.handlers[-1:])
    monkeypatch.setattr(uvicorn, "filters", [logs._no_mistake])
    monkeypatch.setattr(uvicorn, "propagate", False)

    async def test():
        async with served() as server:
            for _ in range(20):
                reader, writer = await opened(server, b"\x16\x03\x01 nonsense\r\n\r\n")
                assert (await reader.read()).startswith(b"HTTP/1.1 400 ")
                writer.close()

    run(test())
    said = [line.getMessage() for line in lines]
    assert [each for each in said if each in ("not understood", *logs.NONSENSE)] == ["not understood"]
