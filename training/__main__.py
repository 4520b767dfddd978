"""`python -m training GAME`: from nothing to the weights of a game."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import click

from training import tuning
from training.command import MANY, SEED, TrainingCommand
from training.data import Part, keep, load
from training.fit import fitted
from training.network import Backend
from training.policy import improve
from training.policy_games import GAME as KEYFORGE
from training.selfplay import played
from training.subjects import SUBJECTS, Subject
from trivault.bots.weights import Weights
from trivault.games.magewars.bots.levels import GAME as MAGE_WARS
from trivault.simulate.executors import Executor
from trivault.simulate.opening import opened

PART = 500  # games of a round that are kept together: what is lost when training is stopped


@click.command(cls=TrainingCommand)
@click.argument("game", type=click.Choice([*SUBJECTS, MAGE_WARS]))
@click.option("--games", type=MANY, default=4000, show_default=True, help="Games of each round.")
@click.option("--rounds", type=MANY, default=3, show_default=True, help="Later ones use what was learned.")
@click.option("--seed", type=SEED, default=1, show_default=True, help="The same seed gives the same games.")
@click.option("--jobs", type=MANY, default=os.cpu_count(), show_default="all", help="Processes that play.")
@click.option("--ray", help="Play on a Ray cluster instead: auto, local, HOST:PORT or ray://HOST:PORT.")
@click.option("--folder", type=click.Path(path_type=Path), default=Path("build/training"), show_default=True)
@click.option("--out", type=click.Path(path_type=Path), help="The weights.  [default: in the folder]")
def train(
    game: str, games: int, rounds: int, seed: int, jobs: int, ray: str | None, folder: Path, out: Path | None
) -> None:
    """Learn what positions of GAME are worth: play, fit, play with that, and fit all of it. In Mage Wars the
    weights are moved towards those that win.

    Parts of rounds that are in the folder are not played again: training may be stopped and gone on with.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = out or folder / f"{game}-weights.json"
    begun = perf_counter()

    def say(line: str) -> None:
        click.echo(f"{perf_counter() - begun:6.0f} s  {line}")

    with opened(ray or jobs) as executor:
        if game == MAGE_WARS:
            path.write_bytes(tuning.improve(games, rounds, seed, executor, folder, say).to_json())
            say(f"weights in {path}")
            return
        weights = learned(SUBJECTS[game], games, rounds, seed, executor, folder, say)
        path.write_bytes(weights.to_json())
        say(f"weights in {path}")
        if game == KEYFORGE:
            path = folder / f"{game}-policy.json"
            path.write_bytes(improve(weights, games, rounds, seed, executor, folder, say).to_json())
            say(f"quick answers in {path}")


def learned(
    subject: Subject,
    games: int,
    rounds: int,
    seed: int,
    executor: Executor,
    folder: Path,
    say: Callable[[str], None],
) -> Weights:
    """The weights after some rounds: each is played with those of the round before, and fitted with all."""
    game, backend = subject.game, Backend()
    weights: Weights | None = None
    files: list[Path] = []
    for number in range(1, rounds + 1):
        by = "greedy" if weights is None else f"weights of round {number - 1}"
        for at in range(0, games, PART):
            some = range(at, min(at + PART, games))
            part = Part.of(seed + number, some, weights)
            file = folder / f"{game}-{seed}-{number}-{at}.npz"
            files.append(file)
            if part.kept(file, subject):
                continue
            found = played(game, weights, some.stop, seed + number, executor, some.start)
            with click.progressbar(found, length=len(some), file=sys.stderr) as counted:
                many = keep(file, subject, counted, seed, by, part)
            say(f"round {number}: {many} positions of {some.stop} of {games} games by {by}, in {file}")
        fit = fitted(subject, load(files, subject), backend)
        weights = fit.weights
        say(f"fitted by {backend.name}: {fit.outside:.4f} nats are lost a position in games left out")
    assert weights is not None
    return weights


if __name__ == "__main__":
    train()
