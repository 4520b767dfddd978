"""Random play: any legal answer."""

from __future__ import annotations

from trivault.kernel.choices import Option
from trivault.kernel.state import State
from trivault.players.player import chance


class RandomPlayer:
    """Answers with any legal answer, each as likely as the others."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, state: State, player: int) -> Option:
        choice = state.asked(player)
        index = int(chance(self.seed, state, player).random() * choice.count())
        return Option(state, choice, choice.raw(index))
