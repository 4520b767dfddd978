"""Advice: from what the player knows, and nothing else."""

from __future__ import annotations

import pytest

import trivault
from tests.analysis.games import SAVING, WINNING, table_of
from tests.bots.test_levels import GAMES, moments
from trivault.analysis.advice import advise
from trivault.bots import Pace
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
