"""Fitting a small network: a weighted sum, and hidden units beside it. It is trained on a GPU by PyTorch where
there is one, and by NumPy elsewhere; the gradients are written out, so that both do the same."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

STEPS = 1500
LOOK = 25  # steps after which it is seen how well the network does on games that it does not learn from
WORSE = 0.01  # so much worse than the best so far, and it is enough
RATE, WARM, COOL = 0.004, 50, 0.05  # of learning: it rises for some steps and falls to this part
FIRST, SECOND, TINY = 0.9, 0.999, 1e-10  # of Adam

Array = Any  # of NumPy or PyTorch
Floats = NDArray[np.float32]


class Problem(NamedTuple):
    """What is learned from, and what is only looked at."""

    inputs: Floats
    won: Floats
    other_inputs: Floats
    other_won: Floats


class Hidden(NamedTuple):
    """How a network is built and held back from learning by heart."""

    units: int
    decay: float
    seed: int = 1


class Backend:
    """Arrays on a GPU, or in plain memory."""

    def __init__(self, gpu: bool = True) -> None:
        try:
            import torch
        except ImportError:
            self.torch: Any = None
        else:
            self.torch = torch if gpu and torch.cuda.is_available() else None

    @property
    def name(self) -> str:
        return "NumPy" if self.torch is None else str(self.torch.cuda.get_device_name(0))

    def array(self, numbers: Any) -> Array:
        if self.torch is None:
            return np.asarray(numbers, np.float32)
        return self.torch.tensor(np.asarray(numbers, np.float32), device="cuda")

    def plain(self, array: Array) -> NDArray[np.float64]:
        host = array if self.torch is None else array.detach().cpu().numpy()
        return np.asarray(host, np.float64)

    def tanh(self, array: Array) -> Array:
        return np.tanh(array) if self.torch is None else self.torch.tanh(array)

    def exp(self, array: Array) -> Array:
        return np.exp(array) if self.torch is None else self.torch.exp(array)

    def log(self, array: Array) -> Array:
        return np.log(array) if self.torch is None else self.torch.log(array)

    def chance(self, odds: Array) -> Array:
        return 1 / (1 + self.exp(-odds))

    def indices(self, numbers: Any) -> Array:
        return numbers if self.torch is None else self.torch.tensor(numbers, device="cuda")

    def sums(self, rows: Array, places: Array, many: int) -> Array:
        """Of the rows that belong to each of so many places."""
        if self.torch is not None:
            return self.torch.zeros((many, rows.shape[1]), device="cuda").index_add_(0, places, rows)
        columns = [np.bincount(places, column, many) for column in rows.T]
        return np.stack(columns, axis=1).astype(np.float32)


class Network(NamedTuple):
    """Rows as `Weights` has them, and what the hidden units add."""

    rows: NDArray[np.float64]
    outputs: NDArray[np.float64]
    outside: float  # nats that are lost a position in games that it did not learn from


def trained(problem: Problem, held: NDArray[np.float64], hidden: Hidden, backend: Backend) -> Network:
    """The network as it was when it did best on the other games. Inputs are scaled to be alike in size."""
    scale = np.maximum(problem.inputs.std(0), 1e-6)
    scale[scale <= 1e-6] = 1.0
    inputs, won = backend.array(problem.inputs / scale), backend.array(problem.won)
    other = backend.array(problem.other_inputs / scale)
    chance, many = np.random.default_rng(hidden.seed), problem.inputs.shape[1]
    parts = {
        "sum": backend.array(np.zeros(many)),
        "units": backend.array(chance.normal(0, 0.02, (many, hidden.units))),
        "outputs": backend.array(chance.normal(0, 0.3, hidden.units)),
    }
    penalty = backend.array(held / scale**2 / len(problem.won))
    means = {name: part * 0 for name, part in parts.items()}
    squares = {name: part * 0 for name, part in parts.items()}
    best, kept = float("inf"), parts
    for step in range(1, STEPS + 1):
        units = backend.tanh(inputs @ parts["units"])
        odds = inputs @ parts["sum"] + units @ parts["outputs"]
        wrong = (backend.chance(odds) - won) / len(problem.won)
        back = wrong[:, None] * parts["outputs"][None, :] * (1 - units * units)
        slopes = {
            "sum": inputs.T @ wrong + penalty * parts["sum"],
            "units": inputs.T @ back + hidden.decay * parts["units"],
            "outputs": units.T @ wrong + 0.1 * hidden.decay * parts["outputs"],
        }
        rate = RATE * min(1.0, step / WARM) * COOL ** (step / STEPS)
        for name, slope in slopes.items():
            means[name] = FIRST * means[name] + (1 - FIRST) * slope
            squares[name] = SECOND * squares[name] + (1 - SECOND) * slope * slope
            size = (squares[name] / (1 - SECOND**step)) ** 0.5 + TINY
            parts[name] = parts[name] - rate * means[name] / (1 - FIRST**step) / size
        if step % LOOK == 0:
            lost = _lost(backend, other, problem.other_won, parts)
            if lost < best:
                best, kept = lost, dict(parts)
            elif lost > best + WORSE:
                break
    rows = np.column_stack([backend.plain(kept["sum"]), backend.plain(kept["units"])]) / scale[:, None]
    return Network(rows, backend.plain(kept["outputs"]), best)


def _lost(backend: Backend, inputs: Array, won: Floats, parts: dict[str, Array]) -> float:
    odds = inputs @ parts["sum"] + backend.tanh(inputs @ parts["units"]) @ parts["outputs"]
    chances = np.clip(backend.plain(backend.chance(odds)), 1e-6, 1 - 1e-6)
    return float(-np.mean(won * np.log(chances) + (1 - won) * np.log(1 - chances)))
