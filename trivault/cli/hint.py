"""`trivault hint`: the best answers to the open choice of a saved game."""

from __future__ import annotations

from pathlib import Path

import click

from trivault.analysis.advice import USUAL, advise
from trivault.bots import LEVELS
from trivault.cli.errors import Refused
from trivault.cli.options import lang_option, spoken
from trivault.presentation.hints import hint_lines
from trivault.presentation.presenter import make_presenter
from trivault.tui import saves


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--from",
    "level",
    type=click.Choice(LEVELS),
    default=USUAL,
    show_default=True,
    help="The level that is asked.",
)
@lang_option
def hint(file: Path, level: str, lang: str) -> None:
    """Show the best answers to the open choice of the saved game in FILE, how likely they win, and why.

    The level decides from what the player knows whose choice it is, and without its usual slips.
    """
    saved = saves.read(file)
    presenter = make_presenter(saved.game, spoken(lang, saved.lang), watching=True)
    table = saves.opened(file, saved, presenter.game)
    if table.state.over:
        raise Refused(f"{file}: this game is over; `trivault analyse {file}` judges its decisions")
    player = table.state.choices[0].player
    for line in hint_lines(
        advise(table.state, player, table.seed, level), table.state, player, presenter.words
    ):
        click.echo(line)
