"""The levels of Shards of Infinity."""

from __future__ import annotations

from trivault.bots.imperfect import QuickSlips, RandomSlips
from trivault.bots.levels import Level, Levels
from trivault.bots.turn_search import Depth, QuickAnswers, TurnSearch
from trivault.games.shards.bots.model import learned_model
from trivault.games.shards.bots.policy import ShardsRulePolicy

RULES = ShardsRulePolicy()

LEVELS: Levels = {
    "beginner": Level(QuickAnswers(learned_model()), steps=100, slips=RandomSlips(RULES, 0.4)),
    "casual": Level(QuickAnswers(learned_model()), steps=100),
    "club": Level(TurnSearch(learned_model(), Depth(worlds=1)), steps=500, slips=QuickSlips(RULES, 0.7)),
    "expert": Level(TurnSearch(learned_model(), Depth(worlds=2, kept=6)), steps=1000),
    "master": Level(TurnSearch(learned_model(), Depth(worlds=6, kept=8, planned=8, dealt=27)), steps=60000),
}
