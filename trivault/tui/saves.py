"""Saved games: replays on disk, written so that a crash never leaves half a file."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

from trivault.kernel.errors import FileError
from trivault.kernel.game import Game
from trivault.kernel.replay import Replay
from trivault.kernel.state import State
from trivault.kernel.table import Table

S = TypeVar("S", bound=State)

SUFFIX = ".replay.json"


def folder() -> Path:
    """Where the user's games are kept."""
    base = os.environ.get("XDG_STATE_HOME")
    return (Path(base) if base else Path.home() / ".local" / "state") / "trivault"


def running(game: str) -> Path:
    """The game that is being played."""
    return folder() / f"{game}{SUFFIX}"


def finished(game: str) -> Path:
    """The game that ended last."""
    return folder() / f"{game}-last{SUFFIX}"


def latest(games: Iterable[str]) -> Path:
    """Of the games that are being played the one played last; where there is none, the first would be."""
    paths = [running(game) for game in games]
    return max(paths, key=lambda path: path.stat().st_mtime if path.exists() else 0.0)


def write(path: Path, replay: Replay) -> None:
    if path.parent == folder():
        path.parent.mkdir(parents=True, exist_ok=True)
    replace_file(path, replay.to_bytes())


def replace_file(path: Path, data: bytes) -> None:
    """Replace a file at once: whoever reads it finds the old content or the new one."""
    draft = path.with_name(f".{path.name}-{os.getpid()}")
    try:
        draft.write_bytes(data)
        draft.replace(path)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None  # not the name of the draft
    finally:
        with suppress(OSError):
            draft.unlink()


def read(path: Path) -> Replay:
    with _named(path):
        return Replay.from_bytes(path.read_bytes())


def opened(path: Path, replay: Replay, game: Game[S], upto: int | None = None) -> Table[S]:
    """The table of a saved game, after so many answers."""
    with _named(path):
        return replay.open(game, upto)


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """What is wrong with a file is said with its name."""
    try:
        yield
    except FileError as error:
        raise type(error)(f"{path}: {error}") from None


def set_aside(path: Path) -> Path | None:
    """Make room for a new game: an unfinished one gets a name of its own and is kept."""
    if not path.exists():
        return None
    stem = path.name.removesuffix(SUFFIX)
    number = 2
    while (kept := path.with_name(f"{stem}-{number}{SUFFIX}")).exists():
        number += 1
    path.rename(kept)
    return kept
