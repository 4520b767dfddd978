"""Bots for Mage Wars Arena."""
