"""Mage Wars at the terminal."""

from trivault.tui.magewars.board import BOARD

__all__ = ["BOARD"]
