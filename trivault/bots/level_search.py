"""What a level's search can be asked: an answer, and what the answers are worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from trivault.bots.budget import Budget
from trivault.bots.information_set import InformationSet
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.state import State


class RatedAnswer(Protocol):
    """An answer and what a search found of it."""

    @property
    def answer(self) -> Raw: ...

    @property
    def score(self) -> float:
        """The average chance of winning over deals, as the evaluator sees it; a calibration corrects it."""
        ...

    @property
    def outcome(self) -> float:
        """The share of deals in which the game is then won, less the share in which it is lost."""
        ...


class LevelSearch(Protocol):
    """How a level finds its answer. It knows nothing but the information set of its player."""

    compares: bool  # whether it chooses by comparing answers

    def choose(self, known: InformationSet, budget: Budget) -> Raw:
        """The answer to the open choice."""
        ...

    def rate(self, known: InformationSet, budget: Budget, answers: Sequence[Raw] = ()) -> Sequence[Any]:
        """Rated answers, first the one that the search prefers: all that it compares, or these alone."""
        ...

    def difference(self, known: InformationSet, one: Any, other: Any) -> dict[str, float]:
        """By what one rated answer is better than another, in points by named parts. They sum to the
        difference that ranked the two."""
        ...

    def reply(self, world: State, choice: Choice, budget: Budget) -> Raw | None:
        """The answer in a state of which all is known; None when the budget is spent."""
        ...

    def position(self, known: InformationSet) -> float:
        """The score of a position in which somebody else decides."""
        ...
