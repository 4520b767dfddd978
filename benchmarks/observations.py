"""What an observation with its mask costs, and how fast many games run: `python -m benchmarks.observations`.

Costs are processor time over all moments of random games. With `--runner` the steps of many games per second
of wall time, in this process and in others; random actions stand in for a network.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean
from time import perf_counter, process_time

import click
import numpy as np

from benchmarks.run import BUILD
from trivault.research import ArrayGame, Episode, ProcessGames, VectorGames

BUDGET = {"shards": 50.0, "keyforge": 150.0, "mage-wars": 250.0}  # µs


def moments(game: ArrayGame, games: int, most: int) -> list[Episode]:
    """Every moment of some games in which all actions are random, or the first of each."""
    found = []
    for seed in range(games):
        episode, chance = game.episode(seed), Random(seed)
        for _ in range(most):
            if episode.over:
                break
            found.append(episode.copy())
            episode.act(chance.choice(episode.legal()))
    return found


def cost(game: ArrayGame, seen: Sequence[Episode]) -> float:
    """Microseconds for the array, the legal actions of a choice that has just been opened, and the mask."""
    (observation,), (mask,) = game.arrays(1)
    begun = process_time()
    for episode in seen:
        episode.observe(episode.player, observation)
        game.encoder.first_step(episode.state, episode.state.asked(episode.player))
        episode.mask(episode.player, mask)
    return 1e6 * (process_time() - begun) / len(seen)


def speed(games: VectorGames | ProcessGames, steps: int) -> float:
    """Actions per second, over all games."""
    chance, masks = np.random.default_rng(1), games.arrays.masks
    begun = perf_counter()
    for _ in range(steps):
        games.step(np.where(masks, chance.random(masks.shape, np.float32), -1.0).argmax(1))
    return steps * games.count / (perf_counter() - begun)


@click.command()
@click.option("--games", default=3, show_default=True, help="Random games whose moments are observed.")
@click.option("--most", default=3000, show_default=True, help="Moments of each of them.")
@click.option("--repeats", default=3, show_default=True, help="The best of so many counts.")
@click.option("--runner", is_flag=True, help="Measure many games at once, too.")
@click.option("--count", default=64, show_default=True, help="Games at once.")
@click.option("--steps", default=100, show_default=True, help="Actions in each of them.")
@click.option("--processes", default="1,2,4", show_default=True, help="Numbers of processes.")
def main(games: int, most: int, repeats: int, runner: bool, count: int, steps: int, processes: str) -> None:
    """Print the figures of all games, against their budget."""
    for name, budget in BUDGET.items():
        game = ArrayGame(name, {})
        seen = moments(game, games, most)
        best = min(cost(game, seen) for _ in range(repeats))
        filled = fmean(_filled(game, each) for each in seen[::50])
        layout = f"{game.encoder.slots} slots ({filled:.0f} filled), {game.encoder.actions} actions"
        click.echo(f"{BUILD:8} {name:10} {best:6.1f} µs of {budget:.0f}, {layout}")
        if runner:
            alone = speed(VectorGames(name, count), steps)
            click.echo(f"{'':19} {count} games here: {alone:.0f} actions/s")
            for number in map(int, processes.split(",")):
                with ProcessGames(name, count, processes=number) as several:
                    click.echo(f"{'':19} … in {number} processes: {speed(several, steps):.0f} actions/s")


def _filled(game: ArrayGame, episode: Episode) -> int:
    (observation,), _ = game.arrays(1)
    episode.observe(episode.player, observation)
    return int(np.count_nonzero(observation))


if __name__ == "__main__":
    main()
