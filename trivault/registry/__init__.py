"""The registry: where games and players are found, our own and those of other people.

Everything in it is named by a reference, `package.module:name`, and imported when it is asked for. So it lies
below all that it names, and whoever plays one game loads no other.
"""

from trivault.registry.entry import GameEntry
from trivault.registry.games import NAMES, OWN, entry, load, names

__all__ = ["NAMES", "OWN", "GameEntry", "entry", "load", "names"]
