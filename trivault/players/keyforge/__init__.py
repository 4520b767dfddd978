"""Judging decisions of KeyForge."""

from __future__ import annotations

from trivault.games.keyforge.model import KeyForgeState
from trivault.kernel.choices import Choice, Raw
from trivault.players.keyforge import policy
from trivault.players.keyforge.evaluation import Evaluation, evaluate


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
