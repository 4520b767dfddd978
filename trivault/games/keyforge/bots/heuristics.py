"""What `greedy` knows of KeyForge."""

from __future__ import annotations

from trivault.games.keyforge.bots import policy
from trivault.games.keyforge.bots.evaluation import evaluate
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.choices import Choice, Raw


class KeyForgeHeuristics:
    """Every state is weighed alike."""

    def __init__(self, state: KeyForgeState) -> None:
        pass

    def candidates(self, state: KeyForgeState, choice: Choice) -> list[Raw]:
        return policy.candidates(state, choice)

    def finish(self, state: KeyForgeState) -> None:
        policy.finish(state)

    def value(self, state: KeyForgeState, player: int) -> float:
        return evaluate(state, player).total

    def difference(self, one: KeyForgeState, other: KeyForgeState, player: int) -> dict[str, float]:
        return evaluate(one, player).better_than(evaluate(other, player))
