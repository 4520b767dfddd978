"""Trivault: three published card games by their complete rules, on one engine.

>>> import trivault
>>> game = trivault.load("shards")
>>> state = game.new(players=2, seed=7)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, overload

from trivault import registry
from trivault.kernel.choices import Choice
from trivault.kernel.errors import TrivaultError
from trivault.kernel.options import Legal, Option
from trivault.kernel.replay import Replay, Setup
from trivault.kernel.replaying import open_replay
from trivault.kernel.table import Table
from trivault.registry import NAMES, names
from trivault.version import __version__

if TYPE_CHECKING:
    from trivault.games.keyforge.game import KeyForge
    from trivault.games.magewars.game import MageWars
    from trivault.games.shards.game import Shards
    from trivault.kernel.game import Game

__all__ = [
    "NAMES",
    "Choice",
    "Legal",
    "Option",
    "Replay",
    "Setup",
    "Table",
    "TrivaultError",
    "__version__",
    "load",
    "names",
    "open_replay",
]


@overload
def load(name: Literal["shards"]) -> Shards: ...
@overload
def load(name: Literal["keyforge"]) -> KeyForge: ...
@overload
def load(name: Literal["mage-wars"]) -> MageWars: ...
@overload
def load(name: str) -> Game[Any]: ...
def load(name: str) -> Any:
    """The game with this name, ready to play."""
    return registry.load(name)
