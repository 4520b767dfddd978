"""Playing without much thought, as people do who have just read the rules."""

from __future__ import annotations

from typing import Any

from trivault.bots.levels import Decision
from trivault.bots.planning import Guide, TurnThinker
from trivault.kernel.choices import Raw

PARTS = 1000


def slips(decision: Decision, share: float) -> bool:
    """Whether a decision is one of this share that are not thought of."""
    return decision.chance(1) % PARTS < PARTS * share


class Careless:
    """Gives quick answers; now and then any other that comes to mind."""

    def __init__(self, guide: Guide[Any], slips: float = 0.0) -> None:
        self.guide = guide
        self.slips = slips  # the share of decisions

    def __call__(self, decision: Decision) -> Raw:
        world = decision.deal(0)
        choice = world.asked(decision.player)
        if not slips(decision, self.slips):
            return self.guide.quick(world, choice)
        answers = self.guide.candidates(world, choice)
        return answers[decision.chance(2) % len(answers)]


class Hasty:
    """Thinks of some decisions, and gives quick answers in the others."""

    def __init__(self, thinker: TurnThinker, slips: float) -> None:
        self.thinker = thinker
        self.quickly = Careless(thinker.guide)
        self.slips = slips  # the share of decisions that are not thought of

    def __call__(self, decision: Decision) -> Raw:
        return self.quickly(decision) if slips(decision, self.slips) else self.thinker(decision)
