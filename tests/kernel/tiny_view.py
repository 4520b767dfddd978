"""What a player of the tiny game may know, and how to deal the rest.

Each player's cards are known as a set; which of them are in hand, deck and stash is not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from trivault.kernel import codec
from trivault.kernel.abilities import register_abilities
from trivault.kernel.errors import TrivaultError
from trivault.kernel.ids import Thing
from trivault.kernel.interpreter import reopen
from trivault.kernel.rng import shuffle
from trivault.kernel.views import View, answered, choice_views

if TYPE_CHECKING:
    from tests.kernel.tiny import Tiny
    from tests.kernel.tiny_model import Side, TinyState

Pairs = tuple[tuple[int, int], ...]


class SideView(msgspec.Struct, frozen=True):
    life: int
    ember: int
    board: tuple[Thing, ...]
    discard: tuple[Thing, ...]
    hand: tuple[Thing, ...]
    hand_size: int
    stash: tuple[Thing, ...]
    stash_size: int
    deck: Pairs  # the known cards of the deck: (place from the bottom, card)
    deck_size: int
    unseen: tuple[Thing, ...]


class TinyView(View, frozen=True, kw_only=True):
    cards: tuple[str, ...]
    sides: tuple[SideView, ...]
    damage: Pairs
    wards: Pairs
    soaked: Pairs
    tired: tuple[Thing, ...]
    active: int
    known: Pairs


def visible(state: TinyState, player: int, thing: Thing) -> bool:
    if state.knows(player, thing):
        return True
    for seat, side in enumerate(state.sides):
        if thing in side.deck or (seat != player and (thing in side.hand or thing in side.stash)):
            return False
    return True


def build(state: TinyState, player: int) -> TinyView:
    return TinyView(
        game=state.game.name,
        player=player,
        seq=state.seq,
        result=state.result,
        conceded=state.conceded,
        choices=choice_views(state, player),
        answered=answered(state, player),
        pending=codec.running(state, lambda thing: visible(state, player, thing)),
        cards=tuple(card.slug for card in state.defs),
        sides=tuple(_side(state, side, player) for side in state.sides),
        damage=tuple(sorted(state.damage.items())),
        wards=tuple(sorted(state.wards.items())),
        soaked=tuple(sorted(state.soaked.items())),
        tired=tuple(state.tired),
        active=state.active,
        known=tuple(sorted(pair for pair in state.known.items() if state.knows(player, pair[0]))),
    )


def _side(state: TinyState, side: Side, player: int) -> SideView:
    def seen(cards: list[Thing]) -> tuple[Thing, ...]:
        return tuple(card for card in cards if visible(state, player, card))

    deck = tuple((i, card) for i, card in enumerate(side.deck) if visible(state, player, card))
    secret = {*side.hand, *side.stash, *side.deck}
    unseen = tuple(sorted(card for card in secret if not visible(state, player, card)))
    return SideView(
        side.life, side.ember, tuple(side.board), tuple(side.discard), seen(side.hand), len(side.hand),
        seen(side.stash), len(side.stash), deck, len(side.deck), unseen,
    )  # fmt: skip


def sample(game: Tiny, view: View, seed: int) -> TinyState:
    if not isinstance(view, TinyView):
        raise TrivaultError(f"a view of tiny was expected, not {type(view).__name__}")
    state = game.empty(len(view.sides), seed)
    state.defs = tuple(game.card(slug) for slug in view.cards)
    for side, seen in zip(state.sides, view.sides, strict=True):
        _deal(state, side, seen)
    state.damage, state.wards, state.soaked = dict(view.damage), dict(view.wards), dict(view.soaked)
    state.tired, state.active = list(view.tired), view.active
    state.known, state.seq = dict(view.known), view.seq
    state.result, state.conceded = view.result, view.conceded
    codec.restore(state, view.pending)
    for seat, seen in enumerate(view.sides):
        for card in state.sides[seat].stash[len(seen.stash) :]:
            register_abilities(state, card, seat, state.defs[card].hidden)
    reopen(state, view.answered)
    return state


def _deal(state: TinyState, side: Side, seen: SideView) -> None:
    side.life, side.ember = seen.life, seen.ember
    side.board, side.discard = list(seen.board), list(seen.discard)
    unseen = list(seen.unseen)
    shuffle(state, unseen)
    side.hand = [*seen.hand, *(unseen.pop() for _ in range(seen.hand_size - len(seen.hand)))]
    side.stash = [*seen.stash, *(unseen.pop() for _ in range(seen.stash_size - len(seen.stash)))]
    placed = dict(seen.deck)
    side.deck = [placed[i] if i in placed else unseen.pop() for i in range(seen.deck_size)]
