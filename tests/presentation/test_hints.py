"""Why a bot would choose something, in one sentence for each answer."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from tests.analysis.games import WINNING, table_of
from trivault.kernel.text import LANGUAGES
from trivault.presentation.hints import hint_lines, why
from trivault.presentation.presenter import make_presenter


class Thought(NamedTuple):
    value: float
    parts: dict[str, float]
    win: float | None = None
    outcome: float = 0.0
    compared: bool = True


class Answer(NamedTuple):
    answer: str
    value: float
    parts: dict[str, float]
    win: float | None = None
    outcome: float = 0.0
    compared: bool = True


def explained(*thoughts: Thought, lang: str = "en") -> list[str]:
    words = make_presenter("keyforge", lang).words
    return [why(thoughts, place, words) for place in range(len(thoughts))]


def said(*parts: dict[str, float], lang: str = "en") -> list[str]:
    """Of answers that differ from each other by these parts."""
    return explained(*(Thought(sum(each.values()), each) for each in parts), lang=lang)


def test_by_what_the_best_differs_from_the_next_and_the_others_from_the_best() -> None:
    best, next_, last = said(
        {"amber": 2.8, "board": -1.4}, {"amber": -2.8, "board": 1.4}, {"amber": -3.0, "board": -0.1}
    )
    assert best == "Better than the next: Æmber +3; for that cards in play \N{MINUS SIGN}1."
    assert next_ == "Worse than the first: Æmber \N{MINUS SIGN}3; for that cards in play +1."
    assert last == "Worse than the first: Æmber \N{MINUS SIGN}3."


def test_what_makes_no_difference_is_not_told() -> None:
    assert said({"amber": 0.1, "hand": 0.1}, {"amber": -0.1, "hand": -0.1}) == [
        "No better and no worse than the next.",
        "Comes to about the same as the first.",
    ]
    assert said({}) == ["No other answer leads to anything better."]


def test_the_game_itself() -> None:
    assert explained(Thought(3.0, {}, outcome=1.0), Thought(0.0, {}))[0] == "Wins the game."
    assert explained(Thought(3.0, {}, outcome=1.0)) == ["Wins the game."]
    best, other = explained(Thought(3.0, {}), Thought(0.0, {}, outcome=-1.0))
    assert other == "Loses the game."
    assert best == "Avoids losing the game."


def test_a_level_that_compares_nothing_says_so() -> None:
    assert explained(Thought(0.0, {}, compared=False)) == [
        "Chosen by a simple rule, without comparing answers."
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_answer_stands_with_its_own_probability(lang: str) -> None:
    state = table_of("shards", WINNING).state
    advice = [
        Answer("play blaster", 3.0, {}, 0.97),
        Answer("play crystal", 2.0, {}, 0.54),
        Answer("end-turn", 0.0, {}, 0.18),
    ]
    lines = hint_lines(advice, state, 0, make_presenter("shards", lang).words)
    assert [re.findall(r"([0-9]+)\s?%", line) for line in lines] == [["97"], ["54"], ["18"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language(lang: str) -> None:
    one, other = {"amber": 3.0, "board": -1.0}, {"amber": -3.0, "board": 1.0}
    several = said(one, other, {"amber": -3.0}, lang=lang)
    assert len(set(several)) == 3
