"""The table server: rooms, seats and games for browsers, terminals and bots in any language."""
