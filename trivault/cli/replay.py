"""`trivault replay`: look at a game that was played, and play on from any point."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from trivault.bots import kinds
from trivault.cli.options import NumberParam, lang_option, spoken
from trivault.cli.table import (
    auto_order_option,
    make_screen,
    new_save,
    plain_option,
    play_on,
    read_seats,
    save_option,
    seats_option,
    watch,
)
from trivault.kernel.table import Table
from trivault.presentation.presenter import make_presenter
from trivault.presentation.seats import HUMAN, OPPONENT, complete
from trivault.tui import saves


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@lang_option
@plain_option
@click.option("--at", type=NumberParam(0), metavar="N", help="Start after this many answers.")
@click.option("--play", "playing", is_flag=True, help="Continue the game from there, or from the end.")
@seats_option
@save_option
@auto_order_option
def replay(
    file: Path,
    lang: str,
    plain: bool | None,
    at: int | None,
    playing: bool,
    seats: str | None,
    save: Path | None,
    auto_order: bool,
) -> None:
    """Step through the game in FILE, or print it without a terminal.

    Enter goes forward and `p` goes back. `t` jumps to the next turn, a number jumps to that answer. `play`
    continues from there as a new game, and `q` quits.
    """
    recorded = saves.read(file)
    presenter = make_presenter(recorded.game, spoken(lang, recorded.lang), watching=True)
    table = saves.opened(file, recorded, presenter.game)
    if at is not None and at > len(table.answers):
        raise click.UsageError(f"In this game --at goes from 0 to {len(table.answers)}, not to {at}.")
    screen = make_screen(presenter, plain)
    start = at if playing else watch(table, screen, at or 0)
    if start is None and not playing:
        return
    table = saves.opened(file, recorded, presenter.game, start)
    if table.state.over:
        raise click.UsageError("The game is over there; name an earlier moment with --at.")
    if seats is not None:
        table.seats = read_seats(seats, table.state.seats)
    else:
        table.seats = _seats(table)
    play_on(table, screen, new_save(save, screen), auto_order=auto_order)


def _seats(table: Table[Any]) -> tuple[str, ...]:
    """As in the recorded game; where no person played, one takes the seat that decides now."""
    known = [kind if kind in (HUMAN, *kinds()) else OPPONENT for kind in table.seats]
    seats = list(complete(known, table.state.seats))
    if HUMAN not in seats:
        choice = table.state.choice
        seats[choice.player if choice else 0] = HUMAN
    return tuple(seats)
