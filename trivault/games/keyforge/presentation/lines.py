"""A table of KeyForge in plain sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from trivault.games.keyforge.positions.view import KeyForgeView
from trivault.kernel.ids import Thing
from trivault.presentation.teller import others_first

if TYPE_CHECKING:
    from trivault.games.keyforge.presentation.teller import KeyForgeTeller


def facts(teller: KeyForgeTeller, view: KeyForgeView) -> Iterator[tuple[str, str]]:
    yield "turn", teller.say("ui-line-turn", n=view.turn, player=teller.player(view.active))
    for seat in others_first(view, len(view.sides)):
        yield from _side(teller, view, seat)


def _side(teller: KeyForgeTeller, view: KeyForgeView, seat: int) -> Iterator[tuple[str, str]]:
    who, side = teller.player(seat), view.sides[seat]
    seated = ", ".join(part for part in (who, teller.who(view, seat)) if part)
    dials = ", ".join(said for _, said in teller.dials(view, seat))
    yield f"dials-{seat}", f"{seated}: {dials}."
    yield f"houses-{seat}", f"{who}, {teller.say('ui-houses')}: {', '.join(teller.houses(view, seat))}."
    line = _titles(teller, view, side.line)
    if line:
        yield f"line-{seat}", f"{who}, {teller.say('ui-line')}: {'; '.join(line.values())}."
    for card, title in line.items():
        yield f"card-{card}", f"{who}, {title}: {_marked(teller, view, card)}."
    if side.artifacts:
        named = _titles(teller, view, side.artifacts).items()
        artifacts = "; ".join(f"{title} ({_marked(teller, view, card)})" for card, title in named)
        yield f"artifacts-{seat}", f"{who}, {teller.say('ui-artifacts')}: {artifacts}."
    for zone, cards in (("ui-hand-cards", side.hand), ("ui-archived", side.archives)):
        key = zone if seat == view.player or zone == "ui-archived" else "ui-known"
        if said := hand(teller, view, cards, seat):
            yield f"{zone}-{seat}", f"{who}, {teller.say(key)}: {'; '.join(said)}."


def hand(teller: KeyForgeTeller, view: KeyForgeView, cards: tuple[Thing, ...], seat: int) -> list[str]:
    """Cards that are known, house by house."""
    return [
        f"{teller.house(house)}: {', '.join(teller.names(view, several))}"
        for house, several in teller.by_house(view, cards, seat).items()
    ]


def _titles(teller: KeyForgeTeller, view: KeyForgeView, cards: tuple[Thing, ...]) -> dict[Thing, str]:
    """The names of cards; equal ones are numbered from the left, as in the answers."""
    several = Counter(view.cards[card] for card in cards)
    seen = Counter[str]()
    titles = {}
    for card in cards:
        slug = view.cards[card]
        seen[slug] += 1
        name = teller.name(slug)
        titles[card] = teller.say("ui-copy", what=name, n=seen[slug]) if several[slug] > 1 else name
    return titles


def _marked(teller: KeyForgeTeller, view: KeyForgeView, card: Thing) -> str:
    return ", ".join(words for _, words in teller.marks(view, card))
