"""Choosing houses: another than that of a glance is only chosen where the deals agree that it is better."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests.games.keyforge import play
from tests.games.keyforge.situations import Situation
from trivault.bots.levels import Budget, Decision
from trivault.bots.planning import Depth, TurnThinker, hopeful, sure_edge
from trivault.games.keyforge.bots.guide import guide
from trivault.games.keyforge.bots.houses import HOUSE, Care, SureThinker, followed

DEALS, TURNS = 24, 3
USUAL = Care(DEALS, TURNS)


class Told(SureThinker):
    """Is told what a glance prefers, and how likely each answer wins in which deal."""

    def __init__(self, others: Care | None = None, houses: Care = USUAL, **chances: list[float | None]) -> None:
        super().__init__(guide(), Depth(worlds=0), houses, others)
        self.chances = chances
        self.followed: list[tuple[int, str]] = []
        self.turns: set[int] = set()

    def glance(self, decision: Any) -> Any:
        return list(self.chances)

    def _chance(self, world: Any, decision: Any, answer: Any, care: Care) -> float | None:
        self.turns.add(care.turns)
        self.followed.append((world, answer))
        return self.chances[answer][world % len(self.chances[answer])]


def chosen(thinker: SureThinker, reason: str = HOUSE) -> Any:
    decision: Any = SimpleNamespace(choice=SimpleNamespace(reason=reason), deal=lambda n: n)
    return thinker(decision)


def test_what_deals_agree_about_is_chosen():
    assert chosen(Told(first=[0.5, 0.3, 0.6], second=[0.6, 0.4, 0.8])) == "second"


def test_what_may_be_the_luck_of_deals_is_not():
    """On average it is better by 2 %, but by 40 % to and fro."""
    assert chosen(Told(first=[0.5], second=[0.9, 0.9, 0.1, 0.1, 0.1, 0.9, 0.5, 0.66])) == "first"


def test_how_sure_it_must_be_is_said_with_the_care():
    """On average it is better by 2.5 %, with an error of 4.7 %; half of that is less."""
    chances: dict[str, Any] = {"first": [0.5], "second": [0.75, 0.3]}
    assert chosen(Told(**chances)) == "first"
    assert chosen(Told(houses=USUAL._replace(errors=0.5), **chances)) == "second"


def test_what_is_surely_worse_is_followed_no_further():
    thinker = Told(first=[0.5, 0.6], second=[0.5, 0.6, 0.58], third=[0.1, 0.2])
    chosen(thinker)
    deals = [world for world, answer in thinker.followed if answer == "third"]
    assert deals == list(range(6))


def test_when_only_one_is_left_nothing_more_is_dealt():
    thinker = Told(first=[0.1, 0.2], second=[0.8, 0.7])
    assert chosen(thinker) == "second"
    assert max(world for world, _ in thinker.followed) == 5


def test_a_deal_that_there_is_no_time_for_does_not_count():
    better: list[float | None] = [0.9, 0.8, 0.9, None]
    assert chosen(Told(first=[0.5, 0.5, 0.5, 1.0], second=better)) == "second"
    assert chosen(Told(first=[0.5], second=[None])) == "first"


def test_all_else_is_answered_at_a_glance():
    thinker = Told(first=[0.1], second=[0.9])
    assert chosen(thinker, "main") == "first"
    assert thinker.followed == []


def test_whoever_is_told_so_follows_other_answers_in_deals_of_their_own():
    thinker = Told(Care(4, 1), first=[0.1], second=[0.3, 0.08])
    assert chosen(thinker, "main") == "second"
    assert thinker.followed == [(world, answer) for world in range(4) for answer in ("first", "second")]
    assert thinker.turns == {1}
    assert chosen(thinker) == "second"
    assert thinker.turns == {1, TURNS}


def test_an_edge_is_measured_against_its_error():
    one, other = [0.6, 0.8], [0.5, 0.5]
    assert sure_edge(one, other) == pytest.approx(0.2 - 0.1)
    assert sure_edge(one, other, 2.0) == pytest.approx(0.0)
    assert sure_edge(one, one) == sure_edge([0.9], [0.1]) == 0.0
    house: Any = "house"
    assert set(hopeful({house: one})) == {house}


def test_houses_are_followed_as_far_as_said():
    """With no steps to spend it is the house of a glance; with many it costs more than a glance."""
    state = next(each for each in play.random_game(5) if each.choices and each.choices[0].reason == HOUSE)
    player, depth = state.choices[0].player, Depth(worlds=1)
    glance = TurnThinker(guide(), depth)(Decision(state, player, 1, Budget(10**6)))
    few, many = Budget(4), Budget(10**6)
    assert SureThinker(guide(), depth, Care(DEALS, 2))(Decision(state, player, 1, few)) == glance
    spent: list[int] = []
    for care in (Care(2, 1), Care(2, 3), Care(2, 3, houses=True), Care(2, 3, 1, houses=True), Care(2, 3, 3)):
        SureThinker(guide(), depth, care)(Decision(state, player, 1, many))
        spent.append(10**6 - many.left - sum(spent))
    assert spent == sorted(set(spent)), "each of these looks at more than the one before"


def test_what_is_followed_may_be_thought_of_less():
    state = next(each for each in play.random_game(5) if each.choices and each.choices[0].reason == HOUSE)
    spent: list[int] = []
    for follower in (guide(1), guide(2), None):
        budget = Budget(10**6)
        thinker = SureThinker(guide(), Depth(worlds=1), Care(2, 3, 3), follower=follower)
        thinker(Decision(state, state.choices[0].player, 1, budget))
        spent.append(10**6 - budget.left)
    assert spent == sorted(set(spent)), "the fewer answers the less is spent"


def test_positions_are_judged_at_the_end_of_each_of_the_last_turns():
    state = next(each for each in play.random_game(5) if each.choices and each.choices[0].reason == HOUSE)
    player, answer = state.choices[0].player, guide().candidates(state, state.choices[0])[0]

    def chance(care: Care) -> float:
        found = followed(guide(), state, player, answer, care, Budget(10**6))
        assert found is not None
        return found

    once = [chance(Care(1, turns)) for turns in (1, 2, 3)]
    assert len(set(once)) == 3
    assert chance(Care(1, 3, judged=3)) == pytest.approx(sum(once) / 3)
    assert chance(Care(1, 3, judged=2)) == pytest.approx(sum(once[1:]) / 2)


def test_a_game_that_is_over_is_judged_once_for_all_turns():
    """With the end of this turn the other player forges the third key."""
    table = Situation(p1_keys="red, blue", p1_amber=6)
    answer = guide().quick(table.state, table.state.choices[0])
    lost = followed(guide(), table.state, 0, answer, Care(1, 3, judged=3), Budget(10**6))
    assert lost == pytest.approx(0.0, abs=1e-6)
