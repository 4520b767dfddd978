"""Duel at the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from examples.duel.positions.view import DuelView
from examples.duel.presentation.presenter import DuelPresenter
from trivault.presentation.presenter import others_first
from trivault.tui.boards import Board
from trivault.tui.paper import Paper


def picture(presenter: DuelPresenter, view: DuelView, paper: Paper) -> Iterator[list[RenderableType]]:
    for seat in others_first(view, 2):
        yield [paper.bar(presenter.player(seat), [Text(said) for said in presenter.dials(view, seat)])]
    yield [paper.labelled("ui-hand-cards", presenter.hand(view) or [presenter.say("nothing")])]


BOARD = Board(picture)
