"""What the ids of rules look like, for whoever reads or writes them: a game, an area, a number."""

from __future__ import annotations

import re

RULE_ID = r"[A-Z]{2}-[A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*-\d+"  # a part of other patterns
_WHOLE = re.compile(RULE_ID)
_IN_TEXT = re.compile(rf"\b{RULE_ID}\b")


def rule_id(typed: str) -> str:
    """The id that somebody has typed, in capital letters; empty where it is none."""
    name = typed.strip().upper()
    return name if _WHOLE.fullmatch(name) else ""


def rule_ids(text: str) -> list[str]:
    """All ids that a text names, in their order."""
    return _IN_TEXT.findall(text)
