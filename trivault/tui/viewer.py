"""Looking at a game that was played: step by step, or all of it as text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trivault.kernel.log import Entry
from trivault.kernel.table import Table
from trivault.kernel.text import Message
from trivault.presentation.report import highlights, report
from trivault.tui.screen import Scene, Screen

VIEWER_STEPS = ("next", "previous", "turn", "play", "quit")


class Viewer:
    """All cards are open here: each moment is shown as the player saw it who decided then."""

    def __init__(self, table: Table[Any], screen: Screen) -> None:
        self.screen = screen
        self.presenter = screen.presenter
        self.words = screen.presenter.words
        self.answers = list(table.answers)
        self.states = table.states()
        self.log = list(table.log)
        self.numbers = {str(n): n for n in range(len(self.answers) + 1)}
        self.marks = table.marks()
        self.highlights = highlights(table, self.presenter) if table.state.over else []

    @property
    def end(self) -> int:
        return len(self.answers)

    # Step by step

    def run(self, at: int = 0) -> int | None:
        """Show the game until the viewer leaves; the number of answers to play on from, or None."""
        before = max(at - 1, 0)
        while True:
            self._show(at, before)
            step = self._read(self.states[at].over)
            if step == "quit":
                return None
            if step == "play":
                return at
            before, at = at, self._go(at, step)

    def _go(self, at: int, step: str | int) -> int:
        if isinstance(step, int):
            return step
        if step == "previous":
            return max(at - 1, 0)
        if step == "next":
            return min(at + 1, self.end)
        return next((i for i in range(at, self.end) if self._turn(i) > self._turn(at)), self.end)

    def _turn(self, at: int) -> int:
        return self.presenter.moment(self.states[at])[0]

    def _read(self, over: bool) -> str | int:
        """What to do next: asked until it is clear."""
        while True:
            try:
                typed = self.screen.read().strip() or "next"
            except EOFError:
                return "quit"
            if typed in self.numbers:
                return self.numbers[typed]
            meant = [s for s in VIEWER_STEPS if typed.casefold() in [s, *self.words.say(f"step-{s}").split()]]
            if meant and not (over and meant == ["play"]):
                return meant[0]
            self.screen.say(self.words.say("ui-nothing-left" if meant else "ui-expect-step", n=self.end))

    def _show(self, at: int, before: int) -> None:
        state = self.states[at]
        since = before if before < at else max(at - 1, 0)
        news = list(self._log_lines(self.log[self.marks[since] : self.marks[at]]))
        choice = state.choice
        view = state.game.view(state, choice.player if choice else -1)
        question = self.words.say("ui-moment", at=at, end=self.end, next=self._next(at))
        self.screen.show(Scene(view, self._turn(at), news, question, hints=[self.words.say("ui-steps")]))
        if state.over:
            self.screen.say(*report(self.states, self.presenter, self.screen.bars), *self.highlights)

    def _next(self, at: int) -> str:
        """What is decided at this moment."""
        if at == self.end:
            return self.words.say("ui-game-over" if self.states[at].over else "ui-breaks-off")
        player, text = self.answers[at]
        done = self.presenter.decision(self.states[at], player, text)
        return self.words.say("ui-decides", player=Message("player", n=player + 1), what=done)

    def _log_lines(self, entries: list[Entry]) -> Iterator[str]:
        for entry in entries:
            if entry.event.kind not in self.presenter.silent:
                yield self.presenter.log_line(entry.opened().public)

    # All of it

    def text(self) -> Iterator[str]:
        """The whole game, a line for everything that happened, turn by turn."""
        turn = 0
        for at in range(self.end):
            if self._turn(at) > turn:
                turn, active = self.presenter.moment(self.states[at])
                yield ""
                yield self.words.say("ui-line-turn", n=turn, player=Message("player", n=active + 1))
            yield from self._log_lines(self.log[self.marks[at] : self.marks[at + 1]])
        yield ""
        if self.states[-1].over:
            yield from report(self.states, self.presenter, self.screen.bars)
            yield from self.highlights
        else:
            yield self.words.say("ui-breaks-off")
