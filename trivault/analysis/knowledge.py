"""What a player knows of a position, asked or not: the only thing that judgements are made from."""

from __future__ import annotations

from trivault.bots.player import chance
from trivault.kernel.state import State


class Knowledge:
    """The view of a player; what it hides is dealt anew for each n."""

    def __init__(self, state: State, player: int, seed: int) -> None:
        self.game = state.game
        self.player = player
        self.view = state.view(player)
        self._chance = [chance(seed, state, player, n) for n in range(2)]

    def deal(self, n: int) -> State:
        first, second = self._chance
        return self.game.sample(self.view, (first + n * (second | 1)) & (2**62 - 1))
