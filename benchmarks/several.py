"""Several processes of the table server on one PostgreSQL: how much they bear, and what a death costs."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from time import perf_counter
from typing import NamedTuple

import click
import sqlalchemy as sa

from benchmarks.clients import GAMES, Pace, Player, Process, percentile, seat_pairs
from tests.server import clusters

BEARABLE = 0.1  # seconds in which 95 of 100 answers must be seen
KEPT_UP = 0.9  # of the rate that was asked for
CALM = 5.0  # answers a second while rooms are opened
FIRST = 50.0  # answers a second that are tried first …
STEP = 1.5  # … and how much more each time
NOTICED = 1.0  # seconds in which somebody notices that a process is gone
PATIENCE = 60.0  # seconds in which everybody must be back at their table


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a database that is as careful as a real one."""
    with clusters.running() as cluster:
        engine = sa.create_engine(cluster.url("postgres"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.exec_driver_sql("ALTER SYSTEM SET fsync = on")
            connection.exec_driver_sql("SELECT pg_reload_conf()")
        engine.dispose()
        yield cluster.create()


@asynccontextmanager
async def several(folder: Path, database: str, processes: int, port: int = 0) -> AsyncIterator[Process]:
    """So many processes at this port; none is a server that has the database alone."""
    shared = ["--processes", str(processes)] if processes else []
    process = Process(folder, database, *shared, "--port", str(port))
    await process.start()
    try:
        yield process
    finally:
        if process.process.returncode is None:
            await process.kill()


class Crowd:
    """Players who come back for as long as they are wanted, whichever process they were at."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.players: list[Player] = []
        self._wanted = True
        self._tasks: list[asyncio.Task[None]] = []

    def add(self, players: Sequence[Player]) -> None:
        """They go to their table at once: rooms in which nobody is leave the memory."""
        self.players += players
        self._tasks += [asyncio.create_task(self._play(player)) for player in players]

    async def _play(self, player: Player) -> None:
        while self._wanted:
            await player.play(self.process.url)
            player.there = False
            await asyncio.sleep(player.chance.random() / 5)

    async def there(self, patience: float = PATIENCE) -> None:
        """Wait until everybody sees their table."""
        end = perf_counter() + patience
        while not all(player.there for player in self.players):
            self.check()
            assert perf_counter() < end, f"{sum(not player.there for player in self.players)} are not back"
            await asyncio.sleep(0.02)

    async def missing(self, patience: float) -> bool:
        """Whether somebody loses their connection; perhaps nobody was connected there."""
        end = perf_counter() + patience
        while all(player.there for player in self.players):
            if perf_counter() > end:
                return False
            await asyncio.sleep(0.005)
        return True

    def check(self) -> None:
        """Whether nobody has seen anything wrong."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def end(self) -> None:
        self._wanted = False
        assert await self.process.end() == 0
        for player in self.players:
            player.pace.set(0.0)  # who still waits to answer sees that nobody is there
        await asyncio.gather(*self._tasks)


class Borne(NamedTuple):
    """What was seen at one rate."""

    rate: float
    answers: float  # a second
    median: float
    late: float  # seconds within which 95 of 100 were seen
    processor: float  # seconds of the server for each

    @property
    def bearable(self) -> bool:
        return self.late < BEARABLE and self.answers > KEPT_UP * self.rate

    def __str__(self) -> str:
        return (
            f"{self.rate:5.0f}/s wanted: {self.answers:5.0f} answers/s, 50% {1000 * self.median:.0f} ms,"
            f" 95% {1000 * self.late:.0f} ms, {1000 * self.processor:.2f} ms of processor time each"
        )


async def at_rate(crowd: Crowd, pace: Pace, rate: float, seconds: float) -> Borne:
    pace.set(rate)
    await asyncio.sleep(min(2.0, seconds / 4))  # until it has settled
    for player in crowd.players:
        player.waits.clear()
    begun, used = perf_counter(), crowd.process.processor_time()
    await asyncio.sleep(seconds)
    crowd.check()
    took, used = perf_counter() - begun, crowd.process.processor_time() - used
    waits = [wait for player in crowd.players for wait in player.waits]
    each = used / max(1, len(waits))
    return Borne(rate, len(waits) / took, percentile(waits, 0.5), percentile(waits, 0.95), each)


async def bearing(
    folder: Path, database: str, processes: int, rooms: int, seconds: float, lang: str = "de"
) -> Borne | None:
    """The highest rate at which 95 of 100 answers are seen in time, with all three games and words."""
    async with several(folder, database, processes) as process:
        empty, pace, crowd = process.memory(), Pace(CALM), Crowd(process)
        await seat_pairs(process.url, rooms, pace, GAMES, lang, crowd.add)
        await crowd.there(PATIENCE + rooms / 10)
        best, rate = None, FIRST
        while (borne := await at_rate(crowd, pace, rate, seconds)).bearable:
            click.echo(f"  {borne}")
            best, rate = borne, rate * STEP
        click.echo(f"  {borne}")
        each = (process.memory() - empty) / rooms
        click.echo(f"{processes or 1} processes, {rooms} rooms: {best or 'less'}; {1000 * each:.0f} kB a room")
        await crowd.end()
    return best


async def losing(
    folder: Path, database: str, processes: int, rooms: int, times: int, frozen: float = 0.0, seed: int = 0
) -> list[Player]:
    """Kill processes at any moment, or freeze them for so many seconds, one after the other: no acknowledged
    answer is lost, and everybody is back at their table."""
    chance, back = Random(seed), []
    async with several(folder, database, processes) as process:
        crowd = Crowd(process)
        await seat_pairs(process.url, rooms, Pace(100.0), then=crowd.add)
        for _ in range(times):
            await crowd.there()
            await asyncio.sleep(chance.random())
            victim = chance.choice(process.serving())
            os.kill(victim, signal.SIGSTOP if frozen else signal.SIGKILL)
            begun = perf_counter()
            if frozen:
                asyncio.get_running_loop().call_later(frozen, os.kill, victim, signal.SIGCONT)
            if await crowd.missing(NOTICED + frozen):
                await crowd.there()
                back.append(perf_counter() - begun)
        answers = sum(len(player.waits) for player in crowd.players)
        await crowd.end()
    shares = ", ".join(f"{share:.0%} {percentile(back, share):.1f} s" for share in (0.5, 0.95, 1.0))
    click.echo(
        f"{times} of {processes} processes {'frozen' if frozen else 'killed'}, {answers} answers, none that was"
        f" acknowledged is lost; {len(back)} times somebody was there, and everybody was back after: {shares}"
    )
    return crowd.players
