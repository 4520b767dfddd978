"""What `play` and `replay` share: seats, screens, where a game is saved."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from trivault.bots import KINDS, kinds, make
from trivault.cli.errors import Refused
from trivault.kernel.errors import SetupError, UnknownPlayerKind
from trivault.kernel.table import Table
from trivault.library.rulebook import rule_text
from trivault.presentation import prompting
from trivault.presentation.presenter import AnyPresenter
from trivault.presentation.seats import HUMAN, OPPONENT
from trivault.registry.players import is_reference
from trivault.tui import saves
from trivault.tui.board import BoardScreen
from trivault.tui.lines import LineScreen
from trivault.tui.loop import GameLoop
from trivault.tui.screen import Screen
from trivault.tui.series import AnySeries
from trivault.tui.service import HANDLERS
from trivault.tui.viewer import Viewer

plain_option = click.option(
    "--plain/--board",
    default=None,
    help="Plain text for screen readers and pipes, or a board (default in terminals).",
)
seats_option = click.option(
    "--seats",
    "--players",
    metavar="SEATS",
    help=f"The player in each seat, separated by commas: {HUMAN}, {', '.join(KINDS)}, or your own class such "
    f"as ./mybot.py:Bot.  [default: {HUMAN},{OPPONENT}]",
)
save_option = click.option(
    "--save",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="The file of the saved game.  [default: in the user's state folder]",
)

auto_order_option = click.option(
    "--auto-order", is_flag=True, help="Order your own triggered effects automatically."
)

stops_option = click.option(
    "--stops",
    metavar="WORDS",
    help="When to ask you to reveal enchantments: always, own, never, upkeep, nullify …",
)


def read_seats(names: str, seats: int | None = None) -> tuple[str, ...]:
    """The kinds of players that a list names, for so many seats."""
    found = tuple(name.strip() for name in names.split(","))
    for name in found:
        if name != HUMAN and not is_reference(name) and name not in kinds():
            raise UnknownPlayerKind(name, (HUMAN, *kinds()))
        if name != HUMAN:
            make(name, 0)  # what is wrong with it is better known before anything begins
    if seats is not None and len(found) != seats:
        raise SetupError(f"{seats} players sit at this table, but --seats names {len(found)}")
    return found


def set_stops(table: Table[Any], presenter: AnyPresenter, typed: str | None) -> None:
    """The stops of the people at a table, as they were typed."""
    if typed is None:
        return
    if not presenter.usual_stops:
        raise Refused(f"{presenter.game.name} is played without --stops")
    if (stops := presenter.read_stops(typed)) is None:
        raise Refused(f"--stops {typed!r}: {presenter.say('stops-expected')}")
    prompting.set_stops(table, (stops,) * table.state.seats)


def make_screen(presenter: AnyPresenter, plain: bool | None) -> Screen:
    """A board for terminals, lines for everything else."""
    console = Console(highlight=False)
    if sys.stdin.isatty() and find_spec("readline"):
        import readline  # noqa: F401  # makes input() edit lines and remember them
    if plain is None:
        plain = not console.is_terminal
    return LineScreen(console, presenter) if plain else BoardScreen(console, presenter)


def new_save(named: Path | None, screen: Screen) -> Path:
    """Where a game that begins now is saved; no other game is overwritten."""
    if named is not None:
        if named.exists():
            raise Refused(f"{named} exists already; go on with it by --resume, or name another file")
        return named
    path = saves.running(screen.presenter.game.name)
    if kept := saves.set_aside(path):
        screen.say(screen.presenter.say("ui-set-aside", file=str(kept)))
    return path


def play_on(
    table: Table[Any],
    screen: Screen,
    save: Path,
    series: AnySeries | None = None,
    *,
    ask_all: bool = False,
    strict: bool = False,
    auto_order: bool = False,
) -> None:
    """Play a table, and the games of its series after it; a game without people is looked at when it
    is over."""
    rule = rule_text(screen.presenter.words.lang)
    loop = GameLoop(
        table, screen, save, rule, HANDLERS, series, ask_all=ask_all, strict=strict, auto_order=auto_order
    )
    screen.presenter.watching = not loop.humans
    while loop.run():
        if not loop.humans:
            watch(loop.table, screen)
        if not loop.next_game():
            return


def watch(table: Table[Any], screen: Screen, at: int = 0) -> int | None:
    """Step through a game where somebody can type, print it elsewhere."""
    screen.presenter.seats = table.seats
    viewer = Viewer(table, screen)
    if sys.stdin.isatty():
        return viewer.run(at)
    for line in viewer.text():
        screen.say(line)
    return None
