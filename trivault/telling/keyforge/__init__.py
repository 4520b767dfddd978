"""KeyForge in words."""

from trivault.telling.keyforge.teller import KeyForgeTeller as TELLER

__all__ = ["TELLER"]
