"""Fitting: the logarithm of the odds of winning as a weighted sum, by Newton's method."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from training.data import Positions, columns
from training.subjects import Subject
from trivault import games
from trivault.players.weights import Weights

STEPS = 12
KEPT_OUT = 10  # of so many games one is kept to see how well the weights do
DIGITS = 3

Doubles = NDArray[np.float64]


class Fit(NamedTuple):
    """Weights, and what is lost by them in games that were fitted and in others: in nats a position."""

    weights: Weights
    inside: float
    outside: float
    right: float  # the share of the other positions whose winner was named


def fitted(subject: Subject, positions: Positions) -> Fit:
    """Weights from all positions; how good they are is found with a part of them left out."""
    held = _held_back(subject)
    outside = positions.games % KEPT_OUT == 0
    trial = solved(positions.inputs[~outside], positions.won[~outside], held)
    found = solved(positions.inputs, positions.won, held)
    chances = _chances(positions.inputs[outside], trial)
    return Fit(
        _weights(subject, found),
        lost(_chances(positions.inputs[~outside], trial), positions.won[~outside]),
        lost(chances, positions.won[outside]),
        float(np.mean((chances > 0.5) == (positions.won[outside] > 0.5))),
    )


def solved(inputs: NDArray[np.float32], won: NDArray[np.float32], held: Doubles) -> Doubles:
    """The weights that make the results most likely, held back by a penalty on their squares."""
    weights = np.zeros(inputs.shape[1])
    for _ in range(STEPS):
        chances = _chances(inputs, weights)
        slope = inputs.T @ (chances - won) + held * weights
        spread = np.maximum(chances * (1 - chances), 1e-5).astype(np.float32)
        curve = (inputs * spread[:, None]).T @ inputs + np.diag(held)
        step = np.linalg.solve(curve, slope)
        weights -= step
        if np.abs(step).max() < 1e-4:
            break
    return weights


def lost(chances: Doubles, won: NDArray[np.float32]) -> float:
    return float(-np.mean(won * np.log(chances + 1e-9) + (1 - won) * np.log(1 - chances + 1e-9)))


def _chances(inputs: NDArray[np.float32], weights: Doubles) -> Doubles:
    odds: Doubles = 1 / (1 + np.exp(-(inputs @ weights)))
    return odds


def _held_back(subject: Subject) -> Doubles:
    features = [subject.held_back["features"]] * len(subject.names)
    return np.array([*features, *(subject.held_back[place] for place, _ in columns(subject))])


def _weights(subject: Subject, found: Doubles) -> Weights:
    """What was brought to the game is the same in all answers, and left out."""
    many = len(subject.names)
    cards: dict[str, dict[str, list[float]]] = {place: {} for place in subject.places}
    for (place, slug), weight in zip(columns(subject), found[many:].tolist(), strict=True):
        if place in cards and abs(weight) >= 10**-DIGITS:
            cards[place][slug] = [round(weight, DIGITS)]
    features = zip(subject.names, found[:many].tolist(), strict=True)
    return Weights(
        game=subject.game,
        rules=games.load(subject.game).fingerprint,
        features={name: [round(weight, DIGITS)] for name, weight in features},
        cards=cards,
        outputs=[],
    )
