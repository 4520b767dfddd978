"""How a game ended, and how it went."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from trivault.kernel.log import Entry
from trivault.kernel.state import State
from trivault.kernel.table import Table
from trivault.kernel.text import Message
from trivault.presentation.presenter import AnyPresenter, KeyMoment, Step

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 40  # bars in a line
NUMBERS = 10  # numbers in a line
MOMENTS = 12  # in a report


def report(states: Sequence[State], presenter: AnyPresenter, bars: bool) -> list[str]:
    """The winner, and the course of the game for each player from turn to turn."""
    last = states[-1]
    lines = [outcome(last.result or (), presenter, presenter.moment(last)[0])]
    turns = ends(states, presenter)
    for seat in range(last.seats):
        courses = [presenter.course(state, seat) for state in turns]
        for name in courses[0]:
            values = [course[name] for course in courses]
            course = _bars(values, presenter) if bars else ", ".join(map(str, _thinned(values, NUMBERS)))
            lines.append(
                presenter.say(f"ui-report-{name}", player=Message("player", n=seat + 1), course=course)
            )
    return lines


def outcome(winners: Sequence[int], presenter: AnyPresenter, turn: int) -> str:
    """How a game ended by its rules."""
    if not winners:
        return presenter.say("ui-draw", n=turn)
    key = "ui-winner" if len(winners) == 1 else "ui-winners"
    return presenter.say(
        key, players=presenter.words.listing([presenter.player(seat) for seat in winners]), n=turn
    )


def highlights(table: Table[Any], presenter: AnyPresenter) -> list[str]:
    """What else is said of a game that is over."""
    moments = [
        presenter.say("ui-moment-of", n=each.turn, what=each.text) for each in key_moments(table, presenter)
    ]
    return [*presenter.sums(table.states()), *moments]


def key_moments(table: Table[Any], presenter: AnyPresenter) -> list[KeyMoment]:
    """The moments of a game that weigh most, in their order."""
    return weightiest(list(presenter.moments(steps(table.states(), table.marks(), table.log))))


def steps(
    states: Iterable[State], marks: Sequence[int], log: Sequence[Entry], first: int = 0
) -> Iterator[Step[Any]]:
    """What happened between these states, the first of which is that after so many answers."""
    for at, (before, after) in enumerate(pairwise(states), first + 1):
        yield Step(at, before, after, log[marks[at - 1] : marks[at]])


def weightiest(moments: Sequence[KeyMoment]) -> list[KeyMoment]:
    """So many of the moments of a game as a report tells."""
    chosen = sorted(enumerate(moments), key=lambda numbered: -numbered[1].weight)[:MOMENTS]
    return [moment for _, moment in sorted(chosen, key=lambda numbered: numbered[0])]


def ends(states: Iterable[State], presenter: AnyPresenter) -> list[State]:
    """The state in which each turn began, and the last one."""
    firsts: dict[int, State] = {}
    last = None
    for last in states:
        firsts.setdefault(presenter.moment(last)[0], last)
    ends = [firsts[turn] for turn in sorted(firsts)]
    return ends if last is None or ends[-1] is last else [*ends, last]


def _thinned(values: Sequence[int], most: int) -> list[int]:
    """So many values of the course, the first and the last among them."""
    if len(values) <= most:
        return list(values)
    return [values[i * (len(values) - 1) // (most - 1)] for i in range(most)]


def _bars(values: Sequence[int], presenter: AnyPresenter) -> str:
    """A course as bars, the highest value a full one, and where it began and ended."""
    top = max(*values, 1)
    course = "".join(BARS[value * (len(BARS) - 1) // top] for value in _thinned(values, WIDEST))
    return presenter.say("ui-bars", course=course, first=values[0], last=values[-1])
