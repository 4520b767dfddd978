"""What the terminal asks of a game: its board.

A game has a package here of its own name, with its `Board` called `BOARD`. What stands on it is read
off a view, in the words of its teller.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Generic, TypeVar

from rich.console import RenderableType

from trivault.kernel.views import View
from trivault.telling.teller import AnyTeller
from trivault.tui.paper import DETAILS, Detail, Paper

T = TypeVar("T", bound=AnyTeller)
V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Board(Generic[T, V]):
    """How one game is drawn."""

    # The parts of the board from top to bottom, without news and question
    picture: Callable[[T, V, Paper], Iterator[list[RenderableType]]]
    details: Sequence[Detail] = DETAILS  # how much is shown: the first that fits


def board(game: str) -> Board[Any, Any]:
    """The board of a game; those of the others are not loaded."""
    drawn: Board[Any, Any] = import_module(f"trivault.tui.{game.replace('-', '')}").BOARD
    return drawn
