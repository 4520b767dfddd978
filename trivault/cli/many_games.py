"""What commands that play many games share: where they are played, and how far they are."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from trivault.cli.options import NumberParam

OPTIONS = (
    click.option("--jobs", type=NumberParam(1), metavar="N", help="Number of processes.  [default: 1]"),
    click.option(
        "--ray",
        metavar="ADDRESS",
        help="Play on a Ray cluster: auto (the running one), HOST:PORT, ray://HOST:PORT, or local (a new one "
        "on this machine).",
    ),
)


def jobs_options(command: Callable[..., None]) -> Callable[..., None]:
    """Adds the options to a command, which takes as `jobs` a number of processes or an address of a cluster."""

    @wraps(command)
    def gathering(jobs: int | None, ray: str | None, **others: object) -> None:
        if jobs is not None and ray is not None:
            raise click.UsageError("expected --jobs or --ray, not both: a cluster plays on all of its cores")
        command(jobs=jobs or 1 if ray is None else ray, **others)

    result: Callable[..., None] = gathering
    for option in reversed(OPTIONS):
        result = option(result)
    return result


def progress_bar() -> Progress:
    """How many of all games were played."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)
