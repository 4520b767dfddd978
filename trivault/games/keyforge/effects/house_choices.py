"""What effects say about the houses that players will choose (KF-HOUSE-05)."""

from __future__ import annotations

from trivault.games.keyforge.effects.constants import opponents_next_turn
from trivault.games.keyforge.rules.houses import HouseRule
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import HOUSES
from trivault.kernel.frames import NUMBERS, Scope
from trivault.kernel.ids import player_of
from trivault.kernel.interpreter import call
from trivault.kernel.nodes import Node
from trivault.kernel.text import Message

S = KeyForgeState


class HouseNextTurn(Node[S]):
    """A player must or cannot choose a house in their next turn. Who: your opponent, the controller of `it`, or
    the opponent of the player of the event. Which house: that of `it` or of the creature that was fought, as it
    is or last was (KF-LEAVE-06), or the active one."""

    def __init__(self, verdict: str, whom: str, of: str) -> None:
        self.verdict = verdict  # "must" or "cannot"
        self.whom = whom  # "opponent", "its-controller" or "other"
        self.of = of  # "it", "foe" or "active"
        self.rule = opponents_next_turn(HouseRule("house", verdict, opponent=True))
        self.args = (verdict, whom, of, self.rule)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        house = self._house(state, scope)
        if not house:
            return False
        you = state.opponent(self._player(state, scope))
        return call(state, self.rule, you, scope.this, names={f"{NUMBERS}house": (HOUSES.index(house),)})

    def _house(self, state: S, scope: Scope) -> str:
        if self.of == "active":
            return state.house
        if self.of == "foe":
            assert scope.event is not None
            return state.last_house(scope.event.source)
        return state.last_house(scope.thing("it"))

    def _player(self, state: S, scope: Scope) -> int:
        if self.whom == "opponent":
            return state.opponent(scope.you)
        if self.whom == "other":
            assert scope.event is not None
            return state.opponent(player_of(scope.event.thing))
        piece = state.last_known(scope.thing("it"))
        assert piece is not None
        return piece.controller

    def words(self) -> Message:
        return Message("house-next-turn", verdict=self.verdict, whom=self.whom, of=self.of)
