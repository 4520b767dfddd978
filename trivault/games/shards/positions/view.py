"""What a player of Shards of Infinity may know, and how to deal the rest.

Open to all: dials, the row, play areas, discard piles and banished cards, who owns which card.
Hidden: the order of decks and the hands of others, except cards that everybody saw go there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trivault.games.shards.state.model import ShardsState
from trivault.games.shards.state.record_forms import (
    SideOpen,
    TableOpen,
    side_from_view,
    side_parts,
    table_from_view,
    table_parts,
)
from trivault.games.shards.state.records import Side
from trivault.kernel import codec
from trivault.kernel.errors import TrivaultError
from trivault.kernel.ids import Thing
from trivault.kernel.interpreter import reopen
from trivault.kernel.record_forms import state_from_view, state_parts
from trivault.kernel.rng import derived, shuffle
from trivault.kernel.views import View, choice_views

if TYPE_CHECKING:
    from trivault.games.shards.state.model import ShardsCore


class SideView(SideOpen, frozen=True, kw_only=True):
    """One player's side of the table. `unseen` are the cards of hand and deck that the viewer
    cannot place: known as a set, since all recruiting is open."""

    character: str
    hand: tuple[Thing, ...]
    hand_size: int
    deck_size: int
    unseen: tuple[Thing, ...]


class ShardsView(TableOpen, frozen=True, kw_only=True):
    cards: tuple[str, ...]  # the slug of each card
    sides: tuple[SideView, ...]
    centre_size: int
    centre_known: tuple[tuple[int, Thing], ...]  # (place from the bottom, card)
    centre_unseen: tuple[Thing, ...]
    known: tuple[tuple[Thing, int], ...]  # cards in hands that somebody has seen


def build(state: ShardsState, player: int) -> ShardsView:
    seen = {card for card in state.known if state.knows(player, card)}
    sides = tuple([_side(state, seat, player, seen) for seat in range(state.seats)])
    placed = tuple([(i, card) for i, card in enumerate(state.centre) if card in seen]) if seen else ()
    hands = {card for side in sides for card in side.hand}
    return ShardsView(
        **state_parts(state),
        **table_parts(state),
        game=state.game.name,
        player=player,
        choices=choice_views(state, player),
        pending=codec.running(state, lambda thing: visible(state, player, thing)),
        cards=tuple([card.slug for card in state.defs]),
        sides=sides,
        centre_size=len(state.centre),
        centre_known=placed,
        centre_unseen=tuple(sorted(set(state.centre) - {card for _, card in placed})),
        known=tuple(sorted([(card, mask) for card, mask in state.known.items() if card in hands])),
    )


def _side(state: ShardsState, seat: int, viewer: int, seen: set[Thing]) -> SideView:
    side = state.players[seat]
    hand = tuple(side.hand if seat == viewer else sorted(seen.intersection(side.hand)))
    return SideView(
        **side_parts(side),
        character=state.characters[seat],
        hand=hand,
        hand_size=len(side.hand),
        deck_size=len(side.deck),
        unseen=tuple(sorted({*side.hand, *side.deck} - set(hand))),
    )


def visible(state: ShardsState, player: int, thing: Thing) -> bool:
    """Whether a player may know what this card is."""
    if state.knows(player, thing):
        return True
    for seat, side in enumerate(state.players):
        if thing in side.deck or (thing in side.hand and seat != player):
            return False
    return thing not in state.centre


def place(state: ShardsState, thing: Thing) -> str:
    """Where a card lies: hand, deck, discard (the own ones), row, play, or whose champion."""
    for seat, side in enumerate(state.players):
        if thing in side.champions:
            return f"p{seat}"
        for name in ("hand", "discard", "deck"):
            if thing in getattr(side, name):
                return name
    if thing in state.row:
        return "row"
    return "play" if thing in state.played else "centre"


def sample(game: ShardsCore, view: View, seed: int) -> ShardsState:
    """A full state that fits the view: hands, decks and the centre deck are dealt anew."""
    if not isinstance(view, ShardsView):
        raise TrivaultError(f"a view of shards was expected, not {type(view).__name__}")
    state = game.empty(len(view.sides), derived("sample", seed))
    state.defs = tuple(game.card(slug) for slug in view.cards)
    state.characters = tuple(side.character for side in view.sides)
    state.players = [_deal(state, side) for side in view.sides]
    unseen = list(view.centre_unseen)
    shuffle(state, unseen)
    known = dict(view.centre_known)
    state.centre = [known[i] if i in known else unseen.pop() for i in range(view.centre_size)]
    state.known = dict.fromkeys(known.values(), state.everyone) | dict(view.known)
    table_from_view(state, view)
    state_from_view(state, view)
    codec.restore(state, view.pending)
    reopen(state)
    return state


def _deal(state: ShardsState, seen: SideView) -> Side:
    side = side_from_view(seen)
    unseen = list(seen.unseen)
    shuffle(state, unseen)
    missing = seen.hand_size - len(seen.hand)
    side.hand = [*seen.hand, *unseen[:missing]]
    side.deck = unseen[missing:]
    return side
