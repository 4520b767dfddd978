"""What a board is drawn with: headings, labelled lines, lists of cards, cards side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from trivault.kernel.ids import Thing
from trivault.kernel.text import Words
from trivault.presentation.menu import Menu

# Colour repeats what words say, and never says more.
QUIET, STRONG = "dim", "bold"
ROOMY = 96  # columns from which a card's kind has a column of its own
NARROWEST, WIDEST = 19, 26  # columns of a box


@dataclass(frozen=True)
class Detail:
    """How much is shown: the most that fits the height of the terminal."""

    airy: bool  # empty lines between the parts
    wrapped: bool  # texts of cards over several lines
    boxes: bool  # cards in play side by side
    rows: bool  # cards in play one below the other, where they are not side by side
    lines: bool  # a line for each card in hand and each answer
    news: int


DETAILS = (
    Detail(airy=True, wrapped=True, boxes=True, rows=True, lines=True, news=12),
    Detail(airy=False, wrapped=True, boxes=True, rows=True, lines=True, news=8),
    Detail(airy=False, wrapped=False, boxes=True, rows=True, lines=True, news=5),
    Detail(airy=False, wrapped=False, boxes=False, rows=True, lines=True, news=5),
    Detail(airy=False, wrapped=False, boxes=False, rows=False, lines=True, news=3),
    Detail(airy=False, wrapped=False, boxes=False, rows=False, lines=False, news=3),
    Detail(airy=False, wrapped=False, boxes=False, rows=False, lines=False, news=1),
)


class CardLine(NamedTuple):
    """A card in a list; several of the same are one line."""

    things: Sequence[Thing]
    name: str
    price: str  # what it costs or brings, in the fewest letters
    kind: str
    style: str  # of the kind
    text: str


class Box(NamedTuple):
    """A card in play, drawn with a frame."""

    thing: Thing
    lines: Sequence[Sequence[Text]]  # a line is broken between its parts
    foot: str  # in the lower edge
    style: str  # of the frame


class Paper:
    """A board of some width; cards on it show the numbers of their answers."""

    def __init__(self, console: Console, words: Words, detail: Detail, menu: Menu | None) -> None:
        self.console = console
        self.words = words
        self.width = console.width
        self.detail = detail
        self.menu = menu
        self.roomy = self.width >= ROOMY

    def numbers(self, thing: Thing) -> str:
        return ",".join(map(str, self.menu.of(thing))) if self.menu is not None else ""

    def line(self, text: str, style: str = "") -> RenderableType:
        return Padding(Text(text, style), (0, 1))

    def rule(self) -> Text:
        return Text("─" * self.width, QUIET)

    def has_room(self, title: str) -> bool:
        """Whether a heading fits on its line."""
        return cell_len(title) + 3 <= self.width

    def bar(self, title: str, dials: Sequence[Text]) -> RenderableType:
        """A heading over the whole width; what does not fit beside it goes below."""
        left, right = Text(title, STRONG), Text("  ").join(dials)
        room = self.width - left.cell_len - right.cell_len - 6
        if room < 0:
            return Group(Text.assemble(("── ", QUIET), left), *_filled(dials, self.width - 2))
        line = Text.assemble(("── ", QUIET), left, (f" {'─' * room} ", QUIET), right)
        return Text(overflow="ellipsis", no_wrap=True).append_text(line)

    def labelled(self, key: str, parts: Sequence[str | Text], between: str = " · ") -> RenderableType:
        """One after the other behind a word that says what they are."""
        listed = Text(between, QUIET).join(Text(part) if isinstance(part, str) else part for part in parts)
        return Padding(Text.assemble((self.words.say(key), QUIET), " ", listed), (0, 1))

    def column(self, key: str, parts: Sequence[str]) -> RenderableType:
        """One below the other beside such a word."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style=QUIET, no_wrap=True)
        grid.add_column()
        grid.add_row(Text(f" {self.words.say(key)}"), Text("\n".join(parts)))
        return grid

    def cards(self, cards: Sequence[CardLine], among: Sequence[CardLine]) -> RenderableType:
        """A line for each card: the numbers of its answers, name, price, kind, text. The columns are
        in line with those of other cards on the board."""
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(justify="right", no_wrap=True, min_width=3, style=STRONG)
        grid.add_column(no_wrap=True, min_width=max((cell_len(card.name) for card in among), default=0))
        grid.add_column(no_wrap=True, min_width=2, style="cyan")
        if self.roomy:
            grid.add_column(no_wrap=True, min_width=max((cell_len(card.kind) for card in among), default=0))
        grid.add_column(ratio=1, no_wrap=not self.detail.wrapped, overflow="ellipsis")
        for card in cards:
            kind = Text(card.kind, card.style)
            parts = [Text(card.text)] if self.roomy or not card.kind else [kind, Text(card.text)]
            text = Text(" · ", QUIET).join(part for part in parts if part)
            cells = [Text(card.name), Text(card.price), *([kind] if self.roomy else []), text]
            grid.add_row(self.numbers(card.things[0]), *cells)
        return grid

    def boxes(self, boxes: Sequence[Box]) -> list[RenderableType]:
        """Cards side by side, as many in a row as fit."""
        room = self.width - 1
        many = min(len(boxes), max(1, room // NARROWEST))
        wide = min(WIDEST, room // many)
        rows = [boxes[i : i + many] for i in range(0, len(boxes), many)]
        return [line for row in rows for line in self._side_by_side(row, wide)]

    def _side_by_side(self, boxes: Sequence[Box], wide: int) -> Iterator[Text]:
        """A row of boxes, line by line; all are as high as the highest."""
        inner = wide - 2
        inside = [[line for parts in box.lines for line in self._broken(parts, inner)] for box in boxes]
        edges = [(_edge("┌", self.numbers(box.thing), "┐", inner), box.style) for box in boxes]
        yield Text.assemble(" ", *edges)
        for i in range(max(len(lines) for lines in inside)):
            drawn = Text(" ")
            for box, lines in zip(boxes, inside, strict=True):
                line = lines[i] if i < len(lines) else Text()
                line.pad_right(inner - line.cell_len)
                drawn = Text.assemble(drawn, ("│", box.style), line, ("│", box.style))
            yield drawn
        yield Text.assemble(" ", *((_edge("└", box.foot, "┘", inner), box.style) for box in boxes))

    def _broken(self, parts: Sequence[Text], width: int) -> list[Text]:
        return [line for whole in packed(parts, width, ", ") for line in whole.wrap(self.console, width)]


def _edge(left: str, inside: str, right: str, inner: int) -> str:
    written = f"─ {inside} " if inside else ""
    return left + set_cell_size(written, min(cell_len(written), inner)).ljust(inner, "─") + right


def _filled(parts: Sequence[Text], width: int, between: str = "  ") -> list[RenderableType]:
    return [Padding(line, (0, 1)) for line in packed(parts, width, between)]


def packed(parts: Sequence[Text], width: int, between: str = "  ") -> list[Text]:
    """As many on a line as fit."""
    lines = list(parts[:1])
    for part in parts[1:]:
        if lines[-1].cell_len + part.cell_len + len(between) <= width:
            lines[-1] = Text(between).join([lines[-1], part])
        else:
            lines.append(part)
    return lines
