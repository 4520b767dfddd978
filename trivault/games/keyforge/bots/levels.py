"""The levels of KeyForge."""

from __future__ import annotations

from trivault.bots.imperfect import QuickSlips, RandomSlips
from trivault.bots.levels import Level, Levels
from trivault.bots.turn_search import Depth, QuickAnswers, TurnSearch
from trivault.games.keyforge.bots.house_search import HouseSearch, Rollouts
from trivault.games.keyforge.bots.model import learned_model, rule_model
from trivault.games.keyforge.bots.policy import KeyForgeRulePolicy

RULES = KeyForgeRulePolicy()
SHORT = Rollouts(deals=12, turns=3, searched=1, houses=True)
LONG = Rollouts(deals=24, turns=7, searched=1, houses=True, valued=4, errors=0.5)

LEVELS: Levels = {
    "beginner": Level(QuickAnswers(rule_model()), steps=100, slips=RandomSlips(RULES, 0.4)),
    "casual": Level(QuickAnswers(rule_model()), steps=100),
    "club": Level(TurnSearch(rule_model(), Depth(worlds=1)), steps=500, slips=QuickSlips(RULES, 0.4)),
    "expert": Level(
        HouseSearch(rule_model(), Depth(worlds=2), houses=SHORT), steps=2500, slips=QuickSlips(RULES, 0.03)
    ),
    "master": Level(
        HouseSearch(learned_model(), Depth(worlds=8), houses=LONG, others=LONG, rollout_model=learned_model(3)),
        steps=5000,
    ),
}
