"""What the game loop needs of a screen, and what is shown on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from rich.console import Console

from trivault.kernel.views import View
from trivault.presentation.menu import Menu
from trivault.presentation.presenter import AnyPresenter

NO_TEXT = "\N{REPLACEMENT CHARACTER}"


@dataclass(frozen=True)
class Scene:
    """A moment of the game: what a player sees, what is new, and what is asked."""

    view: View
    turn: int
    news: Sequence[str] = ()
    question: str = ""
    menu: Menu | None = None
    hints: Sequence[str] = ()  # how several things, amounts or numbers are typed
    series: str = ""  # how the series stands to which the game belongs


class Screen(Protocol):
    """Boards and lines look different and are used alike."""

    presenter: AnyPresenter
    bars: bool  # whether numbers may be drawn

    def show(self, scene: Scene) -> None:
        """Show a moment; what stood there before may go."""
        ...

    def again(self, scene: Scene, board: bool) -> None:
        """Repeat the whole board, or only what is asked."""
        ...

    def say(self, *lines: str) -> None:
        """Say something below what is shown."""
        ...

    def read(self) -> str:
        """What the player types; raises EOFError when nothing more will come."""
        ...

    def hide(self) -> None:
        """Take away what the next person at this screen must not see."""
        ...


def typed(prompt: str) -> str:
    """A line from the keyboard; one with bytes that are no text means nothing at all."""
    try:
        line = input(prompt)
    except UnicodeDecodeError:
        return NO_TEXT
    return NO_TEXT if NO_TEXT in line else line.replace("\0", "").encode(errors="replace").decode()


def wipe(console: Console) -> None:
    """Empty the terminal, also of what was scrolled away."""
    console.clear()
    if console.is_terminal:
        console.file.write("\x1b[3J")
