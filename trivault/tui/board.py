"""The board: the whole table on one screen, as large as the terminal allows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from trivault.games.shards.view import ShardsView
from trivault.kernel.ids import Thing
from trivault.tui.commands import shortcut
from trivault.tui.menu import Menu
from trivault.tui.screen import Scene, typed, wipe
from trivault.tui.teller import Teller

# Colour repeats what words say, and never says more.
STYLES = {
    "gems": "cyan",
    "power": "red",
    "health": "green",
    "mastery": "magenta",
    "homodeus": "blue",
    "order": "yellow",
    "undergrowth": "green",
    "wraethe": "magenta",
}
QUIET, STRONG = "dim", "bold"
ROOMY = 96  # columns from which a card's kind has a column of its own


@dataclass(frozen=True)
class Detail:
    """How much is shown: the most that fits the height of the terminal."""

    airy: bool  # empty lines between the parts
    wrapped: bool  # texts of cards over several lines
    lines: bool  # a line for each card in hand and each answer
    news: int


LEVELS = (
    Detail(True, True, True, 12),
    Detail(False, True, True, 8),
    Detail(False, False, True, 5),
    Detail(False, False, False, 3),
    Detail(False, False, False, 1),
)


class BoardScreen:
    """Redraws the table for every question."""

    bars = True

    def __init__(self, console: Console, teller: Teller) -> None:
        self.console = console
        self.teller = teller
        self._asked = ""

    def show(self, scene: Scene) -> None:
        picture: RenderableType = ""
        for detail in LEVELS:
            picture = Group(*self._picture(scene, detail))
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

    def _picture(self, scene: Scene, detail: Detail) -> Iterator[RenderableType]:
        view, many = scene.view, len(scene.view.players)
        others = [(view.player + i) % many for i in range(1, many)] if view.player >= 0 else range(many)
        parts: list[Iterable[RenderableType]] = [self._side(view, seat) for seat in others]
        parts.append(self._row(scene, detail))
        if view.player >= 0:
            parts.append([*self._side(view, view.player), self._hand(scene, detail)])
        parts.append([*self._happening(view, detail), *self._news(scene.news, detail.news)])
        for part in parts:
            yield from (shown := list(part))
            if shown and detail.airy:
                yield ""
        yield from self._question(scene, detail)

    def _side(self, view: ShardsView, seat: int) -> Iterator[RenderableType]:
        active = seat == view.active
        title = Text(" · ".join(self.teller.seat(view, seat, self.console.width >= ROOMY)), STRONG)
        dials = [*(self.teller.pool(view) if active else ()), *self.teller.dials(view, seat)]
        yield self._bar(title, self._dials(dials))
        if active and (area := (*view.allies, *view.mercenaries)):
            yield self._labelled("ui-played", self.teller.counted(view, area))
        if champions := self.teller.champions(view, seat):
            yield self._labelled("ui-champions", champions)
        if seat != view.player and (known := view.players[seat].hand):
            yield self._labelled("ui-known", self.teller.counted(view, known))

    def _dials(self, dials: Iterable[tuple[str, int | str]]) -> Text:
        said = [Text(self.teller.dial(name, value), STYLES.get(name, QUIET)) for name, value in dials]
        return Text("  ").join(said)

    def _bar(self, left: Text, right: Text) -> RenderableType:
        """A heading over the whole width; what does not fit beside it goes below."""
        room = self.console.width - cell_len(left.plain) - cell_len(right.plain) - 6
        if room < 0:
            return Group(Text.assemble(("── ", QUIET), left), Padding(right, (0, 1)))
        line = Text.assemble(("── ", QUIET), left, (f" {'─' * room} ", QUIET), right)
        return Text(overflow="ellipsis", no_wrap=True).append_text(line)

    def _labelled(self, key: str, names: Sequence[str], between: str = " · ") -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style=QUIET, no_wrap=True)
        grid.add_column()
        grid.add_row(Text(f" {self.teller.say(key)}"), Text(between.join(names)))
        return grid

    def _row(self, scene: Scene, detail: Detail) -> Iterator[RenderableType]:
        view = scene.view
        title = Text(self.teller.say("ui-row"), STRONG)
        yield self._bar(title, self._dials([("turn", view.turn), ("deck", view.centre_size)]))
        yield self._cards(scene, [thing for thing in view.row if thing >= 0], detail.wrapped)

    def _hand(self, scene: Scene, detail: Detail) -> RenderableType:
        view = scene.view
        hand = view.players[view.player].hand
        if hand and detail.lines:
            return self._cards(scene, hand, detail.wrapped)
        return self._labelled("ui-hand-cards", self.teller.counted(view, hand) or [self.teller.say("nothing")])

    def _cards(self, scene: Scene, things: Sequence[Thing], wrapped: bool) -> RenderableType:
        """A line for each different card: the numbers of its answers, name, price, kind, text."""
        view = scene.view
        roomy = self.console.width >= ROOMY
        shown = [self.teller.printed(view.cards[thing]) for thing in _on_show(view)]
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(justify="right", no_wrap=True, min_width=3, style=STRONG)
        grid.add_column(no_wrap=True, min_width=max((cell_len(card.name) for card in shown), default=0) + 3)
        grid.add_column(no_wrap=True, min_width=2, style=STYLES["gems"])
        if roomy:
            grid.add_column(no_wrap=True, min_width=max((cell_len(card.kind) for card in shown), default=0))
        grid.add_column(ratio=1, no_wrap=not wrapped, overflow="ellipsis")
        for slug, several in _by_slug(view, things).items():
            numbers = scene.menu.of(several[0]) if scene.menu is not None else []
            grid.add_row(",".join(map(str, numbers)), *self._card(slug, len(several), roomy))
        return grid

    def _card(self, slug: str, times: int, roomy: bool) -> list[Text]:
        card = self.teller.printed(slug)
        name = card.name if times == 1 else self.teller.say("ui-several", card=card.name, n=times)
        kind = Text(card.kind, STYLES.get(self.teller.game.card(slug).faction, QUIET))
        parts = [*map(Text, card.facts), Text(card.text)]
        text = Text(" · ", QUIET).join(parts if roomy else [kind, *parts])
        return [Text(name), Text(card.price), *([kind] if roomy else []), text]

    def _happening(self, view: ShardsView, detail: Detail) -> Iterator[RenderableType]:
        for seat, amount in self.teller.incoming(view):
            said = self.teller.say("ui-incoming", player=self.teller.player(seat), n=amount)
            yield Padding(Text(said, STRONG), (0, 1))
        if force := self.teller.in_force(view):
            if detail.lines:
                yield self._labelled("ui-force", [effect for _, effect in force], "\n")
            else:
                yield self._labelled("ui-force", [card for card, _ in force])

    def _news(self, news: Sequence[str], most: int) -> Iterator[RenderableType]:
        shown = list(news[-most:])
        if len(news) > most > 1:
            shown[0] = self.teller.say("ui-more-news", n=len(news) - most + 1)
        if shown:
            yield Text("─" * self.console.width, QUIET)
        yield from (Padding(Text(line, QUIET), (0, 1)) for line in shown)

    def _question(self, scene: Scene, detail: Detail) -> Iterator[RenderableType]:
        if scene.question:
            yield Text("─" * self.console.width, QUIET)
            known = scene.question == self._asked and not detail.wrapped  # its beginning will do
            yield Padding(Text(scene.question, STRONG, no_wrap=known, overflow="ellipsis"), (0, 1))
        if scene.menu is not None and scene.menu.lines:
            options = list(self._options(scene.menu))
            columns = Columns(options, column_first=True, padding=(0, 3))
            packed = Group(*_packed(options, self.console.width - 2))
            yield Padding(columns if detail.lines else packed, (0, 1))
        for hint in scene.hints:
            yield Padding(Text(hint, QUIET), (0, 1))

    def _options(self, menu: Menu) -> Iterator[Text]:
        for number, (option, sentence) in enumerate(zip(menu.lines, menu.sentences, strict=True), 1):
            letter = shortcut(menu, option, self.teller.words)
            line = Text.assemble((f"{number:>2} ", STRONG), sentence)
            yield line.append(f" ({letter})", QUIET) if letter else line


def _packed(options: Sequence[Text], width: int) -> list[Text]:
    """As many answers on a line as fit."""
    lines = [options[0]]
    for option in options[1:]:
        if lines[-1].cell_len + option.cell_len + 2 <= width:
            lines[-1] = Text("  ").join([lines[-1], option])
        else:
            lines.append(option)
    return lines


def _on_show(view: ShardsView) -> list[Thing]:
    """The cards that have a line of their own: row and hand, so that their columns are in line."""
    hand = view.players[view.player].hand if view.player >= 0 else ()
    return [thing for thing in (*view.row, *hand) if thing >= 0]


def _by_slug(view: ShardsView, things: Iterable[Thing]) -> dict[str, list[Thing]]:
    found: dict[str, list[Thing]] = {}
    for thing in things:
        found.setdefault(view.cards[thing], []).append(thing)
    return found
