"""Where `ladder` and `rate` keep what was played: a sign for each game, or all that is known of it, of which a
table for other programs can be made."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

import click
import msgspec

from trivault.cli.errors import Refused
from trivault.cli.output_files import check_file, check_parquet
from trivault.files import replace_file
from trivault.kernel.errors import TrivaultError
from trivault.kernel.text import Words
from trivault.simulate.journal import Journal

SIGNS, WHOLE, TABLE = ".json", ".jsonl", ".parquet"

G = TypeVar("G")
G_in = TypeVar("G_in", contravariant=True)


class Results(Protocol[G_in]):
    """Of games that may be stopped and gone on with."""

    SAME: ClassVar[tuple[str, ...]]

    def head(self) -> msgspec.Struct: ...

    def add(self, game: G_in, /) -> None: ...

    def to_json(self) -> bytes: ...

    @staticmethod
    def read(data: bytes, wanted: Any) -> Any: ...


class KeptGames(NamedTuple, Generic[G]):
    """The games that are kept whole, and what keeps one more: who is killed after that does not lose it."""

    games: list[G]
    keep: Callable[[G], None]


def kept_options(default: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Adds `--file` and `--out` to a command."""
    file = click.option(
        "--file",
        type=click.Path(path_type=Path, dir_okay=False),
        metavar="FILE",
        help="Store the results: one character per game as .json, or complete games as .jsonl. Stored games "
        f"are not repeated.  [default: {default}{SIGNS}; with --out: {default}{WHOLE}]",
    )
    out = click.option(
        "--out",
        type=click.Path(path_type=Path, dir_okay=False),
        metavar="FILE",
        help=f"Write one row per game, as {TABLE}.",
    )
    return lambda command: file(out(command))


def chosen_file(file: Path | None, default: str, out: Path | None, words: Words) -> Path:
    """Where the results are kept. A table needs more of each game than a sign."""
    file = file or Path(default + (WHOLE if out else SIGNS))
    check_file(file, (SIGNS, WHOLE), words)
    if out is not None:
        check_file(out, (TABLE,), words)
        check_parquet(words)
        if file.suffix != WHOLE:
            raise Refused(words.say("kept-not-whole", file=str(file)))
    return file


@contextmanager
def kept(file: Path, results: Results[G], kind: type[G]) -> Iterator[KeptGames[G]]:
    """Adds the games of a file to results, and keeps those that follow there."""
    if file.suffix == SIGNS:
        if file.exists():
            with _named(file):
                results.read(file.read_bytes(), results)
        yield KeptGames([], lambda _: replace_file(file, results.to_json()))
        return
    with Journal(file, results.head(), kind, results.SAME) as journal:
        with _named(file):
            for game in journal.records:
                results.add(game)

        def keep(game: G) -> None:
            journal.write(game)
            journal.records.append(game)

        yield KeptGames(journal.records, keep)


@contextmanager
def _named(file: Path) -> Iterator[None]:
    """What is wrong with a file is said with its name."""
    try:
        yield
    except TrivaultError as error:
        raise type(error)(f"{file}: {error}") from error
