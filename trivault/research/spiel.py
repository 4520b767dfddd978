"""All games with arrays for OpenSpiel: importing this registers `python_trivault_shards` and so on, also those
of installed packages.

Chance has one place, before the first choice: two draws of a hundred say which of ten thousand deals it is.
All that is shuffled and rolled later follows from that; nobody sees it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np

from trivault.registry import load
from trivault.research.array_game import MAX_CYCLES, ArrayGame
from trivault.research.encoders import encoded
from trivault.research.extra import research_extra

with research_extra():
    import pyspiel

OUTCOMES = 100  # of each draw
DRAWS = 2


def short_name(game: str) -> str:
    return f"python_trivault_{game.replace('-', '_')}"


def _type(game: str) -> Any:
    seats = load(game).seats
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Trivault {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(seats), "max_cycles": MAX_CYCLES, "options": ""},
    )


def _chosen(params: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a set-up: as JSON, since parameters are plain."""
    options: dict[str, Any] = json.loads(params.get("options") or "{}")
    return {"players": params["players"], **options} if "players" in params else options


class TrivaultGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of the games: `players=3`, `max_cycles` actions after which it is cut off, and `options` as JSON for
    all others that `Game.new` takes."""

    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = params or {}
        self.arrays = ArrayGame(self.name, _chosen(given))
        self.max_cycles: int = given.get("max_cycles", MAX_CYCLES)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.arrays.encoder.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.arrays.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.max_cycles,
        )
        super().__init__(_type(self.name), info, dict(given))

    def new_initial_state(self) -> TrivaultState:
        return TrivaultState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TrivaultObserver | None:
        """What a player may know at the moment; there is none of what all players or nobody may know, nor of
        all that a player has ever known."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        own = wanted.public_info and wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return TrivaultObserver(self, params) if own and not wanted.perfect_recall else None


class TrivaultState(pyspiel.State):  # type: ignore[misc]
    """A game in the middle, and before that its draws."""

    def __init__(self, game: TrivaultGame) -> None:
        super().__init__(game)
        self.deal = 0
        self.draws = 0
        self.episode: Any = None

    def current_player(self) -> int:
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(self.episode.player)

    def is_terminal(self) -> bool:
        if self.episode is None:
            return False
        return bool(self.episode.over) or self.move_number() - DRAWS >= self.get_game().max_cycles

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        legal: list[int] = self.episode.legal(player)
        return legal

    def _apply_action(self, action: int) -> None:
        if self.episode is not None:
            self.episode.act(action)
            return
        self.deal = self.deal * OUTCOMES + action
        self.draws += 1
        if self.draws == DRAWS:
            self.episode = self.get_game().arrays.episode(self.deal)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        said: str = self.get_game().arrays.encoder.layout.actions[action]
        return said

    def returns(self) -> list[float]:
        if self.episode is None:
            return [0.0] * self.num_players()
        rewards: list[float] = self.episode.rewards()
        return rewards

    def __str__(self) -> str:
        return f"deal {self.deal}" if self.episode is None else repr(self.episode.state)


class TrivaultObserver:
    """What a player may know, as one tensor; all is 0 before the deal."""

    def __init__(self, game: TrivaultGame, params: Any) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        self.names = game.arrays.encoder.layout.slots
        self.tensor = np.zeros(len(self.names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TrivaultState, player: int) -> None:
        self.tensor.fill(0)
        if state.episode is not None:
            state.episode.observe(player, self.tensor)

    def string_from(self, state: TrivaultState, player: int) -> str:
        """The slots that are not 0."""
        self.set_from(state, player)
        return ", ".join(f"{self.names[at]}: {self.tensor[at]:g}" for at in np.flatnonzero(self.tensor))


def _register(game: str) -> None:
    """OpenSpiel makes games by their classes, and keeps these beyond the end of Python. Pickling looks for them
    here by their names."""
    made = type(short_name(game), (TrivaultGame,), {"name": game, "__module__": __name__})
    globals()[made.__name__] = made
    pyspiel.register_game(_type(game), made)


for each in encoded():
    _register(each)
