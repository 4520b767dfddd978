"""Shards of Infinity."""
