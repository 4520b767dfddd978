"""Shadows of Worlds Collide."""

from __future__ import annotations

CARDS = ()
