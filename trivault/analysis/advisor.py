"""Who judges the answers of a game, and how far is looked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from trivault.analysis.knowledge import Knowledge
from trivault.bots.levels import Budget
from trivault.bots.planning import Depth, likely
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.errors import TrivaultError
from trivault.kernel.state import State
from trivault.registry import entry, names

# How far is looked: at a glance, or with plans of the own turn and the reply.
LOOKS: Mapping[str, Depth] = {
    "club": Depth(worlds=4, kept=4),
    "expert": Depth(worlds=2, kept=4, planned=4, dealt=4, turns=2),
}
USUAL = "club"
WORLDS = 4  # in which positions are looked at where somebody else decides
STEEPEST = 30.0  # as a logarithm of odds


class RatedAnswer(NamedTuple):
    """An answer, and the part of the dealt worlds in which it would win if positions were what they seem."""

    answer: Raw
    score: float  # from 0 to 1; a calibration makes a probability of it


class Advisor(Protocol):
    """Judges positions of one game from what a player knows of them."""

    version: str  # changes with the values that positions are judged by
    package: str  # where its calibration lies

    def rate(
        self, known: Knowledge, look: Depth, budget: Budget, also: Sequence[Raw] = ()
    ) -> list[RatedAnswer]:
        """The answers worth a thought to the player's open choice, and some others, the best first."""
        ...

    def compare(
        self, known: Knowledge, look: Depth, budget: Budget, answers: Sequence[Raw]
    ) -> list[RatedAnswer]:
        """These answers alone, the best first."""
        ...

    def position(self, known: Knowledge) -> float:
        """The score of a position in which somebody else decides."""
        ...

    def reply(self, world: State, choice: Choice, budget: Budget) -> Raw | None:
        """What somebody is likely to answer in a dealt world; None when the budget is spent."""
        ...


def share(odds: float) -> float:
    """The score of a position with this logarithm of its odds."""
    return likely(max(-STEEPEST, min(STEEPEST, odds)))


def ranked(scores: Mapping[Raw, Sequence[float]]) -> list[RatedAnswer]:
    """The best first; those that are equal stay in their order."""
    found = [RatedAnswer(answer, sum(each) / len(each)) for answer, each in scores.items() if each]
    return sorted(found, key=lambda rated: -rated.score)


class NoAdvisor(TrivaultError):
    """A game whose positions nobody can judge."""


def can_judge(game: str) -> bool:
    """Whether it is known how likely positions of a game are won."""
    return bool(entry(game).advisor)


def advisor_of(game: str) -> Advisor:
    found: Advisor | None = entry(game).part("advisor", None)
    if found is None:
        known = ", ".join(filter(can_judge, names()))
        raise NoAdvisor(f"how likely positions are won is known of {known}, not of {game}")
    return found
