"""KeyForge."""

from trivault.games.keyforge.game import GAME

__all__ = ["GAME"]
