"""`trivault ladder`: levels play each other and a reference, and are rated."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from trivault import load
from trivault.bots import LEVELS
from trivault.cli.many_games import jobs_options, progress_bar
from trivault.cli.options import MOST, NumberParam, all_games, game_argument, lang_option
from trivault.cli.output_files import PICTURES, check_drawing, check_file
from trivault.cli.result_files import KeptGames, chosen_file, kept, kept_options
from trivault.cli.variants import SimulationCommand, simulated_variants
from trivault.files import replace_file
from trivault.kernel.text import Message, Words
from trivault.simulate.executors import Jobs
from trivault.simulate.ladder import Ladder, LadderGame
from trivault.simulate.numbers import interval, percent

REFERENCE = "greedy"


@click.command(cls=SimulationCommand, ending=all_games)
@game_argument
@click.option(
    "--players",
    default=",".join(LEVELS),
    show_default=True,
    metavar="KINDS",
    help="The players to rate, weakest first, separated by commas; each meets the next one and the reference.",
)
@click.option("--reference", default=REFERENCE, show_default=True, help="The opponent of all players.")
@click.option("--games", type=NumberParam(2), default=100, show_default=True, help="Games per pair.")
@click.option("--seed", type=NumberParam(0, MOST), default=1, show_default=True, help="The seed of the deals.")
@jobs_options
@kept_options("ladder-GAME")
@click.option(
    "--plot",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write a chart of the ratings, as .png or .svg.",
)
@lang_option
def ladder(
    game: str,
    players: str,
    reference: str,
    games: int,
    seed: int,
    jobs: Jobs,
    file: Path | None,
    out: Path | None,
    plot: Path | None,
    lang: str,
    **given: bool,
) -> None:
    """Rate levels of GAME by games against each other.

    Each deal is played twice with the seats swapped. Stored games are not repeated, so a ladder can be
    stopped, resumed and extended.
    """
    rated = tuple(player.strip() for player in players.split(","))
    found = Ladder.new(game, rated, reference, seed, simulated_variants(game, given))
    words = Words(lang, ("trivault.kernel", *load(game).packages, "trivault.simulate"))
    file = chosen_file(file, "-".join(("ladder", game, *found.variant)), out, words)
    if plot is not None:
        check_file(plot, PICTURES, words)
        check_drawing(words)
    with kept(file, found, LadderGame) as store:
        _play(found, games, jobs, store, words)
    if out is not None:
        from trivault.simulate.parquet import ladder_parquet  # imports pyarrow

        replace_file(out, ladder_parquet(found, store.games))
    _show(found, words)
    if plot is not None:
        from trivault.simulate.ladder_plot import picture  # imports matplotlib

        replace_file(plot, picture(found, words, plot.suffix.removeprefix(".")))


def _play(found: Ladder, games: int, jobs: Jobs, store: KeptGames[LadderGame], words: Words) -> None:
    with progress_bar() as progress:
        task = progress.add_task(words.say("simulate-progress"), total=found.missing(games))
        for game in found.play(games, jobs):
            store.keep(game)
            progress.advance(task)


def _show(found: Ladder, words: Words) -> None:
    console = Console(highlight=False, markup=False)
    console.print(words.say("ladder-title", game=found.game, seed=str(found.seed)), style="bold")
    table = _table(words, "simulate-player", "ladder-rating", "simulate-interval")
    for rating in reversed(found.ratings()):
        among = words.say("ladder-range", low=round(rating.low), high=round(rating.high))
        table.add_row(rating.player, words.say("simulate-count", n=round(rating.value)), among)
    console.print(table)
    console.print()
    table = _table(words, "ladder-meeting", "ladder-games", "simulate-rate", "simulate-interval")
    for meeting in found.meetings:
        share = meeting.share()
        table.add_row(
            words.say("ladder-pair", one=meeting.players[0], other=meeting.players[1]),
            words.say("simulate-count", n=share.of),
            words.say(percent(share.rate)),
            words.say(Message("simulate-range", **interval(share))),
        )
    console.print(table)


def _table(words: Words, first: str, *others: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(words.say(first))
    for heading in others:
        table.add_column(words.say(heading), justify="right", no_wrap=True)
    return table
