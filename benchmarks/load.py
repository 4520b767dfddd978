"""How the table server bears load, malice and crashes.

    python -m benchmarks.load play --rooms 200 --rate 500
    python -m benchmarks.load fuzz --messages 100000
    python -m benchmarks.load kill --cycles 100

The server is a process of its own; the clients are bots by socket, two in each room, who play Shards of
Infinity and KeyForge against each other.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sys
import tempfile
from asyncio.subprocess import PIPE
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import perf_counter

import click
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.forged import Forger
from examples.socket_bot import Json, answer, due

ROOT = Path(__file__).parents[1]
GAMES = ("shards", "keyforge")
PORT = re.compile(rb":(\d+)/")
LAST = 10**6  # the number of a fuzzer's last message
DAMAGED = 3  # letters at the end of a token that the fuzzer gets wrong


class Process:
    """`trivault serve` on a database, by default one in the folder: ended or killed, and started again."""

    def __init__(self, folder: Path, database: str = "") -> None:
        self.database = database or str(folder / "tables.sqlite")
        self.written = folder / "server.log"
        self.port = 0

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    async def start(self) -> None:
        with self.written.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "trivault", "serve", "--port", "0", "--database", self.database),
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

    def processor_time(self) -> float:
        """Seconds that the server itself has used, without its bots; 0 where the system does not tell."""
        try:
            fields = (
                Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            )
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def log(self) -> str:
        return self.written.read_text(encoding="utf-8")


class Pace:
    """So many a second from all together; without a rate as fast as it goes."""

    def __init__(self, rate: float = 0.0) -> None:
        self.step = 1 / rate if rate else 0.0
        self._next = perf_counter()

    async def wait(self) -> None:
        if not self.step:
            return
        now = perf_counter()
        self._next = max(self._next + self.step, now - 1)
        if self._next > now:
            await asyncio.sleep(self._next - now)


class Player:
    """A bot that plays on through every crash, and remembers what was acknowledged."""

    def __init__(self, seed: int, pace: Pace) -> None:
        self.chance = Random(seed)
        self.pace = pace
        self.room = ""
        self.token = ""
        self.seat = -1
        self.acknowledged = -1  # the choice of the last answer that is stored for certain
        self.sent: tuple[int, float] = (-1, 0.0)  # a choice that was answered, and when
        self.table: Json = {}
        self.waits: list[float] = []  # from answers to views
        self.games = 0

    async def play(self, url: str) -> None:
        """Play until the server is gone."""
        try:
            async with connect(url, max_size=None, compression=None) as socket:
                await _send(socket, "hello", words=False)
                await _send(socket, "join", room=self.room, token=self.token)
                self.sent = (-1, 0.0)
                while True:
                    await self._hear(socket, msgspec.json.decode(await socket.recv(decode=False)))
        except (ConnectionClosed, OSError):
            pass

    async def _hear(self, socket: ClientConnection, said: Json) -> None:
        now = perf_counter()
        if said["type"] == "error":
            raise AssertionError(f"choice {self.sent[0]} in {self.room}: {said}")
        if said["type"] == "done":
            self.acknowledged = max(self.acknowledged, said.get("seq", -1))
        if said["type"] == "moved":
            self.room, self.acknowledged, self.sent, self.table = said["room"], -1, (-1, 0.0), {}
        if said["type"] == "seat":
            self.token, self.seat = said["token"], said["seat"]
        if said["type"] == "table" and said["room"] == self.room:
            self.check(said)
            if said["seq"] > self.sent[0] >= 0 and self.sent[1]:
                self.waits.append(now - self.sent[1])
                self.sent = (self.sent[0], 0.0)
            await self._answer(socket, said)

    def check(self, table: Json) -> None:
        """What was acknowledged is there, and the same choice looks the same."""
        assert table["seq"] > self.acknowledged, f"an acknowledged answer was lost in {self.room}"
        if self.table.get("seq") == table["seq"]:
            assert self.table["view"] == table["view"], f"another table at the same choice in {self.room}"
        self.table = table

    async def _answer(self, socket: ClientConnection, table: Json) -> None:
        if table.get("result"):
            self.games += 1
            await _send(socket, "rematch", swap=True)
        elif (choice := due(table, [self.seat])) and table["seq"] > self.sent[0]:
            await self.pace.wait()
            self.sent = (table["seq"], perf_counter())
            await _send(socket, "answer", seq=table["seq"], answer=answer(choice, self.chance))


async def _send(socket: ClientConnection, type_: str, **fields: object) -> None:
    await socket.send(json.dumps({"type": type_, **fields}))


async def seat_pairs(url: str, rooms: int, pace: Pace) -> list[Player]:
    """Two players in each of so many rooms."""
    players: list[Player] = []
    for n in range(rooms):
        pair = [Player(2 * n + i, pace) for i in range(2)]
        async with (
            connect(url, max_size=None, compression=None) as one,
            connect(url, max_size=None, compression=None) as two,
        ):
            for socket in (one, two):
                await _send(socket, "hello", words=False)
            plan = [{"kind": "me"}, {"kind": "open"}]
            await _send(one, "create", game=GAMES[n % len(GAMES)], seats=plan)
            seat = await _first(one, "seat")
            await _send(two, "join", room=seat["room"])
            await _send(two, "sit", seat=1)
            for player, given in zip(pair, (seat, await _first(two, "seat")), strict=True):
                player.room, player.seat, player.token = given["room"], given["seat"], given["token"]
        players += pair
    return players


async def _first(socket: ClientConnection, type_: str) -> Json:
    while True:
        said: Json = json.loads(await asyncio.wait_for(socket.recv(), 30))
        assert said["type"] != "error", said
        if said["type"] == type_:
            return said


# What is measured


def percentile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else 0.0


def told(players: Sequence[Player], seconds: float) -> str:
    waits = [wait for player in players for wait in player.waits]
    shares = ", ".join(f"{share:.0%} {1000 * percentile(waits, share):.1f} ms" for share in (0.5, 0.95, 0.99))
    games = sum(player.games for player in players) // 2
    return f"{len(waits) / seconds:.0f} answers/s, {len(waits)} answers, {games} games; to the view: {shares}"


@contextmanager
def fresh() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as made:
        yield Path(made)


async def playing(folder: Path, rooms: int, rate: float, seconds: float) -> list[Player]:
    """Rooms full of players for so long."""
    process, pace = Process(folder), Pace(rate)
    await process.start()
    players = await seat_pairs(process.url, rooms, pace)
    tasks = [asyncio.create_task(player.play(process.url)) for player in players]
    await asyncio.sleep(min(3.0, seconds))  # until everybody is there
    for player in players:
        player.waits.clear()
    begun, used = perf_counter(), process.processor_time()
    await asyncio.sleep(seconds)
    click.echo(f"{rooms} rooms: {told(players, perf_counter() - begun)}")
    answers = sum(len(player.waits) for player in players)
    used = process.processor_time() - used
    click.echo(f"the server used {1000 * used / max(answers, 1):.2f} ms of processor time for each")
    await process.end()
    await asyncio.gather(*tasks)
    return players


async def fuzzing(folder: Path, rooms: int, messages: int, fuzzers: int) -> int:
    """Some send nonsense while others play; how many messages the server has dealt with."""
    process = Process(folder)
    await process.start()
    players = await seat_pairs(process.url, rooms, Pace(20.0))
    tasks = [asyncio.create_task(player.play(process.url)) for player in players]
    begun = perf_counter()
    each = -(-messages // fuzzers)
    sent = sum(
        await asyncio.gather(*(_fuzzer(process.url, players[0], each, Random(n)) for n in range(fuzzers)))
    )
    seconds = perf_counter() - begun
    click.echo(f"{sent} messages in {seconds:.0f} s; {rooms} rooms beside: {told(players, seconds)}")
    failed = [line for line in process.log().splitlines() if '"level":"error"' in line]
    assert not failed, failed[0]
    assert await process.end() == 0
    await asyncio.gather(*tasks)
    return sent


async def _fuzzer(url: str, victim: Player, most: int, chance: Random) -> int:
    """Whoever is cut off comes back, until so many messages were dealt with."""
    sent = 0
    while sent < most:
        sent += await _fuzz(url, victim, min(most - sent, 200), chance)
    return sent


async def _fuzz(url: str, victim: Player, many: int, chance: Random) -> int:
    """A connection's worth of nonsense, and sometimes a last message that is too large for any."""
    token = victim.token[:-DAMAGED] + "x" * DAMAGED
    async with connect(url, max_size=None, compression=None, max_queue=None) as socket:
        await _send(socket, "hello")
        forger = Forger(chance, victim.room, token)
        for _ in range(many):
            await socket.send(forger.message())
        await _send(socket, "ping", id=LAST)
        try:
            while json.loads(await socket.recv()).get("id") != LAST:
                pass
        except ConnectionClosed:  # cut off: not all of it was read
            return 0
        if chance.random() < 0.1:
            await socket.send("x" * 600_000)
    return many


async def killing(folder: Path, rooms: int, cycles: int, seed: int = 0, database: str = "") -> list[Player]:
    """Kill the server at any moment, as often as asked: no acknowledged answer is lost."""
    process, chance = Process(folder, database), Random(seed)
    await process.start()
    players = await seat_pairs(process.url, rooms, Pace())
    for _ in range(cycles):
        tasks = [asyncio.create_task(player.play(process.url)) for player in players]
        await asyncio.sleep(0.3 + chance.random())
        await process.kill()
        await asyncio.gather(*tasks)
        await process.start()
    tasks = [asyncio.create_task(player.play(process.url)) for player in players]
    await asyncio.sleep(2.0)
    assert await process.end() == 0
    await asyncio.gather(*tasks)
    return players


@click.group()
def main() -> None:
    """Load, malice and crashes for the table server."""


@main.command()
@click.option("--rooms", default=200, show_default=True)
@click.option("--rate", default=500.0, show_default=True, help="Answers a second of all together; 0: no limit.")
@click.option("--seconds", default=20.0, show_default=True)
def play(rooms: int, rate: float, seconds: float) -> None:
    """Bots by socket in many rooms."""
    with fresh() as made:
        asyncio.run(playing(made, rooms, rate, seconds))


@main.command()
@click.option("--rooms", default=10, show_default=True, help="In which others play.")
@click.option("--messages", default=100_000, show_default=True)
@click.option("--fuzzers", default=50, show_default=True, help="Connections that send them.")
def fuzz(rooms: int, messages: int, fuzzers: int) -> None:
    """Malformed, out-of-turn, oversized and replayed messages."""
    with fresh() as made:
        asyncio.run(fuzzing(made, rooms, messages, fuzzers))


@main.command()
@click.option("--rooms", default=10, show_default=True)
@click.option("--cycles", default=100, show_default=True)
def kill(rooms: int, cycles: int) -> None:
    """Kill the server again and again while people play."""
    with fresh() as made:
        players = asyncio.run(killing(made, rooms, cycles))
    answers = sum(len(player.waits) for player in players)
    click.echo(f"{cycles} kills, {answers} answers, none that was acknowledged is lost")


if __name__ == "__main__":
    main()
