"""What the terminal asks of a game: its board.

What stands on it is read off a view, in the words of its presenter. A game without a board of its own has the
plain one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rich.console import RenderableType

from trivault.kernel.views import View
from trivault.presentation.presenter import AnyPresenter
from trivault.registry import entry
from trivault.tui.paper import DETAILS, Detail, Paper

T = TypeVar("T", bound=AnyPresenter)
V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Board(Generic[T, V]):
    """How one game is drawn."""

    # The parts of the board from top to bottom, without news and question
    picture: Callable[[T, V, Paper], Iterator[list[RenderableType]]]
    details: Sequence[Detail] = DETAILS  # how much is shown: the first that fits


def _sentences(presenter: AnyPresenter, view: View, paper: Paper) -> Iterator[list[RenderableType]]:
    """Everything on the table, a sentence each."""
    yield [paper.line(said) for _, said in presenter.facts(view)]


PLAIN: Board[Any, Any] = Board(_sentences)


def board(game: str) -> Board[Any, Any]:
    """The board of a game; those of the others are not loaded."""
    return entry(game).part("board", PLAIN)
