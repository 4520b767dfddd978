"""KeyForge at the terminal."""

from trivault.tui.keyforge.board import BOARD

__all__ = ["BOARD"]
