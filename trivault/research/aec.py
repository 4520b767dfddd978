"""Games as PettingZoo's environments in which agents act one after the other."""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Dict, Discrete
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv

from trivault.research.array_game import MAX_CYCLES, ArrayGame
from trivault.research.spaces import Observation, action_space, observation_space, observed, shown


class TurnEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """Whoever has to decide acts; all agents are there until the game ends. An illegal action raises and
    changes nothing; after `max_cycles` actions the game is cut off."""

    def __init__(self, game: str, max_cycles: int = MAX_CYCLES, render_mode: str | None = None, **options: Any):
        super().__init__()
        self.game = ArrayGame(game, options)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {
            "name": f"trivault_{game.replace('-', '_')}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = observation_space(self.game.encoder)
        self._actions = {agent: action_space(self.game.encoder) for agent in self.possible_agents}
        self._chance, _ = np_random()

    def observation_space(self, agent: str) -> Dict:
        return self._observations

    def action_space(self, agent: str) -> Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._chance, _ = np_random(seed)
        self.episode = self.game.episode(int(self._chance.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._cycles = 0
        self.agent_selection = self.possible_agents[self.episode.player]

    def observe(self, agent: str) -> Observation:
        return observed(self.episode, self._seat[agent])

    def step(self, action: int | None) -> None:  # None of who is out
        agent = self.agent_selection
        if action is None or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.episode.act(int(action))
        self._cycles += 1
        self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
        if self.episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.truncations = dict.fromkeys(self.agents, self._cycles >= self.max_cycles)
            self.agent_selection = self.possible_agents[self.episode.player]
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str:
        return shown(self.episode)

    def close(self) -> None:
        """Nothing is held open."""
