"""What an observation with its mask costs, and how fast many games run: `python -m benchmarks.observations`.

Costs are processor time over all moments of random games. With `--runner` what an action costs when many games
run at once, in this process and in others, where Linux says how long each of them ran: the time of the busiest
one and of this one bounds how many actions a second can have. Random actions stand in for a network.
"""

from __future__ import annotations

from collections.abc import Sequence
from os import getpid
from pathlib import Path
from random import Random
from statistics import fmean
from time import process_time

import click
import numpy as np

from benchmarks.run import BUILD
from trivault.research import ArrayGame, Episode, ProcessGames, VectorGames

BUDGET = {"shards": 50.0, "keyforge": 150.0, "mage-wars": 250.0}  # µs
SEATS = {"shards": (2, 4), "keyforge": (2,), "mage-wars": (2, 4)}  # the fewest and the most


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


def shares(games: VectorGames | ProcessGames, steps: int) -> list[float]:
    """Microseconds of processor time for an action: of this process, and of each that plays."""
    chance, masks = np.random.default_rng(1), games.arrays.masks
    pids = [getpid(), *(games.pids if isinstance(games, ProcessGames) else ())]
    before = [_ran(pid) for pid in pids]
    for _ in range(steps):
        games.step(np.where(masks, chance.random(masks.shape, np.float32), -1.0).argmax(1))
    return [(_ran(pid) - begun) / steps / games.count for pid, begun in zip(pids, before, strict=True)]


def _ran(pid: int) -> float:
    """For how many microseconds a process has had a processor."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) / 1000


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
        for players in SEATS[name]:
            game = ArrayGame(name, {"players": players})
            seen = moments(game, games, most)
            best = min(cost(game, seen) for _ in range(repeats))
            filled = fmean(_filled(game, each) for each in seen[::50])
            layout = f"{game.encoder.slots} slots ({filled:.0f} filled), {game.encoder.actions} actions"
            click.echo(f"{BUILD:8} {name:10} {players} {best:6.1f} µs of {budget:.0f}, {layout}")
        if runner:
            (alone,) = shares(VectorGames(name, count), steps)
            click.echo(f"{'':19} {count} games here: {alone:.0f} µs for an action")
            for number in map(int, processes.split(",")):
                with ProcessGames(name, count, processes=number) as several:
                    here, *there = shares(several, steps)
                said = f"{here:.0f} µs here and {max(there):.0f} in the busiest, {here + sum(there):.0f} in all"
                click.echo(f"{'':19} … in {number} processes: {said}")


def _filled(game: ArrayGame, episode: Episode) -> int:
    (observation,), _ = game.arrays(1)
    episode.observe(episode.player, observation)
    return int(np.count_nonzero(observation))


if __name__ == "__main__":
    main()
