"""How the table server bears load, malice and crashes.

    python -m benchmarks.load play --rooms 200 --rate 500
    python -m benchmarks.load play --game mage-wars --words de
    python -m benchmarks.load fuzz --messages 100000
    python -m benchmarks.load watch
    python -m benchmarks.load kill --cycles 100
    python -m benchmarks.load bear --processes 2 --rooms 1000
    python -m benchmarks.load lose --processes 4 --times 100

The server is a process of its own; the clients are bots by socket, two in each room, who play
against each other. They need no words, as programs do, or read them in a language, as browsers do.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import perf_counter

import click
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from benchmarks import watching
from benchmarks.clients import GAMES, Pace, Player, Process, percentile, seat_pairs, send
from benchmarks.forged import Forger
from benchmarks.several import bearing, losing, postgres

LAST = 10**9  # the number of a fuzzer's last message
DAMAGED = 3  # letters at the end of a token that the fuzzer gets wrong
OVERSIZED = "x" * 600_000
PATIENCE = 120.0  # seconds until players are at their tables


def told(players: Sequence[Player], seconds: float) -> str:
    waits = [wait for player in players for wait in player.waits]
    shares = ", ".join(f"{share:.0%} {1000 * percentile(waits, share):.1f} ms" for share in (0.5, 0.95, 0.99))
    games = sum(player.games for player in players) // 2
    return f"{len(waits) / seconds:.0f} answers/s, {len(waits)} answers, {games} games; to the view: {shares}"


# Load


async def playing(
    folder: Path, rooms: int, rate: float, seconds: float, games: Sequence[str] = GAMES, lang: str = ""
) -> list[Player]:
    """Rooms full of players for so long."""
    process, pace = Process(folder), Pace(rate)
    await process.start()
    players = await seat_pairs(process.url, rooms, pace, games, lang)
    tasks = await play_on(process, players, 2 * len(players))
    for player in players:
        player.waits.clear()
    begun, used = perf_counter(), process.processor_time()
    await asyncio.sleep(seconds)
    click.echo(f"{rooms} rooms: {told(players, perf_counter() - begun)}")
    answers = sum(len(player.waits) for player in players)
    used = process.processor_time() - used
    click.echo(
        f"the server used {1000 * used / max(answers, 1):.2f} ms of processor time for each,"
        f" and has {process.memory():.0f} MB"
    )
    assert await process.end() == 0
    await asyncio.gather(*tasks)
    return players


# Malice


async def fuzzing(folder: Path, rooms: int, messages: int, fuzzers: int) -> list[Player]:
    """Some send nonsense while others play."""
    process = Process(folder)
    await process.start()
    players = await seat_pairs(process.url, rooms, Pace(20.0))
    tasks = await play_on(process, players, len(players))
    begun, memory, each = perf_counter(), process.memory(), -(-messages // fuzzers)
    fuzzed = [_fuzzer(process.url, players, each, Random(n)) for n in range(fuzzers)]
    sent = sum(await asyncio.gather(*fuzzed))
    seconds = perf_counter() - begun
    click.echo(f"{sent} messages in {seconds:.0f} s; {rooms} rooms beside: {told(players, seconds)}")
    click.echo(f"memory of the server before and after: {memory:.0f} and {process.memory():.0f} MB")
    assert not process.errors(), process.errors()[0]
    await _alone(process, len(players))
    assert await process.end() == 0
    await asyncio.gather(*tasks)
    return players


async def _alone(process: Process, players: int) -> None:
    """All connections but those of the players are gone, at once or soon."""
    async with asyncio.timeout(30):
        while (await process.metrics())["trivault_connections"] != players:
            await asyncio.sleep(0.1)


async def _fuzzer(url: str, victims: Sequence[Player], most: int, chance: Random) -> int:
    """Whoever is cut off comes back, until so many messages were dealt with."""
    sent = 0
    while sent < most:
        sent += await _fuzz(url, chance.choice(victims), min(most - sent, 200), chance)
    return sent


async def _fuzz(url: str, victim: Player, many: int, chance: Random) -> int:
    """A connection's worth of nonsense, with answers of others said again, and sometimes a last message
    that is too large for any."""
    forger = Forger(chance, victim.room, victim.token[:-DAMAGED] + "x" * DAMAGED)
    async with connect(url, max_size=None, compression=None, max_queue=None) as socket:
        await send(socket, "hello")
        for n in range(many):
            await socket.send(victim.said if n % 10 == 9 and victim.said else forger.message())
        await send(socket, "ping", id=LAST)
        try:
            while json.loads(await socket.recv()).get("id") != LAST:
                pass
        except ConnectionClosed:  # cut off: not all of it was read
            return 0
        if chance.random() < 0.1:
            await socket.send(OVERSIZED)
    return many


# Crashes


async def killing(folder: Path, rooms: int, cycles: int, database: str = "", seed: int = 0) -> list[Player]:
    """Kill the server at any moment, as often as asked: no acknowledged answer is lost."""
    process, chance = Process(folder, database), Random(seed)
    await process.start()
    players = await seat_pairs(process.url, rooms, Pace())
    for _ in range(cycles):
        tasks = await play_on(process, players, chance.randrange(5, 100))
        await asyncio.sleep(chance.random() / 100)
        await process.kill()
        await asyncio.gather(*tasks)
        await process.start()
    tasks = await play_on(process, players, 50)
    assert await process.end() == 0
    await asyncio.gather(*tasks)
    return players


async def play_on(process: Process, players: Sequence[Player], answers: int) -> list[asyncio.Task[None]]:
    """Let them play until all are there and have given so many answers; they go on until the server is gone."""
    before, begun = sum(len(player.waits) for player in players), perf_counter()
    tasks = [asyncio.create_task(player.play(process.url)) for player in players]
    await asyncio.sleep(0)  # until they have set out
    while (
        not all(player.there for player in players)
        or sum(len(player.waits) for player in players) < before + answers
    ):
        await asyncio.sleep(0.005)
        for task in tasks:
            if task.done():
                task.result()
        assert perf_counter() < begun + PATIENCE, (process.errors() or ["nobody answers"])[0]
    return tasks


@contextmanager
def fresh() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as made:
        yield Path(made)


@click.group()
def main() -> None:
    """Load, malice and crashes for the table server."""


@main.command()
@click.option("--rooms", default=200, show_default=True)
@click.option("--rate", default=500.0, show_default=True, help="Answers a second of all together; 0: no limit.")
@click.option("--seconds", default=20.0, show_default=True)
@click.option("--game", "games", multiple=True, default=GAMES, show_default=True)
@click.option("--words", "lang", default="", help="The language in which clients read, as browsers do.")
def play(rooms: int, rate: float, seconds: float, games: tuple[str, ...], lang: str) -> None:
    """Bots by socket in many rooms."""
    with fresh() as made:
        asyncio.run(playing(made, rooms, rate, seconds, games, lang))


@main.command()
@click.option("--rooms", default=10, show_default=True, help="In which others play.")
@click.option("--messages", default=100_000, show_default=True)
@click.option("--fuzzers", default=50, show_default=True, help="Connections that send them.")
def fuzz(rooms: int, messages: int, fuzzers: int) -> None:
    """Malformed, out-of-turn, oversized and replayed messages."""
    with fresh() as made:
        asyncio.run(fuzzing(made, rooms, messages, fuzzers))


@main.command()
@click.option("--seconds", default=20.0, show_default=True)
@click.argument("kinds", nargs=-1, type=click.Choice(list(watching.HEAVY)), metavar="[KIND]...")
def watch(seconds: float, kinds: tuple[str, ...]) -> None:
    """Pings of somebody else beside the heaviest puzzle, position and saved game, with eight watchers."""
    slow = []
    for kind in kinds or watching.HEAVY:
        with fresh() as made:
            waits = asyncio.run(watching.watching(made, kind, seconds))
        click.echo(watching.told(kind, waits))
        slow += [kind] * (percentile(waits, 0.95) > watching.BEARABLE)
    if slow:
        raise click.ClickException(f"others wait too long beside: {', '.join(slow)}")


@main.command()
@click.option("--rooms", default=10, show_default=True)
@click.option("--cycles", default=100, show_default=True)
def kill(rooms: int, cycles: int) -> None:
    """Kill the server again and again while people play."""
    with fresh() as made:
        players = asyncio.run(killing(made, rooms, cycles))
    answers = sum(len(player.waits) for player in players)
    click.echo(f"{cycles} kills, {answers} answers, none that was acknowledged is lost")


@main.command()
@click.option("--processes", default=2, show_default=True)
@click.option("--rooms", default=200, show_default=True)
@click.option("--seconds", default=8.0, show_default=True, help="For which each rate is tried.")
@click.option("--words", "lang", default="de", show_default=True, help="The language in which clients read.")
def bear(processes: int, rooms: int, seconds: float, lang: str) -> None:
    """How many answers a second several processes bear, on PostgreSQL."""
    with fresh() as made, postgres() as database:
        asyncio.run(bearing(made, database, processes, rooms, seconds, lang))


@main.command()
@click.option("--processes", default=4, show_default=True)
@click.option("--rooms", default=20, show_default=True)
@click.option("--times", default=100, show_default=True)
@click.option("--frozen", default=0.0, help="Freeze processes for so many seconds instead of killing them.")
def lose(processes: int, rooms: int, times: int, frozen: float) -> None:
    """Kill or freeze one of several processes again and again while people play, on PostgreSQL."""
    with fresh() as made, postgres() as database:
        asyncio.run(losing(made, database, processes, rooms, times, frozen))


if __name__ == "__main__":
    main()
