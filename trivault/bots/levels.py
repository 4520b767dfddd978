"""Levels of play, from beginner to master: each game declares its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from trivault.bots.budget import Budget, Pace
from trivault.bots.greedy import GreedyPlayer
from trivault.bots.information_set import InformationSet
from trivault.bots.level_search import LevelSearch
from trivault.kernel.choices import Raw
from trivault.kernel.options import Option
from trivault.kernel.state import State
from trivault.registry import entry

LEVELS = ("beginner", "casual", "club", "expert", "master")


class Level(NamedTuple):
    """How a level searches, how many steps it has for a decision, and where it slips."""

    search: LevelSearch
    steps: int
    slips: Callable[[InformationSet], Raw | None] | None = None  # an answer without search, in some decisions

    def choose(self, known: InformationSet, budget: Budget) -> Raw:
        slip = None if self.slips is None else self.slips(known)
        return self.search.choose(known, budget) if slip is None else slip


Levels = Mapping[str, Level]  # by name


def levels_of(game: str) -> Levels:
    """The levels of a game; none where its bots play greedily at every level."""
    found: Levels = entry(game).part("levels", {})
    return found


class LevelPlayer:
    """Plays each game as this level of it does; a game without levels is played greedily."""

    def __init__(self, name: str, seed: int, pace: Pace | None = None) -> None:
        self.name = name
        self.seed = seed
        self.pace = pace

    def choose(self, state: State, player: int) -> Option:
        """The answer that it gives."""
        choice = state.asked(player)
        if choice.count() == 1:
            return Option(state, choice, choice.raw(0))
        levels = levels_of(state.game.name)
        if self.name not in levels:
            return GreedyPlayer(self.seed).choose(state, player)
        level = levels[self.name]
        known = InformationSet(state, player, self.seed)
        return Option(state, choice, level.choose(known, Budget(level.steps, self.pace)))
