"""What a player may know of a position: bots, hints and analyses decide from nothing else."""

from __future__ import annotations

from trivault.bots.player import chance
from trivault.kernel.choices import Choice
from trivault.kernel.state import State


class InformationSet:
    """The view of a player, and deals: states that agree with it. The same seed gives the same deals."""

    def __init__(self, state: State, player: int, seed: int) -> None:
        self.game = state.game
        self.player = player
        self.view = state.view(player)
        self._open = next((choice for choice in state.choices if choice.player == player), None)
        self._chance = [chance(seed, state, player, n) for n in range(2)]

    @property
    def choice(self) -> Choice:
        """The open choice of the player."""
        assert self._open is not None, f"player {self.player} is asked nothing"
        return self._open

    def deal(self, n: int) -> State:
        """A state that the player cannot tell from the true one; what is hidden is dealt anew for each n."""
        return self.sample(self.chance(n))

    def sample(self, bits: int) -> State:
        """Such a state by these random bits."""
        return self.game.sample(self.view, bits)

    def chance(self, n: int) -> int:
        """62 random bits, as often as needed."""
        first, second = self._chance
        return (first + n * (second | 1)) & (2**62 - 1)
