"""What the judged decisions of a game come to: its course, its turning points, mistakes, luck and skill."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

from trivault.analysis.review import Judged
from trivault.kernel.state import State

MISTAKE = 0.04  # so much of the probability must be lost …
SWING = 0.06  # … or changed, for a turning point
TURNING_POINTS = 6
MISTAKES = 12

Cause = Literal["mistake", "chance", "play"]


class Ending(NamedTuple):
    """How a game ended, after so many answers; without winners while it is not over."""

    at: int
    barrier: int
    winners: tuple[int, ...] | None
    sides: tuple[tuple[int, ...], ...]

    @staticmethod
    def of(first: State, last: State, at: int) -> Ending:
        """Of a game with these states; who is out at the end was on a side, too."""
        return Ending(at, last.barrier, last.result, tuple(first.game.sides(first)))


class Point(NamedTuple):
    """The probability of a seat to win, after so many answers."""

    at: int
    win: float


class TurningPoint(NamedTuple):
    """Decisions after which a seat was much more, or much less, likely to win: an own one, or those that others
    made in a row."""

    decisions: Sequence[Judged]
    before: float
    after: float
    by: Cause


class Balance(NamedTuple):
    """What changed the probability of a seat to win, from the first decision to the end."""

    seat: int
    start: float
    own: float  # what the own mistakes cost: at most 0
    others: float  # what those of the others gave
    luck: float  # all else: draws, dice, and what was hidden
    end: float


class Story:
    """Told from the side of any seat."""

    def __init__(self, judged: Sequence[Judged], ending: Ending) -> None:
        self.judged = hindsight(judged)
        self.ending = ending

    def course(self, seat: int) -> list[Point]:
        """From decision to decision, and how it ended."""
        points = [Point(each.at, each.wins[seat]) for each in self.judged if seat in each.wins]
        if self.ending.winners is not None:
            points.append(Point(self.ending.at, float(seat in self.ending.winners)))
        return points

    def mistakes(self, seat: int) -> list[Judged]:
        """The own decisions that cost most, in their order."""
        own = [each for each in self.judged if each.seat == seat and each.lost >= MISTAKE]
        worst = sorted(own, key=lambda each: -each.lost)[:MISTAKES]
        return sorted(worst, key=lambda each: each.at)

    def turning_points(self, seat: int) -> list[TurningPoint]:
        """Where the probability changed most, in their order."""
        found = []
        for before, after in pairwise(self.course(seat)):
            made = [each for each in self.judged if before.at <= each.at < after.at]
            if abs(after.win - before.win) >= SWING:
                by = self._cause(made, seat, after)
                found.append(TurningPoint(made, before.win, after.win, by))
        found = sorted(found, key=lambda point: -abs(point.after - point.before))[:TURNING_POINTS]
        return sorted(found, key=lambda point: point.decisions[0].at)

    def _cause(self, made: Sequence[Judged], seat: int, after: Point) -> Cause:
        """A mistake where those make at least half of the change, else chance where that was used."""
        mine, before = self._side(seat), made[0]
        swing = after.win - before.wins[seat]
        lost = sum([each.lost if (each.seat in mine) == (swing < 0) else 0.0 for each in made])
        if lost >= MISTAKE and 2 * lost >= abs(swing):
            return "mistake"
        later = next((each.barrier for each in self.judged if each.at >= after.at), self.ending.barrier)
        return "chance" if later != before.barrier else "play"

    def balance(self, seat: int) -> Balance | None:
        """Luck and skill apart, in a game that is over. What a mistake costs one side, the others share."""
        points, mine = self.course(seat), self._side(seat)
        if self.ending.winners is None or len(points) < 2:
            return None
        own = -sum([each.lost for each in self.judged if each.seat in mine])
        gifts = sum([each.lost for each in self.judged if each.seat not in mine])
        others = gifts / max(1, len(self.ending.sides) - 1)
        start, end = points[0].win, points[-1].win
        return Balance(seat, start, own, others, end - start - own - others, end)

    def _side(self, seat: int) -> tuple[int, ...]:
        return next((side for side in self.ending.sides if seat in side), (seat,))


def hindsight(judged: Sequence[Judged]) -> list[Judged]:
    """What somebody still could do after an answer, before chance or others decide, the answer has not cost: it
    is worth what the best next answer is, where that turned out to be more."""
    found: list[Judged] = []
    later: Judged | None = None
    for each in reversed(judged):
        if later is not None and (later.seat, later.barrier) == (each.seat, each.barrier):
            given = max(each.given, later.best)
            best = max(each.best, given)
            each = each._replace(given=given, best=best, wins={**each.wins, each.seat: best})
        found.append(each)
        later = each
    return found[::-1]
