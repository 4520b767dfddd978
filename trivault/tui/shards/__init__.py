"""Shards of Infinity on the table."""

from trivault.tui.shards.board import BOARD
from trivault.tui.shards.teller import ShardsTeller as TELLER

__all__ = ["BOARD", "TELLER"]
