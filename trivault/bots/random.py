"""Random play: any legal answer."""

from __future__ import annotations

from trivault.bots.player import chance
from trivault.kernel.options import Option
from trivault.kernel.state import State


class RandomPlayer:
    """Answers with any legal answer, each as likely as the others."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, state: State, player: int) -> Option:
        """The answer that it gives."""
        choice = state.asked(player)
        return Option(state, choice, choice.raw(chance(self.seed, state, player) % choice.count()))
