"""The table server as a process, and bots by socket that play at it."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from time import perf_counter
from urllib.request import urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from examples.socket_bot import Json, answer, due

ROOT = Path(__file__).parents[1]
GAMES = ("shards", "keyforge", "mage-wars")
AT_ONCE = 10  # rooms that are opened at the same time
AGAIN = 1  # the number of every request to play again
PORT = re.compile(rb":(\d+)/")
NOTHING = (-1, 0.0)
GONE = (ConnectionClosed, InvalidHandshake, OSError)  # how somebody sees that a server ends
AGAIN_SOON = 0.5  # seconds until a room is opened again that could not be


class Failed(Exception):
    """Something that the server could not do just now."""


class Process:
    """`trivault serve` on a database, by default one in the folder, perhaps with more options: ended or killed,
    and started again."""

    program = "trivault"

    def __init__(self, folder: Path, database: str = "", *options: str) -> None:
        self.database = database or str(folder / "tables.sqlite")
        self.options = options
        self.written = folder / "server.log"
        self.port = 0

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    async def start(self) -> None:
        with self.written.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", self.program, "serve", "--port", "0", "--database", self.database),
                *self.options,
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"},
                stdout=PIPE,
                stderr=log,
                start_new_session=True,  # so that its bots are killed with it
            )
        assert self.process.stdout is not None
        found = PORT.search(await asyncio.wait_for(self.process.stdout.readline(), 60))
        assert found is not None, self.log()
        self.port = int(found[1])

    async def kill(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        await self.process.wait()

    async def end(self) -> int:
        """Ask it to stop; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(self.process.wait(), 30)

    def log(self) -> str:
        return self.written.read_text(encoding="utf-8")

    def errors(self) -> list[str]:
        return [line for line in self.log().splitlines() if '"level":"error"' in line]

    # What it uses; 0 where the system does not tell

    def serving(self) -> list[int]:
        """The processes that serve, without those in which bots think."""
        own = self.process.pid
        return children(own) if "--processes" in self.options else [own]

    def processor_time(self) -> float:
        """Seconds that the server itself has used, without its bots."""
        return sum(processor_time(pid) for pid in self.serving())

    def memory(self) -> float:
        """Megabytes."""
        return sum(memory(pid) for pid in self.serving())

    async def metrics(self) -> dict[str, float]:
        url = f"http://127.0.0.1:{self.port}/metrics"
        text = await asyncio.to_thread(lambda: urlopen(url, timeout=30).read().decode())
        lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
        return {name: float(value) for name, value in lines}


def processor_time(pid: int) -> float:
    """Seconds that a process has used."""
    fields = told(pid, "stat").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") if fields else 0.0


def memory(pid: int) -> float:
    """Megabytes of a process, and its part of those that it shares with others."""
    found = re.search(r"^Pss: +(\d+) kB", told(pid, "smaps_rollup"), re.MULTILINE)
    return int(found[1]) / 1e3 if found else 0.0


def children(parent: int) -> list[int]:
    pids = [int(folder.name) for folder in Path("/proc").glob("[0-9]*")]
    return [pid for pid in pids if told(pid, "stat").rpartition(")")[2].split()[1:2] == [str(parent)]]


def told(pid: int, name: str) -> str:
    """What the system tells of a process; nothing where it does not."""
    try:
        return Path(f"/proc/{pid}/{name}").read_text(encoding="utf-8")
    except OSError:
        return ""


def percentile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else 0.0


class Pace:
    """So many a second from all together, in their order; without a rate as fast as it goes."""

    def __init__(self, rate: float = 0.0) -> None:
        self._turn = asyncio.Lock()
        self.set(rate)

    def set(self, rate: float) -> None:
        self.step = 1 / rate if rate else 0.0
        self._next = perf_counter()

    async def wait(self) -> None:
        if not self.step:
            return
        async with self._turn:  # one sleeps at a time: another rate holds for all others at once
            now = perf_counter()
            self._next = max(self._next + self.step, now - 1)
            if self._next > now:
                await asyncio.sleep(self._next - now)


class Player:
    """A bot that plays on through every crash, and remembers what was acknowledged. It asks for words in a
    language as browsers do, or for none as programs do."""

    def __init__(self, seed: int, pace: Pace, lang: str = "") -> None:
        self.chance = Random(seed)
        self.pace = pace
        self.lang = lang
        self.room = ""
        self.token = ""
        self.seat = -1
        self.acknowledged = -1  # the choice of the last answer that is stored for certain
        self.sent: tuple[int, float] = NOTHING  # a choice that was answered, and when
        self.said = ""  # the last message
        self.table: Json = {}
        self.there = False  # and sees the table
        self.waits: list[float] = []  # from answers to views
        self.games = 0
        self.byes = 0  # how often the server has said goodbye

    async def play(self, url: str) -> None:
        """Play until the server is gone."""
        self.there = False
        try:
            async with connect(url, max_size=None, compression=None) as socket:
                await greet(socket, self.lang)
                await send(socket, "join", room=self.room, token=self.token)
                self.sent = NOTHING
                while True:
                    await self._hear(socket, msgspec.json.decode(await socket.recv(decode=False)))
        except GONE:
            pass

    async def _hear(self, socket: ClientConnection, said: Json) -> None:
        now = perf_counter()
        if said["type"] == "error":
            self._refused(said)
            if not self.there:  # the room was just taken over: come again
                await socket.close()
        if said["type"] == "bye":
            self.byes += 1
        if said["type"] == "done":
            self.acknowledged = max(self.acknowledged, said.get("seq", -1))
        if said["type"] == "seat":
            self._sit(said)
        if said["type"] == "table" and said["room"] == self.room:
            self.there = True
            choice = due(said, [self.seat])
            self._check(said, choice)
            if self.sent[1] and (said["seq"] > self.sent[0] or not choice):
                self.waits.append(now - self.sent[1])
                self.sent = (self.sent[0], 0.0)
            await self._answer(socket, said, choice)

    def _refused(self, said: Json) -> None:
        """Only a server that ends refuses anything, and one in which the other had agreed to play again
        before a crash: then the game has begun when the own wish comes."""
        late = (said.get("id"), said["code"]) == (AGAIN, "not-begun")
        assert late or said["code"] == "failed", f"choice {self.sent[0]} in {self.room}: {said}"

    def _sit(self, given: Json) -> None:
        """A seat is the own one when its token is there: without it nobody comes back to another room."""
        if given["room"] != self.room:
            self.room, self.acknowledged, self.sent, self.table = given["room"], -1, NOTHING, {}
            self.games += 1
        self.token, self.seat = given["token"], given["seat"]

    def _check(self, table: Json, choice: Json | None) -> None:
        """What was acknowledged is there, and the same moment looks the same. While others decide at the
        same time, a choice stays open when the own answer is there."""
        asked_again = choice is not None and table["seq"] == self.acknowledged
        kept = table["seq"] >= self.acknowledged and not asked_again
        assert kept, f"an acknowledged answer was lost in {self.room}"
        if [self.table.get(moment) for moment in ("seq", "at")] == [table["seq"], table["at"]]:
            assert self.table["view"] == table["view"], f"another table at the same moment in {self.room}"
        self.table = table

    async def _answer(self, socket: ClientConnection, table: Json, choice: Json | None) -> None:
        if table.get("result"):
            await send(socket, "rematch", id=AGAIN, swap=True)
        elif choice and table["seq"] > self.sent[0]:
            await self.pace.wait()
            self.sent = (table["seq"], perf_counter())
            self.said = await send(socket, "answer", seq=table["seq"], answer=answer(choice, self.chance))


async def send(socket: ClientConnection, type_: str, **fields: object) -> str:
    """Say something; where the server has ended the connection meanwhile, what it said before is still read."""
    text = json.dumps({"type": type_, **fields})
    with suppress(ConnectionClosed):
        await socket.send(text)
    return text


async def greet(socket: ClientConnection, lang: str) -> None:
    """Say who comes: a browser with its language, or a program that needs no words."""
    await send(socket, "hello", **({"lang": lang} if lang else {"words": False}))


async def seat_pairs(
    url: str,
    rooms: int,
    pace: Pace,
    games: Sequence[str] = GAMES,
    lang: str = "",
    then: Callable[[Sequence[Player]], None] = lambda pair: None,
) -> list[Player]:
    """Two players in each of so many rooms; something may be done with each pair at once."""
    few = asyncio.Semaphore(AT_ONCE)

    async def seated(n: int) -> list[Player]:
        async with few:
            pair = [Player(2 * n + i, pace, lang) for i in range(2)]
            while not await _seat_pair(url, games[n % len(games)], pair):
                await asyncio.sleep(AGAIN_SOON)
            then(pair)
            return pair

    return [player for pair in await asyncio.gather(*map(seated, range(rooms))) for player in pair]


async def _seat_pair(url: str, game: str, pair: Sequence[Player]) -> bool:
    """Whether both have a seat; not where a process ends meanwhile."""
    try:
        await _opened(url, game, pair)
    except (*GONE, Failed):
        return False
    return True


async def _opened(url: str, game: str, pair: Sequence[Player]) -> None:
    async with (
        connect(url, max_size=None, compression=None) as one,
        connect(url, max_size=None, compression=None) as two,
    ):
        for socket, player in zip((one, two), pair, strict=True):
            await greet(socket, player.lang)
        await send(one, "create", game=game, seats=[{"kind": "me"}, {"kind": "open"}])
        seat = await _first(one, "seat")
        await send(two, "join", room=seat["room"])
        await send(two, "sit", seat=1)
        for player, given in zip(pair, (seat, await _first(two, "seat")), strict=True):
            player.room, player.seat, player.token = given["room"], given["seat"], given["token"]


async def _first(socket: ClientConnection, type_: str) -> Json:
    while True:
        said: Json = json.loads(await asyncio.wait_for(socket.recv(), 30))
        if said.get("code") == "failed":
            raise Failed(said["message"])
        assert said["type"] != "error", said
        if said["type"] == type_:
            return said
