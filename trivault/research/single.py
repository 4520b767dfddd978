"""Games as Gymnasium's environments: one agent against named opponents."""

from __future__ import annotations

from typing import Any

import gymnasium

from trivault.bots import make
from trivault.research.array_game import MAX_CYCLES, ArrayGame, seed_for
from trivault.research.encoders import encoded
from trivault.research.spaces import Observation, action_space, observation_space, observed, shown

LOST = -1.0  # the reward for an illegal action, which ends the game


class OpponentEnv(gymnasium.Env[Observation, int]):
    """The agent sits at `seat`, or with None at another one in each game; all others are opponents of a kind
    that `players` knows. An illegal action loses the game; `info` says so."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        opponent: str = "random",
        seat: int | None = 0,
        max_cycles: int = MAX_CYCLES,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = ArrayGame(game, options)
        self.opponent, self.max_cycles, self.render_mode = opponent, max_cycles, render_mode
        self._fixed = seat
        make(opponent, 0)  # an unknown one is refused at once
        self.observation_space = observation_space(self.game.encoder)
        self.action_space = action_space(self.game.encoder)  # type: ignore[assignment]  # whole numbers of numpy

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(2**62))
        drawn = int(self.np_random.integers(self.game.seats))
        self.seat = drawn if self._fixed is None else self._fixed
        self.episode = self.game.episode(dealt)
        self._players = [make(self.opponent, seed_for(dealt, seat)) for seat in range(self.game.seats)]
        self._cycles = 0
        self._let_others_play()
        return self._seen()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._cycles += 1
        fork = self.episode.forks.get(self.seat)
        if fork is None or int(action) not in fork.branches:
            seen, info = self._seen()
            return seen, LOST, True, False, {**info, "illegal": True}
        self.episode.act(int(action), self.seat)
        self._let_others_play()
        seen, info = self._seen()
        over = self.episode.over
        reward = self.episode.rewards()[self.seat]
        return seen, reward, over, not over and self._cycles >= self.max_cycles, info

    def _let_others_play(self) -> None:
        """Until the agent is asked, or the game is over."""
        episode = self.episode
        while not episode.over and self.seat not in episode.forks:
            player = episode.player
            episode.answer(self._players[player].choose(episode.state, player).raw, player)

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        seen = observed(self.episode, self.seat)
        return seen, {"action_mask": seen["action_mask"]}

    def render(self) -> str:
        return shown(self.episode)


for each in encoded():
    gymnasium.register(
        f"trivault/{each}-v0", entry_point="trivault.research.single:OpponentEnv", kwargs={"game": each}
    )
