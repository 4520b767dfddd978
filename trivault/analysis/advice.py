"""Advice on an open choice: the answers that a level prefers, how likely they win, and what speaks for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from trivault.analysis.calibration import NotCalibrated, OtherCalibration, calibration_of
from trivault.bots.budget import Budget, Pace
from trivault.bots.greedy import GreedyPlayer, Suggestion
from trivault.bots.information_set import InformationSet
from trivault.bots.levels import levels_of
from trivault.kernel.choices import Choice
from trivault.kernel.concessions import standing
from trivault.kernel.options import Option
from trivault.kernel.state import State
from trivault.kernel.text import Content

USUAL = "expert"
SHOWN = 5  # answers


class Advice(NamedTuple):
    """An answer compared with the best one; the best is compared with the next."""

    answer: str
    value: float  # points, compared with the best
    parts: dict[str, float]  # the points of the comparison, by names
    win: float | None = None  # where that is known
    outcome: float = 0.0  # the share of deals in which the game is then won, less those in which it is lost
    compared: bool = True  # False where the level answers without comparing


def advise(state: State, player: int, seed: int, level: str = USUAL, pace: Pace | None = None) -> list[Advice]:
    """The best answers to the open choice of a player, from what that player knows, the best first."""
    levels = levels_of(state.game.name)
    if level not in levels:
        return _greedy(GreedyPlayer(seed).suggest(state, player)[:SHOWN])
    known, search = InformationSet(state, player, seed), levels[level].search
    budget = Budget(levels[level].steps, pace)
    rated = _told_apart(state, known.choice, search.rate(known, budget))[:SHOWN]
    if not rated[1:]:
        parts = [dict[str, float]()]
    else:
        parts = [search.difference(known, each, rated[0 if n else 1]) for n, each in enumerate(rated)]
    return [
        Advice(
            Option(state, known.choice, each.answer).text,
            sum(of.values()) if n else 0.0,
            of,
            _win(state, level, each.score),
            each.outcome,
            search.compares,
        )
        for n, (each, of) in enumerate(zip(rated, parts, strict=True))
    ]


def _told_apart(state: State, choice: Choice, rated: Sequence[Any]) -> list[Any]:
    """Of answers that say the same, as with copies of a card, the best."""
    said: dict[Content, Any] = {}
    for each in rated:
        said.setdefault(Option(state, choice, each.answer).message().content(), each)
    return list(said.values())


def _win(state: State, level: str, score: float) -> float | None:
    """The probability, where it was measured."""
    try:
        return calibration_of(state.game.name).win(level, len(standing(state)), score)
    except (NotCalibrated, OtherCalibration):
        return None


def _greedy(found: Sequence[Suggestion]) -> list[Advice]:
    best = found[0]
    return [
        Advice(
            each.option.text,
            each.value - best.value,
            _less(each.parts, (best if n else found[min(1, len(found) - 1)]).parts),
            outcome=each.outcome,
        )
        for n, each in enumerate(found)
    ]


def _less(one: dict[str, float], other: dict[str, float]) -> dict[str, float]:
    return {name: points - other.get(name, 0.0) for name, points in one.items()}
