"""Shards of Infinity, the base game for 2 to 4 players."""

from trivault.games.shards.game import GAME

__all__ = ["GAME"]
