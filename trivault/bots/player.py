"""What a player is: somebody who answers choices."""

from __future__ import annotations

from hashlib import blake2b
from typing import Protocol

from trivault.kernel.options import Option
from trivault.kernel.state import State


class Player(Protocol):
    """A player is handed the state, but looks only at `state.legal(player)` and
    `state.view(player)`; the same seed and the same view give the same answer."""

    @property
    def name(self) -> str:
        """What it is called in tables and results."""

    def choose(self, state: State, player: int) -> Option:
        """One of `state.legal(player)`."""


def chance(seed: int, state: State, player: int, n: int = 0) -> int:
    """62 bits of chance for a decision, as often as needed: they depend on the player's seed and
    on how many choices there were, which everybody can count."""
    block = blake2b(b"%d/%d/%d/%d" % (seed, state.seq, player, n), digest_size=8).digest()
    return int.from_bytes(block) >> 2
