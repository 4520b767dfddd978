"""Fitting probabilities to what was won, and seeing how far they hold in other games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log, sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from training.positions import FOLDS, JudgedGame, fold
from trivault.analysis.calibration import Curve, sort
from trivault.bots.turn_search import win_chance

KNOTS = (0.0, 0.002, 0.01, 0.03, *(n / 20 for n in range(1, 20)), 0.97, 0.99, 0.998, 1.0)
LEAST = 1e-3  # scores nearer to certainty are as good as certain
PROMISED = (-2.0, 0.0, 2.0)  # odds …
HELD_BACK = 4.0  # … as if so many positions with each of them were won as often as their scores promise
ROUNDS = 40
FARTHEST = 0.5  # in one round
FLATTEST = 0.01  # a better score is never worth less
TENTHS = 10
BEND = 8.0  # odds at which what bends a curve counts as much as they themselves, for the same number

Numbers = NDArray[np.float64]


class Reliability(NamedTuple):
    """Of the positions called about so, so many were won."""

    low: float  # of the tenth
    positions: int
    games: int
    called: float  # on average
    won: float
    error: float  # half of the 95 % interval; positions of one game are not independent


def fitted(played: Sequence[JudgedGame], bent: bool = False) -> dict[str, Curve]:
    """A curve for each sort of positions."""
    sorts: dict[tuple[str, int], list[tuple[float, bool]]] = {}
    for seen in (seen for game in played for seen in game.seen):
        sorts.setdefault((seen.level, seen.sides), []).append((seen.score, seen.won))
    return {sort(level, sides): curve(points, sides, bent) for (level, sides), points in sorted(sorts.items())}


def odds(score: float) -> float:
    bounded = min(1 - LEAST, max(LEAST, score))
    return log(bounded / (1 - bounded))


def curve(points: Sequence[tuple[float, bool]], sides: int = 2, bent: bool = False) -> Curve:
    """Logistic regression of who won on the odds that the score stands for (Platt)."""
    x = np.array([odds(score) for score, _ in points] + list(PROMISED))
    won = np.array([float(won) for _, won in points] + [win_chance(each - log(sides - 1)) for each in PROMISED])
    weight = np.array([1.0] * len(points) + [HELD_BACK] * len(PROMISED))
    terms = _terms(x, sides, bent)
    numbers = np.array([0.0, 1.0] + [0.0 if bent else 1.0] * (terms.shape[1] - 2))
    for _ in range(ROUNDS):
        likely = 1 / (1 + np.exp(-(terms @ numbers)))
        off, spread = weight * (won - likely), weight * likely * (1 - likely)
        wanted = np.linalg.solve(terms.T * spread @ terms, terms.T @ off)
        numbers += np.clip(wanted, -FARTHEST, FARTHEST)
        numbers[1:] = np.maximum(FLATTEST, numbers[1:])
    wins = _terms(np.array([odds(knot) for knot in KNOTS]), sides, bent) @ numbers
    return Curve(list(KNOTS), [round(win_chance(float(each)), 4) for each in wins])


def _terms(x: Numbers, sides: int, bent: bool) -> Numbers:
    """One slope for two sides, as what one wins the other loses. Among more, being ahead of the others is
    another matter than being behind them, so that there is a slope for each. Where scores are of points and not
    of learned odds, a large lead may be worth more than in proportion: there the slope grows with it."""
    slopes = [x] if sides == 2 else [np.minimum(x, 0.0), np.maximum(x, 0.0)]
    if bent:
        slopes.append(x * (x / BEND) ** 2)
    return np.stack((np.ones_like(x), *slopes), axis=1)


Called = tuple[int, float, bool]  # the game of a position, the probability it is called, and whether it was won


def called(played: Sequence[JudgedGame], bent: bool = False) -> dict[str, list[Called]]:
    """The positions of each sort. No game has a part in the curves that its own positions are called by."""
    found: dict[str, list[Called]] = {}
    for which in range(FOLDS):
        part, others = fold(played, which)
        curves = fitted(others, bent)
        for game in part:
            for seen in game.seen:
                if (name := sort(seen.level, seen.sides)) in curves:
                    found.setdefault(name, []).append((game.seed, curves[name].win(seen.score), seen.won))
    return found


def reliability(positions: Iterable[Called]) -> list[Reliability]:
    """By tenths of the probability."""
    tenths: list[list[Called]] = [[] for _ in range(TENTHS)]
    for each in positions:
        tenths[min(TENTHS - 1, int(each[1] * TENTHS))].append(each)
    return [_row(n / TENTHS, tenth) for n, tenth in enumerate(tenths) if tenth]


def around(positions: Iterable[Called], middle: float) -> Reliability | None:
    """Of the positions called so likely, or up to 5 % more or less."""
    low = middle - 0.5 / TENTHS
    near = [each for each in positions if low <= each[1] < middle + 0.5 / TENTHS]
    return _row(low, near) if near else None


def _row(low: float, tenth: Sequence[Called]) -> Reliability:
    many = len(tenth)
    won = sum([won for _, _, won in tenth]) / many
    off: dict[int, float] = {}
    for game, _, was in tenth:
        off[game] = off.get(game, 0.0) + was - won
    spread = sqrt(sum([each * each for each in off.values()])) / many
    spread = max(spread, sqrt(0.25 / (len(off) + 4)) * 0.5) if len(off) < 10 else spread
    return Reliability(low, many, len(off), sum([p for _, p, _ in tenth]) / many, won, 1.96 * spread)


def lost(positions: Sequence[Called]) -> float:
    """Nats a position."""
    total = sum([-log(max(1e-6, p if won else 1 - p)) for _, p, won in positions])
    return total / max(1, len(positions))
