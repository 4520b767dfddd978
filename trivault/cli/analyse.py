"""`trivault analyse`: how likely a game was won from decision to decision, and what would have been better."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from trivault.analysis.calibration import calibration_of
from trivault.analysis.game_analysis import Ending, GameAnalysis
from trivault.analysis.review import USUAL, Judged, Played, decisions, judge
from trivault.bots import LEVELS
from trivault.cli.errors import Refused
from trivault.cli.options import NumberParam, lang_option, spoken
from trivault.kernel.table import Table
from trivault.presentation.analysis import analysed, analysis_lines
from trivault.presentation.presenter import AnyPresenter, make_presenter
from trivault.presentation.report import outcome
from trivault.presentation.seats import HUMAN, complete
from trivault.tui import saves


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--seat",
    type=NumberParam(1),
    metavar="N",
    help="The seat to analyse, from 1.  [default: the first human seat]",
)
@click.option(
    "--from",
    "level",
    type=click.Choice(LEVELS),
    default=USUAL,
    show_default=True,
    help="The level that judges the decisions; stronger levels take longer.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")
@lang_option
def analyse(file: Path, seat: int | None, level: str, as_json: bool, lang: str) -> None:
    """Analyse the game in FILE: win probabilities, turning points, mistakes, luck and skill.

    Each decision is judged by the information of its player. Ctrl-C stops and prints the results so far.
    `trivault replay FILE --play --at N` continues the game from any answer.
    """
    saved = saves.read(file)
    calibration_of(saved.game)  # what is wrong with it is better known now
    presenter = make_presenter(saved.game, spoken(lang, saved.lang), watching=True)
    table = saves.opened(file, saved, presenter.game)
    seats = complete(table.seats, table.state.seats)
    if seat is not None and seat > len(seats):
        raise click.UsageError(f"In this game --seat goes from 1 to {len(seats)}, not to {seat}.")
    viewer = seat - 1 if seat is not None else seats.index(HUMAN) if HUMAN in seats else 0
    made = decisions(table)
    if not made:
        raise Refused(f"{file}: nobody has decided anything in this game")
    judged = _judged(table, made, level, presenter)
    whole = len(judged) == len(made)
    ending = Ending.of(table)
    told = analysed(
        GameAnalysis(judged, ending if whole else ending._replace(winners=None)),
        viewer,
        presenter,
        table.state_at,
    )
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(told), indent=1))
        return
    if table.state.over:
        click.echo(outcome(table.state.result or (), presenter, presenter.moment(table.state)[0]))
    if not whole:
        click.echo(presenter.say("ui-analysis-stopped", n=len(judged), of=len(made)))
    for line in analysis_lines(told, presenter, bars=Console().is_terminal):
        click.echo(line)


def _judged(table: Table[Any], made: Sequence[Played], level: str, presenter: AnyPresenter) -> list[Judged]:
    """Judge one decision after the other, until somebody has enough of it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    found: list[Judged] = []
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(presenter.say("ui-analysis-progress"), total=len(made))
        try:
            for played in made:
                found.append(judge(table.state_at(played.at), played, level))
                progress.advance(task)
        except KeyboardInterrupt:
            if not found:
                raise
    return found
