"""What the judged decisions of a game come to: its course, its turning points, mistakes, luck and skill."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Literal, NamedTuple

from trivault.analysis.review import Judged
from trivault.kernel.concessions import CONCEDE
from trivault.kernel.table import Table

MISTAKE = 0.04  # so much of the probability must be lost …
SWING = 0.06  # … or changed, for a turning point
TURNING_POINTS = 6
MISTAKES = 12

Cause = Literal["mistake", "chance", "play", "conceded"]


class Ending(NamedTuple):
    """How a game ended, after so many answers; without winners while it is not over."""

    at: int
    barrier: int
    winners: tuple[int, ...] | None
    sides: tuple[tuple[int, ...], ...]
    conceded: int | None = None  # who ended it by giving up

    @staticmethod
    def of(table: Table[Any]) -> Ending:
        """Of a game; who is out at the end was on a side, too."""
        first, last, answers = table.state_at(0), table.state, table.answers
        gave_up = answers[-1][0] if last.over and answers and answers[-1][1] == CONCEDE else None
        return Ending(len(answers), last.barrier, last.result, tuple(first.game.sides(first)), gave_up)


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
    at: int  # after so many answers
    seat: int  # who decided


class Balance(NamedTuple):
    """What changed the probability of a seat to win, from the first decision to the end."""

    seat: int
    start: float
    own: float  # what the own mistakes cost: at most 0
    others: float  # what those of the others gave
    luck: float  # all else: draws, dice, and what was hidden
    conceded: float  # what was left after the last decision, where somebody gave up
    end: float


class GameAnalysis:
    """The course of a game from the side of any seat."""

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
                found.append(self._turning_point(made, seat, before, after))
        found = sorted(found, key=lambda point: -abs(point.after - point.before))[:TURNING_POINTS]
        return sorted(found, key=lambda point: point.at)

    def _turning_point(self, made: Sequence[Judged], seat: int, before: Point, after: Point) -> TurningPoint:
        by = self._cause(made, seat, after)
        at, who = made[0].at, made[0].seat
        if by == "conceded" and self.ending.conceded is not None:
            at, who = self.ending.at - 1, self.ending.conceded
        return TurningPoint(made, before.win, after.win, by, at, who)

    def _cause(self, made: Sequence[Judged], seat: int, after: Point) -> Cause:
        """A mistake where those make at least half of the change, else giving up, else chance where that was
        used."""
        mine, before = self._side(seat), made[0]
        swing = after.win - before.wins[seat]
        lost = sum([each.lost if (each.seat in mine) == (swing < 0) else 0.0 for each in made])
        if lost >= MISTAKE and 2 * lost >= abs(swing):
            return "mistake"
        if self.ending.conceded is not None and after.at == self.ending.at:
            return "conceded"
        later = next((each.barrier for each in self.judged if each.at >= after.at), self.ending.barrier)
        return "chance" if later != before.barrier else "play"

    def balance(self, seat: int) -> Balance | None:
        """Luck and skill apart, in a game that is over. What a mistake costs one side, the others share."""
        points, mine = self.course(seat), self._side(seat)
        if self.ending.winners is None or len(points) < 2:
            return None
        own, others = self._mistakes(self.judged, mine)
        start, end, conceded = points[0].win, points[-1].win, 0.0
        if self.ending.conceded is not None:
            last = points[-2]
            conceded = (
                end - last.win - sum(self._mistakes([each for each in self.judged if each.at >= last.at], mine))
            )
        return Balance(seat, start, own, others, end - start - own - others - conceded, conceded, end)

    def _mistakes(self, judged: Sequence[Judged], mine: Sequence[int]) -> tuple[float, float]:
        """What the mistakes of a side, and those of the others, changed for it."""
        own = sum([each.lost for each in judged if each.seat in mine])
        gifts = sum([each.lost for each in judged if each.seat not in mine])
        return -own, gifts / max(1, len(self.ending.sides) - 1)

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
