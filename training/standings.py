"""`python -m training.standings GAME`: write the results of a ladder into the page about opponents."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from training import page
from training.command import TrainingCommand
from training.positions import SETUPS
from trivault.simulate.ladder import Ladder, Meeting
from trivault.simulate.ratings import Rating

FOLDER = Path("docs/reference/ladders")  # what `trivault ladder GAME --file` has kept


@click.command(cls=TrainingCommand)
@click.argument("game", type=click.Choice(list(SETUPS)))
@click.option("--apprentice", is_flag=True, help="The one for apprentices.")
@click.option("--folder", type=click.Path(path_type=Path), default=FOLDER, show_default=True)
@click.option("--commit", required=True, help="Whose players they were.")
def standings(game: str, apprentice: bool, folder: Path, commit: str) -> None:
    """Replace the table of GAME."""
    name = f"{game}-apprentice" if apprentice else game
    file = folder / f"{name}.json"
    page.write(
        page.LADDERS,
        f"ladder of {name}",
        told(msgspec.json.decode(file.read_bytes(), type=Ladder), file, commit),
    )


def told(ladder: Ladder, file: Path, commit: str) -> str:
    """Who met whom, and the ratings."""
    met = [meeting for meeting in ladder.meetings if meeting.results]
    names = [name for name in ladder.players if any(name in meeting.players for meeting in met)]
    options = [f"--{option}" for option in ladder.variant]
    options += ["--players", ",".join(names), "--seed", str(ladder.seed), "--file", str(file)]
    command = " ".join(["trivault ladder", ladder.game, *options])
    return "\n".join(
        [
            f"Commit {commit}, rules {ladder.rules}, played with `{command}`.",
            "",
            *page.table(
                ["pair", "games", "won by the first player", "95 % interval"], [_met(each) for each in met]
            ),
            "",
            *page.table(
                ["player", "rating", "95 % interval"],
                [_rated(each) for each in reversed(ladder.ratings()) if each.player in names],
            ),
        ]
    )


def _met(meeting: Meeting) -> list[str]:
    share, (one, other) = meeting.share(), meeting.players
    among = f"{page.percent(share.low)} to {page.percent(share.high)}"
    return [f"`{one}` against `{other}`", str(share.of), page.percent(share.rate), among]


def _rated(rating: Rating) -> list[str]:
    return [f"`{rating.player}`", f"{rating.value:.0f}", f"{rating.low:.0f} to {rating.high:.0f}"]


if __name__ == "__main__":
    standings()
