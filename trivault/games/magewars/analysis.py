"""Judging answers of Mage Wars by the points of its levels."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import cast

from trivault.analysis.advisor import RatedAnswer, ranked, share
from trivault.analysis.knowledge import Knowledge
from trivault.bots.levels import Budget
from trivault.bots.planning import Depth
from trivault.games.magewars.bots.levels import WARY as WEIGHTS
from trivault.games.magewars.bots.thinking.mind import Judged, Mind
from trivault.games.magewars.bots.thinking.planning import PLANNING, plan, plans
from trivault.games.magewars.state.model import MageWarsState
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.state import State

MANNER = 2  # the next number when positions come to be judged in another way
POINTS = 12.0  # a lead that is worth one in the logarithm of the odds, roughly
ROLLS = 3  # so often what depends on dice is tried by who looks far …
FAR_WORLDS = 2  # … and in so many deals: little is hidden


class MageWarsAdvisor:
    """A round is long: positions are judged as soon as what was begun is over."""

    version = blake2b(repr((MANNER, WEIGHTS, POINTS)).encode(), digest_size=8).hexdigest()
    package = "trivault.games.magewars.bots"

    def rate(
        self, known: Knowledge, look: Depth, budget: Budget, also: Sequence[Raw] = ()
    ) -> list[RatedAnswer]:
        scores: dict[Raw, list[float]] = {}
        worlds, rolls = (FAR_WORLDS, ROLLS) if look.planned else (1, 1)
        for n in range(worlds):
            world = cast(MageWarsState, known.deal(n))
            choice, mind = world.asked(known.player), Mind(known.player, WEIGHTS, rolls, budget, world)
            found = dict(_judged(mind, world, choice, [raw for raw in also if choice.allows(raw)]))
            if n and mind.tired:
                break
            kept = found if not n else [raw for raw in scores if raw in found]
            scores = {raw: [*scores.get(raw, ()), share(found[raw] / POINTS)] for raw in kept}
        return ranked(scores)

    def compare(
        self, known: Knowledge, look: Depth, budget: Budget, answers: Sequence[Raw]
    ) -> list[RatedAnswer]:
        return [rated for rated in self.rate(known, look, budget, answers) if rated.answer in answers]

    def position(self, known: Knowledge) -> float:
        worlds = [cast(MageWarsState, known.deal(n)) for n in range(FAR_WORLDS)]
        minds = [Mind(known.player, WEIGHTS, 1, Budget(1), world) for world in worlds]
        return sum([share(mind.value(mind.root) / POINTS) for mind in minds]) / FAR_WORLDS

    def reply(self, world: State, choice: Choice, budget: Budget) -> Raw | None:
        assert isinstance(world, MageWarsState)
        mind = Mind(choice.player, WEIGHTS, 1, budget, world)
        if mind.tired:
            return None
        if choice.reason in PLANNING:
            return plan(mind, world, choice)
        return max(mind.answers(world, choice), key=lambda each: each[1])[0]


def _judged(mind: Mind, world: MageWarsState, choice: Choice, also: Sequence[Raw]) -> list[Judged]:
    if choice.reason in PLANNING:
        return plans(mind, world, choice, also)
    found = mind.answers(world, choice)
    if len(found) == 1:  # there was nothing to compare it with
        found = [(found[0][0], mind.tried(world, choice, found[0][0]))]
    others = [raw for raw in also if raw not in dict(found)]
    return found + [(raw, mind.tried(world, choice, raw)) for raw in others]


ADVISOR = MageWarsAdvisor()
