"""Shards of Infinity on the table."""

from trivault.tui.shards.teller import ShardsTeller as TELLER

__all__ = ["TELLER"]
