"""The turn: strike as often as you like, then draw a card."""

from __future__ import annotations

from examples.duel.rules.events import DAMAGE, DRAW, STRIKE
from examples.duel.state.model import DuelState
from trivault.kernel.choice_nodes import Actions
from trivault.kernel.choices import Raw
from trivault.kernel.control import As, Do, Loop, Seq
from trivault.kernel.events import Emit
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, player_thing
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Amount, Named, each


class Strength(Amount[DuelState]):
    def of(self, state: DuelState, scope: Scope) -> int:
        return sum(state.defs[card].strike for card in scope.things("source"))


def _legal(state: DuelState) -> tuple[Raw, ...]:
    different = {state.defs[card]: card for card in state.hands[state.active]}.values()
    opponent = (player_thing(1 - state.active),)
    return (*[("strike", card, opponent, ()) for card in different], ("end-turn", NOTHING, (), ()))


def _next_player(state: DuelState, scope: Scope) -> None:
    state.active = 1 - state.active


STRIKES = Seq((Emit(STRIKE, each(Named("source"))), Emit(DAMAGE, each(Named("targets")), Strength())))
ACT = Actions("act", _legal, (("strike", STRIKES),), closing="end-turn")
TURN: Node[DuelState] = Seq((ACT, Emit(DRAW), Do("next-player", _next_player)))
TURNS: Node[DuelState] = Loop(As("active", lambda state: state.active, TURN))
