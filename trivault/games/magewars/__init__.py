"""Mage Wars Arena."""
