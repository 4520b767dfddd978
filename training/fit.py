"""Fitting: the logarithm of the odds of winning as a weighted sum by Newton's method, or as a network."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from training.data import Positions, columns
from training.network import Backend, Problem, trained
from training.subjects import Subject
from trivault import games
from trivault.players.weights import Weights

STEPS = 12
KEPT_OUT = 10  # of so many games one is kept to see how well the weights do
DIGITS = 3

Doubles = NDArray[np.float64]


class Fit(NamedTuple):
    """Weights, and what is lost by them in other games: in nats a position."""

    weights: Weights
    outside: float


def fitted(subject: Subject, positions: Positions, backend: Backend) -> Fit:
    """Weights; how good they are is found in games that are left out."""
    held = _held_back(subject)
    out = positions.games % KEPT_OUT == 0
    problem = Problem(positions.inputs[~out], positions.won[~out], positions.inputs[out], positions.won[out])
    if subject.hidden is not None:
        network = trained(problem, held, subject.hidden, backend)
        return Fit(_weights(subject, network.rows, network.outputs), network.outside)
    trial = solved(problem.inputs, problem.won, held)
    outside = lost(_chances(problem.other_inputs, trial), problem.other_won)
    found = solved(positions.inputs, positions.won, held)
    return Fit(_weights(subject, found[:, None], np.zeros(0)), outside)


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


def _weights(subject: Subject, rows: Doubles, outputs: Doubles) -> Weights:
    """What was brought to the game is the same in all answers, and left out."""
    kept = [[round(number, DIGITS) for number in row] for row in rows.tolist()]
    many = len(subject.names)
    cards: dict[str, dict[str, list[float]]] = {place: {} for place in subject.places}
    for (place, slug), row in zip(columns(subject), kept[many:], strict=True):
        if place in cards and any(row):
            cards[place][slug] = row
    return Weights(
        game=subject.game,
        rules=games.load(subject.game).fingerprint,
        features=dict(zip(subject.names, kept[:many], strict=True)),
        cards=cards,
        outputs=[round(number, DIGITS) for number in outputs.tolist()],
    )
