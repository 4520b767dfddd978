"""Mage Wars in words."""

from trivault.telling.magewars.teller import MageWarsTeller as TELLER

__all__ = ["TELLER"]
