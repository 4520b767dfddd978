"""Levels that slip: in a share of decisions they answer without search."""

from itertools import islice
from typing import Any

from tests.games.shards import play
from trivault.bots.budget import Budget
from trivault.bots.imperfect import QuickSlips, RandomSlips
from trivault.bots.information_set import InformationSet
from trivault.bots.levels import Level
from trivault.bots.turn_search import Depth, TurnSearch
from trivault.games.shards.bots.model import learned_model

MODEL = learned_model()


class Counting(TurnSearch):
    """Counts its searches."""

    searches = 0

    def choose(self, known: InformationSet, budget: Budget) -> Any:
        self.searches += 1
        return super().choose(known, budget)


def state_with_many_answers() -> Any:
    return next(each for each in play.random_game(2, 5) if each.choices and each.choices[0].count() > 4)


def test_a_share_of_decisions_is_answered_quickly() -> None:
    state = state_with_many_answers()
    choice = state.choices[0]
    for share, least, most in ((0.0, 20, 20), (0.7, 1, 12), (1.0, 0, 0)):
        search = Counting(MODEL, Depth(worlds=1))
        level = Level(search, 500, QuickSlips(MODEL.policy, share))
        for seed in range(20):
            before = search.searches
            answer = level.choose(InformationSet(state, choice.player, seed), Budget(500))
            assert search.searches > before or answer == MODEL.policy.quick(state, choice)
        assert least <= search.searches <= most


def test_random_slips_are_candidates() -> None:
    state = state_with_many_answers()
    choice = state.choices[0]
    slips = RandomSlips(MODEL.policy, 1.0)
    found = {slips(InformationSet(state, choice.player, seed)) for seed in islice(range(99), 30)}
    assert len(found) > 1
    assert found <= {*MODEL.policy.candidates(state, choice)}
