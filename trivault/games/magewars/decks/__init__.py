"""Spellbooks of Mage Wars, and how a game is set up with them."""
