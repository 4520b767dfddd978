"""The vocabulary of the cards of Shards of Infinity."""
