"""The games of OpenSpiel pass its simulation tests, and give playthroughs."""

import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment

import trivault.research.spiel  # noqa: F401  # registers the games
from trivault.kernel.errors import SetupError

NAMES = ["python_trivault_shards", "python_trivault_keyforge", "python_trivault_mage_wars"]
SHORT = [*(f"{name}(max_cycles=60)" for name in NAMES), "python_trivault_shards(players=4,max_cycles=60)"]

# Parts of OpenSpiel that import all its games, and for them SciPy, are imported where they are used: every
# worker imports every module of tests, and one of them runs this one.


def playthrough(game):
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    return playthrough(game, None, seed=3)


@pytest.mark.parametrize("name", SHORT)
def test_random_games_pass_the_simulation_test_of_openspiel(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SHORT)
def test_random_games_pass_the_simulation_test_in_python(name):
    from open_spiel.python.tests import games_sim_test

    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@pytest.mark.soak
@pytest.mark.parametrize("name", NAMES)
def test_whole_games_pass_the_simulation_test_of_openspiel(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=5, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_is_written(name):
    text = playthrough(f"{name}(max_cycles=3)")
    assert f'GameType.short_name = "{name}"' in text
    assert text.count("# Apply action") == 5  # two draws, three actions


def test_a_playthrough_is_the_same_each_time():
    texts = [playthrough("python_trivault_shards(max_cycles=6)") for _ in range(2)]
    assert texts[0] == texts[1]


@pytest.mark.parametrize("name", NAMES)
def test_a_state_is_the_same_after_copying_and_saving(name):
    game = pyspiel.load_game(name)
    state, chance = game.new_initial_state(), np.random.default_rng(5)
    for _ in range(30):
        state.apply_action(int(chance.choice(state.legal_actions())))
    _, saved = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for other in (state.clone(), saved, pickle.loads(pickle.dumps(state))):
        assert str(other) == str(state)
        assert other.legal_actions() == state.legal_actions()
        observer = make_observation(game)
        tensors = []
        for each in (state, other):
            observer.set_from(each, state.current_player())
            tensors.append(observer.tensor.copy())
        assert np.array_equal(*tensors)


def test_what_happens_is_decided_by_the_deal_and_the_actions():
    game, histories = pyspiel.load_game("python_trivault_shards"), []
    for _ in range(2):
        state, chance = game.new_initial_state(), np.random.default_rng(8)
        while not state.is_terminal():
            state.apply_action(int(chance.choice(state.legal_actions())))
        histories.append((state.history(), state.returns()))
    assert histories[0] == histories[1]
    assert sorted(histories[0][1]) == [-1.0, 1.0]


def test_other_options_are_given_as_json():
    game = pyspiel.load_game("python_trivault_mage_wars", {"options": '{"apprentice": true}'})
    state = game.new_initial_state()
    state.apply_action(1)
    state.apply_action(2)
    assert state.episode.state.apprentice
    with pytest.raises(SetupError):
        pyspiel.load_game("python_trivault_shards", {"options": '{"colour": 1}'})


def test_the_python_environment_of_openspiel_plays_it():
    env = Environment(pyspiel.load_game("python_trivault_shards"))
    env.seed(1)
    step = env.reset()
    for _ in range(5):
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
    assert not step.last()
