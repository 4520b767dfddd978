"""The evaluator and the policies of KeyForge that come with the package."""

from __future__ import annotations

from functools import cache

from trivault.bots import weights
from trivault.bots.evaluator import Model
from trivault.games.keyforge.bots.features import NAMES
from trivault.games.keyforge.bots.learned_evaluator import PLACES, KeyForgeEvaluator
from trivault.games.keyforge.bots.learned_policy import NUMBERS, LearnedPolicy
from trivault.games.keyforge.bots.policy import KeyForgeRulePolicy
from trivault.games.keyforge.cards import CARDS

PACKAGE = "trivault.games.keyforge.bots"


@cache
def learned_model(many: int | None = None) -> Model:
    """With quick answers that were learned, and no more than so many candidates."""
    rows = weights.read_policy(weights.packaged(PACKAGE, "policy.json"), "keyforge", NUMBERS).rows()
    return Model(evaluator(), LearnedPolicy(rows, many))


@cache
def rule_model() -> Model:
    """With quick answers by rules."""
    return Model(evaluator(), KeyForgeRulePolicy())


@cache
def evaluator() -> KeyForgeEvaluator:
    return KeyForgeEvaluator(learned())


@cache
def learned() -> weights.Weights:
    slugs = {card.slug for card in CARDS}
    return weights.read(weights.packaged(PACKAGE), "keyforge", NAMES, PLACES, slugs)
