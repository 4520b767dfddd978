"""The games, loaded when they are asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Literal, overload

from trivault.kernel.errors import UnknownGame

if TYPE_CHECKING:
    from trivault.games.keyforge.game import KeyForge
    from trivault.games.magewars.game import MageWars
    from trivault.games.shards.game import Shards

NAMES = ("shards", "keyforge", "mage-wars")


@overload
def load(name: Literal["shards"]) -> Shards: ...
@overload
def load(name: Literal["keyforge"]) -> KeyForge: ...
@overload
def load(name: Literal["mage-wars"]) -> MageWars: ...
@overload
def load(name: str) -> Shards | KeyForge | MageWars: ...
def load(name: str) -> Shards | KeyForge | MageWars:
    """The game with this name, ready to play."""
    if name not in NAMES:
        raise UnknownGame(str(name), NAMES)
    return _load(name)


@cache
def _load(name: str) -> Shards | KeyForge | MageWars:
    package = name.replace("-", "")
    game: Shards | KeyForge | MageWars = import_module(f"trivault.games.{package}").GAME
    return game
