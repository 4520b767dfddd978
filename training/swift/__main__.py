"""Plays for the quick learned player: `lessons` are games to learn from, `match` measures a network."""

from __future__ import annotations

import sys
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

import click

from training.swift.games import PartPlay, parts
from training.swift.matches import Match, MatchPlay
from training.swift.subjects import SUBJECTS
from trivault.simulate.opening import opened

GAME = click.Choice(list(SUBJECTS))


@click.group()
def main() -> None:
    """Games for the quick learned player."""


@main.command()
@click.argument("game", type=GAME)
@click.option("--seed", default=1, help="The first game.")
@click.option("--games", default=10**6, help="At most so many.")
@click.option("--seconds", default=3600.0, help="No game is begun later than that.")
@click.option("--jobs", default=1)
@click.option("--network", type=click.Path(path_type=Path), help="Who plays; without one, a search.")
@click.option("--searched", is_flag=True, help="A search looks at the decisions of the network.")
@click.option("--out", type=click.Path(path_type=Path), required=True)
def lessons(
    game: str,
    seed: int,
    games: int,
    seconds: float,
    jobs: int,
    network: Path | None,
    searched: bool,
    out: Path,
) -> None:
    """Play games to learn from."""
    out.mkdir(parents=True, exist_ok=True)
    work = parts(game, range(seed, seed + games), jobs, seconds, network, searched, out)
    with opened(jobs) as executor:
        played = sum(executor.map(PartPlay(game), work))
    click.echo(f"{game}: {played} games from seed {seed}")


@main.command()
@click.argument("game", type=GAME)
@click.argument("first")
@click.argument("second")
@click.option("--seed", default=1, help="The first deal.")
@click.option("--games", default=400)
@click.option("--jobs", default=1)
def match(game: str, first: str, second: str, seed: int, games: int, jobs: int) -> None:
    """Let a network (a file) or a kind of player meet another one; each deal is played twice."""
    work = [Match(first, second, seed + n // 2, bool(n % 2)) for n in range(games)]
    with opened(jobs) as executor:
        found = list(executor.map(MatchPlay(game), work))
    pairs = [(one.won + other.won) / 2 for one, other in zip(found[::2], found[1::2], strict=True)]
    share, error = mean(pairs), 1.96 * stdev(pairs) / sqrt(len(pairs))
    each = 1000 * sum(one.seconds for one in found) / max(1, sum(one.decisions for one in found))
    click.echo(
        f"{game}: {first} against {second}, seed {seed}: {100 * share:.1f} % of {games} games "
        f"(95 %: {100 * (share - error):.1f} to {100 * (share + error):.1f} %), {each:.2f} ms a decision"
    )


if __name__ == "__main__":
    sys.exit(main())
