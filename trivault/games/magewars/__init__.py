"""Mage Wars Arena: the core set, apprentice and full game."""

from trivault.games.magewars.game import GAME, MageWars

__all__ = ["GAME", "MageWars"]
