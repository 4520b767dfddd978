"""The levels of KeyForge."""

from __future__ import annotations

from trivault.players.careless import Careless
from trivault.players.keyforge.guide import guide
from trivault.players.levels import Level, Levels
from trivault.players.planning import Depth, TurnThinker

LEVELS: Levels = {
    "beginner": Level(Careless(guide(), slips=0.4), steps=1),
    "casual": Level(Careless(guide()), steps=1),
    "club": Level(TurnThinker(guide(), Depth(worlds=1)), steps=500),
    "expert": Level(TurnThinker(guide(), Depth(worlds=2, planned=6, dealt=8, turns=2)), steps=2000),
    "master": Level(TurnThinker(guide(), Depth(worlds=3, planned=8, dealt=16, turns=4)), steps=2400),
}
