"""Games as PettingZoo's environments in which all agents act at once: who has nothing to decide waits."""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv

from trivault.research.agents import Agents
from trivault.research.spaces import Observation, observed
from trivault.research.steps import DONE

WAIT = DONE  # the only legal action of who has nothing to decide


class TogetherEnv(Agents, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """Fits where several decide in secret at once. An illegal action changes nothing, and costs its agent the
    cycle; after `max_cycles` the game is cut off."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.begin(seed)
        return self._seen(), self._infos()

    def step(self, actions: dict[str, int]) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:  # fmt: skip
        deciding = tuple(self.episode.forks)  # what an answer of one leads to is not for the others to act on
        for seat in deciding:
            action = int(actions[self.possible_agents[seat]])
            if action in self.episode.forks[seat].branches:
                self.episode.act(action, seat)
        self.cycles += 1
        over = self.episode.over
        cut_off = not over and self.cycles >= self.max_cycles
        given = (
            self._seen(),
            dict(zip(self.possible_agents, self.episode.rewards(), strict=True)),
            dict.fromkeys(self.possible_agents, over),
            dict.fromkeys(self.possible_agents, cut_off),
            self._infos(),
        )
        if over or cut_off:
            self.agents = []
        return given

    def _seen(self) -> dict[str, Observation]:
        seen = {agent: observed(self.episode, seat) for seat, agent in enumerate(self.possible_agents)}
        for seat, agent in enumerate(self.possible_agents):
            if seat not in self.episode.forks:
                seen[agent]["action_mask"][WAIT] = 1
        return seen

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {} for agent in self.possible_agents}
