"""The words that cards of KeyForge are written in."""
