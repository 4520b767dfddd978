"""Rooms: seats, clocks, bots, and the game that is played."""
