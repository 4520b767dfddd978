"""`trivault simulate`: players or decks play many games, and tables say how they did."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from time import perf_counter

import click

from trivault import load
from trivault.bots import KINDS
from trivault.cli.deck_words import brought, by_commas
from trivault.cli.many_games import jobs_options, progress_bar
from trivault.cli.options import MOST, NumberParam, all_games, game_argument, lang_option
from trivault.cli.output_files import PICTURES, check_drawing, check_file, check_parquet
from trivault.cli.simulation_tables import show
from trivault.cli.variants import SimulationCommand, simulated_variants
from trivault.files import replace_file
from trivault.kernel.text import Words
from trivault.simulate import Plan, Record, Report, run
from trivault.simulate.executors import Jobs
from trivault.simulate.journal import Journal
from trivault.simulate.report import Kept

PARQUET = ".parquet"
DATA = (".json", ".csv", PARQUET)
KEPT = (".jsonl",)
SEATS, SEATS_WITH_DECKS = "greedy,random", "greedy"
CARDS_WITH_DECKS = 5


@click.command(cls=SimulationCommand, ending=all_games)
@game_argument
@click.option(
    "--decks",
    multiple=True,
    metavar="DECK,DECK…",
    help="The decks, separated by commas: names, generated-N, files, or folders.",
)
@click.option(
    "--games",
    type=NumberParam(1),
    default=100,
    show_default=True,
    help="Number of games; with several decks, per pair.",
)
@click.option(
    "--seats",
    help=f"The players, separated by commas: {', '.join(KINDS)}, or your own class such as ./mybot.py:Bot. "
    "With decks, one for all or one per deck. "
    f"[default: {SEATS}; with decks: {SEATS_WITH_DECKS}]",
)
@click.option(
    "--seed",
    type=NumberParam(0, MOST),
    default=1,
    show_default=True,
    help="The same seed gives the same games.",
)
@jobs_options
@click.option("--no-swap", is_flag=True, help="Keep the players in their seats.")
@click.option(
    "--cards",
    type=NumberParam(0),
    metavar="N",
    help="Number of cards listed for wins and for losses; 99 for all. "
    f"[default: 0; with decks: {CARDS_WITH_DECKS}]",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help=f"Write the results, as {', '.join(DATA)}.",
)
@click.option(
    "--file",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Store each game as it is played, as .jsonl. Stored games are not repeated.",
)
@click.option(
    "--plot",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write a chart of the results, as .png or .svg.",
)
@lang_option
def simulate(
    game: str,
    decks: tuple[str, ...],
    games: int,
    seats: str | None,
    seed: int,
    jobs: Jobs,
    no_swap: bool,
    cards: int | None,
    out: Path | None,
    file: Path | None,
    plot: Path | None,
    lang: str,
    **given: bool,
) -> None:
    """Play many games of GAME between players or decks and summarise them.

    Every deal is played once in each seating.
    """
    variant = simulated_variants(game, given)
    plan = _plan(game, decks, games, seats, seed, not no_swap, variant, lang)
    plan.check()
    words = Words(lang, ("trivault.kernel", *load(game).packages, "trivault.simulate"))
    for path, suffixes in ((out, DATA), (file, KEPT), (plot, PICTURES)):
        if path is not None:
            check_file(path, suffixes, words)
    if plot is not None:
        check_drawing(words)
    if out is not None and out.suffix == PARQUET:
        check_parquet(words)
    started = perf_counter()
    records = _played(plan, jobs, file, words)
    seconds = perf_counter() - started
    report = Report.of(plan, records)
    if out is not None:
        replace_file(out, _data(report, out.suffix))
    show(report, seconds, (CARDS_WITH_DECKS if decks else 0) if cards is None else cards, words)
    if plot is not None:
        _draw(plot, report, words)


def _plan(
    game: str,
    decks: tuple[str, ...],
    games: int,
    seats: str | None,
    seed: int,
    swap: bool,
    variant: tuple[str, ...],
    lang: str,
) -> Plan:
    named = tuple(brought(game, by_commas(decks), lang))
    if seats is None:
        seats = SEATS_WITH_DECKS if named else SEATS
    kinds = tuple(kind.strip() for kind in seats.split(","))
    if named and len(kinds) == 1:
        kinds *= len(named)
    return Plan(game=game, seats=kinds, decks=named, games=games, seed=seed, swap=swap, variant=variant)


def _played(plan: Plan, jobs: Jobs, file: Path | None, words: Words) -> list[Record]:
    with ExitStack() as stack:
        kept = stack.enter_context(Journal(file, Kept.of(plan), Record)) if file else None
        records = kept.records if kept else []
        progress = stack.enter_context(progress_bar())
        task = progress.add_task(words.say("simulate-progress"), total=plan.matches, completed=len(records))
        for record in run(plan, jobs, len(records)):
            records.append(record)
            if kept:
                kept.write(record)
            progress.advance(task)
    return records


def _data(report: Report, suffix: str) -> bytes:
    if suffix == PARQUET:
        from trivault.simulate.parquet import parquet  # imports pyarrow

        return parquet(report)
    return report.to_json() if suffix == ".json" else report.to_csv()


def _draw(file: Path, report: Report, words: Words) -> None:
    from trivault.simulate.plot import picture  # imports matplotlib

    replace_file(file, picture(report, words, file.suffix.removeprefix(".")))
