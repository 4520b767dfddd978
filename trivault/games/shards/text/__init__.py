"""The words of Shards of Infinity: card texts from effect trees, and the messages."""
