"""Many games at once: the same in one process and in several."""

import numpy as np
import pytest

from trivault.research import ProcessGames, VectorGames
from trivault.research.processes import WorkerFailed


def actions(masks, chance):
    """One of the legal actions of each game."""
    return np.where(masks, chance.random(masks.shape), -1.0).argmax(1)


def played(games, steps, seed=1):
    chance, seen = np.random.default_rng(seed), []
    for _ in range(steps):
        shown = games.step(actions(games.arrays.masks, chance))
        seen.append([each.copy() for each in (shown.observations, shown.masks, shown.players, shown.rewards)])
        seen[-1].append(shown.done.copy())
    return seen


def same(one, other):
    return all(
        np.array_equal(a, b)
        for here, there in zip(one, other, strict=True)
        for a, b in zip(here, there, strict=True)
    )


def test_several_processes_give_the_same_as_one_and_hand_errors_on():
    alone = played(VectorGames("shards", 5, seed=3, max_cycles=15, players=3), 40)
    with ProcessGames("shards", 5, processes=2, seed=3, max_cycles=15, players=3) as games:
        assert same(alone, played(games, 40))
        with pytest.raises(WorkerFailed, match="is not legal now"):
            games.step([0] * 5)
    assert sum(done.sum() for *_, done in alone) == 10  # each game is cut off twice, and the next one begins


@pytest.mark.parametrize("game", ["mage-wars", pytest.param("keyforge", marks=pytest.mark.soak)])
def test_another_process_gives_the_same(game):
    alone = played(VectorGames(game, 2, seed=3, max_cycles=25), 30)
    with ProcessGames(game, 2, processes=1, seed=3, max_cycles=25) as games:
        assert same(alone, played(games, 30))


def test_what_a_place_plays_does_not_depend_on_how_many_there_are():
    few, many = VectorGames("shards", 2, seed=9), VectorGames("shards", 4, seed=9)
    assert np.array_equal(few.arrays.observations, many.arrays.observations[:2])
    assert not np.array_equal(many.arrays.observations[0], many.arrays.observations[1])


def test_other_seeds_are_other_games():
    one, other = VectorGames("shards", 1, seed=1), VectorGames("shards", 1, seed=2)
    assert not np.array_equal(one.arrays.observations, other.arrays.observations)


def test_after_the_last_action_the_rewards_are_there_and_the_next_game_begins():
    games = VectorGames("shards", 1, seed=4)
    chance = np.random.default_rng(4)
    while not games.arrays.done[0]:
        assert not games.arrays.rewards.any()
        games.step(actions(games.arrays.masks, chance))
    assert sorted(games.arrays.rewards[0].tolist()) == [-1.0, 1.0]
    assert games.arrays.masks[0].any()
    games.step(actions(games.arrays.masks, chance))
    assert not games.arrays.done[0]
    assert not games.arrays.rewards.any()
