"""Choosing houses with care: most of what a turn of KeyForge wins or loses is decided there."""

from __future__ import annotations

from typing import NamedTuple

from trivault.kernel.choices import Raw
from trivault.kernel.state import State
from trivault.players.keyforge.guide import KeyForgeGuide
from trivault.players.levels import Decision
from trivault.players.planning import LONG, Depth, Line, TurnThinker, likely, looked, surely_best

HOUSE = "choose-house"
FOLLOWED = 4  # houses
SOME = 6  # deals after which houses are given up


class Care(NamedTuple):
    """How far houses are followed."""

    deals: int  # so often what is hidden is dealt
    turns: int  # so far is looked, from the running turn on


class SureThinker(TurnThinker):
    """Follows the best houses of a glance in many deals; all else is thought of like any turn."""

    def __init__(self, guide: KeyForgeGuide, depth: Depth, houses: Care) -> None:
        super().__init__(guide, depth)
        self.houses = houses

    def __call__(self, decision: Decision) -> Raw:
        if decision.choice.reason != HOUSE:
            return super().__call__(decision)

        def follow(world: State, answer: Raw) -> float | None:
            return self._chance(world, decision, answer)

        deals = range(self.depth.worlds, self.depth.worlds + self.houses.deals)
        return surely_best(decision, self.glance(decision)[:FOLLOWED], deals, SOME, follow)

    def _chance(self, world: State, decision: Decision, answer: Raw) -> float | None:
        """How likely the game is won after some turns: this one with a look at each answer, later ones with a
        look at the house alone. None when the budget is spent."""
        state, guide, player, budget = world.copy(), self.guide, decision.player, decision.budget
        turn = own = guide.turn(world)
        choice = state.asked(player)
        line: Line | None = None
        given = 0
        while given % LONG or budget.take():
            state.settle(choice, answer)
            if state.result is not None or guide.turn(state) >= own + self.houses.turns:
                return likely(guide.value(state, player))
            if guide.turn(state) != turn:
                turn, line = guide.turn(state), None
            choice, given = state.choices[0], given + 1
            if turn > own and choice.reason != HOUSE:
                answer = guide.quick(state, choice)
            elif line := looked(guide, state, choice, budget, line):
                answer = line.answer
            else:
                return None
        return None
