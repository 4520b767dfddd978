"""Cases for tests of what cards leave alone: a forbidden candidate lies beside the right ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.games.keyforge.situations import Situation


@dataclass(frozen=True)
class Case:
    """What is offered, or has changed, after some answers in a situation."""

    answers: str  # separated by semicolons
    given: dict[str, Any]
    offers: str | None  # separated by commas
    changed: dict[str, Any] | None

    def check(self) -> None:
        table = Situation(**self.given)
        table.answer(*filter(None, self.answers.split("; ")))
        if self.changed is not None:
            table.changed(**self.changed)
        if self.offers is not None:
            table.offers(*filter(None, self.offers.split(", ")))
        else:
            table.idle()


def case(
    answers: str, *, offers: str | None = None, changed: dict[str, Any] | None = None, **given: Any
) -> Case:
    return Case(answers, given, offers, changed)
