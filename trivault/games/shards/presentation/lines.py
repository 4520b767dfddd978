"""A table of Shards of Infinity in plain sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from trivault.games.shards.positions.view import ShardsView
from trivault.presentation.teller import others_first

if TYPE_CHECKING:
    from trivault.games.shards.presentation.teller import ShardsTeller


def facts(teller: ShardsTeller, view: ShardsView) -> Iterator[tuple[str, str]]:
    yield "turn", teller.say("ui-line-turn", n=view.turn, player=teller.player(view.active))
    for seat in others_first(view, len(view.sides)):
        yield from _side(teller, view, seat)
    for i, thing in enumerate(view.row, 1):
        if thing >= 0:
            card = teller.printed(view.cards[thing])
            said = ", ".join([card.name, card.cost, *card.facts])
            yield f"row-{i}", teller.say("ui-line-row", n=i, card=said, text=f"{card.kind}. {card.text}")
    for seat, said in teller.incoming(view):
        yield f"incoming-{seat}", said


def _side(teller: ShardsTeller, view: ShardsView, seat: int) -> Iterator[tuple[str, str]]:
    who = teller.player(seat)
    if seat == view.active:
        pool = ", ".join(teller.dial(name, n) for name, n in teller.pool(view))
        yield "pool", f"{who}: {pool}."
    dials = ", ".join(teller.dial(name, n) for name, n in teller.dials(view, seat))
    yield f"dials-{seat}", f"{', '.join(teller.seat(view, seat))}: {dials}."
    listed = {
        "ui-played": teller.names(view, (*view.allies, *view.mercenaries)) if seat == view.active else [],
        "ui-champions": teller.champions(view, seat),
        "ui-hand-cards" if seat == view.player else "ui-known": teller.names(view, view.sides[seat].hand),
    }
    for key, names in listed.items():
        if names:
            yield f"{key}-{seat}", f"{who}, {teller.say(key)}: {'; '.join(names)}."
