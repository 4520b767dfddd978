"""What many games cost: processor time and bytes for each game and player, and what it costs to spread them.

    python -m benchmarks.many_games games
    python -m benchmarks.many_games games mage-wars --players club --seconds 60
    python -m benchmarks.many_games spread --jobs 1 --jobs 2 --ray local
    python -m benchmarks.many_games commands --jobs 1 --jobs 2 --ray local

`games` plays a player against itself for some seconds of processor time. `spread` plays the same games in this
process, in pools and on clusters: what all processes together use beyond the games themselves is the overhead,
and the time on the clock says how much quicker it was; that holds only on a machine that does nothing else.
`commands` does the same with everything that plays many games, as somebody would type it: start, games, tables.
"""

from __future__ import annotations

import gc
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from time import perf_counter, process_time
from typing import NamedTuple

import click
import msgspec

from trivault import names as all_names
from trivault.bots import KINDS
from trivault.simulate import Plan, Record, Report, run
from trivault.simulate.matches import play
from trivault.simulate.opening import opened
from trivault.simulate.parquet import parquet

SEED = 1
ENOUGH = 100  # games: smaller files are mostly frame
ROOT = Path(__file__).parents[1]
COMMANDS = {
    "simulate": "trivault simulate keyforge --seats casual,casual --games {many}",
    "ladder": "trivault ladder keyforge --players casual --reference beginner --games {many}",
    "rate": "trivault rate keyforge generated-1 --player casual --within 1 --games {many}",
    "self-play": "training shards --games {few} --rounds 1 --folder .",
}
TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Process(NamedTuple):
    """A process of this machine, as the kernel tells it."""

    pid: int
    parent: int
    seconds: float
    bytes: int

    @staticmethod
    def all() -> Iterator[Process]:
        for path in Path("/proc").glob("[0-9]*"):
            try:
                said = (path / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue  # it has ended
            yield Process(
                int(path.name), int(said[1]), (int(said[11]) + int(said[12])) / TICK, int(said[21]) * PAGE
            )


def below() -> list[Process]:
    """The processes that this one has started, and those that they have."""
    everyone = list(Process.all())
    found, parents = [], {os.getpid()}
    while more := [each for each in everyone if each.parent in parents]:
        found += more
        parents = {each.pid for each in more}
    return found


@click.group()
def measure() -> None:
    """Measure what many games cost."""


@measure.command()
@click.argument("names", nargs=-1)
@click.option("--players", multiple=True, help="[default: all]")
@click.option("--seconds", default=5.0, show_default=True, help="Processor time for each.")
def games(names: tuple[str, ...], players: tuple[str, ...], seconds: float) -> None:
    """A player against itself."""
    click.echo("game player games ms/game decisions parquet jsonl memory")
    for name in names or all_names():
        for player in players or KINDS:
            plan = Plan(game=name, seats=(player, player), games=1_000_000, seed=SEED)
            play(Plan(game=name, seats=("random", "random"), games=1, seed=SEED), 0)  # what is loaded once
            begun, records = process_time(), []
            for number in count():
                records.append(play(plan, number))
                if process_time() - begun > seconds:
                    break
            click.echo(f"{name} {player} {_told(plan, records, process_time() - begun)}")


def _told(plan: Plan, records: list[Record], seconds: float) -> str:
    many = len(records)
    lines = [msgspec.json.encode(record) for record in records]
    table = f"{len(parquet(Report.of(plan, records))) / many:.0f}" if many >= ENOUGH else "-"
    return (
        f"{many} {seconds / many * 1000:.1f} {sum(record.decisions for record in records) / many:.0f} "
        f"{table} {sum(map(len, lines)) / many + 1:.0f} {_memory(lines):.0f}"
    )


def _memory(lines: list[bytes]) -> float:
    """Bytes of a record in this process, as it comes from another one."""
    gc.collect()
    before = _resident()
    kept = [msgspec.json.decode(line, type=Record) for line in lines * (1 + 20_000 // len(lines))]
    return (_resident() - before) / len(kept)


def _resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


@measure.command()
@click.option("--game", default="shards", show_default=True)
@click.option("--player", default="random", show_default=True)
@click.option("--many", default=1000, show_default=True, help="Games.")
@click.option("--jobs", multiple=True, type=int, help="Processes.")
@click.option("--ray", multiple=True, help="Addresses of clusters that run on this machine.")
def spread(game: str, player: str, many: int, jobs: tuple[int, ...], ray: tuple[str, ...]) -> None:
    """The same games in several ways."""
    plan = Plan(game=game, seats=(player, player), games=many, seed=SEED)
    warm = Plan(game=game, seats=(player, player), games=8, seed=SEED + 1)
    click.echo("where games start-s seconds processor-s ms/game MB/worker load")
    places: list[int | str] = [*jobs, *ray]
    for where in places:
        begun = perf_counter()
        with opened(where) as executor:
            assert len(list(run(warm, executor))) == warm.matches
            started = perf_counter()
            used = _used()
            assert len(list(run(plan, executor))) == many
            used, taken = _used() - used, perf_counter() - started
            largest = max((each.bytes for each in below()), default=0)
        click.echo(
            f"{where} {many} {started - begun:.1f} {taken:.1f} {used:.1f} {used / many * 1000:.2f} "
            f"{max(largest, _resident() if where == 1 else 0) / 2**20:.0f} {os.getloadavg()[0]:.1f}"
        )


@measure.command()
@click.option("--many", default=200, show_default=True, help="Games; self-play has a fifth of them.")
@click.option("--only", multiple=True, type=click.Choice([*COMMANDS]), help="[default: all]")
@click.option("--jobs", multiple=True, type=int, help="Processes.")
@click.option("--ray", multiple=True, help="Addresses of clusters.")
def commands(many: int, only: tuple[str, ...], jobs: tuple[int, ...], ray: tuple[str, ...]) -> None:
    """Everything that plays many games, on the clock."""
    places = [*(("--jobs", str(each)) for each in jobs), *(("--ray", each) for each in ray)]
    click.echo("command where seconds times-as-fast load")
    for name in only or COMMANDS:
        first = 0.0
        for place in places:
            with tempfile.TemporaryDirectory() as folder:
                begun = perf_counter()
                words = COMMANDS[name].format(many=many, few=many // 5).split()
                subprocess.run(
                    [sys.executable, "-m", *words, *place],
                    cwd=folder,
                    env={**os.environ, "PYTHONPATH": str(ROOT)},
                    check=True,
                    capture_output=True,
                )
                taken = perf_counter() - begun
            first = first or taken
            load = os.getloadavg()[0]
            click.echo(f"{name} {' '.join(place)} {taken:.1f} {first / taken:.2f} {load:.1f}")


def _used() -> float:
    """Processor time of this process and of those below it that still run."""
    own = resource.getrusage(resource.RUSAGE_SELF)
    return own.ru_utime + own.ru_stime + sum(each.seconds for each in below())


if __name__ == "__main__":
    measure()
