"""A server in the test's own event loop, and clients that talk to it."""

import asyncio
import json
import secrets
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from argon2 import PasswordHasher
from websockets.asyncio.client import connect

from examples.socket_bot import Json, answer, due
from trivault.server.accounts import accounts
from trivault.server.app import build
from trivault.server.library import Library
from trivault.server.run import configured, listening
from trivault.server.settings import Settings
from trivault.server.storage import store

SHELF = Library()
WEAK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)  # a real one works hard at each start
FAST = {
    "rate": 1e6,
    "burst": 10**6,
    "gone": 0.0,
    "bot_rate": 1e6,
    "chat_rate": 1e6,
    "apart": 0.0,
    "decisions": 0,
}


@pytest.fixture(autouse=True)
def steady(request):
    """Seeds and generated decks are those of the test, so that none fails or passes by luck; nor does a busy
    machine pass for a database that does not answer."""
    chance = Random(request.node.name)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "LIMIT", 60.0)
        patch.setattr(secrets, "randbelow", chance.randrange)
        patch.setattr(secrets, "choice", chance.choice)
        yield


class Refused(Exception):
    def __init__(self, reply):
        super().__init__(reply["code"], reply["message"])
        self.reply, self.code, self.message = reply, reply["code"], reply["message"]


class Client:
    """Asks one thing after the other and keeps what comes in between."""

    def __init__(self, socket):
        self.socket = socket
        self.number = 0
        self.news: deque[Json] = deque(maxlen=2000)
        self.raw: list[str] = []  # everything that was ever received
        self.table: Any = None
        self.room: Any = None
        self.welcome: Json = {}
        self.tokens: dict[int, str] = {}

    async def send(self, type_, **fields):
        self.number += 1
        await self.socket.send(json.dumps({"type": type_, "id": self.number, **fields}))
        return self.number

    async def receive(self, seconds=60.0):
        message = await asyncio.wait_for(self.socket.recv(), seconds)
        self.raw.append(message)
        said = json.loads(message)
        if said["type"] == "table":
            self.table = said
        elif said["type"] == "room":
            self.room = said
        elif said["type"] == "seat":
            self.tokens[said["seat"]] = said["token"]
        self.news.append(said)
        return said

    async def ask(self, type_, reply=None, **fields):
        """Send a request and wait for its reply, of this type if several come."""
        number = await self.send(type_, **fields)
        while True:
            said = await self.receive()
            if said.get("id") != number:
                continue
            if said["type"] == "error":
                raise Refused(said)
            if reply in (None, said["type"]):
                return said

    async def until(self, fits, seconds=60.0):
        """Read on until something fits."""
        while True:
            said = await self.receive(seconds)
            if fits(said):
                return said

    async def begun(self, seconds=60.0):
        """The table, as soon as there is one."""
        return self.table or await self.until(lambda said: said["type"] == "table", seconds)

    async def my_turn(self):
        """Read on until a choice of one's own is open."""
        while not self.table or not due(self.table, self.room["yours"]):
            await self.receive()
        return self.table

    async def create(self, game, *kinds, **fields):
        seats = [{"kind": kind} if isinstance(kind, str) else kind for kind in kinds]
        room = await self.ask("create", "room", game=game, seats=seats, **fields)
        return room["room"]

    async def answer(self, text, seq=None, **fields):
        return await self.ask("answer", answer=text, seq=self.table["seq"] if seq is None else seq, **fields)

    async def play(self, seed=0, most=10**6):
        """Give random answers until the game is over, or so many were given."""
        chance, given, last = Random(seed), 0, (-1, -1)
        table = await self.begun()
        while given < most:
            here = table["room"] == self.room["room"]
            if here and table.get("result"):
                break
            now = table["seq"], table["seat"]  # several seats may decide at the same time
            choice = due(table, self.room["yours"]) if here and now[0] >= last[0] and now != last else None
            if choice:
                last, self.table = now, None
                await self.send("answer", answer=answer(choice, chance), seq=now[0], seat=now[1])
                given += 1
            table = await self.next_table()
        return table

    async def next_table(self):
        said = await self.until(lambda said: said["type"] in ("table", "error"))
        if said["type"] == "error":
            raise Refused(said)
        return said


async def play_some(play, at, *clients):
    """Let clients play against each other until so many answers were given."""
    chance = Random(at)
    while play.at < at and not play.state.over:
        for client in clients:
            await client.ask("ping")  # everything so far is heard
            table = await client.begun()
            if choice := due(table, client.room["yours"]):
                await client.answer(answer(choice, chance), seat=table["seat"])
    for client in clients:
        await client.ask("ping")


async def eventually(fits):
    """Wait until something is so; a test that waits too long is stopped."""
    while not fits():
        await asyncio.sleep(0.01)


class Serving:
    def __init__(self, app, port, sockets):
        self.app = app
        self.sockets = sockets
        self.port = port
        self.hub = app.state.hub
        self.url = f"ws://127.0.0.1:{port}/ws"

    @asynccontextmanager
    async def client(self, lang="en", name="", token="", words=True, hello=True, **options):
        async with connect(self.url, max_size=None, max_queue=None, **options) as connection:
            client = Client(connection)
            if hello:
                client.welcome = await client.ask("hello", lang=lang, name=name, token=token, words=words)
            yield client

    def play(self, client):
        return self.hub.rooms[client.room["room"]].game


@asynccontextmanager
async def served(**settings):
    """A server; with `shared=True` one of several processes on its database, none of which dies by itself."""
    sockets = [listening("127.0.0.1", 0)]
    if settings.pop("shared", False):
        sockets.append(listening("127.0.0.1", 0))
        internal = f"127.0.0.1:{sockets[1].getsockname()[1]}"
        settings = {"internal": internal, "dead": 3600.0, "beat": 0.05, **settings}
    made = Settings(**{**FAST, **settings})
    app = build(made, SHELF)
    ports = asyncio.get_running_loop().create_future()
    server = configured(app, made, ports.set_result)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(accounts, "PasswordHasher", lambda: WEAK)
        task = asyncio.create_task(server.serve(sockets))
        done, _ = await asyncio.wait({task, ports}, return_when=asyncio.FIRST_COMPLETED)
    assert ports in done, "the server did not start"
    try:
        yield Serving(app, ports.result(), server.server_state)
    finally:
        server.should_exit = True
        await task


def run(test, seconds=180):
    """Run a coroutine as a test, and stop it should it hang. It has a thread of its own, because the
    browser tests keep a loop in the main one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, asyncio.wait_for(test, seconds)).result()
