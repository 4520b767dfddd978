"""`trivault simulate`: players or decks play many games, and tables say how they did."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from trivault import load
from trivault.cli.options import MOST, EndingCommand, NumberParam, all_games, game_argument, lang_option
from trivault.cli.pictures import PICTURES, check_drawing, check_file
from trivault.cli.simulation_tables import show
from trivault.files import replace_file
from trivault.kernel.text import Words
from trivault.library.deck_lists import find_deck
from trivault.players import KINDS
from trivault.simulate import Plan, Record, Report, run

DATA = (".json", ".csv")
SEATS, SEATS_WITH_DECKS = "greedy,random", "greedy"
CARDS_WITH_DECKS = 5


@click.command(cls=EndingCommand, ending=all_games)
@game_argument
@click.option(
    "--decks",
    multiple=True,
    metavar="DECK,DECK…",
    help="Decks that play each other, by commas: names, generated-N, or files.",
)
@click.option(
    "--games",
    type=NumberParam(1),
    default=100,
    show_default=True,
    help="How many are played; of several decks, by every two of them.",
)
@click.option(
    "--seats",
    help=f"Who plays, by commas: {', '.join(KINDS)}, or a class of your own such as ./mybot.py:Bot. With decks "
    "one for all, or one for each. "
    f"[default: {SEATS}; with decks: {SEATS_WITH_DECKS}]",
)
@click.option(
    "--seed",
    type=NumberParam(0, MOST),
    default=1,
    show_default=True,
    help="The same seed gives the same games.",
)
@click.option("--jobs", type=NumberParam(1), default=1, show_default=True, help="Processes that play.")
@click.option("--no-swap", is_flag=True, help="Everybody stays in the same seat.")
@click.option(
    "--cards",
    type=NumberParam(0),
    metavar="N",
    help="Show so many cards that come with wins, and with losses; 99 for all. "
    f"[default: 0; with decks: {CARDS_WITH_DECKS}]",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the results there, as .json or .csv.",
)
@click.option(
    "--plot",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Draw the results there, as .png or .svg.",
)
@lang_option
def simulate(
    game: str,
    decks: tuple[str, ...],
    games: int,
    seats: str | None,
    seed: int,
    jobs: int,
    no_swap: bool,
    cards: int | None,
    out: Path | None,
    plot: Path | None,
    lang: str,
) -> None:
    """Let players or decks play many games of GAME and count.

    Every deal is played once in each seating, so that each player sits in each seat equally often.
    """
    plan = _plan(game, decks, games, seats, seed, not no_swap)
    plan.check()
    words = Words(lang, ("trivault.kernel", *load(game).packages, "trivault.simulate"))
    for file, suffixes in ((out, DATA), (plot, PICTURES)):
        if file is not None:
            check_file(file, suffixes, words)
    if plot is not None:
        check_drawing(words)
    started = perf_counter()
    records = _played(plan, jobs, words)
    seconds = perf_counter() - started
    report = Report.of(plan, records)
    if out is not None:
        replace_file(out, report.to_json() if out.suffix == ".json" else report.to_csv())
    show(report, seconds, (CARDS_WITH_DECKS if decks else 0) if cards is None else cards, words)
    if plot is not None:
        _draw(plot, report, words)


def _plan(game: str, decks: tuple[str, ...], games: int, seats: str | None, seed: int, swap: bool) -> Plan:
    named = tuple(find_deck(game, word.strip()) for each in decks for word in each.split(","))
    if seats is None:
        seats = SEATS_WITH_DECKS if named else SEATS
    kinds = tuple(kind.strip() for kind in seats.split(","))
    if named and len(kinds) == 1:
        kinds *= len(named)
    return Plan(game=game, seats=kinds, decks=named, games=games, seed=seed, swap=swap)


def _played(plan: Plan, jobs: int, words: Words) -> list[Record]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words.say("simulate-progress"), total=plan.matches)
        records = []
        for record in run(plan, jobs):
            records.append(record)
            progress.advance(task)
    return records


def _draw(file: Path, report: Report, words: Words) -> None:
    from trivault.simulate.plot import picture  # imports matplotlib

    replace_file(file, picture(report, words, file.suffix.removeprefix(".")))
