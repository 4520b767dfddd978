"""Positions of KeyForge as text, and what each player may know."""
