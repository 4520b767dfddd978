"""`python -m training.policy`: from the weights of positions to quick answers of KeyForge.

Answers are weighed, and given as likely as their weights say. What is made as large as possible is how likely
games are won with what is given: so alternatives that are as good do not matter, and blunders do most."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import click
import numpy as np
from numpy.typing import NDArray

import trivault
from training.command import MANY, SEED, TrainingCommand
from training.lessons import Lessons, keep, kept, load, origin
from training.network import Array, Backend
from training.policy_games import GAME, PolicyPlay
from training.subjects import SUBJECTS
from trivault.bots.weights import PolicyWeights, Weights, packaged, read
from trivault.games.keyforge.bots.learned_policy import NUMBERS
from trivault.simulate.executors import Jobs
from trivault.simulate.opening import opened

STEPS = 250
RATE, WARM, COOL = 0.05, 20, 0.05  # of learning: it rises for some steps and falls to this part
FIRST, SECOND, TINY = 0.9, 0.99, 1e-9  # of Adam
HELD_BACK = {False: 0.1, True: 4.0}  # weights from being large: of acts, and of houses, which luck blurs most
OPEN_MINDED = 0.0005  # what it is worth not to be sure too early
KEPT_OUT = 10  # of so many decisions one is kept to see how good the answers are
DIGITS = 3
SURE = 30.0  # weights that differ by more are as good as never and always


def fitted(lessons: Lessons, held_back: float, backend: Backend) -> tuple[NDArray[np.float64], float]:
    """A row of weights for each name, and the chances of winning that are lost in decisions left out."""
    many = int(lessons.decisions.max(initial=-1)) + 1
    out = np.arange(many) % KEPT_OUT == 0
    learned = _solved(lessons.some(~out), held_back, backend)
    return learned, regret(lessons.some(out), learned)


def _solved(lessons: Lessons, held_back: float, backend: Backend) -> NDArray[np.float64]:
    """Gradient ascent; the slopes are written out, so that a GPU and NumPy do the same."""
    many, size = int(lessons.decisions.max()) + 1, len(lessons.numbers)
    numbers, chances = backend.array(lessons.numbers), backend.array(lessons.chances)
    rows, answers, decisions = map(backend.indices, (lessons.rows, lessons.answers, lessons.decisions))
    weights = backend.array(np.zeros((len(lessons.names), len(NUMBERS))))
    mean, square = weights * 0, weights * 0
    for step in range(1, STEPS + 1):
        sums = backend.sums(weights[rows], answers, size)
        given = _likely(backend, (sums * numbers).sum(1), decisions, many)
        worth = chances - OPEN_MINDED * backend.log(given + 1e-9)
        expected = backend.sums((given * worth)[:, None], decisions, many)[:, 0]
        slope = (given * (worth - expected[decisions]))[:, None] * numbers
        slope = held_back / many * weights - backend.sums(slope[answers], rows, len(weights)) / many
        mean = FIRST * mean + (1 - FIRST) * slope
        square = SECOND * square + (1 - SECOND) * slope * slope
        rate = RATE * min(1.0, step / WARM) * COOL ** (step / STEPS)
        scale = (square / (1 - SECOND**step)) ** 0.5 + TINY
        weights = weights - rate * mean / (1 - FIRST**step) / scale
    return backend.plain(weights)


def _likely(backend: Backend, weights: Array, decisions: Array, many: int) -> Array:
    """How likely each answer is given."""
    middle = backend.sums(weights[:, None], decisions, many)[:, 0]
    count = backend.sums((weights * 0 + 1)[:, None], decisions, many)[:, 0]
    size = backend.exp((weights - (middle / count)[decisions]).clip(-SURE, SURE))
    return size / backend.sums(size[:, None], decisions, many)[:, 0][decisions]


def regret(lessons: Lessons, weights: NDArray[np.float64]) -> float:
    """By how much the best answers are better than those that weigh most, on average."""
    backend, many = Backend(gpu=False), int(lessons.decisions.max(initial=-1)) + 1
    sums = backend.sums(weights[lessons.rows].astype(np.float32), lessons.answers, len(lessons.numbers))
    weigh = (sums * lessons.numbers).sum(1)
    order = np.lexsort((-weigh, lessons.decisions))
    first = np.unique(lessons.decisions[order], return_index=True)[1]
    best = np.full(many, -np.inf)
    np.maximum.at(best, lessons.decisions, lessons.chances)
    return float(np.mean(best - lessons.chances[order][first]))


def learned(path: Path, backend: Backend) -> tuple[PolicyWeights, dict[str, float]]:
    """Quick answers, and what is lost by them a decision."""
    weights: dict[str, dict[str, list[float]]] = {}
    losses: dict[str, float] = {}
    for house, held_back in HELD_BACK.items():
        lessons = load(path, house)
        rows, losses["houses" if house else "acts"] = fitted(lessons, held_back, backend)
        for (what, name), row in zip(lessons.names, rows.round(DIGITS).tolist(), strict=True):
            if any(row):
                weights.setdefault(what, {})[name] = row
    rules = trivault.load(GAME).fingerprint
    return PolicyWeights(game=GAME, rules=rules, numbers=list(NUMBERS), weights=weights), losses


def improve(
    weights: Weights,
    many: int,
    rounds: int,
    seed: int,
    jobs: Jobs,
    folder: Path,
    say: Callable[[str], None],
) -> PolicyWeights:
    """Play and learn, in rounds: the first with answers by rules, later ones with those that were learned. What
    is in the folder is not played again."""
    found: PolicyWeights | None = None
    backend = Backend()
    with opened(jobs) as executor:
        for number in range(1, rounds + 1):
            path = folder / f"{GAME}-lessons-{seed}-{number}.npz"
            seeds = range((seed + number) * 1_000_003, (seed + number) * 1_000_003 + many)
            if not kept(path, of := origin(seeds, weights, found)):
                played = executor.map(PolicyPlay(weights, found), seeds)
                with click.progressbar(played, length=many, file=sys.stderr) as counted:
                    count = keep(path, (lesson for game in counted for lesson in game), of)
                say(f"quick answers, round {number}: {count} decisions of {many} games, in {path}")
            found, lost = learned(path, backend)
            said = ", ".join(f"{loss:.4f} with {what}" for what, loss in lost.items())
            say(f"fitted by {backend.name}: in decisions left out, chances are lost of {said}")
    assert found is not None
    return found


@click.command(cls=TrainingCommand)
@click.option("--weights", type=click.Path(path_type=Path), help="Of positions.  [default: the package's]")
@click.option("--games", "many", type=MANY, default=4000, show_default=True, help="Games of each round.")
@click.option("--rounds", type=MANY, default=3, show_default=True)
@click.option("--seed", type=SEED, default=1, show_default=True, help="The same seed gives the same games.")
@click.option("--jobs", type=MANY, default=os.cpu_count(), show_default="all", help="Processes that play.")
@click.option("--folder", type=click.Path(path_type=Path), default=Path("build/training"), show_default=True)
@click.option("--out", type=click.Path(path_type=Path), help="The weights.  [default: in the folder]")
def train(
    weights: Path | None, many: int, rounds: int, seed: int, jobs: int, folder: Path, out: Path | None
) -> None:
    """Learn quick answers of KeyForge."""
    subject = SUBJECTS[GAME]
    data = weights.read_bytes() if weights else packaged("trivault.games.keyforge.bots")
    known = read(data, GAME, subject.names, subject.places, set(subject.slugs))
    folder.mkdir(parents=True, exist_ok=True)
    begun = perf_counter()

    def say(line: str) -> None:
        click.echo(f"{perf_counter() - begun:6.0f} s  {line}")

    found = improve(known, many, rounds, seed, jobs, folder, say)
    path = out or folder / f"{GAME}-policy.json"
    path.write_bytes(found.to_json())
    say(f"quick answers in {path}")


if __name__ == "__main__":
    train()
