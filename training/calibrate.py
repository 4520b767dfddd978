"""`python -m training.calibrate GAME`: how likely positions are won, from games of a level with itself."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from time import process_time

import click

from training.positions import PLAYERS, SETUPS, Head, add, half, read
from training.reliability import Reliability, called, fitted, lost, reliability
from trivault.analysis.advisor import advisor_of
from trivault.analysis.calibration import FILE, RENEW, Calibration

DOCS = Path("docs/opponents.md")
SORTS = ("expert-2", "club-2", "waiting-2", "club-3", "club-4")  # that are shown


@click.command()
@click.argument("game", type=click.Choice(list(SETUPS)))
@click.option("--games", default=400, show_default=True, help="Games; half of them are fitted to.")
@click.option("--seed", default=1, show_default=True, help="The same seed gives the same games.")
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
        game=game, rules=head.rules, values=head.values, games=len(played), curves=fitted(half(played, 0))
    )
    table = _table(game, made, seed, path)
    click.echo(table)
    if write:
        Path(str(files(advisor_of(game).package).joinpath(FILE))).write_bytes(made.to_json())
        _document(game, table)


def _table(game: str, made: Calibration, seed: int, path: Path) -> str:
    """What was called so and won so often, in the half of the games that was not fitted to."""
    others = half(read(path, game)[: made.games], 1)
    lines = [
        f"`{PLAYERS[game]}` with itself, {made.games} games, rules {made.rules} "
        f"(`{RENEW} {game} --games {made.games} --seed {seed}`); this is the half that was not fitted to.",
    ]
    for name in [name for name in SORTS if name in made.curves]:
        positions = list(called(others, made, name))
        lines += ["", f"*{name}*: {lost(positions):.3f} nats are lost a position.", ""]
        lines += [
            "| called | positions | in games | on average | won | 95 % interval |",
            "|---|---|---|---|---|---|",
        ]
        lines += [_row(each) for each in reliability(positions)]
    return "\n".join(lines)


def _row(each: Reliability) -> str:
    low, high = max(0.0, each.won - each.error), min(1.0, each.won + each.error)
    tenth = f"{each.low:.0%} to {each.low + 0.1:.0%}".replace("%", " %")
    on_average, won, least, most = [
        f"{share:.0%}".replace("%", " %") for share in (each.called, each.won, low, high)
    ]
    return f"| {tenth} | {each.positions} | {each.games} | {on_average} | {won} | {least} to {most} |"


def _document(game: str, table: str) -> None:
    begin, end = f"<!-- calibration of {game} -->", f"<!-- end of {game} -->"
    text = DOCS.read_text(encoding="utf-8")
    found = re.search(f"{re.escape(begin)}.*?{re.escape(end)}", text, re.DOTALL)
    if found is None:
        raise click.ClickException(f"{DOCS} has no place for the table: {begin} … {end}")
    DOCS.write_text(text.replace(found[0], f"{begin}\n{table}\n{end}"), encoding="utf-8")


if __name__ == "__main__":
    calibrate()
