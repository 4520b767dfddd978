"""Shards of Infinity at the terminal."""

from trivault.tui.shards.board import BOARD

__all__ = ["BOARD"]
