"""Decks of KeyForge: lists, the generator, series of games."""
