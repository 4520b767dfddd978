"""The levels of Shards of Infinity."""

from __future__ import annotations

from trivault.players.careless import Careless
from trivault.players.levels import Level, Levels
from trivault.players.planning import Depth, TurnThinker
from trivault.players.shards.guide import guide

LEVELS: Levels = {
    "beginner": Level(Careless(guide(), slips=0.4), steps=1),
    "casual": Level(Careless(guide()), steps=1),
    "club": Level(TurnThinker(guide(), Depth(worlds=1)), steps=500),
    "expert": Level(TurnThinker(guide(), Depth(worlds=2, planned=6, dealt=3, turns=2)), steps=4000),
    "master": Level(TurnThinker(guide(), Depth(worlds=3, planned=8, dealt=8, turns=3)), steps=6000),
}
