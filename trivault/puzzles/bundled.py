"""The puzzles and first games that come with the package."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from trivault.kernel.errors import UnknownName
from trivault.puzzles.files import Exercise, Lesson, read
from trivault.puzzles.measures import measures

FIRST_GAME = "first-game"
SUFFIX = ".toml"


class UnknownPuzzle(UnknownName):
    what = "puzzle"


@cache
def puzzles(game: str) -> Mapping[str, Exercise]:
    """All puzzles of a game by their names, easy ones first."""
    found = {name: each for name, data in _files(game).items() if isinstance(each := read(data), Exercise)}
    return dict(sorted(found.items(), key=lambda named: (named[1].level, named[0])))


@cache
def lesson(game: str) -> Lesson:
    """The first game."""
    found = read(_files(game)[FIRST_GAME])
    assert isinstance(found, Lesson)
    return found


def puzzle(game: str, name: str) -> Exercise:
    found = puzzles(game)
    if name not in found:
        raise UnknownPuzzle(name, found)
    return found[name]


def of_the_day(game: str, seconds: float) -> str:
    """The name of the puzzle for the day of a time in seconds since 1970, everywhere the same: each comes once
    before one comes again."""
    names, day = list(puzzles(game)), int(seconds) // DAY
    return names[day * STRIDE % len(names)] if len(names) % STRIDE else names[day % len(names)]


DAY = 86_400  # seconds
STRIDE = 5  # so that puzzles of neighbouring days differ in how hard they are


@cache
def _files(game: str) -> Mapping[str, bytes]:
    folder = files(measures(game).package)
    found = [each for each in folder.iterdir() if each.name.endswith(SUFFIX)]
    return {each.name.removesuffix(SUFFIX): each.read_bytes() for each in found}
