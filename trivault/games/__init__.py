"""The games, loaded when they are asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from trivault.kernel.errors import UnknownGame

if TYPE_CHECKING:
    from trivault.games.shards.game import Shards

NAMES = ("shards",)


@cache
def load(name: str) -> Shards:
    """The game with this name, ready to play."""
    if name not in NAMES:
        raise UnknownGame(name, NAMES)
    game: Shards = import_module(f"trivault.games.{name}").GAME
    return game
