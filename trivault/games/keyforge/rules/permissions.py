"""Permissions: cards of another house, or more than the first turn allows, that may be played or used all the
same (KF-TURN-13, KF-PLAY-16, KF-USE-12)."""

from __future__ import annotations

from trivault.games.keyforge.rules.play import as_type, types_of, why_not
from trivault.games.keyforge.state import aspects
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.abilities import Modify, consume, in_force, permitting, value
from trivault.kernel.frames import IN_PLAY, Listener
from trivault.kernel.ids import NOTHING, Thing

S = KeyForgeState


class OneCard(Modify[S]):
    """Half of a permission to play or to use one card: the one to play it, or the one to use it."""


def cards_left(state: S) -> bool:
    """The first turn's limit of one card from hand (KF-TURN-12), and limits that cards set."""
    if not state.first:
        return True
    return state.from_hand <= value(state, aspects.FIRST_TURN_EXTRA, NOTHING, 0)  # KF-TURN-13


def needs_permission(state: S, card: Thing) -> bool:
    """Whether the card can only be played by permission, which is then used up (KF-OPEN-50): it is of another
    house, or one card more than the first turn allows (KF-TURN-13)."""
    return state.house_of(card) != state.house or not cards_left(state)  # KF-HOUSE-11


def may_play_from_hand(state: S, card: Thing) -> bool:
    """Whether its house or a permission lets it be played, whatever else forbids it."""
    if not needs_permission(state, card):
        return True
    return any(as_type(state, card, kind, _covers) for kind in types_of(state, card))


def _covers(state: S, card: Thing) -> bool:
    return permitting(state, aspects.MAY_PLAY, card) is not None


def _permissions(state: S, key: str, card: Thing) -> list[Listener]:
    """All permissions in force that cover a card."""
    nodes = state.game.program.nodes
    return [
        listener
        for listener in in_force(state, state.modifiers.get(key, ()))
        if isinstance(ability := nodes[listener.ability], Modify) and ability.on.fits(state, card, listener)
    ]


def _permission(state: S, card: Thing) -> Listener | None:
    """The permission that playing the card uses up: rather the one of a card in play, for it is for
    certain cards alone, than an effect that would cover others as well (KF-PLAY-16)."""
    found = _permissions(state, aspects.MAY_PLAY, card)
    return min(found, key=lambda listener: listener.until != IN_PLAY, default=None)


def permitted(state: S, card: Thing) -> list[int]:
    """As what a card that needs it may be played by permission: the places of these types among those of which
    it may be."""
    if aspects.MAY_PLAY not in state.modifiers:
        return []
    types = types_of(state, card)
    return [i for i, kind in enumerate(types) if as_type(state, card, kind, _is_playable)]


def _is_playable(state: S, card: Thing) -> bool:
    return _covers(state, card) and not why_not(state, card, state.active)


def use_up(state: S, card: Thing, place: int) -> None:
    """One permission to play the card as such a type is gone (KF-PLAY-16)."""
    listener = as_type(state, card, types_of(state, card)[place], _permission)
    if listener is None:
        return
    consume(state, aspects.MAY_PLAY, listener)
    _end_other_half(state, aspects.MAY_USE, listener)
    if listener.until == IN_PLAY:
        state.play[listener.this].granted = True


def _end_other_half(state: S, key: str, spent: Listener) -> None:
    """Who has played a card by a permission to play or to use one cannot use another by it, and vice versa."""
    nodes = state.game.program.nodes
    for listener in state.modifiers.get(key, ()) if isinstance(nodes[spent.ability], OneCard) else ():
        if isinstance(nodes[listener.ability], OneCard) and not listener.things("used"):
            consume(state, key, listener)
            return


def note_use(state: S, card: Thing) -> None:
    """Of permissions for so many cards, one takes note of the card (its name `used`), unless another
    permission covers it anyway."""
    found = _permissions(state, aspects.MAY_USE, card)
    if found and not any(not x.uses or card in x.things("used") for x in found):
        x = found[0]
        names = {**(x.names or {}), "used": (*x.things("used"), card)}  # KF-USE-12
        noted = x.replace(names=names)
        before = state.modifiers[aspects.MAY_USE]
        state.modifiers[aspects.MAY_USE] = tuple([noted if y is x else y for y in before])
        _end_other_half(state, aspects.MAY_PLAY, x)
