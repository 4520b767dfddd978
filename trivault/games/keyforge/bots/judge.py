"""Judging decisions of KeyForge."""

from __future__ import annotations

from trivault.games.keyforge.bots import policy
from trivault.games.keyforge.bots.evaluation import Evaluation, evaluate
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.choices import Choice, Raw


class KeyForgeJudge:
    """Every state is weighed alike."""

    def __init__(self, state: KeyForgeState) -> None:
        pass

    def candidates(self, state: KeyForgeState, choice: Choice) -> list[Raw]:
        return policy.candidates(state, choice)

    def finish(self, state: KeyForgeState) -> None:
        policy.finish(state)

    def evaluate(self, state: KeyForgeState, player: int) -> Evaluation:
        return evaluate(state, player)
