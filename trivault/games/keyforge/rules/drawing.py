"""Refilling hands (KF-TURN-07, KF-CHAIN)."""

from __future__ import annotations

from typing import ClassVar

from trivault.games.keyforge.rules import events
from trivault.games.keyforge.state import aspects
from trivault.games.keyforge.state.model import HAND, KeyForgeState
from trivault.kernel.abilities import value
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import together
from trivault.kernel.frames import Event, Scope
from trivault.kernel.ids import player_thing
from trivault.kernel.nodes import Node
from trivault.kernel.text import Message

S = KeyForgeState


def hand_size(state: S, you: int) -> int:
    """To how many cards the hand is refilled, chains aside."""
    return value(state, aspects.HAND_SIZE, player_thing(you), HAND)


def chain_penalty(chains: int) -> int:
    return (chains + 5) // 6  # KF-CHAIN-03


def draw_chained(state: S, scope: Scope, n: int) -> bool:
    """So many cards: chains take some off, and one is shed (KF-CHAIN-05, KF-CHAIN-07)."""
    you, chains = player_thing(scope.you), state.players[scope.you].chains
    steps = [(events.SHED_CHAIN, int(chains > 0)), (events.DRAW, n - chain_penalty(chains))]
    return together(state, [Event(kind.name, you, k, scope.you, scope.this) for kind, k in steps if k > 0])


class DrawCards(Node[S]):
    """Refill the hand; chains take cards off and one is shed (KF-TURN-07, KF-CHAIN-02 to 05)."""

    emits: ClassVar[EventKind[S]] = events.DRAW

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        side = state.players[scope.you]
        missing = hand_size(state, scope.you) - len(side.hand)
        if missing <= 0:
            return False  # KF-TURN-08, KF-CHAIN-04
        return draw_chained(state, scope, missing)

    def words(self) -> Message:
        return Message("refill-hand")
