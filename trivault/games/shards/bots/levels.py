"""The levels of Shards of Infinity."""

from __future__ import annotations

from trivault.bots.imperfect import Careless, Hasty
from trivault.bots.levels import Level, Levels
from trivault.bots.planning import Depth, TurnThinker
from trivault.games.shards.bots.guide import guide

LEVELS: Levels = {
    "beginner": Level(Careless(guide(), slips=0.4), steps=1),
    "casual": Level(Careless(guide()), steps=1),
    "club": Level(Hasty(TurnThinker(guide(), Depth(worlds=1)), slips=0.7), steps=500),
    "expert": Level(TurnThinker(guide(), Depth(worlds=2, kept=6)), steps=1000),
    "master": Level(TurnThinker(guide(), Depth(worlds=6, kept=8, planned=8, dealt=27)), steps=60000),
}
