"""Players: whoever can sit at a table and answer."""

from collections.abc import Callable

from trivault.kernel.errors import UnknownPlayerKind
from trivault.players.greedy import GreedyPlayer, Suggestion
from trivault.players.player import Player
from trivault.players.random import RandomPlayer

KINDS: dict[str, Callable[[int], Player]] = {
    RandomPlayer.name: RandomPlayer,
    GreedyPlayer.name: GreedyPlayer,
}
BEST = GreedyPlayer.name  # the strongest of them


def make(name: str, seed: int) -> Player:
    """A player of this kind; the seed is for the player's own chance."""
    if name not in KINDS:
        raise UnknownPlayerKind(name, KINDS)
    return KINDS[name](seed)


__all__ = ["BEST", "KINDS", "GreedyPlayer", "Player", "RandomPlayer", "Suggestion", "make"]
