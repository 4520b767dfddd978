"""Following answers of KeyForge for some turns, houses above all: most of what a turn wins or loses is decided
there."""

from __future__ import annotations

from typing import Any, NamedTuple

from trivault.bots.levels import Budget, Decision
from trivault.bots.planning import (
    LONG,
    SOME,
    SURE,
    Depth,
    Guide,
    Line,
    TurnThinker,
    likely,
    looked,
    surely_best,
)
from trivault.games.keyforge.bots.guide import KeyForgeGuide
from trivault.kernel.choices import Raw
from trivault.kernel.state import State

HOUSE = "choose-house"
FOLLOWED = 4  # answers
PARTS = 4  # of the deals: after each of them answers are given up


class Care(NamedTuple):
    """How far answers are followed."""

    deals: int  # so often what is hidden is dealt
    turns: int  # for so many turns, the running one included
    looked: int = 0  # in so many of them each answer is found by a look …
    houses: bool = False  # … and in the others the house; all else is answered quickly
    judged: int = 1  # positions are judged at the end of each of the last so many turns
    errors: float = SURE  # by so many errors an answer must be better than that of a glance


class SureThinker(TurnThinker):
    """Follows the best houses of a glance in many deals, and other answers in some if it is told so; all else
    is thought of like any turn. What is followed may be led by a guide of its own."""

    def __init__(
        self,
        guide: KeyForgeGuide,
        depth: Depth,
        houses: Care,
        others: Care | None = None,
        follower: KeyForgeGuide | None = None,
    ) -> None:
        super().__init__(guide, depth)
        self.houses = houses
        self.others = others
        self.follower = follower or guide

    def __call__(self, decision: Decision) -> Raw:
        care = self.houses if decision.choice.reason == HOUSE else self.others
        if care is None:
            return super().__call__(decision)

        def follow(world: State, answer: Raw) -> float | None:
            return self._chance(world, decision, answer, care)

        deals, some = range(self.depth.worlds, self.depth.worlds + care.deals), max(SOME, care.deals // PARTS)
        return surely_best(decision, self.glance(decision)[:FOLLOWED], deals, some, follow, care.errors)

    def _chance(self, world: State, decision: Decision, answer: Raw, care: Care) -> float | None:
        return followed(self.follower, world, decision.player, answer, care, decision.budget)


def followed(
    guide: Guide[Any], world: State, player: int, answer: Raw, care: Care, budget: Budget
) -> float | None:
    """How likely the game is won after an answer and some turns: on average over the ends of the last ones,
    which depends less on luck than one of them does. None when the budget is spent."""
    state, turn, own = world.copy(), guide.turn(world), guide.turn(world)
    chances: list[float] = []
    choice = state.asked(player)
    line: Line | None = None
    given = 0
    while given % LONG or budget.take():
        state.settle(choice, answer)
        if state.result is not None:
            chances += [likely(guide.value(state, player))] * (care.judged - len(chances))
        elif guide.turn(state) != turn:
            turn, line = guide.turn(state), None
            if turn > own + care.turns - care.judged:
                chances.append(likely(guide.value(state, player)))
        if len(chances) == care.judged:
            return sum(chances) / care.judged
        choice, given = state.choices[0], given + 1
        if turn >= own + care.looked and not (care.houses and choice.reason == HOUSE):
            answer = guide.quick(state, choice)
        elif line := looked(guide, state, choice, budget, line):
            answer = line.answer
        else:
            return None
    return None
