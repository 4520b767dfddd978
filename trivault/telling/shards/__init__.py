"""Shards of Infinity in words."""

from trivault.telling.shards.teller import ShardsTeller as TELLER

__all__ = ["TELLER"]
