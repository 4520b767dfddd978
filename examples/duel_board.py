"""Duel at the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from examples.duel import DuelView
from examples.duel_telling import DuelTeller
from trivault.presentation.teller import others_first
from trivault.tui.boards import Board
from trivault.tui.paper import Paper


def picture(teller: DuelTeller, view: DuelView, paper: Paper) -> Iterator[list[RenderableType]]:
    for seat in others_first(view, 2):
        yield [paper.bar(teller.player(seat), [Text(said) for said in teller.dials(view, seat)])]
    yield [paper.labelled("ui-hand-cards", teller.hand(view) or [teller.say("nothing")])]


BOARD = Board(picture)
