"""What a player may know: the own hand, and what lies open; and how to deal the rest."""

from __future__ import annotations

from examples.duel.state.model import DuelState
from trivault.kernel import codec
from trivault.kernel.ids import Thing
from trivault.kernel.interpreter import reopen
from trivault.kernel.rng import shuffle
from trivault.kernel.views import View, choice_views


class DuelView(View, frozen=True, kw_only=True):
    active: int
    life: tuple[int, ...]
    hand: tuple[Thing, ...]
    hand_sizes: tuple[int, ...]
    discard: tuple[Thing, ...]


def visible(state: DuelState, player: int, thing: Thing) -> bool:
    return thing in state.discard or (player >= 0 and thing in state.hands[player])


def build(state: DuelState, player: int) -> DuelView:
    return DuelView(
        game=state.game.name,
        player=player,
        seq=state.seq,
        result=state.result,
        conceded=state.conceded,
        choices=choice_views(state, player),
        pending=codec.running(state, lambda thing: visible(state, player, thing)),
        active=state.active,
        life=tuple(state.life),
        hand=tuple(state.hands[player]) if player >= 0 else (),
        hand_sizes=tuple(len(hand) for hand in state.hands),
        discard=tuple(state.discard),
    )


def sample(state: DuelState, view: View) -> DuelState:
    """The empty state, filled so that it agrees with the view."""
    assert isinstance(view, DuelView)
    state.active, state.life, state.discard = view.active, list(view.life), list(view.discard)
    state.deck = [card for card in range(len(state.defs)) if card not in (*view.hand, *view.discard)]
    shuffle(state, state.deck)
    for player, size in enumerate(view.hand_sizes):
        mine = player == view.player
        state.hands[player] = list(view.hand) if mine else [state.deck.pop() for _ in range(size)]
    state.seq, state.result, state.conceded = view.seq, view.result, view.conceded
    codec.restore(state, view.pending)
    reopen(state)
    return state
