"""Saved games: replays on disk, written so that a crash never leaves half a file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from trivault.files import replace_file, state_folder
from trivault.kernel.errors import CorruptFile, FileError, PluginError, SetupError
from trivault.kernel.game import Game
from trivault.kernel.replay import Replay
from trivault.kernel.replaying import open_replay
from trivault.kernel.state import State
from trivault.kernel.table import Table
from trivault.presentation.presenter import AnyPresenter
from trivault.registry.players import is_reference
from trivault.tui.series import AnySeries, next_table

S = TypeVar("S", bound=State)

SUFFIX = ".replay.json"


class SavedGame(Replay, frozen=True, kw_only=True, omit_defaults=True):
    """A replay, the series whose next game it is, and the language in which it is played."""

    series: dict[str, object] | None = None
    lang: str = ""


def running(game: str) -> Path:
    """The game that is being played."""
    return state_folder() / f"{game}{SUFFIX}"


def finished(game: str) -> Path:
    """The game that ended last."""
    return state_folder() / f"{game}-last{SUFFIX}"


def latest(games: Iterable[str]) -> Path:
    """Of the games that are being played the one played last; where there is none, the first would be."""
    paths = [running(game) for game in games]
    return max(paths, key=lambda path: path.stat().st_mtime if path.exists() else 0.0)


def game_of_series(save: Path, game: str, number: int) -> Path:
    """Where a game of a series is kept when the next one begins; in the user's folder those of the
    series before may go."""
    if save == running(game):
        return _numbered(finished(game), number)
    return _unused(save, number)


def write(path: Path, replay: Replay, series: AnySeries | None = None, lang: str = "") -> None:
    if path.parent == state_folder():
        path.parent.mkdir(parents=True, exist_ok=True)
    of = None if series is None else msgspec.to_builtins(series)
    replace_file(path, SavedGame(**msgspec.structs.asdict(replay), series=of, lang=lang).to_bytes())


def read(path: Path) -> SavedGame:
    with _named(path):
        return SavedGame.from_bytes(path.read_bytes())


def opened(path: Path, replay: Replay, game: Game[S], upto: int | None = None) -> Table[S]:
    """The table of a saved game, after so many answers."""
    with _named(path):
        return open_replay(replay, game, upto)


def taken_up(
    path: Path, saved: SavedGame, presenter: AnyPresenter, seated: bool = False
) -> tuple[Table[Any], AnySeries | None]:
    """A saved game to go on with, and the series it belongs to. Where a game of a series is over,
    that is the next one. Whoever calls it may seat others (`seated`)."""
    if not seated and (own := [seat for seat in saved.seats if is_reference(seat)]):
        seats = ",".join(saved.seats)
        raise PluginError(f"{path}: no file may call {own[0]}; if you trust it, name it again: --seats {seats}")
    with _named(path):
        table = open_replay(saved, presenter.game)
        series = _series(saved, presenter)
    if series is not None and table.state.result is not None and series.winner is None:
        later = series.after(table.state.result)
        if later.winner is None:
            return next_table(presenter.game, later, table.seats), later
    return table, series


def _series(saved: SavedGame, presenter: AnyPresenter) -> AnySeries | None:
    if saved.series is None or presenter.series is None:
        return None
    try:
        series: AnySeries = msgspec.convert(saved.series, presenter.series)
    except (msgspec.ValidationError, SetupError) as error:
        raise CorruptFile(f"not a series as Trivault writes it: {error}") from None
    return series


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """What is wrong with a file is said with its name."""
    try:
        yield
    except FileError as error:
        raise type(error)(f"{path}: {error}", error.why, **error.facts) from None


def set_aside(path: Path) -> Path | None:
    """Make room for a new game: an unfinished one gets a name of its own and is kept."""
    if not path.exists():
        return None
    return path.rename(_unused(path, 2))


def _unused(path: Path, number: int) -> Path:
    """The name with this number, or with the next one that nothing has yet."""
    while (found := _numbered(path, number)).exists():
        number += 1
    return found


def _numbered(path: Path, number: int) -> Path:
    suffix = SUFFIX if path.name.endswith(SUFFIX) else path.suffix
    return path.with_name(f"{path.name.removesuffix(suffix)}-{number}{suffix}")
