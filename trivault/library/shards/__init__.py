"""What there is to look up of Shards of Infinity."""
