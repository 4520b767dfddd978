"""The levels of Mage Wars."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trivault.bots.levels import Level, Levels
from trivault.bots.weights import packaged, read_points
from trivault.games.magewars.bots.round_search import FirstIdeas, Habits, Judgement, RoundSearch
from trivault.games.magewars.bots.search.weights import FULL_ARENA_CLUB, Weighting

GAME, PACKAGE = "mage-wars", "trivault.games.magewars.bots"
GIVEN = ("safe", "purse", "horizon", "win")  # where something begins or ends: not learned
WEIGHED = tuple(name for name in Weighting._fields if name not in GIVEN)


def weighting(points: Mapping[str, Any]) -> Weighting:
    """Weights by their names."""
    return Weighting()._replace(**points)


LEARNED = weighting(read_points(packaged(PACKAGE), GAME, WEIGHED).points)
FULL_ARENA_EXPERT = LEARNED._replace(doom=0.5)  # fears more for its mage, which else walks towards crowds


ROUGH = Judgement(FULL_ARENA_CLUB, 8.0), Judgement(FULL_ARENA_CLUB, 4.0)

LEVELS: Levels = {
    "beginner": Level(RoundSearch(Habits(ROUGH[0], ROUGH[0], rolls=1)), steps=20, slips=FirstIdeas(0.7)),
    "casual": Level(RoundSearch(Habits(ROUGH[1], ROUGH[1], rolls=1)), steps=200, slips=FirstIdeas(0.7)),
    "club": Level(
        RoundSearch(Habits(Judgement(LEARNED, 5.0), Judgement(FULL_ARENA_CLUB, 1.4), rolls=1)), steps=200
    ),
    "expert": Level(
        RoundSearch(Habits(Judgement(LEARNED, 2.0), Judgement(FULL_ARENA_EXPERT, 0.9), rolls=1)), steps=1000
    ),
    "master": Level(
        RoundSearch(Habits(Judgement(LEARNED), Judgement(FULL_ARENA_EXPERT), rolls=3, ahead=4, replies=2)),
        steps=6000,
    ),
}
