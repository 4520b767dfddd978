"""Trivault: three published card games by their complete rules, on one engine.

>>> import trivault
>>> game = trivault.load("shards")
>>> state = game.new(players=2, seed=7)
"""

from trivault.games import NAMES, load, names
from trivault.kernel.choices import Choice, Legal, Option
from trivault.kernel.errors import TrivaultError
from trivault.kernel.replay import Replay, Setup
from trivault.kernel.table import Table
from trivault.version import __version__

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
]
