"""Slips: decisions that a level makes without search, as people do who have just read the rules."""

from __future__ import annotations

from typing import Any

from trivault.bots.evaluator import Policy
from trivault.bots.information_set import InformationSet
from trivault.kernel.choices import Raw

PARTS = 1000


def slips(known: InformationSet, share: float) -> bool:
    """Whether this decision is one of the share without search."""
    return known.chance(1) % PARTS < PARTS * share


class RandomSlips:
    """Any candidate, in a share of decisions."""

    def __init__(self, policy: Policy[Any], share: float) -> None:
        self.policy = policy
        self.share = share

    def __call__(self, known: InformationSet) -> Raw | None:
        if not slips(known, self.share):
            return None
        world = known.deal(0)
        answers = self.policy.candidates(world, world.asked(known.player))
        return answers[known.chance(2) % len(answers)]


class QuickSlips:
    """The quick answer, in a share of decisions."""

    def __init__(self, policy: Policy[Any], share: float) -> None:
        self.policy = policy
        self.share = share

    def __call__(self, known: InformationSet) -> Raw | None:
        if not slips(known, self.share):
            return None
        world = known.deal(0)
        return self.policy.quick(world, world.asked(known.player))
