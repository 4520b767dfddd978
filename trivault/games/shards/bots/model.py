"""The evaluator and the policy of Shards of Infinity that come with the package."""

from __future__ import annotations

from functools import cache

from trivault.bots import weights
from trivault.bots.evaluator import Model
from trivault.games.shards.bots.features import NAMES
from trivault.games.shards.bots.learned_evaluator import PLACES, ShardsEvaluator
from trivault.games.shards.bots.policy import ShardsRulePolicy
from trivault.games.shards.cards import CENTRE, STARTER

PACKAGE = "trivault.games.shards.bots"


@cache
def learned_model() -> Model:
    slugs = {card.slug for card in (*CENTRE, *STARTER)}
    learned = weights.read(weights.packaged(PACKAGE), "shards", NAMES, PLACES, slugs)
    return Model(ShardsEvaluator(learned), ShardsRulePolicy())
