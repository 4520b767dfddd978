"""Games as PettingZoo's environments in which all agents act at once: who has nothing to decide waits."""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Dict, Discrete
from gymnasium.utils.seeding import np_random
from pettingzoo import ParallelEnv

from trivault.research.array_game import MAX_CYCLES, ArrayGame
from trivault.research.spaces import Observation, action_space, observation_space, observed, shown
from trivault.research.steps import DONE

WAIT = DONE  # the only legal action of who has nothing to decide


class TogetherEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """Fits where several decide in secret at once. An illegal action changes nothing, and costs its agent the
    cycle; after `max_cycles` the game is cut off."""

    def __init__(self, game: str, max_cycles: int = MAX_CYCLES, render_mode: str | None = None, **options: Any):
        self.game = ArrayGame(game, options)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {"name": f"trivault_{game.replace('-', '_')}_v0", "render_modes": ["ansi"]}
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.seats)]
        self._observations = observation_space(self.game.encoder)
        self._actions = {agent: action_space(self.game.encoder) for agent in self.possible_agents}
        self._chance, _ = np_random()

    def observation_space(self, agent: str) -> Dict:
        return self._observations

    def action_space(self, agent: str) -> Discrete:
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._chance, _ = np_random(seed)
        self.episode = self.game.episode(int(self._chance.integers(2**62)))
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._seen(), self._infos()

    def step(self, actions: dict[str, int]) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:  # fmt: skip
        deciding = tuple(self.episode.forks)  # what an answer of one leads to is not for the others to act on
        for seat in deciding:
            action = int(actions[self.possible_agents[seat]])
            if action in self.episode.forks[seat].branches:
                self.episode.act(action, seat)
        self._cycles += 1
        over = self.episode.over
        cut_off = not over and self._cycles >= self.max_cycles
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

    def render(self) -> str:
        return shown(self.episode)

    def close(self) -> None:
        """Nothing is held open."""
