"""A game of other people has arrays in all research libraries by what its plug-in declares."""

import subprocess
import sys

import numpy as np
import pytest

from examples.duel.cards import DAGGER, SHIELD, SWORD
from examples.duel.game import GAME
from tests.examples.test_duel import dealt
from tests.registry.installing import install_duel
from tests.research.walks import episodes, states
from trivault.research import VectorGames, aec_env, encoded, encoder, gym_env, parallel_env


@pytest.fixture(autouse=True)
def installed(site):
    install_duel(site)


def slots(state, viewer):
    made = encoder("duel")
    out = np.zeros(made.slots, np.float32)
    made.observe(state, viewer, out)
    return dict(zip(made.layout.slots, out.tolist(), strict=True))


def test_its_slots_show_the_own_hand_alone():
    state = dealt([DAGGER, SWORD], [SHIELD])
    mine, theirs = slots(state, 0), slots(state, 1)
    assert (mine["hand[dagger]"], mine["hand[sword]"], mine["hand[shield]"]) == (1, 1, 0)
    assert (theirs["hand[dagger]"], theirs["hand[sword]"], theirs["hand[shield]"]) == (0, 0, 1)
    assert (mine["side 0: hand size"], mine["side 1: hand size"], mine["side 0: active"]) == (2, 1, 1)


def test_cards_that_a_player_cannot_know_change_nothing():
    for state in states("duel", {}, seed=4, most=60):
        for viewer in range(2):
            assert slots(GAME.sample(GAME.view(state, viewer), 9), viewer) == slots(state, viewer)


def test_random_actions_end_the_game():
    assert "duel" in encoded()
    *_, last = episodes("duel", {}, seed=3, most=5_000)
    assert last.over
    assert sorted(last.rewards()) == [-1.0, 1.0]


@pytest.mark.filterwarnings("ignore:Observation:UserWarning")  # dicts with a mask, as in PettingZoo's own games
def test_gymnasium_pettingzoo_and_vectors_play_it():
    from pettingzoo.test import api_test, parallel_api_test

    one = gym_env("duel")
    seen, _ = one.reset(seed=1)
    assert one.step(int(np.flatnonzero(seen["action_mask"])[0]))[3] is False
    api_test(aec_env("duel"), num_cycles=50)
    parallel_api_test(parallel_env("duel"), num_cycles=50)
    games = VectorGames("duel", 3, seed=1)
    assert games.step(games.arrays.masks.argmax(1)).rewards.shape == (3, 2)


def test_openspiel_and_gymnasium_register_it_by_its_name():
    """In a process that begins with the package installed."""
    script = """
import gymnasium, pyspiel
import trivault.research.spiel
env = gymnasium.make("trivault/duel-v0")
print(env.reset(seed=1)[0]["observation"].shape == env.observation_space["observation"].shape)
game = pyspiel.load_game("python_trivault_duel(max_cycles=40)")
pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
print(game.get_type().long_name)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[0] == "True"
    assert done.stdout.splitlines()[-1] == "Trivault duel"
