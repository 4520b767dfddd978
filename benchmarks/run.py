"""How fast the games run: random play on one core with the log off, against budget and baseline.

Times are those of the processor, so that other programs disturb little.
"""

from __future__ import annotations

import cProfile
import json
import platform
import pstats
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import fmean, median
from time import process_time

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

import trivault
from trivault.kernel import interpreter
from trivault.kernel.choices import ACTION
from trivault.kernel.game import Game
from trivault.kernel.interpreter import reopen
from trivault.kernel.state import State

BASELINE = Path(__file__).with_name("baseline.json")
BUILD = "pure" if interpreter.__file__.endswith(".py") else "compiled"

Figures = dict[str, float]
AnyGame = Game[State]


@dataclass(frozen=True)
class Measure:
    """A row of the table: what is measured, and whether more or less of it is better."""

    name: str
    unit: str
    more: bool

    def better(self, one: float, other: float) -> bool:
        return one > other if self.more else one < other


MEASURES = (
    Measure("decisions", "per s", more=True),
    Measure("games", "per s", more=True),
    Measure("clone", "µs", more=False),
    Measure("legal list", "µs", more=False),
    Measure("to bytes", "µs", more=False),
    Measure("state", "bytes", more=False),
)

# What each game must reach, and what it should: (floor, target).
BUDGET: dict[str, dict[str, tuple[float, float]]] = {
    "shards": {
        "decisions": (30_000, 115_000),
        "games": (80, 290),
        "clone": (20, 10),
        "legal list": (20, 5),
    },
    "keyforge": {
        "decisions": (8_000, 20_000),
        "games": (30, 100),
        "clone": (30, 20),
        "legal list": (40, 20),
    },
    "mage-wars": {
        "decisions": (5_000, 15_000),
        "games": (5, 15),
        "clone": (50, 30),
        "legal list": (80, 40),
    },
}


@dataclass(frozen=True)
class Effort:
    """How much is played and how often it is repeated."""

    games: int
    repeats: int
    loops: int  # over the states of one game, for what takes microseconds


FULL = Effort(games=100, repeats=7, loops=20)
QUICK = Effort(games=10, repeats=3, loops=2)


# Measuring


def play(game: AnyGame, seed: int) -> int:
    """Play a game with random answers; returns how many there were."""
    state = game.new(seed=seed)
    chance = Random(seed).random
    decisions = 0
    while state.result is None:
        legal = state.legal()
        state.apply(legal[int(chance() * len(legal))])
        decisions += 1
    return decisions


def states(game: AnyGame, seed: int = 1) -> list[State]:
    """Every state at a choice of one random game."""
    state = game.new(seed=seed)
    chance = Random(seed).random
    found: list[State] = []
    while state.result is None:
        found.append(state.copy())
        legal = state.legal()
        state.apply(legal[int(chance() * len(legal))])
    return found


def measure(game: AnyGame, effort: Effort) -> Figures:
    play(game, seed=0)  # warm up
    speeds = [_speed(game, effort.games) for _ in range(effort.repeats)]
    choices = states(game)
    actions = [state for state in choices if state.choices[0].kind == ACTION]
    return {
        "decisions": median([decisions for decisions, _ in speeds]),
        "games": median([games for _, games in speeds]),
        "clone": _microseconds(type(choices[0]).copy, choices, effort),
        "legal list": _microseconds(reopen, actions, effort),
        "to bytes": _microseconds(type(choices[0]).to_bytes, choices, effort),
        "state": fmean([len(state.to_bytes()) for state in choices]),
    }


def _speed(game: AnyGame, games: int) -> tuple[float, float]:
    """Decisions and games per second."""
    started = process_time()
    decisions = sum([play(game, seed) for seed in range(games)])
    seconds = process_time() - started
    return decisions / seconds, games / seconds


def _microseconds(function: Callable[[State], object], on: Sequence[State], effort: Effort) -> float:
    """What one call takes, on average over the states."""
    times = []
    for _ in range(effort.repeats):
        started = process_time()
        for _ in range(effort.loops):
            for state in on:
                function(state)
        times.append(process_time() - started)
    return median(times) / (effort.loops * len(on)) * 1e6


# Comparing


def below_floor(name: str, figures: Figures) -> list[str]:
    """The measures in which a game misses its budget."""
    budget = BUDGET.get(name, {})
    return [
        each.name
        for each in MEASURES
        if each.name in budget and each.better(budget[each.name][0], figures[each.name])
    ]


def table(name: str, figures: Figures, baseline: Figures) -> Table:
    shown = Table(title=f"{name} ({BUILD})", title_justify="left", box=None, pad_edge=False)
    shown.add_column("")
    shown.add_column("")
    for column in ("now", "baseline", "change", "floor", "target"):
        shown.add_column(column, justify="right")
    budget = BUDGET.get(name, {})
    failing = below_floor(name, figures)
    for each in MEASURES:
        now, before = figures[each.name], baseline.get(each.name)
        limits = [_number(limit) for limit in budget.get(each.name, ())] or ["", ""]
        shown.add_row(
            each.name,
            each.unit,
            Text(_number(now), style="bold red" if each.name in failing else "bold"),
            "" if before is None else _number(before),
            "" if before is None else _change(each, now, before),
            *limits,
        )
    return shown


def _change(each: Measure, now: float, before: float) -> Text:
    change = f"{round(100 * (now / before - 1)):+} %"
    return Text(change, style="green" if each.better(now, before) else "yellow")


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def profile(game: AnyGame, games: int) -> None:
    """Print where the time goes."""
    watched = cProfile.Profile()
    with watched:
        for seed in range(games):
            play(game, seed)
    pstats.Stats(watched).sort_stats("tottime").print_stats(15)


@click.command()
@click.argument("games", nargs=-1, type=click.Choice(trivault.NAMES), metavar="[GAME]...")
@click.option("--quick", is_flag=True, help="Measure less, for a first look.")
@click.option("--update", is_flag=True, help="Make these figures the baseline.")
@click.option("--profile", "profiling", is_flag=True, help="Show where the time goes instead.")
@click.option("--baseline", type=click.Path(path_type=Path), default=BASELINE, help="The file to compare with.")
def main(games: tuple[str, ...], quick: bool, update: bool, profiling: bool, baseline: Path) -> None:
    """Measure how fast the games run; fails when one is slower than its floor."""
    effort = QUICK if quick else FULL
    console = Console()
    saved = json.loads(baseline.read_text(encoding="utf-8")) if baseline.exists() else {}
    recorded = saved.setdefault(BUILD, {})
    failed = False
    for name in games or trivault.NAMES:
        game = trivault.load(name)
        if profiling:
            profile(game, effort.games)
            continue
        figures = measure(game, effort)
        console.print(table(name, figures, recorded.get(name, {})))
        if missed := below_floor(name, figures):
            console.print(f"{name} misses its floor in: {', '.join(missed)}", style="red")
            failed = True
        recorded[name] = {each: round(value, 2) for each, value in figures.items()}
    if update and not profiling:
        saved["python"] = platform.python_version()
        baseline.write_text(json.dumps(saved, indent=2) + "\n", encoding="utf-8")
    sys.exit(failed)


if __name__ == "__main__":
    main()
