"""The board of Mage Wars: the players around the arena."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from trivault.games.magewars.game import GAME
from trivault.games.magewars.positions.view import MageWarsView
from trivault.games.magewars.presentation import places
from trivault.games.magewars.presentation import terminal_grid as grid
from trivault.games.magewars.presentation.presenter import MageWarsPresenter
from trivault.kernel.ids import Thing
from trivault.presentation.presenter import others_first
from trivault.tui.boards import Board
from trivault.tui.paper import DETAILS, QUIET, STRONG, CardLine, Detail, Paper

# The arena as a grid is worth more than a line for each answer.
GRID = Detail(airy=False, wrapped=False, boxes=True, rows=True, lines=False, news=3)

STYLES = {"damage": "red", "mana": "cyan", "quickcast": "green", "fallen": "bold red"}


def picture(presenter: MageWarsPresenter, view: MageWarsView, paper: Paper) -> Iterator[list[RenderableType]]:
    """The round, the others, the arena, the own mage with the spells at hand."""
    yield [paper.line(" · ".join(presenter.heading(view)), STRONG)]
    seats = others_first(view, len(view.sides))
    own = seats.pop() if view.player >= 0 else -1
    for seat in seats:  # of a team mate the spells are known (MW-MULTI-09)
        yield [*_side(presenter, view, seat, paper), *_at_hand(presenter, view, seat, paper)]
    yield list(_arena(presenter, view, paper))
    if own >= 0:
        yield [*_side(presenter, view, own, paper), *_at_hand(presenter, view, own, paper)]
    if said := presenter.under_way(view):
        yield [paper.line(each, STRONG) for each in said]


BOARD = Board(picture, (*DETAILS[:3], GRID, *DETAILS[3:]))


def _side(
    presenter: MageWarsPresenter, view: MageWarsView, seat: int, paper: Paper
) -> Iterator[RenderableType]:
    brief = not paper.detail.rows
    dials = [Text(said, STYLES.get(name, QUIET)) for name, said in presenter.dials(view, seat, brief)]
    yield paper.bar(" · ".join(presenter.seat(view, seat)[: 2 if brief else None]), dials)
    if worn := presenter.equipment(view, seat, brief):
        yield paper.labelled("ui-equipment", worn)


def _at_hand(
    presenter: MageWarsPresenter, view: MageWarsView, seat: int, paper: Paper
) -> Iterator[RenderableType]:
    """The prepared spells of a mage, as far as the viewer knows them: with their text where there is room."""
    spells = presenter.at_hand(view, seat)
    if not spells:
        return
    if not paper.detail.lines:
        listed = [_spell(presenter, view, alike, paper) for alike in _alike(presenter, view, spells)]
        yield paper.labelled("ui-at-hand", listed)
        return
    cards = [_line(presenter, view, alike) for alike in _alike(presenter, view, spells)]
    yield paper.labelled("ui-at-hand", [])
    yield paper.cards(cards, cards)


def _alike(presenter: MageWarsPresenter, view: MageWarsView, spells: Sequence[Thing]) -> list[list[Thing]]:
    """Copies of a spell together."""
    found: dict[str, list[Thing]] = {}
    for spell in spells:
        found.setdefault(presenter.slug(view, spell), []).append(spell)
    return list(found.values())


def _spell(presenter: MageWarsPresenter, view: MageWarsView, alike: Sequence[Thing], paper: Paper) -> Text:
    (name,), numbers = presenter.names(view, alike), paper.numbers(alike[0])
    price = presenter.price(presenter.slug(view, alike[0]))
    return Text.assemble((f"[{numbers}] " if numbers else "", STRONG), name, (f" ({price})", QUIET))


def _line(presenter: MageWarsPresenter, view: MageWarsView, alike: Sequence[Thing]) -> CardLine:
    slug, (name,) = presenter.slug(view, alike[0]), presenter.names(view, alike)
    text = " ".join(presenter.words.say(line) for line in GAME.face(slug).lines)
    return CardLine(alike, name, "", presenter.price(slug), QUIET, text)


# The arena


def _arena(presenter: MageWarsPresenter, view: MageWarsView, paper: Paper) -> Iterator[RenderableType]:
    if paper.detail.boxes and grid.fits(view, paper):
        yield from grid.drawn(presenter, view, paper)
    else:
        yield paper.rule()
        yield from _paragraphs(presenter, view, paper)
    if walls := places.walls(presenter, view):
        yield paper.labelled(
            "ui-walls", [_inline(presenter, view, wall, paper, border) for border, wall in walls]
        )
    if away := places.away(presenter, view):
        yield paper.labelled("ui-away", [_inline(presenter, view, thing, paper) for thing in away])


def _paragraphs(presenter: MageWarsPresenter, view: MageWarsView, paper: Paper) -> Iterator[RenderableType]:
    """The zones in which something is, each in a paragraph."""
    for name, zone, things in places.zones(presenter, view):
        if things:
            numbers = paper.numbers(zone)
            label = (f"{name} " if not numbers else f"{name} [{numbers}] ", STRONG)
            listed = Text(" · ", QUIET).join(_inline(presenter, view, thing, paper) for thing in things)
            yield Padding(Text.assemble(label, listed), (0, 1))


def _inline(
    presenter: MageWarsPresenter, view: MageWarsView, thing: Thing, paper: Paper, place: str = ""
) -> Text:
    """An object in a line with others, behind the numbers of its answers."""
    numbers = paper.numbers(thing)
    name = (presenter.title(view, thing), grid.style(presenter, view, thing))
    before = " ".join(part for part in (place, f"[{numbers}]" if numbers else "") if part)
    signs = "" if paper.detail.rows else grid.signs(presenter, view, thing)
    badges = presenter.badges(view, thing) if paper.detail.rows else grid.rare(presenter, view, thing)
    listed = ", ".join(words for _, words in badges)
    return Text.assemble(
        (f"{before} " if before else "", STRONG),
        name,
        (f" {signs}" if signs else "", QUIET),
        f" ({listed})" if listed else "",
    )
