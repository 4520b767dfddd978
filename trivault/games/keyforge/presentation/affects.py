"""What is in force on a card or a player of KeyForge."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from trivault.games.keyforge.positions.view import KeyForgeView
from trivault.games.keyforge.presentation import in_force as force
from trivault.kernel.ids import Thing, is_player
from trivault.presentation.teller import InForce

if TYPE_CHECKING:
    from trivault.games.keyforge.presentation.teller import KeyForgeTeller

STATES = ("stunned", "warded", "enraged")


def affecting(teller: KeyForgeTeller, view: KeyForgeView, thing: Thing) -> list[InForce]:
    """States and upgrades of a card, and what cards elsewhere and lasting effects do to it."""
    state = teller.table(view)
    hand = view.sides[view.player].hand if view.player >= 0 else ()
    found = force.affecting(state, thing) if is_player(thing) or thing in (*state.play, *hand) else []
    if thing not in state.play:
        return teller.in_words(view, found)
    upgrades = state.play[thing].upgrades
    elsewhere = [each for each in found if each.card not in upgrades]
    worn = [_upgrade(teller, view, card) for card in upgrades]
    return [*_states(teller, view, thing), *worn, *teller.in_words(view, elsewhere)]


def _states(teller: KeyForgeTeller, view: KeyForgeView, thing: Thing) -> Iterator[InForce]:
    piece = teller.table(view).play[thing]
    for name in STATES:
        if getattr(piece, name):
            yield InForce(teller.say(f"ui-{name}"), teller.say(f"ui-means-{name}"))
    if piece.power:
        yield InForce(teller.say("ui-power-counters"), teller.say("ui-means-power", n=f"{piece.power:+}"))


def _upgrade(teller: KeyForgeTeller, view: KeyForgeView, card: Thing) -> InForce:
    """An upgrade says on its face what it does."""
    slug, name = view.cards[card], teller.name(view.cards[card])
    who, text = teller.player(teller.table(view).owners[card]), teller.printed(slug).text.rstrip(".")
    return InForce(name, teller.say("ui-in-force", player=who, card=name, effect=text), slug)
