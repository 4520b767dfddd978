"""Keywords that are printed on many cards."""

from __future__ import annotations

ALPHA = {"alpha": 1}
ELUSIVE = {"elusive": 1}
POISON = {"poison": 1}
SKIRMISH = {"skirmish": 1}
TAUNT = {"taunt": 1}
