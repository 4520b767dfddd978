"""Positions of Shards of Infinity as text, and what each player may know."""
