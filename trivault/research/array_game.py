"""A game with its options and its arrays: where all adapters begin."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import numpy as np

from trivault.kernel.game import DECKS
from trivault.kernel.state import State
from trivault.registry import load
from trivault.research.encoder import Floats, Mask
from trivault.research.encoders import encoder, known
from trivault.research.episode import Episode

MAX_CYCLES = 20_000  # actions after which a game is cut off, unless said otherwise


class ArrayGame:
    """Begins episodes of a game; the options are those of `Game.new`, and decks may be called what they are in
    that game."""

    def __init__(self, game: str, options: Mapping[str, Any]) -> None:
        known(game)
        rules = load(game)
        self._new = rules.new
        self.options = {DECKS if word == rules.brought else word: given for word, given in options.items()}
        self.seats = self._started(0).seats
        self.encoder = encoder(game, self.seats)

    def _started(self, seed: int) -> State:
        state: State = self._new(seed=seed, **self.options)
        return state

    def episode(self, seed: int) -> Episode:
        """The game that this seed deals."""
        return Episode(self.encoder, self._started(seed))

    def arrays(self, count: int) -> tuple[Floats, Mask]:
        """Room for so many observations and masks."""
        shape = count, self.encoder.slots
        return np.zeros(shape, np.float32), np.zeros((count, self.encoder.actions), np.int8)


def seed_for(*numbers: int) -> int:
    """A seed that depends on all of these numbers, and on nothing else."""
    said = ",".join(map(str, numbers)).encode()
    return int.from_bytes(blake2b(said, digest_size=8).digest()) >> 2
