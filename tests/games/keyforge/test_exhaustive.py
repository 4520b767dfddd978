"""Everything is done with every card, and every game comes to an end."""

import pytest

from tests.accepted import accepts, check_value
from tests.games.keyforge.exhaustive import left_after, play, possible
from tests.games.keyforge.play import check, of_any_set, random_game


def test_every_card_is_played_used_and_leaves_play():
    assert left_after(range(400)) == set()


@accepts
def test_what_is_possible_counts_every_card():
    verbs = [verb for verb, _ in possible()]
    counted = {verb: verbs.count(verb) for verb in sorted(set(verbs))}
    check_value("what is possible with the cards", "keyforge", counted)


def test_random_games_end():
    for seed in range(1000, 1030):
        assert play(seed).over


@pytest.mark.soak
@pytest.mark.parametrize("block", range(20))
def test_twenty_thousand_random_games_with_decks_of_all_sets_end(block):
    games = range(1000 * block, 1000 * (block + 1))
    assert sum(not ends(seed) for seed in games) < 20


def ends(seed):
    """Whether a game of random players ends. A few go on very long, for example where Gambling Den or
    Vineapple Tree are used in each turn; these must merely be consistent."""
    *_, end = random_game(seed, of_any_set(seed))
    check(end)
    return end.over


@pytest.mark.soak
@pytest.mark.parametrize("block", range(1, 11))
def test_every_card_is_played_used_and_leaves_play_from_other_seeds_too(block):
    assert left_after(range(10_000 * block, 10_000 * block + 1000)) == set()
