"""Gigantic creatures: two cards out of play, one creature in play (KF-GIG)."""

from __future__ import annotations

from collections.abc import Sequence

from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.ids import NOTHING, Thing

S = KeyForgeState

BOTTOM = "bottom"


def other_halves(state: S, card: Thing, among: Sequence[Thing]) -> list[Thing]:
    """The cards among some that make one creature with this half (KF-GIG-01)."""
    wanted = (state.printed_card(card).other_half, state.printed[card], state.owners[card])
    return [c for c in among if (state.defs[c].slug, state.printed[c], state.owners[c]) == wanted]


def playable(state: S, card: Thing, you: int) -> bool:
    """No half, or the bottom half with the other one in the same hand (KF-GIG-02): it stands for both."""
    half = state.printed_card(card).half
    hand = state.players[you].hand
    return not half or (half == BOTTOM and card in hand and bool(other_halves(state, card, hand)))


def parts(state: S, card: Thing) -> tuple[Thing, ...]:
    """The cards that a card in play, or one that is being played, consists of."""
    if card in state.resolving and state.printed_card(card).half == BOTTOM:
        return (card, *other_halves(state, card, state.resolving))
    piece = state.play.get(card)
    return (card,) if piece is None or piece.half == NOTHING else (card, piece.half)


def whole(state: S, cards: Sequence[Thing]) -> tuple[Thing, ...]:
    """The creatures and other cards that these cards make, one card for each: a half alone makes none
    (KF-GIG-05)."""
    made, left = [], list(cards)
    for card in cards:
        half = state.printed_card(card).half
        if half == BOTTOM and (others := other_halves(state, card, left)):
            left.remove(others[0])
            made.append(card)
        elif not half:
            made.append(card)
    return tuple(made)


def as_it_was(state: S, card: Thing, among: Sequence[Thing]) -> tuple[Thing, ...]:
    """The cards, among some, of what left play this turn as this card (KF-GIG-03)."""
    gone = state.gone.get(card)
    halves = (card,) if gone is None or gone.half == NOTHING else (card, gone.half)
    return tuple(c for c in halves if c in among)
