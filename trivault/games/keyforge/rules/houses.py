"""Which house may be chosen (KF-HOUSE)."""

from __future__ import annotations

from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import HOUSES
from trivault.kernel.abilities import Ability, in_force
from trivault.kernel.frames import Scope
from trivault.kernel.text import Message

S = KeyForgeState


class HouseRule(Ability[S]):
    """A player must or cannot choose a house: a fixed one, or the one that the effect named."""

    def __init__(self, key: str, verdict: str, house: str = "", opponent: bool = False) -> None:
        super().__init__(key)
        self.verdict = verdict  # "must" or "cannot"
        self.house = house  # empty: the chosen one
        self.opponent = opponent
        self.args = (*self.args, verdict, house, opponent)

    def concerned(self, state: S, scope: Scope) -> int:
        return state.opponent(scope.you) if self.opponent else scope.you

    def says(self, state: S, scope: Scope, you: int, house: str) -> str:
        named = self.house or HOUSES[scope.number("house")]
        return self.verdict if you == self.concerned(state, scope) and house == named else ""

    def words(self, times: int = 0) -> Message:
        who = "opponent" if self.opponent else "you"
        return Message("choose-house", who=who, verdict=self.verdict, house=self.house)


def selectable_houses(state: S, you: int) -> list[str]:
    """The houses on the identity card and of cards in play, as far as abilities allow."""
    side = state.players[you]
    controlled = [state.house_of(c) for c in (*side.line, *side.artifacts)]  # KF-CTRL-04
    houses = dict.fromkeys((*side.houses, *controlled))  # KF-HOUSE-01, KF-HOUSE-03, KF-HOUSE-04
    if "house" not in state.listeners:
        return list(houses)
    verdicts = {house: _verdicts(state, you, house) for house in houses}  # KF-HOUSE-05
    free = [house for house in houses if "cannot" not in verdicts[house]]  # KF-HOUSE-07
    forced = [house for house in free if "must" in verdicts[house]]  # KF-HOUSE-06
    return forced or free


def _verdicts(state: S, you: int, house: str) -> set[str]:
    nodes = state.game.program.nodes
    said = set()
    for listener in in_force(state, state.listeners.get("house", ())):
        rule = nodes[listener.ability]
        if isinstance(rule, HouseRule):
            said.add(rule.says(state, listener, you, house))
    return said
