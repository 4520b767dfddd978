"""The board of KeyForge."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from trivault.games.keyforge.positions.view import KeyForgeView
from trivault.games.keyforge.presentation.lines import hand as hand_lines
from trivault.games.keyforge.presentation.presenter import KeyForgePresenter
from trivault.games.keyforge.rules.creature_stats import power
from trivault.kernel.ids import Thing
from trivault.presentation.presenter import others_first
from trivault.tui.boards import Board
from trivault.tui.paper import QUIET, STRONG, Box, CardLine, Paper

HOUSE_STYLES = {
    "brobnar": "red",
    "dis": "magenta",
    "logos": "cyan",
    "mars": "bright_green",
    "sanctum": "bright_blue",
    "saurian": "bright_yellow",
    "shadows": "yellow",
    "star-alliance": "bright_cyan",
    "untamed": "green",
}
STYLES = {
    "keys": STRONG,
    "amber": "yellow",
    "key-cost": "yellow",
    "power": "red",
    "armor": "cyan",
    "damage": "bold red",
    "stunned": "magenta",
    "warded": "cyan",
    "enraged": "bold red",
    "upgrades": "green",
}


def picture(presenter: KeyForgePresenter, view: KeyForgeView, paper: Paper) -> Iterator[list[RenderableType]]:
    """The opponent's side, then the own one with the hand."""
    for seat in others_first(view, len(view.sides)):
        side, own = view.sides[seat], seat == view.player
        artifacts = list(_artifacts(presenter, view, side.artifacts, paper))
        line = list(_line(presenter, view, side.line, paper))
        yield [
            *_heading(presenter, view, seat, paper),
            *(line + artifacts if own else artifacts + line),
            *_known(presenter, view, seat, paper),
        ]
        if own:
            yield list(_hand(presenter, view, seat, paper))


BOARD = Board(picture)


def _heading(
    presenter: KeyForgePresenter, view: KeyForgeView, seat: int, paper: Paper
) -> Iterator[RenderableType]:
    dials = [Text(said, STYLES.get(name, QUIET)) for name, said in presenter.dials(view, seat)]
    title, houses = " · ".join(presenter.seat(view, seat)), ", ".join(presenter.houses(view, seat))
    if paper.has_room(whole := f"{title} · {houses}"):
        yield paper.bar(whole, dials)
    else:
        yield paper.bar(title, [Text(houses), *dials])


def _line(
    presenter: KeyForgePresenter, view: KeyForgeView, cards: Sequence[Thing], paper: Paper
) -> Iterator[RenderableType]:
    """The battleline from left to right."""
    if not cards:
        yield paper.labelled("ui-line", [presenter.say("nothing")])
    elif paper.detail.boxes:
        yield from paper.boxes([_box(presenter, view, card) for card in cards])
    elif paper.detail.rows:
        rows = [_row(presenter, view, card) for card in cards]
        yield paper.labelled("ui-line", [])
        yield paper.cards(rows, rows)
    else:
        yield paper.labelled("ui-line", [_inline(presenter, view, card, paper) for card in cards], " │ ")


def _box(presenter: KeyForgePresenter, view: KeyForgeView, card: Thing) -> Box:
    state = presenter.table(view)
    badges = [(kind, said) for kind, said in presenter.badges(view, card) if kind not in ("house", "flank")]
    short = [Text(said, STYLES.get(kind, QUIET)) for kind, said in badges if kind not in LONG]
    long = [Text(said, STYLES.get(kind, QUIET)) for kind, said in badges if kind in LONG]
    house = state.house_of(card)
    name = Text(presenter.name(view.cards[card]), STRONG if state.play[card].ready else "")
    lines = [[name], short, *([badge] for badge in long)]
    return Box(card, lines, presenter.house(house), HOUSE_STYLES.get(house, ""))


LONG = ("upgrades", "under", "owner")  # badges that have a line of their own
BRIEF = ("house", "power", "flank")  # badges that need no words in a narrow place


def _row(presenter: KeyForgePresenter, view: KeyForgeView, card: Thing) -> CardLine:
    """A creature with a line of its own."""
    house = presenter.table(view).house_of(card)
    badges = [said for kind, said in presenter.badges(view, card) if kind != "house"]
    name = presenter.name(view.cards[card])
    return CardLine([card], name, "", presenter.house(house), HOUSE_STYLES.get(house, ""), ", ".join(badges))


def _inline(presenter: KeyForgePresenter, view: KeyForgeView, card: Thing, paper: Paper) -> Text:
    """A card in play in a line with others, behind the numbers of its answers. The number behind its
    house is its power."""
    state = presenter.table(view)
    house = state.house_of(card)
    strength = f" {power(state, card)}" if state.is_creature(card) else ""
    badges = [said for kind, said in presenter.badges(view, card) if kind not in BRIEF]
    said = ", ".join([f"{presenter.house(house)}{strength}", *badges])
    numbers = paper.numbers(card)
    name = (presenter.name(view.cards[card]), HOUSE_STYLES.get(house, ""))
    return Text.assemble((f"[{numbers}] " if numbers else "", STRONG), name, f" ({said})")


def _artifacts(
    presenter: KeyForgePresenter, view: KeyForgeView, cards: Sequence[Thing], paper: Paper
) -> Iterator[RenderableType]:
    if cards:
        yield paper.labelled("ui-artifacts", [_inline(presenter, view, card, paper) for card in cards])


def _known(
    presenter: KeyForgePresenter, view: KeyForgeView, seat: int, paper: Paper
) -> Iterator[RenderableType]:
    """Cards in archives and in the other hand, as far as the player knows them."""
    side = view.sides[seat]
    if names := presenter.names(view, side.archives):
        yield paper.labelled("ui-archived", names)
    if seat != view.player and (names := presenter.names(view, side.hand)):
        yield paper.labelled("ui-known", names)


def _hand(
    presenter: KeyForgePresenter, view: KeyForgeView, seat: int, paper: Paper
) -> Iterator[RenderableType]:
    hand = view.sides[seat].hand
    if hand and paper.detail.lines:
        cards = list(_cards(presenter, view, hand, seat))
        yield paper.labelled("ui-hand-cards", [])
        yield paper.cards(cards, cards)
    else:
        said = hand_lines(presenter, view, hand, seat) or [presenter.say("nothing")]
        yield paper.labelled("ui-hand-cards", said)


def _cards(
    presenter: KeyForgePresenter, view: KeyForgeView, hand: Iterable[Thing], seat: int
) -> Iterator[CardLine]:
    """The hand house by house; equal cards are one line."""
    for house, cards in presenter.by_house(view, hand, seat).items():
        alike: dict[tuple[str, tuple[str, ...]], list[Thing]] = {}
        for card in cards:
            alike.setdefault((view.cards[card], view.icons[card]), []).append(card)
        for (slug, icons), things in alike.items():
            face = presenter.printed(slug)
            (name,) = presenter.counted([slug] * len(things))
            added = presenter.say("ui-icons", icons=", ".join(icons)) if icons else ""
            text = " · ".join(part for part in (*face.facts, added, face.text) if part)
            kind = presenter.kind(slug, house)
            yield CardLine(things, name, face.bonus, kind, HOUSE_STYLES.get(house, ""), text)
