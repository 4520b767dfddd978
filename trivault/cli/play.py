"""`trivault play`: a game in the terminal, against bots or with others at the same screen."""

from __future__ import annotations

from pathlib import Path
from secrets import randbelow
from typing import Any

import click
import msgspec

from trivault import registry
from trivault.cli.errors import Refused
from trivault.cli.options import MOST, NumberParam, all_games, lang_option, spoken
from trivault.cli.table import (
    auto_order_option,
    make_screen,
    new_save,
    plain_option,
    play_on,
    read_seats,
    save_option,
    seats_option,
    set_stops,
    stops_option,
)
from trivault.cli.variants import ChosenVariants, VariantCommand, best_of_option, handicap_option
from trivault.kernel.errors import PositionError, TrivaultError
from trivault.kernel.game import Game
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table
from trivault.library.deck_lists import find_deck
from trivault.presentation.presenter import AnyPresenter, make_presenter
from trivault.presentation.seats import complete
from trivault.tui import saves
from trivault.tui.series import AnySeries

LAST = ""  # --resume without a file: the game that was played last


@click.command(cls=VariantCommand, ending=lambda: f"{all_games()} Without a name it is {registry.NAMES[0]}.")
@click.argument("game", required=False)
@seats_option
@click.option(
    "--deck",
    "--book",
    "decks",
    multiple=True,
    metavar="DECK",
    help="The name or file of a deck or spellbook; repeat it for each seat.",
)
@best_of_option
@handicap_option
@click.option("--seed", type=NumberParam(0, MOST), metavar="N", help="The seed of the game.")
@lang_option
@plain_option
@save_option
@click.option("--resume", is_flag=False, flag_value=LAST, metavar="[FILE]", help="Resume a saved game.")
@click.option(
    "--position",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Start from a position (JSON).",
)
@click.option("--no-free", is_flag=True, help="Forbid undo past random results, even against bots.")
@click.option("--ask-all", is_flag=True, help="Ask even if only one answer is possible.")
@auto_order_option
@stops_option
def play(
    game: str | None,
    seats: str | None,
    decks: tuple[str, ...],
    seed: int | None,
    lang: str,
    plain: bool | None,
    save: Path | None,
    resume: str | None,
    position: Path | None,
    no_free: bool,
    ask_all: bool,
    auto_order: bool,
    stops: str | None,
    best_of: int | None,
    handicap: int | None,
    **given: Any,
) -> None:
    """Play GAME in the terminal. Type `help` at the table for all commands.

    The game is saved after every answer. Quit with `quit` or Ctrl-C, and continue with --resume.
    """
    variants = ChosenVariants.of(given, best_of, handicap)
    chosen = [*(["--deck"] if decks else []), *variants.named()]
    if position is not None and chosen:
        raise click.UsageError(f"A position is set up already: --position goes without {', '.join(chosen)}.")
    chosen += [name for name, value in (("--seed", seed), ("--position", position)) if value is not None]
    if resume is not None and chosen:
        raise click.UsageError(f"A saved game is set up already: --resume goes without {', '.join(chosen)}.")
    path = _saved(game, resume) if resume is not None else None
    recorded = saves.read(path) if path is not None else None
    if game is None:
        game = recorded.game if recorded is not None else registry.NAMES[0]
    presenter = make_presenter(game, lang if recorded is None else spoken(lang, recorded.lang))
    variants.check(presenter.game)
    screen = make_screen(presenter, plain)
    if path is not None and recorded is not None:
        table, series = saves.taken_up(path, recorded, presenter, seated=seats is not None)
        if table.state.over:
            raise Refused(f"the game in {path} is over; look at it with: trivault replay {path}")
        if seats is not None:
            table.seats = read_seats(seats, table.state.seats)
        set_stops(table, presenter, stops)
        save = new_save(save, screen) if save else path
    else:
        seed = randbelow(2**31) if seed is None else seed
        if position is not None:
            table, series = _laid_out(presenter, seats, seed, position), None
        else:
            table, series = _begun(presenter, seats, decks, seed, variants)
        set_stops(table, presenter, stops)
        save = new_save(save, screen)
    play_on(table, screen, save, series, ask_all=ask_all, strict=no_free, auto_order=auto_order)


def _begun(
    presenter: AnyPresenter,
    seats: str | None,
    decks: tuple[str, ...],
    seed: int,
    variants: ChosenVariants,
) -> tuple[Table[Any], AnySeries | None]:
    game = presenter.game
    seated = read_seats(seats) if seats is not None else _usual(game, len(decks), variants)
    game.check_seats(len(seated), seed)
    named = [find_deck(game.name, word).deck for word in decks]
    setup, series = variants.setup(game, named, len(seated), seed)
    return Table(game, setup, seed, seated), series


def _usual(game: Game[Any], decks: int, variants: ChosenVariants) -> tuple[str, ...]:
    """A player for each seat: as many as have a deck, or are needed."""
    return complete((), min(max(game.seats[0], decks, variants.players(game)), game.seats[-1]))


def _laid_out(presenter: AnyPresenter, seats: str | None, seed: int, position: Path) -> Table[Any]:
    try:
        table = Table(presenter.game, Setup(position=_read_position(position)), seed)
    except TrivaultError as error:
        raise Refused(f"{position}: {error}") from None
    if seats is not None:
        table.seats = read_seats(seats, table.state.seats)
    return table


def _read_position(path: Path) -> dict[str, object]:
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, object])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise PositionError(f"not a position: {error}") from None


def _saved(game: str | None, named: str) -> Path:
    """The file of the saved game to go on with."""
    path = Path(named) if named != LAST else saves.latest([game] if game is not None else registry.names())
    if not path.exists():
        raise Refused(f"there is no saved game {path}")
    return path
