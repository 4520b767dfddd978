"""The levels of KeyForge."""

from __future__ import annotations

from trivault.bots.imperfect import Careless, Hasty
from trivault.bots.levels import Level, Levels
from trivault.bots.planning import Depth, TurnThinker
from trivault.games.keyforge.bots.guide import guide, plain_guide
from trivault.games.keyforge.bots.houses import Care, SureThinker

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
