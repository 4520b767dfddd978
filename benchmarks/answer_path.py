"""The way of one answer through the code: which functions of ours run from the socket to the replies.

    python -m benchmarks.answer_path
    python -m benchmarks.answer_path shards --list

Two players with a table in words on their screens; one answers an ordinary question, and both see what came of
it. Of several answers the one with the median number of calls is shown. Only the thread of the event loop is
counted, not that of the database.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections import Counter
from pathlib import Path
from types import CodeType, FrameType
from typing import NamedTuple

import click

import trivault
from benchmarks.answers import Pair, one_answer, seated, serving

PACKAGE = Path(trivault.__file__).parent
OUTER = ("server", "presentation")  # packages between the socket and the game
WARM = 12  # answers before any is counted, so that nothing is done for the first time
COUNTED = 9  # answers, of which one is shown

_COMPREHENSION = re.compile(r"(\.<locals>\.<(list|set|dict)comp>|\.<locals>\.<genexpr>)+$")


class AnswerPath(NamedTuple):
    """The calls that one answer made, by functions."""

    calls: Counter[CodeType]

    def of(self, *packages: str) -> AnswerPath:
        """The part of it in these packages of ours, or in all."""
        inside = [PACKAGE / name for name in packages] or [PACKAGE]
        return AnswerPath(
            Counter(
                {
                    code: many
                    for code, many in self.calls.items()
                    if any(Path(code.co_filename).is_relative_to(folder) for folder in inside)
                }
            )
        )

    @property
    def functions(self) -> set[tuple[str, str]]:
        """By file and name; a comprehension is part of the function in which it stands."""
        return {(code.co_filename, _COMPREHENSION.sub("", code.co_qualname)) for code in self.calls}

    @property
    def files(self) -> set[str]:
        return {code.co_filename for code in self.calls}


async def answer_path(pair: Pair) -> AnswerPath | None:
    """The calls of an answer; None when the game is over."""
    calls: Counter[CodeType] = Counter()

    def count(frame: FrameType, event: str, given: object) -> None:
        if event == "call":
            calls[frame.f_code] += 1

    sys.setprofile(count)
    try:
        given = await one_answer(pair)
    finally:
        sys.setprofile(None)
    return AnswerPath(calls) if given else None


async def answer_paths(game: str, lang: str) -> list[AnswerPath]:
    async with serving() as app:
        pair = await seated(app, game, lang, 0)
        for _ in range(WARM):
            await one_answer(pair)
        found = [await answer_path(pair) for _ in range(COUNTED)]
        await asyncio.gather(*(seat.leave() for seat in pair))
    return [path for path in found if path is not None]


def ordinary(paths: list[AnswerPath]) -> AnswerPath:
    """The one with the median number of calls."""
    return sorted(paths, key=lambda path: path.of().calls.total())[len(paths) // 2]


@click.command()
@click.argument("game", default="keyforge", type=click.Choice(trivault.NAMES))
@click.option("--words", "lang", default="en", show_default=True, help="The language in which clients read.")
@click.option("--list", "listed", is_flag=True, help="Name the functions in server and presentation.")
def main(game: str, lang: str, listed: bool) -> None:
    """Count the functions, files and calls between an answer and its replies."""
    path = ordinary(asyncio.run(answer_paths(game, lang)))
    for title, part in (("all", path.of()), (" and ".join(OUTER), path.of(*OUTER))):
        functions, files, calls = len(part.functions), len(part.files), part.calls.total()
        click.echo(f"{game}, {title}: {functions} functions in {files} files, {calls} calls")
    if listed:
        for code, many in sorted(path.of(*OUTER).calls.items(), key=lambda each: each[0].co_filename):
            where = Path(code.co_filename).relative_to(PACKAGE).as_posix()
            click.echo(f"{many:5}  {where}: {code.co_qualname}")


if __name__ == "__main__":
    main()
