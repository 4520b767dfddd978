"""What `greedy` knows of Mage Wars."""

from __future__ import annotations

from trivault.games.magewars.bots import planning, policy
from trivault.games.magewars.bots.evaluation import evaluate
from trivault.games.magewars.state.model import MageWarsState
from trivault.kernel.choices import Choice, Raw


class MageWarsHeuristics:
    """Every state is weighed alike. A round is long: what was begun is finished, not the round."""

    def __init__(self, state: MageWarsState) -> None:
        pass

    def candidates(self, state: MageWarsState, choice: Choice) -> list[Raw]:
        if choice.reason in planning.PLANNING:
            return [planning.plan(state, choice)]
        return policy.candidates(state, choice)

    def finish(self, state: MageWarsState) -> None:
        policy.finish(state)

    def value(self, state: MageWarsState, player: int) -> float:
        return evaluate(state, player).total

    def difference(self, one: MageWarsState, other: MageWarsState, player: int) -> dict[str, float]:
        return evaluate(one, player).better_than(evaluate(other, player))
