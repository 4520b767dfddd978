"""`python -m training.calibrate GAME`: how likely positions are won, from games of a level with itself."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from time import process_time

import click

from training import page
from training.command import MANY, SEED, TrainingCommand
from training.positions import PLAYERS, SETUPS, Head, JudgedGame, add, read
from training.reliability import Reliability, around, called, fitted, lost, reliability
from trivault.analysis.calibration import FILE, RENEW, Calibration, calibrated

SORTS = ("expert-2", "club-2", "waiting-2", "club-3", "club-4")  # that are shown
HEADINGS = ("positions", "games", "mean prediction", "won", "95 % interval")
BENT = ("mage-wars",)  # games of which positions are judged by points
GOAL = 0.7  # of the positions called so likely, as many should be won


@click.command(cls=TrainingCommand)
@click.argument("game", type=click.Choice(list(SETUPS)))
@click.option("--games", type=MANY, default=400, show_default=True, help="Games that are fitted to.")
@click.option("--seed", type=SEED, default=1, show_default=True, help="The same seed gives the same games.")
@click.option("--folder", type=click.Path(path_type=Path), default=Path("build/calibration"), show_default=True)
@click.option("--write/--no-write", default=True, help="Replace the calibration of the game, and its table.")
def calibrate(game: str, games: int, seed: int, folder: Path, write: bool) -> None:
    """Calibrate the win probabilities of GAME. Games that are in the folder are not played again."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{game}-{seed}.jsonl"
    begun = process_time()
    for number in add(path, game, games, seed):
        if number % 20 == 0:
            click.echo(f"{process_time() - begun:6.0f} s  {number} games")
    played = read(path, game)[:games]
    head = Head.of(game)
    made = Calibration(
        game=game, rules=head.rules, values=head.values, games=len(played), curves=fitted(played, game in BENT)
    )
    table = _table(made, seed, played)
    click.echo(table)
    if write:
        Path(str(files(calibrated(game).package).joinpath(FILE))).write_bytes(made.to_json())
        page.write(page.CALIBRATION, f"calibration of {game}", table)


def _table(made: Calibration, seed: int, played: Sequence[JudgedGame]) -> str:
    """What was called so and won so often, by curves that were fitted to other games."""
    lines = [
        f"`{PLAYERS[made.game]}` against itself, {made.games} games, rules {made.rules}, "
        f"measured with `{RENEW} {made.game} --games {made.games} --seed {seed}`.",
    ]
    found = called(played, made.game in BENT)
    names = [name for name in SORTS if name in found]
    near = {name: row for name in names if (row := around(found[name], GOAL)) is not None}
    lines += [
        "",
        *page.table(["predicted about 70 %", *HEADINGS], [_row(*each) for each in near.items()]),
    ]
    for name in names:
        positions = found[name]
        lines += ["", f"*{name}*: log loss {lost(positions):.3f} nats per position.", ""]
        lines += page.table(
            ["predicted", *HEADINGS], [_row(_tenth(each), each) for each in reliability(positions)]
        )
    return "\n".join(lines)


def _row(first: str, each: Reliability) -> list[str]:
    low, high = max(0.0, each.won - each.error), min(1.0, each.won + each.error)
    on_average, won, least, most = map(page.percent, (each.called, each.won, low, high))
    return [first, str(each.positions), str(each.games), on_average, won, f"{least} to {most}"]


def _tenth(each: Reliability) -> str:
    return f"{page.percent(each.low)} to {page.percent(each.low + 0.1)}"


if __name__ == "__main__":
    calibrate()
