"""Judging decisions: how likely each answer wins, what a game was decided by."""
