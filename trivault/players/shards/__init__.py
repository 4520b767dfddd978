"""Judging decisions of Shards of Infinity."""

from __future__ import annotations

from trivault.games.shards.model import ShardsState
from trivault.kernel.choices import Choice, Raw
from trivault.players.shards import policy
from trivault.players.shards.evaluation import Evaluation, evaluate, weights_for


class ShardsJudge:
    """Weighs as it is right at the moment of the decision, so that all its answers are judged alike."""

    def __init__(self, state: ShardsState) -> None:
        self.weights = weights_for(state)

    def candidates(self, state: ShardsState, choice: Choice) -> list[Raw]:
        return policy.candidates(state, choice, self.weights)

    def finish(self, state: ShardsState) -> None:
        policy.finish(state, self.weights)

    def evaluate(self, state: ShardsState, player: int) -> Evaluation:
        return evaluate(state, player, self.weights)
