"""Duel as terminal and browser show it."""
