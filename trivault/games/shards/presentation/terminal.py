"""The board of Shards of Infinity."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from trivault.games.shards.game import GAME
from trivault.games.shards.positions.view import ShardsView
from trivault.games.shards.presentation.presenter import ShardsPresenter
from trivault.kernel.ids import Thing
from trivault.presentation.presenter import others_first
from trivault.tui.boards import Board
from trivault.tui.paper import QUIET, STRONG, CardLine, Paper

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


def picture(presenter: ShardsPresenter, view: ShardsView, paper: Paper) -> Iterator[list[RenderableType]]:
    """The others, the centre row, the own side with the hand."""
    seats = others_first(view, len(view.sides))
    own = seats.pop() if view.player >= 0 else -1
    for seat in seats:
        yield list(_side(presenter, view, seat, paper))
    row = [thing for thing in view.row if thing >= 0]
    hand = view.sides[own].hand if own >= 0 else ()
    among = _lines(presenter, view, [*row, *hand])  # their columns are in line
    dials = _dials(presenter, [("turn", view.turn), ("deck", view.centre_size)])
    yield [paper.bar(presenter.say("ui-row"), dials), paper.cards(_lines(presenter, view, row), among)]
    if own >= 0:
        yield [*_side(presenter, view, own, paper), _hand(presenter, view, hand, among, paper)]
    if incoming := presenter.incoming(view):
        yield [paper.line(said, STRONG) for _, said in incoming]


BOARD = Board(picture)


def _side(presenter: ShardsPresenter, view: ShardsView, seat: int, paper: Paper) -> Iterator[RenderableType]:
    active = seat == view.active
    dials = [*(presenter.pool(view) if active else ()), *presenter.dials(view, seat)]
    yield paper.bar(" · ".join(presenter.seat(view, seat, paper.roomy)), _dials(presenter, dials))
    if active and (area := (*view.allies, *view.mercenaries)):
        yield paper.labelled("ui-played", presenter.names(view, area))
    if champions := presenter.champions(view, seat):
        yield paper.labelled("ui-champions", champions)
    if seat != view.player and (known := view.sides[seat].hand):
        yield paper.labelled("ui-known", presenter.names(view, known))


def _dials(presenter: ShardsPresenter, dials: Iterable[tuple[str, int | str]]) -> list[Text]:
    return [Text(presenter.dial(name, value), STYLES.get(name, QUIET)) for name, value in dials]


def _hand(
    presenter: ShardsPresenter, view: ShardsView, hand: Sequence[Thing], among: Sequence[CardLine], paper: Paper
) -> RenderableType:
    if hand and paper.detail.lines:
        return paper.cards(_lines(presenter, view, hand), among)
    return paper.labelled("ui-hand-cards", presenter.names(view, hand) or [presenter.say("nothing")])


def _lines(presenter: ShardsPresenter, view: ShardsView, things: Iterable[Thing]) -> list[CardLine]:
    lines = []
    for slug, several in _by_slug(view.cards, things).items():
        card = presenter.printed(slug)
        style = STYLES.get(GAME.card(slug).faction, QUIET)
        (name,) = presenter.counted([slug] * len(several))
        text = " · ".join([*card.facts, card.text])
        lines.append(CardLine(several, name, card.price, card.kind, style, text))
    return lines


def _by_slug(slugs: Sequence[str], things: Iterable[Thing]) -> dict[str, list[Thing]]:
    """Cards that are alike, together."""
    found: dict[str, list[Thing]] = {}
    for thing in things:
        found.setdefault(slugs[thing], []).append(thing)
    return found
