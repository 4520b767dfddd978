"""Tournaments: pairings, rounds, standings."""
