"""What playing or using a card costs beside the card itself: Æmber paid to the opponent, or lost
(KF-WORD-03)."""

from __future__ import annotations

from trivault.games.keyforge.rules import events
from trivault.games.keyforge.state import aspects
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.abilities import value
from trivault.kernel.control import Do, Seq
from trivault.kernel.events import emit
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing, player_thing
from trivault.kernel.nodes import Node

S = KeyForgeState

TO_PLAY, TO_USE = aspects.TOLL, aspects.USE_TOLL  # paid to the opponent
LOST = "lose-to-play"


def toll_to_play(state: S, card: Thing) -> int:
    """All the Æmber that playing a card takes."""
    return value(state, TO_PLAY, card, 0) + state.defs[card].keywords.get(LOST, 0)


def toll_to_use(state: S, card: Thing) -> int:
    return value(state, TO_USE, card, 0)


class PayToll(Node[S]):
    """Pay the opponent in order to play or use `this` card."""

    def __init__(self, toll: str) -> None:
        self.toll = toll
        self.args = (toll,)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        price = value(state, self.toll, scope.this, 0)
        return price > 0 and emit(state, events.PAY, player_thing(scope.you), price, scope)


def _lose_price(state: S, scope: Scope) -> bool:
    """Lose what `this` card says must be lost in order to play it."""
    price = state.defs[scope.this].keywords.get(LOST, 0)
    return price > 0 and emit(state, events.LOSE, player_thing(scope.you), price, scope)


PAY_TO_PLAY: Node[S] = Seq((Do("lose-price", _lose_price), PayToll(TO_PLAY)))
PAY_TO_USE: Node[S] = PayToll(TO_USE)
