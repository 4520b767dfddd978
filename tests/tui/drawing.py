"""Boards on a screen of some size, for tests."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from trivault.kernel.state import State
from trivault.presentation.menu import Menu
from trivault.presentation.presenter import make_presenter
from trivault.tui.board import BoardScreen
from trivault.tui.screen import Scene

SEATS = ("human", "random", "greedy", "random")


def screen(game: str, width: int, height: int, lang: str = "en") -> BoardScreen:
    console = Console(width=width, height=height, file=StringIO(), force_terminal=True, color_system=None)
    presenter = make_presenter(game, lang)
    presenter.seats = SEATS
    return BoardScreen(console, presenter)


def drawn(on: BoardScreen, state: State, player: int = 0, news: tuple[str, ...] = ()) -> list[str]:
    """The lines on the screen, without what clears it."""
    file = on.console.file
    assert isinstance(file, StringIO)
    file.seek(0)
    file.truncate()
    choice = state.choice
    menu = None
    if choice is not None and choice.player == player:
        menu = Menu(state, choice, on.presenter.words, on.presenter.arranged)
    turn, _ = on.presenter.moment(state)
    on.show(Scene(state.view(player), turn, news, "What now?", menu))
    text = file.getvalue().replace("\x1b[2J\x1b[H", "").replace("\x1b[H\x1b[2J", "")
    assert "\x1b" not in text
    return text.splitlines()
