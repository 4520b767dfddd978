"""A table of Shards of Infinity in plain sentences."""

from __future__ import annotations

from collections.abc import Iterator

from trivault.games.shards.positions.view import ShardsView
from trivault.games.shards.presentation.table_words import ShardsTableWords
from trivault.presentation.presenter import others_first


def facts(presenter: ShardsTableWords, view: ShardsView) -> Iterator[tuple[str, str]]:
    yield "turn", presenter.say("ui-line-turn", n=view.turn, player=presenter.player(view.active))
    for seat in others_first(view, len(view.sides)):
        yield from _side(presenter, view, seat)
    for i, thing in enumerate(view.row, 1):
        if thing >= 0:
            card = presenter.printed(view.cards[thing])
            said = ", ".join([card.name, card.cost, *card.facts])
            yield f"row-{i}", presenter.say("ui-line-row", n=i, card=said, text=f"{card.kind}. {card.text}")
    for seat, said in presenter.incoming(view):
        yield f"incoming-{seat}", said


def _side(presenter: ShardsTableWords, view: ShardsView, seat: int) -> Iterator[tuple[str, str]]:
    who = presenter.player(seat)
    if seat == view.active:
        pool = ", ".join(presenter.dial(name, n) for name, n in presenter.pool(view))
        yield "pool", f"{who}: {pool}."
    dials = ", ".join(presenter.dial(name, n) for name, n in presenter.dials(view, seat))
    yield f"dials-{seat}", f"{', '.join(presenter.seat(view, seat))}: {dials}."
    listed = {
        "ui-played": presenter.names(view, (*view.allies, *view.mercenaries)) if seat == view.active else [],
        "ui-champions": presenter.champions(view, seat),
        "ui-hand-cards" if seat == view.player else "ui-known": presenter.names(view, view.sides[seat].hand),
    }
    for key, names in listed.items():
        if names:
            yield f"{key}-{seat}", f"{who}, {presenter.say(key)}: {'; '.join(names)}."
