"""The games: each is one object that names all there is of it."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from functools import cache
from typing import Any

from trivault.kernel.errors import PluginError, UnknownGame
from trivault.kernel.game import Game
from trivault.registry.entry import GameEntry
from trivault.registry.plugins import entry_points, leave_out
from trivault.registry.references import resolve

GROUP = "trivault.games"  # of entry points that lead to a GameEntry
NAME = re.compile("[a-z][a-z0-9-]{0,30}")  # a name is part of files, addresses and messages

OWN: Mapping[str, GameEntry] = {found.name: found for found in map(resolve, resolve("trivault.games:PLUGINS"))}
NAMES = tuple(OWN)  # those that come with Trivault; `names` has those of other people, too


def load(name: str) -> Game[Any]:
    """The game with this name, ready to play."""
    return entry(name).load()


def names() -> tuple[str, ...]:
    """Every game that can be played: our own, and those of installed packages."""
    return (*OWN, *_others())


def entry(name: str) -> GameEntry:
    """The game with this name: where its parts are."""
    if name in OWN:
        return OWN[name]
    if name not in _others():
        raise UnknownGame(str(name), names())
    return _others()[name]


def _others() -> Mapping[str, GameEntry]:
    """The games of installed packages."""
    return _installed(tuple(sys.path))


@cache
def _installed(path: tuple[str, ...]) -> Mapping[str, GameEntry]:
    """Found once, unless packages are looked for elsewhere; those that cannot be used are left out with a
    warning."""
    found: dict[str, GameEntry] = {}
    for point in entry_points(GROUP):
        try:
            if point.name in (*OWN, *found):
                raise PluginError("another game has this name")
            found[point.name] = _checked(point.name, point.load())
        except (Exception, SystemExit) as error:
            leave_out("game", point, error)
    return found


def _checked(name: str, given: object) -> GameEntry:
    if not isinstance(given, GameEntry):
        raise PluginError(f"expected a GameEntry, not {type(given).__name__}")
    if given.name != name or not NAME.fullmatch(name):
        raise PluginError(f"expected the name of its entry point, in small letters, not {given.name!r}")
    game, presenter = given._resolved("game"), given.presenter_class()
    if not isinstance(game, Game) or game.name != name:
        raise PluginError(f"{given.game}: expected a Game whose name is {name!r}")
    if not callable(presenter):
        raise PluginError(f"{given.presenter}: expected a subclass of Presenter")
    return given
