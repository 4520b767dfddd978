"""Refilling hands (KF-TURN-07, KF-CHAIN)."""

from __future__ import annotations

from typing import ClassVar

from trivault.games.keyforge import aspects, events
from trivault.games.keyforge.model import HAND, KeyForgeState
from trivault.kernel.abilities import value
from trivault.kernel.events import EventKind, emit
from trivault.kernel.ids import player_thing
from trivault.kernel.nodes import Node
from trivault.kernel.text import Message

S = KeyForgeState


def hand_size(state: S, you: int) -> int:
    """To how many cards the hand is refilled, chains aside."""
    return value(state, aspects.HAND_SIZE, player_thing(you), HAND)


def chain_penalty(chains: int) -> int:
    return (chains + 5) // 6  # KF-CHAIN-03


class DrawCards(Node[S]):
    """Refill the hand; chains take cards off and one is shed (KF-TURN-07, KF-CHAIN-02 to 05)."""

    emits: ClassVar[EventKind[S]] = events.DRAW

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        side = state.players[scope.you]
        missing = hand_size(state, scope.you) - len(side.hand)
        if missing <= 0:
            return False  # KF-TURN-08, KF-CHAIN-04
        drawn = missing
        if side.chains:
            drawn = max(0, missing - chain_penalty(side.chains))  # KF-CHAIN-07
            side.chains -= 1  # KF-CHAIN-05
        return drawn > 0 and emit(state, events.DRAW, player_thing(scope.you), drawn, scope)

    def words(self) -> Message:
        return Message("refill-hand")
