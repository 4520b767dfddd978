"""The state of a game of Duel."""
