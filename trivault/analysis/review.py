"""Judging the decisions of a game that was played, each from what the player knew who made it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from trivault.analysis.calibration import Calibration, calibration_of
from trivault.bots.budget import Budget, Pace
from trivault.bots.information_set import InformationSet
from trivault.bots.level_search import LevelSearch, RatedAnswer
from trivault.bots.levels import levels_of
from trivault.kernel.choices import Raw
from trivault.kernel.concessions import CONCEDE, standing
from trivault.kernel.options import Option
from trivault.kernel.state import State
from trivault.kernel.table import Table
from trivault.kernel.text import Message

USUAL = "club"
SEED = 1
LONGEST = 8  # answers of a line
SHALLOW = 400  # steps that are searched for a line


class Played(NamedTuple):
    """A decision that was made: after so many answers, by whom, and how."""

    at: int
    seat: int
    answer: str
    first: bool = True  # whether somebody else had decided before


class Judged(NamedTuple):
    """A decision and what was to be said of it; probabilities are from 0 to 1."""

    at: int
    seat: int
    wins: dict[int, float]  # by seat, by what it knew: of who decides, and of others when they begin to wait
    best: float  # of who decided …
    given: float  # … with the answer that was given
    deed: Message  # that answer
    barrier: int  # rises with chance and what is revealed
    line: tuple[Message, ...] = ()  # the better one and what follows from it; empty where there is none
    parts: Mapping[str, float] = {}  # the points by which it is better, by names
    outcomes: tuple[float, float] = (0.0, 0.0)  # how surely it, and the given one, ends the game

    @property
    def lost(self) -> float:
        """What the decision cost the player."""
        return max(0.0, self.best - self.given)


def decisions(table: Table[Any]) -> list[Played]:
    """The real decisions of a game."""
    return in_rows([each for at in range(len(table.answers)) if (each := decision(table, at)) is not None])


def decision(table: Table[Any], at: int) -> Played | None:
    """The decision after so many answers, if it was a real one, with more than one answer."""
    seat, answer = table.answers[at]
    if answer == CONCEDE or table.state_at(at).asked(seat).count() == 1:
        return None
    return Played(at, seat, answer)


def in_rows(made: Sequence[Played]) -> list[Played]:
    """All decisions, in which it is marked who begins to decide."""
    before = [-1, *(each.seat for each in made)]
    return [each._replace(first=each.seat != seat) for each, seat in zip(made, before, strict=False)]


def judge(state: State, played: Played, level: str, pace: Pace | None = None) -> Judged:
    """Judge a decision as a level does, in the state in which it was made."""
    judge = _Judge(state, played.seat, level, pace)
    choice = state.asked(played.seat)
    given = state.check(played.answer, choice)
    found = judge.compared(judge.preferred(), given)
    others = [seat for seat in range(state.seats) if seat != played.seat] if played.first else []
    better = found.best > found.given
    return Judged(
        played.at,
        played.seat,
        {played.seat: found.best, **{seat: judge.waiting(seat) for seat in others}},
        found.best,
        found.given,
        Option(state, choice, given).message(),
        state.barrier,
        tuple(judge.line(found.answer)) if better else (),
        found.parts if better else {},
        found.outcomes if better else (0.0, 0.0),
    )


def score(state: State, seat: int, level: str, seed: int = SEED, pace: Pace | None = None) -> float:
    """The score of a position for who decides there: that of the answer that a level prefers, in other deals
    than those in which it was chosen."""
    found = levels_of(state.game.name)[level]
    best = found.search.rate(InformationSet(state, seat, seed), Budget(found.steps, pace))[0].answer
    again = InformationSet(state, seat, seed + 1)
    rated: RatedAnswer = found.search.rate(again, Budget(found.steps, pace), (best,))[0]
    return rated.score


class Compared(NamedTuple):
    """The answer that a level prefers and the one that was given: how likely each wins, and why."""

    answer: Raw
    best: float
    given: float
    parts: Mapping[str, float]
    outcomes: tuple[float, float]


class _Judge:
    def __init__(self, state: State, seat: int, level: str, pace: Pace | None) -> None:
        game = state.game.name
        self.state = state
        self.seat = seat
        self.level = level
        self.calibration: Calibration = calibration_of(game)
        self.search: LevelSearch = levels_of(game)[level].search
        self.steps = levels_of(game)[level].steps
        self.pace = pace
        self.sides = len(standing(state))
        self.known = InformationSet(state, seat, SEED)

    def _win(self, rated: RatedAnswer) -> float:
        return self.calibration.win(self.level, self.sides, rated.score)

    def preferred(self) -> Raw:
        """The answer of the level."""
        answer: Raw = self.search.rate(self.known, Budget(self.steps, self.pace))[0].answer
        return answer

    def compared(self, best: Raw, given: Raw) -> Compared:
        """In other deals than those in which the level chose: of many answers one always seems better by
        chance."""
        again = InformationSet(self.state, self.seat, SEED + 1)
        answers = tuple(dict.fromkeys((best, given)))
        found = self.search.rate(again, Budget(self.steps, self.pace), answers)
        rated = {each.answer: each for each in found}
        one, other = (rated.get(answer, found[0]) for answer in (best, given))
        parts = self.search.difference(again, one, other)
        win, others = self._win(one), self._win(other)
        return Compared(best, max(win, others), others, parts, (one.outcome, other.outcome))

    def waiting(self, seat: int) -> float:
        """How likely somebody else wins, by what that player knows."""
        if all(seat not in side for side in standing(self.state)):
            return 0.0
        if any(choice.player == seat for choice in self.state.choices):
            found = score(self.state, seat, self.level, SEED, self.pace)
            return self.calibration.win(self.level, self.sides, found)
        waiting = self.search.position(InformationSet(self.state, seat, SEED))
        return self.calibration.win("", self.sides, waiting)

    def line(self, answer: Raw) -> Iterator[Message]:
        """An answer and what the player is likely to do next, until chance or somebody else decides."""
        world, budget, next_ = self.known.deal(0), Budget(SHALLOW), answer
        barrier = world.barrier
        for _ in range(LONGEST):
            choice = world.asked(self.seat)
            yield Option(world, choice, next_).message()
            world.apply_raw(choice, next_)
            if world.over or world.barrier != barrier or world.choices[0].player != self.seat:
                return
            found = self.search.reply(world, world.choices[0], budget)
            if found is None:
                return
            next_ = found
