"""Bots for KeyForge."""
