"""`trivault simulate`: players play many games, and a table says how they did."""

from __future__ import annotations

import os
from pathlib import Path
from time import perf_counter

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from trivault.cli.errors import Refused
from trivault.cli.options import lang_option
from trivault.kernel.text import Message, Words
from trivault.players import KINDS
from trivault.simulate import Plan, Record, Report, Share, Spread, Summary, run
from trivault.tui.saves import replace_file

SUFFIXES = (".json", ".csv")


@click.command()
@click.argument("game")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many are played.")
@click.option(
    "--seats",
    default="greedy,random",
    show_default=True,
    help=f"Who plays, by commas: {', '.join(KINDS)}.",
)
@click.option(
    "--seed",
    type=click.IntRange(0, 2**63 - 1),
    default=1,
    show_default=True,
    help="The same seed gives the same games.",
)
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes that play.")
@click.option("--no-swap", is_flag=True, help="Everybody stays in the same seat.")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the results there, as .json or .csv.",
)
@lang_option
def simulate(
    game: str,
    games: int,
    seats: str,
    seed: int,
    jobs: int,
    no_swap: bool,
    out: Path | None,
    lang: str,
) -> None:
    """Let players play many games of GAME and count.

    Every deal is played once in each seating, so that each player sits in each seat equally often.
    """
    words = Words(lang, ("trivault.kernel", "trivault.simulate"))
    kinds = tuple(kind.strip() for kind in seats.split(","))
    plan = Plan(game=game, seats=kinds, games=games, seed=seed, swap=not no_swap)
    plan.check()
    if out is not None:
        _check_out(out, words)
    started = perf_counter()
    records = _played(plan, jobs, words)
    seconds = perf_counter() - started
    report = Report.of(plan, records)
    if out is not None:
        _write(out, report)
    _show(report, seconds, words)


def _played(plan: Plan, jobs: int, words: Words) -> list[Record]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words.say("simulate-progress"), total=plan.games)
        records = []
        for record in run(plan, jobs):
            records.append(record)
            progress.advance(task)
    return records


# The file


def _check_out(out: Path, words: Words) -> None:
    """Whether the results can be written there is better known before they are played."""
    if out.suffix not in SUFFIXES:
        raise Refused(words.say("simulate-wrong-suffix", file=str(out), known=" or ".join(SUFFIXES)))
    if out.is_dir() or not os.access(out.parent, os.W_OK | os.X_OK):
        raise Refused(words.say("simulate-unwritable", file=str(out)))


def _write(out: Path, report: Report) -> None:
    replace_file(out, report.to_json() if out.suffix == ".json" else report.to_csv())


# The table


def _show(report: Report, seconds: float, words: Words) -> None:
    console, plan, summary = Console(highlight=False), report.plan, report.summary
    console.print(words.say("simulate-title", game=plan.game, n=plan.games, seed=str(plan.seed)), style="bold")
    console.print(_standings(summary, words))
    decisions = sum(record.decisions for record in report.matches)
    for line in (
        Message("simulate-first", **_interval(summary.first_player_wins)),
        Message("simulate-turns", **_sizes(summary.turns)),
        Message("simulate-decisions", **_sizes(summary.decisions)),
        Message(
            "simulate-speed",
            decisions=round(decisions / seconds),
            games=_decimal(plan.games / seconds),
            seconds=_decimal(seconds),
        ),
    ):
        console.print(words.say(line))


def _standings(summary: Summary, words: Words) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(words.say("simulate-player"), no_wrap=True)
    for name in ("wins", "rate", "interval", "as-first", "own-decisions"):
        table.add_column(words.say(f"simulate-{name}"), justify="right", no_wrap=True)
    for standing in summary.standings:
        table.add_row(
            standing.player,
            words.say("simulate-count", n=standing.wins.count),
            words.say(_percent(standing.wins.rate)),
            words.say("simulate-range", **_interval(standing.wins)),
            words.say(_percent(standing.wins_as_first.rate)),
            words.say(_decimal(standing.decisions)),
        )
    return table


def _interval(share: Share) -> dict[str, Message]:
    return {"rate": _percent(share.rate), "low": _percent(share.low), "high": _percent(share.high)}


def _sizes(spread: Spread) -> dict[str, Message | int]:
    return {
        "mean": _decimal(spread.mean),
        "median": _decimal(spread.median),
        "least": spread.least,
        "most": spread.most,
    }


def _percent(share: float) -> Message:
    return Message("simulate-percent", n=_decimal(100 * share))


def _decimal(number: float) -> Message:
    """One digit after the sign that the language puts there."""
    whole, tenths = divmod(round(10 * number), 10)
    return Message("simulate-decimal", whole=whole, tenths=tenths)
