"""Mage Wars on the table."""

from trivault.tui.magewars.board import BOARD
from trivault.tui.magewars.teller import MageWarsTeller as TELLER

__all__ = ["BOARD", "TELLER"]
