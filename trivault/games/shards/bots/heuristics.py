"""What `greedy` knows of Shards of Infinity."""

from __future__ import annotations

from trivault.games.shards.bots import policy
from trivault.games.shards.bots.evaluation import evaluate, weights_for
from trivault.games.shards.state.model import ShardsState
from trivault.kernel.choices import Choice, Raw


class ShardsHeuristics:
    """Weighs as it is right at the moment of the decision, so that all its answers are judged alike."""

    def __init__(self, state: ShardsState) -> None:
        self.weights = weights_for(state)

    def candidates(self, state: ShardsState, choice: Choice) -> list[Raw]:
        return policy.candidates(state, choice, self.weights)

    def finish(self, state: ShardsState) -> None:
        policy.finish(state, self.weights)

    def value(self, state: ShardsState, player: int) -> float:
        return evaluate(state, player, self.weights).total

    def difference(self, one: ShardsState, other: ShardsState, player: int) -> dict[str, float]:
        return evaluate(one, player, self.weights).better_than(evaluate(other, player, self.weights))
