"""What is to be said of a card in play beside its name: (kind of mark, words)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from trivault.games.keyforge.positions.view import KeyForgeView
from trivault.games.keyforge.presentation.in_force import SHOWN_WITH_CARD
from trivault.games.keyforge.rules.damage import armor, keyword, power
from trivault.games.keyforge.state import aspects
from trivault.kernel.ids import Thing

if TYPE_CHECKING:
    from trivault.games.keyforge.presentation.teller import KeyForgeTeller

KEYWORDS = [name for name in SHOWN_WITH_CARD if name not in (aspects.POWER, aspects.ARMOR)]


def marks(teller: KeyForgeTeller, view: KeyForgeView, card: Thing) -> Iterator[tuple[str, str]]:
    state = teller.table(view)
    piece = state.play[card]
    yield "house", teller.house(state.house_of(card))
    if state.is_creature(card):
        if flank := _flank(view.sides[piece.controller].line, card):
            yield "flank", teller.say(flank)
        yield "power", teller.say("ui-power", n=power(state, card))
        if worn := max(0, armor(state, card) - piece.armor_used):
            yield "armor", teller.say("ui-armor", n=worn)
        for name in KEYWORDS:
            if n := keyword(state, card, name):
                yield "keyword", teller.say("keyword", word=name, n=n)
    if piece.damage:
        yield "damage", teller.say("ui-damage", n=piece.damage)
    for name in ("stunned", "warded", "enraged"):
        if getattr(piece, name):
            yield name, teller.say(f"ui-{name}")
    if not piece.ready:
        yield "exhausted", teller.say("ui-exhausted")
    if piece.amber:
        yield "amber", teller.say("ui-amber", n=piece.amber)
    for name, n in piece.counters:
        yield "counters", teller.say("ui-counters", name=teller.say("counter-name", word=name), n=n)
    if piece.upgrades:
        yield "upgrades", teller.say("ui-upgrades", cards=", ".join(teller.names(view, piece.upgrades)))
    yield from _under(teller, view, card)
    if state.owners[card] != piece.controller:
        yield "owner", teller.say("ui-owner", player=teller.player(state.owners[card]))


def _flank(line: tuple[Thing, ...], card: Thing) -> str:
    """Where a creature stands, if on a flank; alone it stands on both."""
    if line[0] == card:
        return "ui-left-flank" if len(line) > 1 else "ui-both-flanks"
    return "ui-right-flank" if line[-1] == card else ""


def _under(teller: KeyForgeTeller, view: KeyForgeView, card: Thing) -> Iterator[tuple[str, str]]:
    """The cards under a card: by name as far as the player knows them."""
    (shown,) = (piece for piece in view.play if piece.card == card)
    if shown.under:
        hidden = sum(thing < 0 for thing in shown.under)
        known = teller.names(view, shown.under)
        said = ", ".join([*known, *([teller.say("ui-face-down", n=hidden)] if hidden else [])])
        yield "under", teller.say("ui-under", cards=said)
