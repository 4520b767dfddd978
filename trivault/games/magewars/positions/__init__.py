"""Positions of Mage Wars as text, and what each player may know."""
