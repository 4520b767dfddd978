"""Ratings after Bradley and Terry: how strong players are, by who won how often against whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from trivault.simulate.statistics import Z

SCALE = 400 / log(10)  # 400 points are ten wins for each loss
REFERENCE = 1000.0  # the rating of the player that the others are compared with
STEPS = 100
PRIOR = 0.5  # wins that each player of a pair has before they meet: all ratings are finite

Scores = Mapping[tuple[str, str], tuple[float, float]]  # how often each of two players won


class Rating(NamedTuple):
    """A rating with the 95 % interval of its distance to the reference."""

    player: str
    value: float
    low: float
    high: float


def ratings(players: Sequence[str], scores: Scores, reference: str) -> list[Rating]:
    """The most likely ratings by Newton's method; that of the reference is given."""
    free = [player for player in players if player != reference]
    place = {player: at for at, player in enumerate(free)}
    strength = [0.0] * len(free)
    curve: list[list[float]] = []
    for _ in range(STEPS):
        slope, curve = [0.0] * len(free), [[0.0] * len(free) for _ in free]
        for (one, other), (won, lost) in scores.items():
            _add(slope, curve, place.get(one), place.get(other), won + PRIOR, lost + PRIOR, strength)
        step = _solved(curve, slope)
        strength = [old + max(-1.0, min(1.0, new)) for old, new in zip(strength, step, strict=True)]
        if max(map(abs, step), default=0.0) < 1e-9:
            break
    found = {reference: Rating(reference, REFERENCE, REFERENCE, REFERENCE)}
    for player, at in place.items():
        variance = _solved(curve, [float(n == at) for n in range(len(free))])[at]
        value, reach = REFERENCE + SCALE * strength[at], SCALE * Z * sqrt(variance)
        found[player] = Rating(player, value, value - reach, value + reach)
    return [found[player] for player in players]


def _add(
    slope: list[float],
    curve: list[list[float]],
    one: int | None,
    other: int | None,
    won: float,
    lost: float,
    strength: list[float],
) -> None:
    """What the games of a pair say about the strength of both; of the reference (None) it is known."""
    ahead = (0.0 if one is None else strength[one]) - (0.0 if other is None else strength[other])
    expected = 1 / (1 + exp(-ahead))
    more = won - (won + lost) * expected
    weight = (won + lost) * expected * (1 - expected)
    for at, sign in ((one, 1), (other, -1)):
        if at is not None:
            slope[at] += sign * more
            curve[at][at] += weight
    if one is not None and other is not None:
        curve[one][other] -= weight
        curve[other][one] -= weight


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a few linear equations, by elimination; the matrix is symmetric and positive."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at, pivot in enumerate(rows):
        for row in rows[at + 1 :]:
            times = row[at] / pivot[at]
            for column in range(at, len(row)):
                row[column] -= times * pivot[column]
    found = [0.0] * len(rows)
    for at in reversed(range(len(rows))):
        known = sum(rows[at][column] * found[column] for column in range(at + 1, len(rows)))
        found[at] = (rows[at][-1] - known) / rows[at][at]
    return found
