"""The games, loaded when they are asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Literal, overload

from trivault.kernel.errors import UnknownGame

if TYPE_CHECKING:
    from trivault.games.keyforge.game import KeyForge
    from trivault.games.shards.game import Shards

NAMES = ("shards", "keyforge")


@overload
def load(name: Literal["shards"]) -> Shards: ...
@overload
def load(name: Literal["keyforge"]) -> KeyForge: ...
@overload
def load(name: str) -> Shards | KeyForge: ...
def load(name: str) -> Shards | KeyForge:
    """The game with this name, ready to play."""
    if name not in NAMES:
        raise UnknownGame(str(name), NAMES)
    return _load(name)


@cache
def _load(name: str) -> Shards | KeyForge:
    game: Shards | KeyForge = import_module(f"trivault.games.{name}").GAME
    return game
