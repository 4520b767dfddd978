"""`trivault play`: a game in the terminal, against bots or with others at the same screen."""

from __future__ import annotations

from pathlib import Path
from secrets import randbelow

import click
import msgspec

from trivault import games
from trivault.cli.errors import Refused
from trivault.cli.options import lang_option, table_game
from trivault.cli.table import (
    make_screen,
    new_save,
    plain_option,
    play_on,
    players_option,
    read_seats,
    save_option,
)
from trivault.games.shards.game import Shards
from trivault.games.shards.model import ShardsState
from trivault.kernel.errors import PositionError
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table
from trivault.tui import saves
from trivault.tui.seats import complete

LAST = ""  # --resume without a file: the game that was played last


@click.command()
@click.argument("game", required=False)
@players_option
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), metavar="N", help="Deal the cards by this number.")
@lang_option
@plain_option
@save_option
@click.option("--resume", is_flag=False, flag_value=LAST, metavar="[FILE]", help="Go on with a saved game.")
@click.option(
    "--position",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Begin from a position, as JSON.",
)
@click.option("--no-free", is_flag=True, help="Take nothing back over chance, against bots either.")
@click.option("--ask-all", is_flag=True, help="Ask also where only one answer is possible.")
def play(
    game: str | None,
    players: str | None,
    seed: int | None,
    lang: str,
    plain: bool | None,
    save: Path | None,
    resume: str | None,
    position: Path | None,
    no_free: bool,
    ask_all: bool,
) -> None:
    """Play GAME in the terminal; `help` at the table says what can be typed.

    The game is saved after every answer. Quit with `quit` or Ctrl-C and go on with --resume.
    """
    if resume is not None and (position is not None or seed is not None):
        raise click.UsageError("A saved game has its seed and position: --resume goes without them.")
    loaded = table_game(game or games.NAMES[0])
    screen = make_screen(loaded, lang, plain)
    if resume is not None:
        path = saves.running(loaded.name) if resume == LAST else Path(resume)
        table = _resumed(loaded, path, players)
        save = new_save(loaded, save, screen) if save else path
    else:
        seed = randbelow(2**31) if seed is None else seed
        table = _begun(loaded, players, seed, position)
        save = new_save(loaded, save, screen)
    play_on(table, screen, save, ask_all, no_free)


def _begun(game: Shards, players: str | None, seed: int, position: Path | None) -> Table[ShardsState]:
    if position is None:
        seats = read_seats(players) if players is not None else complete((), 2)
        return Table(game, Setup({"players": len(seats)}), seed, seats)
    table = Table(game, Setup(position=_read_position(position)), seed)
    if players is not None:
        table.seats = read_seats(players, table.state.seats)
    return table


def _read_position(path: Path) -> dict[str, object]:
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, object])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise PositionError(f"{path}: not a position: {error}") from None


def _resumed(game: Shards, path: Path, players: str | None) -> Table[ShardsState]:
    if not path.exists():
        raise Refused(f"there is no saved game {path}")
    replay = saves.read(path)
    table = saves.opened(path, replay, game)
    if table.state.over:
        raise Refused(f"the game in {path} is over; look at it with: trivault replay {path}")
    if players is not None:
        table.seats = read_seats(players, table.state.seats)
    return table
