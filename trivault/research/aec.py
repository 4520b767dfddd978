"""Games as PettingZoo's environments in which agents act one after the other."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from trivault.research.agents import Agents
from trivault.research.spaces import Observation, observed


class TurnEnv(Agents, AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """Whoever has to decide acts; all agents are there until the game ends. An illegal action raises and
    changes nothing; after `max_cycles` actions the game is cut off."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.player]

    def observe(self, agent: str) -> Observation:
        return observed(self.episode, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:  # None of who is out
        agent = self.agent_selection
        if action is None or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.episode.act(int(action))
        self.cycles += 1
        self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
        if self.episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.truncations = dict.fromkeys(self.agents, self.cycles >= self.max_cycles)
            self.agent_selection = self.possible_agents[self.episode.player]
        self._accumulate_rewards()
        self._deads_step_first()
