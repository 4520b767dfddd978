"""Tables of pairs: two mechanisms that meet, what is answered, and exactly what that changes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.keyforge.situations import Situation


def pair(name: str, given: dict[str, Any], answers: str, *marks: pytest.MarkDecorator, **expected: Any) -> Any:
    """A row of a table: the answers stand with semicolons between them."""
    return pytest.param(given, answers, expected, id=name, marks=marks)


def check(given: dict[str, Any], answers: str, expected: dict[str, Any]) -> None:
    with Situation(**given) as table:
        table.answer(*(answer.strip() for answer in answers.split(";")))
        table.changed(**expected)
