"""The board: the whole table on one screen, as large as the terminal allows."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from trivault.presentation.menu import Menu
from trivault.presentation.presenter import ActiveEffect, AnyPresenter
from trivault.tui.boards import board
from trivault.tui.commands import shortcut
from trivault.tui.paper import QUIET, STRONG, Detail, Paper, packed
from trivault.tui.screen import Scene, typed, wipe


class BoardScreen:
    """Redraws the table for every question."""

    bars = True

    def __init__(self, console: Console, presenter: AnyPresenter) -> None:
        self.console = console
        self.presenter = presenter
        self._board = board(presenter.game.name)
        self._asked = ""

    def show(self, scene: Scene) -> None:
        picture: RenderableType = ""
        force = self.presenter.active_effects(scene.view)
        for detail in self._board.details:
            picture = Group(*self._picture(scene, force, detail))
            if len(self.console.render_lines(picture, pad=False)) < self.console.height:
                break
        self.console.clear()
        self.console.print(picture)
        self._asked = scene.question

    def again(self, scene: Scene, board: bool) -> None:
        self._asked = ""
        self.show(scene)

    def say(self, *lines: str) -> None:
        for line in lines:
            self.console.print(Padding(Text(line), (0, 1)))

    def read(self) -> str:
        return typed("> ")

    def hide(self) -> None:
        wipe(self.console)

    # The picture, from top to bottom

    def _picture(self, scene: Scene, force: Sequence[ActiveEffect], detail: Detail) -> Iterator[RenderableType]:
        paper = Paper(self.console, self.presenter.words, detail, scene.menu)
        if scene.series:
            yield paper.line(scene.series, QUIET)
        lately = [*self._force(force, paper), *self._news(scene, paper)]
        for part in (*self._board.picture(self.presenter, scene.view, paper), lately):
            yield from part
            if part and detail.airy:
                yield ""
        yield from self._question(scene, paper)

    def _force(self, force: Sequence[ActiveEffect], paper: Paper) -> Iterator[RenderableType]:
        if force and paper.detail.lines:
            yield paper.column("ui-force", [each.effect for each in force])
        elif force:
            yield paper.labelled("ui-force", [each.card for each in force])

    def _news(self, scene: Scene, paper: Paper) -> Iterator[RenderableType]:
        news, most = scene.news, paper.detail.news
        shown = list(news[-most:])
        if len(news) > most > 1:
            shown[0] = self.presenter.say("ui-more-news", n=len(news) - most + 1)
        if shown:
            yield paper.rule()
        yield from (paper.line(line, QUIET) for line in shown)

    def _question(self, scene: Scene, paper: Paper) -> Iterator[RenderableType]:
        detail = paper.detail
        if scene.question:
            yield paper.rule()
            known = scene.question == self._asked and not detail.wrapped  # its beginning will do
            yield Padding(Text(scene.question, STRONG, no_wrap=known, overflow="ellipsis"), (0, 1))
        if scene.menu is not None and scene.menu.lines:
            groups = self.presenter.grouped(scene.menu)
            grouped = {number for _, answers in groups for numbers, _ in answers for number in numbers}
            for key, answers in groups:
                listed = [_answer(numbers, words) for numbers, words in answers]
                listed[0] = Text.assemble((f"{self.presenter.say(key)} ", QUIET), listed[0])
                yield Padding(_lines(listed, paper.width - 2, " · "), (0, 1))
            options = list(self._options(scene.menu, grouped))
            columns = Columns(options, column_first=True, padding=(0, 3))
            yield Padding(columns if detail.lines else _lines(options, paper.width - 2), (0, 1))
        for hint in scene.hints:
            yield paper.line(hint, QUIET)

    def _options(self, menu: Menu, grouped: Collection[int]) -> Iterator[Text]:
        for number, option, sentence in menu.listing():
            if number in grouped:
                continue
            letter = shortcut(menu, option, self.presenter.words)
            line = Text.assemble((f"{number if number >= 0 else '':>2} ", STRONG), sentence)
            if note := self.presenter.note(option):
                line.append(f" ({note})", QUIET)
            yield line.append(f" ({letter})", QUIET) if letter else line


def _answer(numbers: Sequence[int], words: str) -> Text:
    return Text.assemble((",".join(map(str, numbers)), STRONG), f" {words}")


def _lines(options: Sequence[Text], width: int, between: str = "  ") -> RenderableType:
    return Group(*packed(options, width, between))
