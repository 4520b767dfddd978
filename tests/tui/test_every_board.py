"""What the terminal asks of every game: a new one is tested here without another line."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import trivault
from tests.each import crossed
from tests.presentation.tables import EVERY, played, table
from tests.tui.sitting import Typist, sit, spoken
from trivault.kernel.text import LANGUAGES
from trivault.presentation.menu import Menu
from trivault.presentation.presenter import AnyPresenter, make_presenter
from trivault.tui.board import BoardScreen
from trivault.tui.screen import Scene
from trivault.tui.viewer import Viewer


def moments(presenter: AnyPresenter) -> Iterator[Scene]:
    """Moments of a game as those see them who decide, and as a spectator does."""
    for state in played(presenter, 40).states()[::8]:
        choice = state.asked(None)
        turn, _ = presenter.moment(state)
        question = presenter.say(
            f"reason-{choice.reason}", source=presenter.game.thing_message(state, choice.source)
        )
        yield Scene(state.view(choice.player), turn, ("News.",), question, Menu(state, choice, presenter.words))
        yield Scene(state.view(-1), turn)


@pytest.mark.parametrize(("game", "lang"), crossed(trivault.NAMES, LANGUAGES))
def test_boards(game: str, lang: str) -> None:
    presenter = make_presenter(game, lang)
    console = Console(width=70, height=30, file=StringIO(), force_terminal=True, color_system=None)
    board = BoardScreen(console, presenter)
    for scene in moments(presenter):
        board.show(scene)
    assert isinstance(console.file, StringIO)
    lines = console.file.getvalue().replace("\x1b[2J", "").replace("\x1b[H", "").splitlines()
    assert all(cell_len(line) <= 70 for line in lines)


@EVERY
def test_stepping_through_a_game(game: str) -> None:
    screen = Typist(["", "t", "p", "9", "play"], game=game)
    screen.presenter.watching = True
    at = played(screen.presenter, 20)
    assert Viewer(at, screen).run() == 9
    assert "Answer 9 of 20." in screen.text
    assert any(line.startswith("Turn 1, Player ") for line in Viewer(at, screen).text())


@EVERY
def test_every_command_answers(game: str, tmp_path: Path) -> None:
    presenter = make_presenter(game, "en")
    for typed in ("help", "board", "list", "card x", "piles", "force", "log", "why", "hint", "order", "save"):
        screen = spoken(sit(tmp_path, table(presenter), typed))
        assert screen.after(typed) or typed == "list"
