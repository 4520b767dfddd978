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
from trivault.games.magewars.presentation.teller import MageWarsTeller
from trivault.kernel.ids import Thing
from trivault.presentation.teller import others_first
from trivault.tui.boards import Board
from trivault.tui.paper import DETAILS, QUIET, STRONG, CardLine, Detail, Paper

# The arena as a grid is worth more than a line for each answer.
GRID = Detail(airy=False, wrapped=False, boxes=True, rows=True, lines=False, news=3)

STYLES = {"damage": "red", "mana": "cyan", "quickcast": "green", "fallen": "bold red"}


def picture(teller: MageWarsTeller, view: MageWarsView, paper: Paper) -> Iterator[list[RenderableType]]:
    """The round, the others, the arena, the own mage with the spells at hand."""
    yield [paper.line(" · ".join(teller.heading(view)), STRONG)]
    seats = others_first(view, len(view.sides))
    own = seats.pop() if view.player >= 0 else -1
    for seat in seats:  # of a team mate the spells are known (MW-MULTI-09)
        yield [*_side(teller, view, seat, paper), *_at_hand(teller, view, seat, paper)]
    yield list(_arena(teller, view, paper))
    if own >= 0:
        yield [*_side(teller, view, own, paper), *_at_hand(teller, view, own, paper)]
    if said := teller.under_way(view):
        yield [paper.line(each, STRONG) for each in said]


BOARD = Board(picture, (*DETAILS[:3], GRID, *DETAILS[3:]))


def _side(teller: MageWarsTeller, view: MageWarsView, seat: int, paper: Paper) -> Iterator[RenderableType]:
    brief = not paper.detail.rows
    dials = [Text(said, STYLES.get(name, QUIET)) for name, said in teller.dials(view, seat, brief)]
    yield paper.bar(" · ".join(teller.seat(view, seat)[: 2 if brief else None]), dials)
    if worn := teller.equipment(view, seat, brief):
        yield paper.labelled("ui-equipment", worn)


def _at_hand(teller: MageWarsTeller, view: MageWarsView, seat: int, paper: Paper) -> Iterator[RenderableType]:
    """The prepared spells of a mage, as far as the viewer knows them: with their text where there is room."""
    spells = teller.at_hand(view, seat)
    if not spells:
        return
    if not paper.detail.lines:
        listed = [_spell(teller, view, alike, paper) for alike in _alike(teller, view, spells)]
        yield paper.labelled("ui-at-hand", listed)
        return
    cards = [_line(teller, view, alike) for alike in _alike(teller, view, spells)]
    yield paper.labelled("ui-at-hand", [])
    yield paper.cards(cards, cards)


def _alike(teller: MageWarsTeller, view: MageWarsView, spells: Sequence[Thing]) -> list[list[Thing]]:
    """Copies of a spell together."""
    found: dict[str, list[Thing]] = {}
    for spell in spells:
        found.setdefault(teller.slug(view, spell), []).append(spell)
    return list(found.values())


def _spell(teller: MageWarsTeller, view: MageWarsView, alike: Sequence[Thing], paper: Paper) -> Text:
    (name,), numbers = teller.names(view, alike), paper.numbers(alike[0])
    price = teller.price(teller.slug(view, alike[0]))
    return Text.assemble((f"[{numbers}] " if numbers else "", STRONG), name, (f" ({price})", QUIET))


def _line(teller: MageWarsTeller, view: MageWarsView, alike: Sequence[Thing]) -> CardLine:
    slug, (name,) = teller.slug(view, alike[0]), teller.names(view, alike)
    text = " ".join(teller.words.say(line) for line in GAME.face(slug).lines)
    return CardLine(alike, name, "", teller.price(slug), QUIET, text)


# The arena


def _arena(teller: MageWarsTeller, view: MageWarsView, paper: Paper) -> Iterator[RenderableType]:
    if paper.detail.boxes and grid.fits(view, paper):
        yield from grid.drawn(teller, view, paper)
    else:
        yield paper.rule()
        yield from _paragraphs(teller, view, paper)
    if walls := places.walls(teller, view):
        yield paper.labelled("ui-walls", [_inline(teller, view, wall, paper, border) for border, wall in walls])
    if away := places.away(teller, view):
        yield paper.labelled("ui-away", [_inline(teller, view, thing, paper) for thing in away])


def _paragraphs(teller: MageWarsTeller, view: MageWarsView, paper: Paper) -> Iterator[RenderableType]:
    """The zones in which something is, each in a paragraph."""
    for name, zone, things in places.zones(teller, view):
        if things:
            numbers = paper.numbers(zone)
            label = (f"{name} " if not numbers else f"{name} [{numbers}] ", STRONG)
            listed = Text(" · ", QUIET).join(_inline(teller, view, thing, paper) for thing in things)
            yield Padding(Text.assemble(label, listed), (0, 1))


def _inline(teller: MageWarsTeller, view: MageWarsView, thing: Thing, paper: Paper, place: str = "") -> Text:
    """An object in a line with others, behind the numbers of its answers."""
    numbers = paper.numbers(thing)
    name = (teller.title(view, thing), grid.style(teller, view, thing))
    before = " ".join(part for part in (place, f"[{numbers}]" if numbers else "") if part)
    signs = "" if paper.detail.rows else grid.signs(teller, view, thing)
    marks = teller.marks(view, thing) if paper.detail.rows else grid.rare(teller, view, thing)
    listed = ", ".join(words for _, words in marks)
    return Text.assemble(
        (f"{before} " if before else "", STRONG),
        name,
        (f" {signs}" if signs else "", QUIET),
        f" ({listed})" if listed else "",
    )
