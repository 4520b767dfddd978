"""What is in force on a card or a player of KeyForge."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from trivault.games.keyforge.positions.view import KeyForgeView
from trivault.games.keyforge.presentation import active_effects
from trivault.kernel.ids import Thing, is_player
from trivault.presentation.presenter import ActiveEffect

if TYPE_CHECKING:
    from trivault.games.keyforge.presentation.presenter import KeyForgePresenter

STATES = ("stunned", "warded", "enraged")


def affecting(presenter: KeyForgePresenter, view: KeyForgeView, thing: Thing) -> list[ActiveEffect]:
    """States and upgrades of a card, and what cards elsewhere and lasting effects do to it."""
    state = presenter.table(view)
    hand = view.sides[view.player].hand if view.player >= 0 else ()
    found = active_effects.affecting(state, thing) if is_player(thing) or thing in (*state.play, *hand) else []
    if thing not in state.play:
        return presenter.in_words(view, found)
    upgrades = state.play[thing].upgrades
    elsewhere = [each for each in found if each.card not in upgrades]
    worn = [_upgrade(presenter, view, card) for card in upgrades]
    return [*_states(presenter, view, thing), *worn, *presenter.in_words(view, elsewhere)]


def _states(presenter: KeyForgePresenter, view: KeyForgeView, thing: Thing) -> Iterator[ActiveEffect]:
    piece = presenter.table(view).play[thing]
    for name in STATES:
        if getattr(piece, name):
            yield ActiveEffect(presenter.say(f"ui-{name}"), presenter.say(f"ui-means-{name}"))
    if piece.power:
        yield ActiveEffect(
            presenter.say("ui-power-counters"), presenter.say("ui-means-power", n=f"{piece.power:+}")
        )


def _upgrade(presenter: KeyForgePresenter, view: KeyForgeView, card: Thing) -> ActiveEffect:
    """An upgrade says on its face what it does."""
    slug, name = view.cards[card], presenter.name(view.cards[card])
    who, text = presenter.player(presenter.table(view).owners[card]), presenter.printed(slug).text.rstrip(".")
    return ActiveEffect(name, presenter.say("ui-in-force", player=who, card=name, effect=text), slug)
