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


class Answer(NamedTuple):
    answer: str
    value: float
    parts: dict[str, float]
    win: float | None = None


def said(*parts: dict[str, float], lang: str = "en") -> list[str]:
    thoughts = [Thought(sum(each.values()), each) for each in parts]
    return [why(thoughts, place, make_presenter("keyforge", lang).words) for place in range(len(thoughts))]


def test_by_what_the_best_differs_from_the_next_and_the_others_from_the_best() -> None:
    best, next_, last = said(
        {"amber": 4.0, "board": 2.0, "outcome": 0.0},
        {"amber": 1.2, "board": 3.4, "outcome": 0.0},
        {"amber": 1.0, "board": 1.9, "outcome": 0.0},
    )
    assert best == "Better than the next: Æmber +3; for that cards in play \N{MINUS SIGN}1."
    assert next_ == "Worse than the first: Æmber \N{MINUS SIGN}3; for that cards in play +1."
    assert last == "Worse than the first: Æmber \N{MINUS SIGN}3."


def test_what_makes_no_difference_is_not_told() -> None:
    assert said({"amber": 2.0, "hand": 1.0}, {"amber": 1.9, "hand": 0.9}) == [
        "No better and no worse than the next.",
        "Comes to about the same as the first.",
    ]
    assert said({"amber": 2.0}) == ["Nothing else is worth a thought here."]


def test_the_game_itself() -> None:
    assert said({"outcome": 1000.0, "amber": 1.0}, {"outcome": 0.0, "amber": 3.0})[0] == "Wins the game."
    best, other = said({"outcome": 0.0, "amber": 1.0}, {"outcome": -1000.0, "amber": 3.0})
    assert other == "Loses the game."
    assert best == "Avoids losing the game."


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
    one, other = {"amber": 4.0, "board": 1.0}, {"amber": 1.0, "board": 2.0}
    several = said(one, other, one, lang=lang)
    assert len(set(several)) == 3
