"""Everything is done with every card, and every game comes to an end."""

import pytest

from tests.games.shards.exhaustive import LEAVE, MUCH, left_after, play, possible
from trivault.games.shards.cards import CENTRE, STARTER


def test_every_card_is_played_used_and_leaves_play():
    """Should the seeds that come first no longer do, the others make up for it."""
    assert left_after((*MUCH, *range(400))) == set()


def test_what_is_possible_counts_every_card():
    verbs = [verb for verb, _ in possible()]
    cards = len(CENTRE) + len(STARTER)
    assert (verbs.count("recruit"), verbs.count("play"), verbs.count(LEAVE)) == (len(CENTRE), cards, cards)
    counted = {verb: verbs.count(verb) for verb in ("attack", "exhaust", "fast-play", "show")}
    least = {"attack": 12, "exhaust": 12, "fast-play": 17, "show": 5}
    assert all(counted[verb] >= number for verb, number in least.items())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end(players):
    for seed in range(1000, 1010):
        state, _ = play(players, seed)
        assert state.over


@pytest.mark.soak
@pytest.mark.parametrize("block", range(20))
def test_twenty_thousand_random_games_end(block):
    seeds = range(1000 * block, 1000 * (block + 1))
    unfinished = [seed for seed in seeds if not play(2 + seed % 3, seed)[0].over]
    assert len(unfinished) <= 1, unfinished  # see `play`


@pytest.mark.soak
@pytest.mark.parametrize("block", range(1, 11))
def test_every_card_is_played_used_and_leaves_play_from_other_seeds_too(block):
    assert left_after(range(10_000 * block, 10_000 * block + 1000)) == set()
