"""The levels of KeyForge."""

from __future__ import annotations

from trivault.players.careless import Careless, Hasty
from trivault.players.keyforge.guide import guide, plain_guide
from trivault.players.keyforge.houses import Care, SureThinker
from trivault.players.levels import Level, Levels
from trivault.players.planning import Depth, TurnThinker

CAREFUL = Care(deals=24, turns=7, looked=1, houses=True, judged=4, errors=0.5)

LEVELS: Levels = {
    "beginner": Level(Careless(plain_guide(), slips=0.4), steps=1),
    "casual": Level(Careless(plain_guide()), steps=1),
    "club": Level(Hasty(TurnThinker(plain_guide(), Depth(worlds=1)), slips=0.4), steps=500),
    "expert": Level(
        Hasty(
            SureThinker(plain_guide(), Depth(worlds=2), houses=Care(deals=12, turns=3, looked=1, houses=True)),
            slips=0.03,
        ),
        steps=2500,
    ),
    "master": Level(
        SureThinker(
            guide(),
            Depth(worlds=8),
            houses=CAREFUL,
            others=CAREFUL,
            follower=guide(3),
        ),
        steps=5000,
    ),
}
