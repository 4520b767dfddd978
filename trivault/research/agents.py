"""What environments with several agents have in common, whether these act in turn or at once."""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Dict, Discrete
from gymnasium.utils.seeding import np_random

from trivault.research.array_game import MAX_CYCLES, ArrayGame
from trivault.research.episode import Episode
from trivault.research.spaces import action_space, observation_space, shown


class Agents:
    """An agent for each seat, `player_0` and so on. The options are those of `Game.new`."""

    def __init__(self, game: str, max_cycles: int = MAX_CYCLES, render_mode: str | None = None, **options: Any):
        self.game = ArrayGame(game, options)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {
            "name": f"trivault_{game.replace('-', '_')}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.seats)]
        self._observations = observation_space(self.game.encoder)
        self._actions = {agent: action_space(self.game.encoder) for agent in self.possible_agents}
        self._chance, _ = np_random()

    def observation_space(self, agent: str) -> Dict:
        return self._observations

    def action_space(self, agent: str) -> Discrete:
        return self._actions[agent]

    def begin(self, seed: int | None) -> None:
        """The next game; without a seed another one each time."""
        if seed is not None:
            self._chance, _ = np_random(seed)
        self.episode: Episode = self.game.episode(int(self._chance.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.cycles = 0

    def render(self) -> str:
        return shown(self.episode)

    def close(self) -> None:
        """Nothing is held open."""
