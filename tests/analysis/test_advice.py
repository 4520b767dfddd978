"""Advice: from what the player knows, and nothing else."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import pytest

import trivault
from tests.analysis.games import SAVING, WINNING, table_of
from tests.bots.test_levels import GAMES, moments
from trivault.analysis.advice import advise
from trivault.bots import LEVELS, Pace
from trivault.bots.budget import Budget
from trivault.bots.information_set import InformationSet
from trivault.bots.levels import levels_of
from trivault.bots.turn_search import CHANCE_POINTS, LOGIT_POINTS
from trivault.games.magewars.bots.round_search import RatedAct
from trivault.kernel.options import Option
from trivault.presentation.presenter import make_presenter


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_may_be_dealt_anew_and_the_advice_stays_the_same(game: str) -> None:
    for state in moments(game, 2):
        player = state.choices[0].player
        before = state.to_bytes()
        found = advise(state, player, 8)
        assert state.to_bytes() == before
        assert found == advise(state.game.sample(state.view(player), 1), player, 8)
        assert all(each.answer in state.legal(player) for each in found)
        wins = [each.win or 0.0 for each in found]
        assert wins == sorted(wins, reverse=True)


def test_the_answer_that_wins_and_the_one_that_avoids_losing_come_first() -> None:
    for game, position, best in (("shards", WINNING, "play blaster"), ("keyforge", SAVING, "play urchin")):
        state = table_of(game, position).state
        first, *others = advise(state, 0, 1)
        assert first.answer == best
        assert first.win is not None
        assert all(first.win >= (other.win or 0.0) for other in others)


def test_copies_of_a_card_are_advised_once() -> None:
    books = [
        {"mage": mage, "spellbook": ["6 fireball", "6 lightning-bolt"]} for mage in ("wizard b2", "warlock c2")
    ]
    state = table_of("mage-wars", {"players": books, "phase": "planning"}).state
    words = make_presenter("mage-wars", "en").words
    found = advise(state, state.choices[0].player, 1)
    choice = state.choices[0]
    said = [words.say(Option(state, choice, state.check(each.answer, choice)).message()) for each in found]
    assert len(said) == len(set(said)) > 1


def test_who_has_no_time_left_gives_advice_all_the_same() -> None:
    state = table_of("keyforge", SAVING).state
    assert advise(state, 0, 1, pace=Pace(0.0, lambda: 1.0))


def test_a_game_without_levels_gets_the_points_of_the_greedy_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trivault.analysis.advice.levels_of", lambda game: {})
    first, *others = advise(table_of("shards", WINNING).state, 0, 1)
    assert (first.answer, first.win) == ("play blaster", None)
    assert (first.outcome, first.value) == (1.0, 0.0)
    assert all(other.value <= 0 for other in others)


def test_where_it_was_not_measured_answers_come_without_a_probability() -> None:
    """No games of Mage Wars with three sides were played for it."""
    state = trivault.load("mage-wars").new(players=3, seed=2)
    found = advise(state, state.choices[0].player, 1)
    assert found
    assert {each.win for each in found} == {None}


SHORT = 250  # steps


def searches() -> list[tuple[str, str]]:
    return [(game, level) for game in GAMES for level in LEVELS]


@pytest.mark.parametrize(("game", "level"), searches())
def test_the_parts_sum_to_the_difference_that_ranked_two_answers(game: str, level: str) -> None:
    search: Any = levels_of(game)[level].search
    compared = 0
    for state in moments(game):
        known = InformationSet(state, state.choices[0].player, 8)
        best, *others = search.rate(known, Budget(SHORT))
        for other in others:
            parts = search.difference(known, best, other)
            assert sum(parts.values()) == pytest.approx(gap(best, other), abs=1e-6)
            compared += 1
    assert compared or not search.compares


def gap(best: Any, other: Any) -> float:
    """By how many points one answer was rated better than another, without names."""
    if isinstance(best, RatedAct):
        pair = (best.replied, other.replied) if best.replied and other.replied else (best.value, other.value)
        return float(pair[0].total - pair[1].total)
    if best.playouts and other.playouts:
        pairs = zip(best.chances, other.chances, strict=False)
        return CHANCE_POINTS * fmean(a - b for a, b in pairs)
    return LOGIT_POINTS * fmean(a - b for a, b in zip(best.values, other.values, strict=False))


@pytest.mark.parametrize(("game", "level"), [each for each in searches() if each[0] != "mage-wars"])
def test_the_best_advice_of_a_level_is_what_it_plays(game: str, level: str) -> None:
    """But for its slips; in Mage Wars levels also misjudge."""
    for state in moments(game, 2):
        player, found = state.choices[0].player, levels_of(game)[level]
        known = InformationSet(state, player, 8)
        answer = Option(state, known.choice, found.search.choose(known, Budget(found.steps))).text
        assert advise(state, player, 8, level)[0].answer == answer


def test_advice_compares_with_the_best_and_the_best_with_the_next() -> None:
    state = next(moments("keyforge"))
    best, next_, *_ = advise(state, state.choices[0].player, 1, "club")
    assert sum(best.parts.values()) == pytest.approx(-next_.value)
    assert next_.parts == pytest.approx({name: -points for name, points in best.parts.items()})
