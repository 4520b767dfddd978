"""Everything is done with every card, and every game comes to an end."""

import pytest

from tests.accepted import accepts, check_value
from tests.games.magewars.exhaustive import MUCH, left_after, play, possible
from tests.games.magewars.play import PAIRS, books, check, random_game


def test_every_card_is_cast_revealed_used_attacks_and_leaves_play():
    """Should the seeds that come first no longer do, the others make up for it."""
    assert left_after((*MUCH, *range(3000, 3400))) == set()


@accepts
def test_what_is_possible_counts_every_card():
    verbs = [verb for verb, _ in possible()]
    counted = {verb: verbs.count(verb) for verb in sorted(set(verbs))}
    check_value("what is possible with the cards", "mage-wars", counted)


def test_random_games_end():
    for seed in range(1000, 1010):
        assert play(seed).over


def test_random_games_are_of_all_mages_and_all_kinds_of_books():
    games = [books(seed) for seed in range(3 * len(PAIRS))]
    kinds = {tuple(tuple(name.split("-")[:2]) for name in both) for both in games}
    assert len(kinds) == len(games) == 3 * 4 * 4


@pytest.mark.soak
@pytest.mark.parametrize("block", range(30))
def test_three_thousand_random_games_end(block):
    for seed in range(100 * block, 100 * (block + 1)):
        for state in random_game(seed):
            check(state)
        assert state.over


@pytest.mark.soak
@pytest.mark.parametrize("options", [{"players": 3}, {"players": 4}, {"players": 4, "teams": True}], ids=str)
def test_random_games_of_more_players_end(options):
    for seed in range(50):
        for state in random_game(seed, options):
            check(state)
        assert state.over


@pytest.mark.soak
@pytest.mark.parametrize("block", range(1, 11))
def test_every_card_is_done_everything_with_from_other_seeds_too(block):
    assert left_after(range(10_000 * block, 10_000 * block + 500)) == set()
