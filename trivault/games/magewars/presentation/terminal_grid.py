"""The arena drawn as a grid: zones with what is in them, walls on their borders."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from trivault.games.magewars.positions.view import MageWarsView
from trivault.games.magewars.presentation import places
from trivault.games.magewars.presentation.presenter import MageWarsPresenter
from trivault.games.magewars.rules.traits import life
from trivault.games.magewars.state.arena import NORTH, WEST, arena
from trivault.kernel.ids import Thing
from trivault.tui.paper import QUIET, STRONG, Paper, packed

NARROWEST = 15  # columns inside a zone
PLAYERS = ("cyan", "yellow", "green", "magenta")  # the colours of objects
ALERT = ("damage", "burn", "rot", "weak", "daze", "stun", "sleep", "cripple", "taunt", "held")
MOVES_ON = ("player", "active", "inactive")  # badges that stand beside the name
IN_SHORT = (*MOVES_ON, "damage", "armor", "sight", "attached", "hidden")  # and those that a low board shortens

SIGNS = {"active": "●", "inactive": "○"}

# Lines of a border without and with a wall
LEVEL, UPRIGHT = ("─", "━"), ("│", "┃")


def fits(view: MageWarsView, paper: Paper) -> bool:
    return inner_width(view, paper) >= NARROWEST


def inner_width(view: MageWarsView, paper: Paper) -> int:
    return (paper.width - 1) // view.arena[0] - 1


def style(presenter: MageWarsPresenter, view: MageWarsView, thing: Thing) -> str:
    """The colour of who controls it; who is active stands out."""
    piece = presenter.table(view).play[thing]
    return f"{'bold ' if piece.active else ''}{PLAYERS[piece.controller]}"


def drawn(presenter: MageWarsPresenter, view: MageWarsView, paper: Paper) -> Iterator[Text]:
    columns, _ = view.arena
    inner = inner_width(view, paper)
    standing = dict(places.walls(presenter, view))
    found = list(places.zones(presenter, view))
    for row in range(0, len(found), columns):
        line = found[row : row + columns]
        cells = [_cell(presenter, view, things, paper, inner) for _, _, things in line]
        yield _edge(presenter, view, line, standing, paper, inner)
        for i in range(max(1, *(len(cell) for cell in cells))):
            drawn_line = Text()
            for (_, zone, _), cell in zip(line, cells, strict=True):
                content = cell[i].copy() if i < len(cell) else Text()
                content.truncate(inner, overflow="ellipsis")
                content.pad_right(inner - content.cell_len)
                drawn_line.append(UPRIGHT[_walled(view, zone, WEST, standing)], QUIET).append_text(content)
            yield drawn_line.append(UPRIGHT[0], QUIET)
    yield Text("└" + "┴".join("─" * inner for _ in range(columns)) + "┘", QUIET)


def _walled(view: MageWarsView, zone: Thing, way: int, standing: dict[str, Thing]) -> bool:
    return _border(view, zone, way) in standing


def _border(view: MageWarsView, zone: Thing, way: int) -> str:
    """The name of the border of a zone in a direction; empty at the outer wall."""
    ground = arena(*view.arena)
    other = ground.beside(zone, way)
    return "" if other is None else ground.names[ground.border_of[zone, other]]


def _edge(
    presenter: MageWarsPresenter,
    view: MageWarsView,
    line: Sequence[tuple[str, Thing, list[Thing]]],
    standing: dict[str, Thing],
    paper: Paper,
    inner: int,
) -> Text:
    """The upper edge of a row: the names of its zones, and walls by name."""
    first = line[0][1] == 0
    edge = Text()
    for i, (name, zone, _) in enumerate(line):
        corner = ("┌" if i == 0 else "┬") if first else ("├" if i == 0 else "┼")
        border = _border(view, zone, NORTH)
        stroke = LEVEL[border in standing]
        numbers = paper.numbers(zone)
        label = f" {name} [{numbers}] " if numbers else f" {name} "
        if border in standing:
            label += f"{stroke} {presenter.called(view, standing[border])} "
        label = set_cell_size(label, min(cell_len(label), inner - 1))
        edge.append(corner + stroke, QUIET).append(label, STRONG)
        edge.append(stroke * (inner - 1 - cell_len(label)), QUIET)
    return edge.append("┐" if first else "┤", QUIET)


def _cell(
    presenter: MageWarsPresenter, view: MageWarsView, things: Sequence[Thing], paper: Paper, inner: int
) -> list[Text]:
    """What lies in a zone, line by line."""
    drawn_as = _object if paper.detail.wrapped else _short
    return [line for thing in things for line in drawn_as(presenter, view, thing, paper, inner)]


def _named(presenter: MageWarsPresenter, view: MageWarsView, thing: Thing, paper: Paper) -> Text:
    numbers = paper.numbers(thing)
    name = Text(presenter.title(view, thing), style(presenter, view, thing))
    return Text.assemble((f"{numbers} " if numbers else "", STRONG), name)


def _object(
    presenter: MageWarsPresenter, view: MageWarsView, thing: Thing, paper: Paper, inner: int
) -> Iterator[Text]:
    """An object over several lines, all in words."""
    name, badges = _named(presenter, view, thing, paper), presenter.badges(view, thing)
    yield from _wrapped(packed([name, *_said(badges, MOVES_ON)], inner, " "), paper, inner)
    rest = [Text(said, _style(kind)) for kind, said in badges if kind not in MOVES_ON]
    for line in _wrapped(packed(rest, inner - 1, ", "), paper, inner - 1):
        yield Text.assemble(" ", line)


def _short(
    presenter: MageWarsPresenter, view: MageWarsView, thing: Thing, paper: Paper, inner: int
) -> Iterator[Text]:
    """An object in a line, and another one for what is rare."""
    tail = Text(f" {signs(presenter, view, thing)}", QUIET)
    name = _named(presenter, view, thing, paper)
    name.truncate(max(4, inner - tail.cell_len), overflow="ellipsis")
    yield Text.assemble(name, tail)
    for line in packed(_said(rare(presenter, view, thing)), inner - 1, ", "):
        yield Text.assemble(" ", line)


def signs(presenter: MageWarsPresenter, view: MageWarsView, thing: Thing) -> str:
    """The most common badges in a few letters: whose it is, whether it may still act, its damage."""
    state, badges = presenter.table(view), dict(presenter.badges(view, thing))
    acts = "".join(sign for kind, sign in SIGNS.items() if kind in badges)
    if "damage" not in badges:
        return badges["player"] + acts
    return f"{badges['player']}{acts} {state.play[thing].damage}/{life(state, thing)}"


def rare(presenter: MageWarsPresenter, view: MageWarsView, thing: Thing) -> list[tuple[str, str]]:
    """The other badges; what is attached is counted."""
    badges = presenter.badges(view, thing)
    attached = sum(kind in ("attached", "hidden") for kind, _ in badges)
    more = [("attached", presenter.say("ui-attached", card=str(attached)))] if attached else []
    return [badge for badge in badges if badge[0] not in IN_SHORT] + more


def _said(badges: Sequence[tuple[str, str]], kinds: Sequence[str] = ()) -> list[Text]:
    return [Text(said, _style(kind)) for kind, said in badges if not kinds or kind in kinds]


def _style(kind: str) -> str:
    return "red" if kind in ALERT else QUIET


def _wrapped(lines: Sequence[Text], paper: Paper, width: int) -> list[Text]:
    return [part for line in lines for part in line.wrap(paper.console, width)]
