"""The board of Shards of Infinity."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from trivault.games.shards.game import GAME
from trivault.games.shards.positions.view import ShardsView
from trivault.games.shards.presentation.teller import ShardsTeller
from trivault.kernel.ids import Thing
from trivault.presentation.teller import others_first
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


def picture(teller: ShardsTeller, view: ShardsView, paper: Paper) -> Iterator[list[RenderableType]]:
    """The others, the centre row, the own side with the hand."""
    seats = others_first(view, len(view.sides))
    own = seats.pop() if view.player >= 0 else -1
    for seat in seats:
        yield list(_side(teller, view, seat, paper))
    row = [thing for thing in view.row if thing >= 0]
    hand = view.sides[own].hand if own >= 0 else ()
    among = _lines(teller, view, [*row, *hand])  # their columns are in line
    dials = _dials(teller, [("turn", view.turn), ("deck", view.centre_size)])
    yield [paper.bar(teller.say("ui-row"), dials), paper.cards(_lines(teller, view, row), among)]
    if own >= 0:
        yield [*_side(teller, view, own, paper), _hand(teller, view, hand, among, paper)]
    if incoming := teller.incoming(view):
        yield [paper.line(said, STRONG) for _, said in incoming]


BOARD = Board(picture)


def _side(teller: ShardsTeller, view: ShardsView, seat: int, paper: Paper) -> Iterator[RenderableType]:
    active = seat == view.active
    dials = [*(teller.pool(view) if active else ()), *teller.dials(view, seat)]
    yield paper.bar(" · ".join(teller.seat(view, seat, paper.roomy)), _dials(teller, dials))
    if active and (area := (*view.allies, *view.mercenaries)):
        yield paper.labelled("ui-played", teller.names(view, area))
    if champions := teller.champions(view, seat):
        yield paper.labelled("ui-champions", champions)
    if seat != view.player and (known := view.sides[seat].hand):
        yield paper.labelled("ui-known", teller.names(view, known))


def _dials(teller: ShardsTeller, dials: Iterable[tuple[str, int | str]]) -> list[Text]:
    return [Text(teller.dial(name, value), STYLES.get(name, QUIET)) for name, value in dials]


def _hand(
    teller: ShardsTeller, view: ShardsView, hand: Sequence[Thing], among: Sequence[CardLine], paper: Paper
) -> RenderableType:
    if hand and paper.detail.lines:
        return paper.cards(_lines(teller, view, hand), among)
    return paper.labelled("ui-hand-cards", teller.names(view, hand) or [teller.say("nothing")])


def _lines(teller: ShardsTeller, view: ShardsView, things: Iterable[Thing]) -> list[CardLine]:
    lines = []
    for slug, several in _by_slug(view.cards, things).items():
        card = teller.printed(slug)
        style = STYLES.get(GAME.card(slug).faction, QUIET)
        (name,) = teller.counted([slug] * len(several))
        text = " · ".join([*card.facts, card.text])
        lines.append(CardLine(several, name, card.price, card.kind, style, text))
    return lines


def _by_slug(slugs: Sequence[str], things: Iterable[Thing]) -> dict[str, list[Thing]]:
    """Cards that are alike, together."""
    found: dict[str, list[Thing]] = {}
    for thing in things:
        found.setdefault(slugs[thing], []).append(thing)
    return found
