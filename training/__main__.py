"""`python -m training GAME`: from nothing to the weights of a game."""

from __future__ import annotations

import os
from pathlib import Path
from time import perf_counter

import click

from training.data import keep, load
from training.fit import fitted
from training.network import Backend
from training.selfplay import played
from training.subjects import SUBJECTS
from trivault.players.weights import Weights


@click.command()
@click.argument("game", type=click.Choice(list(SUBJECTS)))
@click.option("--games", default=4000, show_default=True, help="Games of each round.")
@click.option(
    "--rounds", default=3, show_default=True, help="The first is greedy, later ones use what was learned."
)
@click.option("--seed", default=1, show_default=True, help="The same seed gives the same games.")
@click.option("--jobs", default=os.cpu_count(), show_default="all", help="Processes that play.")
@click.option("--folder", type=click.Path(path_type=Path), default=Path("build/training"), show_default=True)
@click.option("--out", type=click.Path(path_type=Path), help="The weights.  [default: in the folder]")
def train(game: str, games: int, rounds: int, seed: int, jobs: int, folder: Path, out: Path | None) -> None:
    """Learn what positions of GAME are worth: play, fit, play with that, and fit all of it."""
    subject, backend = SUBJECTS[game], Backend()
    folder.mkdir(parents=True, exist_ok=True)
    weights: Weights | None = None
    files: list[Path] = []
    begun = perf_counter()

    def say(line: str) -> None:
        click.echo(f"{perf_counter() - begun:6.0f} s  {line}")

    for number in range(1, rounds + 1):
        file = folder / f"{game}-{seed}-{number}.npz"
        by = "greedy" if weights is None else f"weights of round {number - 1}"
        many = keep(file, subject, played(game, weights, games, seed + number, jobs), seed, by)
        files.append(file)
        say(f"round {number}: {many} positions of {games} games by {by}, in {file}")
        fit = fitted(subject, load(files, subject), backend)
        weights = fit.weights
        say(f"fitted by {backend.name}: {fit.outside:.4f} nats are lost a position in games that were left out")
    assert weights is not None
    path = out or folder / f"{game}-weights.json"
    path.write_bytes(weights.to_json())
    say(f"weights in {path}")


if __name__ == "__main__":
    train()
