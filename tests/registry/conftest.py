"""Where packages of other people are installed."""

from tests.registry.installing import site

__all__ = ["site"]
