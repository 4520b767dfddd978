"""Teaches the quick learned player: games to learn from, the network, and matches to measure it."""
