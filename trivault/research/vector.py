"""Many games at once in one process, for a network that answers all of them in one go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from trivault.research.array_game import MAX_CYCLES, ArrayGame, seed_for
from trivault.research.encoder import Encoder, Floats, Mask

Actions = Sequence[int] | npt.NDArray[np.integer[Any]]


class Arrays:
    """What all games show, a row for each; `step` writes the rows anew.

    `players` has who has to act and whose `observations` and `masks` these are, `rewards` those of each seat,
    of games that are `done`. Such a game is over or was cut off, and its row shows the next one already.
    """

    FIELDS: Mapping[str, type[np.generic]] = {
        "observations": np.float32,
        "masks": np.int8,
        "players": np.int8,
        "rewards": np.float32,
        "done": np.int8,
        "actions": np.int32,
    }

    def __init__(self, found: Mapping[str, npt.NDArray[Any]]) -> None:
        self.observations: Floats = found["observations"]
        self.masks: Mask = found["masks"]
        self.players: npt.NDArray[np.int8] = found["players"]
        self.rewards: Floats = found["rewards"]
        self.done: npt.NDArray[np.int8] = found["done"]
        self.actions: npt.NDArray[np.int32] = found["actions"]

    @staticmethod
    def shapes(encoder: Encoder, count: int) -> dict[str, tuple[int, ...]]:
        """How large each array is for so many games."""
        return {
            "observations": (count, encoder.slots),
            "masks": (count, encoder.actions),
            "players": (count,),
            "rewards": (count, encoder.seats),
            "done": (count,),
            "actions": (count,),
        }

    @staticmethod
    def empty(encoder: Encoder, count: int) -> Arrays:
        """Arrays for so many games, all zero."""
        shapes = Arrays.shapes(encoder, count)
        return Arrays({name: np.zeros(shapes[name], kind) for name, kind in Arrays.FIELDS.items()})


class Row:
    """One place in which one game follows another. Which games these are depends on the seed and on the number
    of the place alone, so that it makes no difference how places are spread over processes."""

    def __init__(self, game: ArrayGame, arrays: Arrays, place: int, seed: int, max_cycles: int) -> None:
        self._game, self._arrays, self._place = game, arrays, place
        self._seed, self._max_cycles = seed, max_cycles
        self._games = 0
        self.begin()

    def begin(self) -> None:
        self._episode = self._game.episode(seed_for(self._seed, self._place, self._games))
        self._games += 1
        self._cycles = 0
        self._show()

    def step(self, action: int) -> None:
        """Take an action of who has to act; after the last one the next game begins."""
        arrays, place, episode = self._arrays, self._place, self._episode
        episode.act(action)
        self._cycles += 1
        over = episode.over
        arrays.done[place] = done = over or self._cycles >= self._max_cycles
        arrays.rewards[place] = episode.rewards() if over else 0.0
        if done:
            self.begin()
        else:
            self._show()

    def _show(self) -> None:
        arrays, place, player = self._arrays, self._place, self._episode.player
        arrays.players[place] = player
        self._episode.observe(player, arrays.observations[place])
        self._episode.mask(player, arrays.masks[place])


class VectorGames:
    """So many games in this process. The options are those of `Game.new`."""

    def __init__(
        self, game: str, count: int, *, seed: int = 0, max_cycles: int = MAX_CYCLES, **options: Any
    ) -> None:
        made = ArrayGame(game, options)
        self.encoder, self.count = made.encoder, count
        self.arrays = Arrays.empty(made.encoder, count)
        self._rows = [Row(made, self.arrays, place, seed, max_cycles) for place in range(count)]

    def step(self, actions: Actions) -> Arrays:
        """One action for each game."""
        for row, action in zip(self._rows, actions, strict=True):
            row.step(int(action))
        return self.arrays

    def close(self) -> None:
        """Nothing is held open."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self.close()
