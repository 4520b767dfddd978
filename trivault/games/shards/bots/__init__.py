"""Bots for Shards of Infinity."""
