"""The games, loaded when they are asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, overload

from trivault.kernel.game import Game
from trivault.kernel.state import State
from trivault.registry import OWN, entry, names

if TYPE_CHECKING:
    from trivault.games.keyforge.game import KeyForge
    from trivault.games.magewars.game import MageWars
    from trivault.games.shards.game import Shards

__all__ = ["NAMES", "load", "names"]

NAMES = tuple(OWN)  # those that come with Trivault; `names` has those of other people, too


@overload
def load(name: Literal["shards"]) -> Shards: ...
@overload
def load(name: Literal["keyforge"]) -> KeyForge: ...
@overload
def load(name: Literal["mage-wars"]) -> MageWars: ...
@overload
def load(name: str) -> Game[State]: ...
def load(name: str) -> Game[State] | Shards | KeyForge | MageWars:
    """The game with this name, ready to play."""
    return entry(name).load()
