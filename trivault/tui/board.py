"""The board: the whole table on one screen, as large as the terminal allows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from trivault.tui.commands import shortcut
from trivault.tui.menu import Menu
from trivault.tui.paper import QUIET, STRONG, Detail, Paper, packed
from trivault.tui.screen import Scene, typed, wipe
from trivault.tui.teller import AnyTeller, InForce

LEVELS = (
    Detail(airy=True, wrapped=True, boxes=True, rows=True, lines=True, news=12),
    Detail(airy=False, wrapped=True, boxes=True, rows=True, lines=True, news=8),
    Detail(airy=False, wrapped=False, boxes=True, rows=True, lines=True, news=5),
    Detail(airy=False, wrapped=False, boxes=False, rows=True, lines=True, news=5),
    Detail(airy=False, wrapped=False, boxes=False, rows=False, lines=True, news=3),
    Detail(airy=False, wrapped=False, boxes=False, rows=False, lines=False, news=3),
    Detail(airy=False, wrapped=False, boxes=False, rows=False, lines=False, news=1),
)


class BoardScreen:
    """Redraws the table for every question."""

    bars = True

    def __init__(self, console: Console, teller: AnyTeller) -> None:
        self.console = console
        self.teller = teller
        self._asked = ""

    def show(self, scene: Scene) -> None:
        picture: RenderableType = ""
        force = self.teller.in_force(scene.view)
        for detail in LEVELS:
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

    def _picture(self, scene: Scene, force: Sequence[InForce], detail: Detail) -> Iterator[RenderableType]:
        paper = Paper(self.console, self.teller.words, detail, scene.menu)
        if scene.series:
            yield paper.line(scene.series, QUIET)
        lately = [*self._force(force, paper), *self._news(scene, paper)]
        for part in (*self.teller.picture(scene.view, paper), lately):
            yield from part
            if part and detail.airy:
                yield ""
        yield from self._question(scene, paper)

    def _force(self, force: Sequence[InForce], paper: Paper) -> Iterator[RenderableType]:
        if force and paper.detail.lines:
            yield paper.column("ui-force", [each.effect for each in force])
        elif force:
            yield paper.labelled("ui-force", [each.card for each in force])

    def _news(self, scene: Scene, paper: Paper) -> Iterator[RenderableType]:
        news, most = scene.news, paper.detail.news
        shown = list(news[-most:])
        if len(news) > most > 1:
            shown[0] = self.teller.say("ui-more-news", n=len(news) - most + 1)
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
            options = list(self._options(scene.menu))
            columns = Columns(options, column_first=True, padding=(0, 3))
            yield Padding(columns if detail.lines else _lines(options, paper.width - 2), (0, 1))
        for hint in scene.hints:
            yield paper.line(hint, QUIET)

    def _options(self, menu: Menu) -> Iterator[Text]:
        for number, option, sentence in zip(menu.numbers, menu.lines, menu.sentences, strict=True):
            letter = shortcut(menu, option, self.teller.words)
            line = Text.assemble((f"{number if number >= 0 else '':>2} ", STRONG), sentence)
            yield line.append(f" ({letter})", QUIET) if letter else line


def _lines(options: Sequence[Text], width: int) -> RenderableType:
    return Group(*packed(options, width))
