"""Rollouts of KeyForge, for houses above all: most of what a turn wins or loses is decided by its house."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from trivault.bots.budget import Budget
from trivault.bots.evaluator import Model
from trivault.bots.information_set import InformationSet
from trivault.bots.turn_search import (
    ANSWERS_PER_STEP,
    MARGIN_ERRORS,
    PRUNE_AFTER,
    Depth,
    Line,
    Playout,
    Trial,
    TurnSearch,
    best_line,
    best_with_margin,
    turn_of,
    win_chance,
)
from trivault.kernel.choices import Raw
from trivault.kernel.state import State

HOUSE = "choose-house"
FOLLOWED = 4  # candidates
PARTS = 4  # of the deals: after each of them hopeless candidates are given up


class Rollouts(NamedTuple):
    """How candidates are followed."""

    deals: int
    turns: int  # the running one included
    searched: int = 0  # turns in which each answer is found by a shallow search …
    houses: bool = False  # … and in the others the house alone; all else is answered quickly
    valued: int = 1  # positions are valued at the end of each of the last so many turns
    errors: float = MARGIN_ERRORS  # standard errors by which a candidate must be better than the first


class HouseSearch(TurnSearch):
    """Follows the best houses of a shallow search in many deals, and other candidates if it has rollouts for
    them; all else is searched like any turn. Rollouts may have a model of their own."""

    def __init__(
        self,
        model: Model,
        depth: Depth,
        houses: Rollouts,
        others: Rollouts | None = None,
        rollout_model: Model | None = None,
    ) -> None:
        super().__init__(model, depth)
        self.houses = houses
        self.others = others
        self.rollout_model = rollout_model or model

    def _rate(self, known: InformationSet, budget: Budget, answers: Sequence[Raw], keep: bool) -> list[Trial]:
        rollouts = self.houses if known.choice.reason == HOUSE else self.others
        if rollouts is None:
            return super()._rate(known, budget, answers, keep)

        def follow(world: State, answer: Raw) -> Playout | None:
            return self._roll_out(world, known.player, answer, rollouts, budget, keep)

        order = self.shallow_search(known, budget, answers, keep)
        deals = range(self.depth.worlds, self.depth.worlds + rollouts.deals)
        prune = max(PRUNE_AFTER, rollouts.deals // PARTS)
        return best_with_margin(known, order, FOLLOWED, deals, prune, follow, rollouts.errors)

    def _roll_out(
        self, world: State, player: int, answer: Raw, rollouts: Rollouts, budget: Budget, keep: bool
    ) -> Playout | None:
        return roll_out(self.rollout_model, world, player, answer, rollouts, budget, keep)


def roll_out(
    model: Model,
    world: State,
    player: int,
    answer: Raw,
    rollouts: Rollouts,
    budget: Budget,
    keep: bool = False,
) -> Playout | None:
    """The ends of the last turns after an answer, whose average depends less on luck than one of them does.
    None when the budget is spent."""
    state, turn, own = world.copy(), turn_of(world), turn_of(world)
    chances, ends = list[float](), list[State]()
    choice = state.asked(player)
    line: Line | None = None
    given = 0
    while given % ANSWERS_PER_STEP or budget.take():
        state.apply_raw(choice, answer)
        if state.result is not None:
            left = rollouts.valued - len(chances)
            chances += [win_chance(model.evaluator.value(state, player))] * left
            ends += [state] * left if keep else []
        elif turn_of(state) != turn:
            turn, line = turn_of(state), None
            if turn > own + rollouts.turns - rollouts.valued:
                chances.append(win_chance(model.evaluator.value(state, player)))
                ends += [state.copy()] if keep else []
        if len(chances) == rollouts.valued:
            return Playout(sum(chances) / rollouts.valued, ends)
        choice, given = state.choices[0], given + 1
        if turn >= own + rollouts.searched and not (rollouts.houses and choice.reason == HOUSE):
            answer = model.policy.quick(state, choice)
        elif line := best_line(model, state, choice, budget, line):
            answer = line.answer
        else:
            return None
    return None
