"""Fitting: the logarithm of the odds of winning as a weighted sum by Newton's method, or as a network.

A sum is fitted to who won and to what the alternatives of one turn led to: in those only the differences count.
What is printed on the cards is fitted beside the cards themselves; its weights are then handed on to the cards,
so that those that were seldom played are worth what others like them are."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import trivault
from training.data import Alternatives, Floats, Positions, columns
from training.network import Backend, Problem, trained
from training.subjects import Subject
from trivault.bots.weights import Weights

STEPS = 12
KEPT_OUT = 10  # of so many games one is kept to see how well the weights do
DIGITS = 3
CLEAR = 4.0  # odds beyond that, as a logarithm, are no better
SHARE = 1.0  # what all alternatives count, in results

Doubles = NDArray[np.float64]


class Fit(NamedTuple):
    """Weights, and what is lost by them in other games: in nats a position."""

    weights: Weights
    outside: float


class Pull(NamedTuple):
    """Towards weights by which the differences between alternatives are what they led to: a squared error."""

    curve: Doubles
    slope: Doubles


def fitted(subject: Subject, positions: Positions, backend: Backend) -> Fit:
    """Weights; how good they are is found in games that are left out."""
    held = _held_back(subject)
    out = positions.games % KEPT_OUT == 0
    inputs = with_traits(subject, positions.inputs)
    problem = Problem(inputs[~out], positions.won[~out], inputs[out], positions.won[out])
    if subject.hidden is not None:
        network = trained(problem, held, subject.hidden, backend)
        return Fit(_weights(subject, network.rows, network.outputs), network.outside)
    pull = differences(subject, positions.alternatives, len(positions.won), backend)
    trial = solved(problem.inputs, problem.won, held, backend, pull)
    outside = lost(_chances(problem.other_inputs, trial), problem.other_won)
    found = solved(inputs, positions.won, held, backend, pull)
    return Fit(_weights(subject, found[:, None], np.zeros(0)), outside)


def solved(
    inputs: Floats, won: NDArray[np.float32], held: Doubles, backend: Backend, pull: Pull | None = None
) -> Doubles:
    """The weights that make the results most likely, held back by a penalty on their squares. What never
    occurs weighs nothing."""
    met = np.flatnonzero(inputs.any(0))
    rows, penalty = backend.array(inputs[:, met]), np.diag(held[met])
    towards = np.zeros(len(penalty))
    if pull is not None:
        penalty = penalty + pull.curve[np.ix_(met, met)]
        towards = pull.slope[met]
    weights = np.zeros(len(penalty))
    for _ in range(STEPS):
        chances = backend.plain(backend.chance(rows @ backend.array(weights)))
        slope = backend.plain(rows.T @ backend.array(chances - won)) + penalty @ weights - towards
        spread = backend.array(np.maximum(chances * (1 - chances), 1e-5))
        step = np.linalg.solve(backend.plain((rows * spread[:, None]).T @ rows) + penalty, slope)
        weights -= step
        if np.abs(step).max() < 1e-4:
            break
    found = np.zeros(len(held))
    found[met] = weights
    return found


def differences(subject: Subject, others: Alternatives, many: int, backend: Backend) -> Pull | None:
    """Each turn counts by how open the game is, and all of them as much as so many results."""
    if not len(others.odds):
        return None
    odds = np.clip(others.odds, -CLEAR, CLEAR)
    chances = 1 / (1 + np.exp(-_mean(odds, others.turns)))
    open_ = np.sqrt(chances * (1 - chances) / np.mean(chances * (1 - chances)))
    apart = with_traits(subject, others.inputs)
    apart = backend.array((apart - _mean(apart, others.turns)) * open_[:, None])
    target = backend.array((odds - _mean(odds, others.turns)) * open_)
    share = SHARE * many / len(odds)
    return Pull(share * backend.plain(apart.T @ apart), share * backend.plain(apart.T @ target))


def _mean(numbers: Floats, turns: NDArray[np.int64]) -> Floats:
    """For each alternative, the mean of those of its turn, which lie side by side."""
    begins = np.flatnonzero(np.diff(turns, prepend=-1))
    sizes = np.diff(begins, append=len(turns))
    sums = np.add.reduceat(numbers, begins, axis=0)
    means: Floats = (sums.T / sizes).T.astype(np.float32)
    return np.repeat(means, sizes, axis=0)


def with_traits(subject: Subject, inputs: Floats) -> Floats:
    """The inputs, and what is printed on the cards in each place."""
    table, many = trait_table(subject), len(subject.names)
    slugs, listed = len(subject.slugs), columns(subject)
    added = [inputs]
    for place in subject.traits_held_back:
        begin = many + listed.index((place, subject.slugs[0]))
        added.append(inputs[:, begin : begin + slugs] @ table)
    return np.concatenate(added, axis=1)


def trait_table(subject: Subject) -> Floats:
    """A row for each card, and a column for each trait."""
    names = sorted({name for printed in subject.traits.values() for name in printed})
    rows = [[subject.traits[slug].get(name, 0.0) for name in names] for slug in subject.slugs if subject.traits]
    return np.array(rows, np.float32)


def lost(chances: Doubles, won: NDArray[np.float32]) -> float:
    return float(-np.mean(won * np.log(chances + 1e-9) + (1 - won) * np.log(1 - chances + 1e-9)))


def _chances(inputs: NDArray[np.float32], weights: Doubles) -> Doubles:
    odds: Doubles = 1 / (1 + np.exp(-(inputs @ weights)))
    return odds


def _held_back(subject: Subject) -> Doubles:
    features = [subject.held_back["features"]] * len(subject.names)
    cards = [subject.held_back[place] for place, _ in columns(subject)]
    many = trait_table(subject).shape[-1]
    traits = [held for held in subject.traits_held_back.values() for _ in range(many)]
    return np.array([*features, *cards, *traits])


def _weights(subject: Subject, rows: Doubles, outputs: Doubles) -> Weights:
    """What was brought to the game is the same in all answers, and left out. What is printed on a card is
    added to its own weight."""
    rows = _handed_on(subject, rows)
    kept = [[round(number, DIGITS) for number in row] for row in rows.tolist()]
    many = len(subject.names)
    cards: dict[str, dict[str, list[float]]] = {place: {} for place in subject.places}
    for (place, slug), row in zip(columns(subject), kept[many:], strict=True):
        if place in cards and any(row):
            cards[place][slug] = row
    return Weights(
        game=subject.game,
        rules=trivault.load(subject.game).fingerprint,
        features=dict(zip(subject.names, kept[:many], strict=True)),
        cards=cards,
        outputs=[round(number, DIGITS) for number in outputs.tolist()],
    )


def _handed_on(subject: Subject, rows: Doubles) -> Doubles:
    """The rows of features and cards, those of cards with what is printed on them."""
    table, many, listed = trait_table(subject), len(subject.names), columns(subject)
    found, traits = rows[: many + len(listed)].copy(), rows[many + len(listed) :]
    for number, place in enumerate(subject.traits_held_back):
        begin = many + listed.index((place, subject.slugs[0]))
        own = traits[number * table.shape[1] : (number + 1) * table.shape[1]]
        found[begin : begin + len(subject.slugs)] += table @ own
    return found
