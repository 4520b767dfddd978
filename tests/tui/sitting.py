"""A table with people who type from a script, for tests of the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

import trivault
from trivault.games.shards.state.model import ShardsState
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table
from trivault.presentation.presenter import make_presenter
from trivault.presentation.seats import HUMAN
from trivault.tui.lines import LineScreen
from trivault.tui.loop import GameLoop
from trivault.tui.series import AnySeries
from trivault.tui.service import HANDLERS

GAME = trivault.load("shards")

RULES = {"SI-REC-01": "Pay for it.", "SI-FOCUS-02": "Once a turn."}


class Typist(LineScreen):
    """Types what the script says and keeps all that was said; the end of the script is the end
    of input. A callable in the script is called with the table instead."""

    def __init__(self, script: Iterable[str], lang: str = "en", game: str = "shards") -> None:
        super().__init__(Console(width=80), make_presenter(game, lang))
        self.script = list(script)
        self.said: list[str] = []

    def say(self, *lines: str) -> None:
        self.said += lines

    def read(self) -> str:
        if not self.script:
            raise EOFError
        answer = self.script.pop(0)
        self.said.append(f"> {answer}")
        return answer

    def hide(self) -> None:
        super().hide()
        self.said.append("~")

    @property
    def text(self) -> str:
        return "\n".join(self.said)

    def after(self, typed: str) -> str:
        """What was said after the last time this was typed, until more was typed or the input ended."""
        start = len(self.said) - self.said[::-1].index(f"> {typed}")
        more = (i for i in range(start, len(self.said)) if not self.said[i] or self.said[i].startswith("> "))
        end = next(more, None)
        return "\n".join(self.said[start:end])


def table(
    seats: Sequence[str] = (HUMAN, HUMAN),
    position: Mapping[str, object] | None = None,
    seed: int = 7,
) -> Table[ShardsState]:
    setup = Setup(position=dict(position)) if position is not None else Setup({"players": len(seats)})
    return Table(GAME, setup, seed, tuple(seats))


def sit(
    tmp: Path,
    at: Table[Any],
    *script: str,
    lang: str = "en",
    series: AnySeries | None = None,
    **options: bool,
) -> GameLoop:
    """Play the script at a table; the loop and all that was said (`loop.screen`) come back."""
    screen = Typist(script, lang, at.game.name)
    save = tmp / "game.replay.json"
    loop = GameLoop(at, screen, save, lambda rule: RULES.get(rule, ""), HANDLERS, series, **options)
    while loop.run() and loop.next_game():
        pass
    return loop


def spoken(loop: GameLoop) -> Typist:
    assert isinstance(loop.screen, Typist)
    return loop.screen
