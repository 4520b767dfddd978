"""Processes beside the server: bots, checks of files, ratings of decks."""
