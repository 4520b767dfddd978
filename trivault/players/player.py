"""What a player is: somebody who answers choices."""

from __future__ import annotations

from random import Random
from typing import Protocol

from trivault.kernel.choices import Option
from trivault.kernel.state import State


class Player(Protocol):
    """A player is handed the state, but looks only at `state.legal(player)` and
    `state.view(player)`; the same seed and the same view give the same answer."""

    @property
    def name(self) -> str: ...

    def choose(self, state: State, player: int) -> Option: ...


def chance(seed: int, state: State, player: int) -> Random:
    """Chance for one decision: it depends on the seed and on what everybody can count."""
    return Random((seed << 40) + (state.seq << 8) + player)
