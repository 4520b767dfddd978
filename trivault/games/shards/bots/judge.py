"""Judging decisions of Shards of Infinity."""

from __future__ import annotations

from trivault.games.shards.bots import policy
from trivault.games.shards.bots.evaluation import Evaluation, evaluate, weights_for
from trivault.games.shards.state.model import ShardsState
from trivault.kernel.choices import Choice, Raw


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
