"""The environments pass the suites of PettingZoo and Gymnasium."""

from functools import partial
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from trivault.kernel.errors import IllegalAnswer, SetupError, UnknownGame, UnknownPlayerKind
from trivault.research import aec_env, gym_env, parallel_env
from trivault.research.parallel import WAIT

GAMES = ["shards", "keyforge", "mage-wars"]


def first_legal(seen):
    return int(np.flatnonzero(seen["action_mask"])[0])


# The suite expects plain arrays, but PettingZoo's own games with masks have such dicts, too.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.parametrize(("game", "options"), [*((game, {}) for game in GAMES), ("shards", {"players": 3})])
def test_agents_in_turn_pass_the_suite_of_pettingzoo(game, options):
    api_test(aec_env(game, **options), num_cycles=80)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(game):
    seed_test(lambda: aec_env(game), num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_agents_at_once_pass_the_suite_of_pettingzoo(game):
    parallel_api_test(parallel_env(game, max_cycles=30), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_cut_off_after_so_many_cycles(game):
    made = partial(parallel_env, game)
    max_cycles_test(SimpleNamespace(parallel_env=made, env=lambda **options: parallel_to_aec(made(**options))))


@pytest.mark.parametrize("game", GAMES)
def test_one_agent_passes_the_check_of_gymnasium(game):
    check_env(gymnasium.make(f"trivault/{game}-v0", opponent="greedy").unwrapped)


def test_winners_get_what_the_others_lose():
    env = aec_env("shards", players=3)
    env.reset(seed=3)
    chance = np.random.default_rng(3)
    for _ in env.agent_iter():
        seen, _, over, cut_off, _ = env.last()
        if over or cut_off:
            break
        env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    assert sorted(env.rewards.values()) == [-0.5, -0.5, 1.0]


def test_agents_in_turn_are_cut_off_together():
    env = aec_env("keyforge", max_cycles=3)
    env.reset(seed=1)
    for _ in range(3):
        env.step(first_legal(env.last()[0]))
    assert env.truncations == {"player_0": True, "player_1": True}


def test_an_illegal_action_of_an_agent_in_turn_is_refused():
    env = aec_env("shards")
    env.reset(seed=1)
    with pytest.raises(IllegalAnswer):
        env.step(WAIT)


def test_who_decides_in_secret_decides_at_once():
    """The spells of a round are prepared by both in the same cycles."""
    env = parallel_env("mage-wars")
    seen, _ = env.reset(seed=2)
    both = 0
    for _ in range(12):
        both += set(env.episode.forks) == {0, 1}
        seen, *_ = env.step({agent: first_legal(each) for agent, each in seen.items()})
    assert both >= 2


def test_who_has_nothing_to_decide_waits():
    env = parallel_env("shards")
    seen, _ = env.reset(seed=2)
    waiting = 1 - env.episode.player
    assert np.flatnonzero(seen[f"player_{waiting}"]["action_mask"]).tolist() == [WAIT]


def test_an_illegal_action_loses_against_an_opponent():
    env = gym_env("shards")
    env.reset(seed=1)
    _, reward, over, cut_off, info = env.step(env.game.encoder.actions - 1)
    assert (reward, over, cut_off, info["illegal"]) == (-1.0, True, False, True)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_game_against_an_opponent_comes_to_an_end(seat):
    env = gym_env("shards", opponent="random", seat=seat)
    chance, ended = np.random.default_rng(1), []
    for seed in (1, 2):
        seen, _ = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            assert seen["action_mask"].any()
            seen, reward, over, _, _ = env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        ended.append(reward)
    assert set(ended) <= {1.0, -1.0}


def test_options_are_those_of_the_game():
    assert aec_env("shards", players=4).possible_agents == [f"player_{seat}" for seat in range(4)]
    env = aec_env("keyforge", decks=["generated-1", "generated-2"], chains=(3, 0))
    env.reset(seed=1)
    state: Any = env.episode.state
    assert state.players[0].chains in (2, 3)
    books = ["starting-wizard", "starting-warlock", "starting-priestess"]
    assert len(aec_env("mage-wars", books=books).possible_agents) == 3
    with pytest.raises(SetupError, match="a set-up of keyforge takes"):
        aec_env("keyforge", colour="red")
    with pytest.raises(UnknownGame):
        aec_env("chess")
    with pytest.raises(UnknownPlayerKind):
        gym_env("shards", opponent="nobody")


def test_the_open_choice_is_shown_as_text():
    env = aec_env("shards", render_mode="ansi")
    env.reset(seed=1)
    assert "Legal(play" in env.render()
