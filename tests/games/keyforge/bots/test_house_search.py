"""Choosing houses: rollouts replace the house of a shallow search only where the deals agree."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.games.keyforge import play
from tests.games.keyforge.situations import Situation
from trivault.bots.budget import Budget
from trivault.bots.information_set import InformationSet
from trivault.bots.turn_search import (
    Depth,
    Playout,
    Trial,
    TurnSearch,
    contenders,
    edge_with_margin,
)
from trivault.games.keyforge.bots.house_search import HOUSE, HouseSearch, Rollouts, roll_out
from trivault.games.keyforge.bots.model import learned_model

DEALS, TURNS = 24, 3
USUAL = Rollouts(DEALS, TURNS)


class Told(HouseSearch):
    """Is told what a shallow search prefers, and how likely each answer wins in which deal."""

    def __init__(
        self, others: Rollouts | None = None, houses: Rollouts = USUAL, **chances: list[float | None]
    ) -> None:
        super().__init__(learned_model(), Depth(worlds=0), houses, others)
        self.told = chances
        self.followed: list[tuple[int, str]] = []
        self.turns: set[int] = set()

    def shallow_search(self, known: Any, budget: Any, answers: Any = (), keep: bool = False) -> Any:
        return [Trial(answer, 0) for answer in cast(Any, self.told)]

    def _roll_out(
        self, world: Any, player: int, answer: Any, rollouts: Rollouts, budget: Any, keep: bool
    ) -> Playout | None:
        self.turns.add(rollouts.turns)
        self.followed.append((world, answer))
        chance = self.told[answer][world % len(self.told[answer])]
        return None if chance is None else Playout(chance, [])


def chosen(search: HouseSearch, reason: str = HOUSE) -> Any:
    known: Any = SimpleNamespace(player=0, choice=SimpleNamespace(reason=reason), deal=lambda n: n)
    return search.choose(known, Budget(1))


def test_what_deals_agree_about_is_chosen():
    assert chosen(Told(first=[0.5, 0.3, 0.6], second=[0.6, 0.4, 0.8])) == "second"


def test_what_may_be_the_luck_of_deals_is_not():
    """On average it is better by 2 %, but by 40 % to and fro."""
    assert chosen(Told(first=[0.5], second=[0.9, 0.9, 0.1, 0.1, 0.1, 0.9, 0.5, 0.66])) == "first"


def test_the_margin_is_part_of_the_rollouts():
    """On average it is better by 2.5 %, with an error of 4.7 %; half of that is less."""
    chances: dict[str, Any] = {"first": [0.5], "second": [0.75, 0.3]}
    assert chosen(Told(**chances)) == "first"
    assert chosen(Told(houses=USUAL._replace(errors=0.5), **chances)) == "second"


def test_what_is_surely_worse_is_followed_no_further():
    search = Told(first=[0.5, 0.6], second=[0.5, 0.6, 0.58], third=[0.1, 0.2])
    chosen(search)
    deals = [world for world, answer in search.followed if answer == "third"]
    assert deals == list(range(6))


def test_when_only_one_is_left_nothing_more_is_dealt():
    search = Told(first=[0.1, 0.2], second=[0.8, 0.7])
    assert chosen(search) == "second"
    assert max(world for world, _ in search.followed) == 5


def test_a_deal_that_there_is_no_time_for_does_not_count():
    better: list[float | None] = [0.9, 0.8, 0.9, None]
    assert chosen(Told(first=[0.5, 0.5, 0.5, 1.0], second=better)) == "second"
    assert chosen(Told(first=[0.5], second=[None])) == "first"


def test_all_else_is_answered_by_a_shallow_search():
    search = Told(first=[0.1], second=[0.9])
    assert chosen(search, "main") == "first"
    assert search.followed == []


def test_whoever_is_told_so_follows_other_answers_in_deals_of_their_own():
    search = Told(Rollouts(4, 1), first=[0.1], second=[0.3, 0.08])
    assert chosen(search, "main") == "second"
    assert search.followed == [(world, answer) for world in range(4) for answer in ("first", "second")]
    assert search.turns == {1}
    assert chosen(search) == "second"
    assert search.turns == {1, TURNS}


def trial(*chances: float) -> Trial:
    found = Trial(cast(Any, "house"), 0)
    found.playouts = [Playout(chance, []) for chance in chances]
    return found


def test_an_edge_is_measured_against_its_error():
    one, other = [0.6, 0.8], [0.5, 0.5]
    assert edge_with_margin(one, other) == pytest.approx(0.2 - 0.1)
    assert edge_with_margin(one, other, 2.0) == pytest.approx(0.0)
    assert edge_with_margin(one, one) == edge_with_margin([0.9], [0.1]) == 0.0
    alone = trial(*one)
    assert contenders([alone]) == [alone]


def house_choice() -> Any:
    return next(each for each in play.random_game(5) if each.choices and each.choices[0].reason == HOUSE)


def test_houses_are_followed_as_far_as_said():
    """With no steps to spend it is the house of a shallow search; with many it costs more than that."""
    state, depth, model = house_choice(), Depth(worlds=1), learned_model()
    known = InformationSet(state, state.choices[0].player, 1)
    shallow = TurnSearch(model, depth).choose(known, Budget(10**6))
    assert HouseSearch(model, depth, Rollouts(DEALS, 2)).choose(known, Budget(4)) == shallow
    spent: list[int] = []
    for turns in ((1,), (3,), (3, 0, True), (3, 1, True), (3, 3)):
        budget = Budget(10**6)
        HouseSearch(model, depth, Rollouts(2, *turns)).choose(known, budget)
        spent.append(10**6 - budget.left)
    assert spent == sorted(set(spent)), "each of these searches more than the one before"


def test_rollouts_may_have_fewer_candidates():
    state = house_choice()
    spent: list[int] = []
    for model in (learned_model(1), learned_model(2), None):
        budget = Budget(10**6)
        search = HouseSearch(learned_model(), Depth(worlds=1), Rollouts(2, 3, 3), rollout_model=model)
        search.choose(InformationSet(state, state.choices[0].player, 1), budget)
        spent.append(10**6 - budget.left)
    assert spent == sorted(set(spent)), "the fewer candidates the less is spent"


def test_positions_are_valued_at_the_end_of_each_of_the_last_turns():
    state, model = house_choice(), learned_model()
    player, answer = state.choices[0].player, model.policy.candidates(state, state.choices[0])[0]

    def chance(rollouts: Rollouts) -> float:
        found = roll_out(model, state, player, answer, rollouts, Budget(10**6))
        assert found is not None
        return found.chance

    once = [chance(Rollouts(1, turns)) for turns in (1, 2, 3)]
    assert len(set(once)) == 3
    assert chance(Rollouts(1, 3, valued=3)) == pytest.approx(sum(once) / 3)
    assert chance(Rollouts(1, 3, valued=2)) == pytest.approx(sum(once[1:]) / 2)


def test_a_game_that_is_over_is_valued_once_for_all_turns():
    """With the end of this turn the other player forges the third key."""
    table = Situation(p1_keys="red, blue", p1_amber=6)
    answer = learned_model().policy.quick(table.state, table.state.choices[0])
    lost = roll_out(learned_model(), table.state, 0, answer, Rollouts(1, 3, valued=3), Budget(10**6))
    assert lost is not None
    assert lost.chance == pytest.approx(0.0, abs=1e-6)
