"""KeyForge on the table."""

from trivault.tui.keyforge.board import BOARD
from trivault.tui.keyforge.teller import KeyForgeTeller as TELLER

__all__ = ["BOARD", "TELLER"]
