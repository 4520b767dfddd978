"""Many matches; where and in how many processes they are played does not change the results."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from trivault.simulate.executors import Jobs
from trivault.simulate.matches import Plan, Record, play
from trivault.simulate.opening import opened


class PlannedMatch(NamedTuple):
    """A match of a plan by its number."""

    plan: Plan
    number: int


class Matches(NamedTuple):
    """The work of playing matches of a game."""

    game: str

    def __call__(self, match: PlannedMatch) -> Record:
        return play(match.plan, match.number)


def run(plan: Plan, jobs: Jobs = 1, start: int = 0) -> Generator[Record]:
    """The records of all matches in their order, each as soon as it is there; from another start, those
    that are left."""
    plan.check()
    return _run(plan, jobs, start)


def _run(plan: Plan, jobs: Jobs, start: int) -> Generator[Record]:
    with opened(jobs) as executor:
        yield from executor.map(Matches(plan.game), (PlannedMatch(plan, n) for n in range(start, plan.matches)))
