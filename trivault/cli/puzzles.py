"""`trivault puzzles`: check files with puzzles and lessons."""

from __future__ import annotations

from pathlib import Path

import click

from trivault.cli.errors import Refused
from trivault.cli.options import NumberParam
from trivault.kernel.errors import PuzzleError
from trivault.puzzles import Exercise, Lesson, Solution, check_all, read
from trivault.puzzles.files import LONGEST
from trivault.puzzles.solver import NODES


@click.group()
def puzzles() -> None:
    """Check your own puzzles and lessons."""


@puzzles.command("check")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
@click.option(
    "--nodes",
    type=NumberParam(1, 10_000_000),
    default=NODES,
    show_default=True,
    help="Maximum number of answers to try.",
)
def check_files(files: tuple[Path, ...], nodes: int) -> None:
    """Prove each puzzle in FILE and count its solving first answers.

    Fails if a puzzle has no solution, an illegal position or a wrong hint.
    """
    wrong = 0
    for path in files:
        try:
            for line in _checked(path, nodes):
                click.echo(f"{path}: {line}")
        except PuzzleError as error:
            click.echo(f"{path}: {' '.join(str(error).split())}", err=True)
            wrong += 1
    if wrong:
        raise Refused(f"{wrong} of {len(files)} files refused")


def _checked(path: Path, nodes: int) -> list[str]:
    found = read_file(path)
    proofs = check_all(found, nodes)
    if isinstance(found, Exercise):
        return [_told(found, proofs[0].solution)]
    several = zip(found.chapters, proofs, strict=True)
    return [f"chapter {n}: {_told(chapter, proof.solution)}" for n, (chapter, proof) in enumerate(several, 1)]


def read_file(path: Path) -> Exercise | Lesson:
    with path.open("rb") as file:
        return read(file.read(LONGEST + 1))


def _told(exercise: Exercise, solution: Solution) -> str:
    found = f"{len(solution.lines)} of {solution.firsts} first answers solve it"
    best = max(line.chance for line in solution.lines)
    luck = "" if exercise.chance == 1 else f", with a chance of about {best:.0%}"
    return f"{found}{luck}; {solution.nodes} answers tried, such as: {'; '.join(solution.lines[0].answers)}"
