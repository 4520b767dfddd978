"""The state of a game of Shards of Infinity."""
