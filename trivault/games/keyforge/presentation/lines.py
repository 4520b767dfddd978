"""A table of KeyForge in plain sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from trivault.games.keyforge.positions.view import KeyForgeView
from trivault.games.keyforge.presentation.table_words import KeyForgeTableWords
from trivault.kernel.ids import Thing
from trivault.presentation.presenter import others_first


def facts(presenter: KeyForgeTableWords, view: KeyForgeView) -> Iterator[tuple[str, str]]:
    yield "turn", presenter.say("ui-line-turn", n=view.turn, player=presenter.player(view.active))
    for seat in others_first(view, len(view.sides)):
        yield from _side(presenter, view, seat)


def _side(presenter: KeyForgeTableWords, view: KeyForgeView, seat: int) -> Iterator[tuple[str, str]]:
    who, side = presenter.player(seat), view.sides[seat]
    seated = ", ".join(part for part in (who, presenter.who(view, seat)) if part)
    dials = ", ".join(said for _, said in presenter.dials(view, seat))
    yield f"dials-{seat}", f"{seated}: {dials}."
    yield f"houses-{seat}", f"{who}, {presenter.say('ui-houses')}: {', '.join(presenter.houses(view, seat))}."
    line = _titles(presenter, view, side.line)
    if line:
        yield f"line-{seat}", f"{who}, {presenter.say('ui-line')}: {'; '.join(line.values())}."
    for card, title in line.items():
        yield f"card-{card}", f"{who}, {title}: {_with_badges(presenter, view, card)}."
    if side.artifacts:
        named = _titles(presenter, view, side.artifacts).items()
        artifacts = "; ".join(f"{title} ({_with_badges(presenter, view, card)})" for card, title in named)
        yield f"artifacts-{seat}", f"{who}, {presenter.say('ui-artifacts')}: {artifacts}."
    for zone, cards in (("ui-hand-cards", side.hand), ("ui-archived", side.archives)):
        key = zone if seat == view.player or zone == "ui-archived" else "ui-known"
        if said := hand(presenter, view, cards, seat):
            yield f"{zone}-{seat}", f"{who}, {presenter.say(key)}: {'; '.join(said)}."


def hand(presenter: KeyForgeTableWords, view: KeyForgeView, cards: tuple[Thing, ...], seat: int) -> list[str]:
    """Cards that are known, house by house."""
    return [
        f"{presenter.house(house)}: {', '.join(presenter.names(view, several))}"
        for house, several in presenter.by_house(view, cards, seat).items()
    ]


def _titles(presenter: KeyForgeTableWords, view: KeyForgeView, cards: tuple[Thing, ...]) -> dict[Thing, str]:
    """The names of cards; equal ones are numbered from the left, as in the answers."""
    several = Counter(view.cards[card] for card in cards)
    seen = Counter[str]()
    titles = {}
    for card in cards:
        slug = view.cards[card]
        seen[slug] += 1
        name = presenter.name(slug)
        titles[card] = presenter.say("ui-copy", what=name, n=seen[slug]) if several[slug] > 1 else name
    return titles


def _with_badges(presenter: KeyForgeTableWords, view: KeyForgeView, card: Thing) -> str:
    return ", ".join(words for _, words in presenter.badges(view, card))
