"""Judging the decisions of a game that was played, each from what the player knew who made it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from trivault.analysis.advisor import LOOKS, Advisor, RatedAnswer, advisor_of
from trivault.analysis.calibration import Calibration, calibration_of
from trivault.analysis.knowledge import Knowledge
from trivault.bots.levels import Budget, Pace
from trivault.kernel.choices import Raw
from trivault.kernel.concessions import CONCEDE, standing
from trivault.kernel.options import Option
from trivault.kernel.state import State
from trivault.kernel.table import Table
from trivault.kernel.text import Message

SEED = 1
STEPS = 6000  # that are thought of a decision
DOUBT = 0.02  # by so much better an answer must seem to be compared once more, in other deals
LONGEST = 8  # answers of a line
GLANCES = 400  # steps that are thought of a line


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


def judge(state: State, played: Played, look: str, pace: Pace | None = None) -> Judged:
    """Judge a decision in the state in which it was made."""
    judge = _Judge(state, played.seat, look, pace)
    choice = state.asked(played.seat)
    given = state.check(played.answer, choice)
    rated = judge.rated(given)
    best, win = judge.compared(rated, given)
    others = [seat for seat in range(state.seats) if seat != played.seat] if played.first else []
    return Judged(
        played.at,
        played.seat,
        {played.seat: best, **{seat: judge.waiting(seat) for seat in others}},
        best,
        win,
        Option(state, choice, given).message(),
        state.barrier,
        tuple(judge.line(rated[0].answer)) if best > win else (),
    )


class _Judge:
    def __init__(self, state: State, seat: int, look: str, pace: Pace | None) -> None:
        game = state.game.name
        self.state = state
        self.seat = seat
        self.look = look
        self.budget = Budget(STEPS, pace)
        self.advisor: Advisor = advisor_of(game)
        self.calibration: Calibration = calibration_of(game)
        self.sides = len(standing(state))
        self.known = Knowledge(state, seat, SEED)

    def _win(self, rated: RatedAnswer) -> float:
        return self.calibration.win(self.look, self.sides, rated.score)

    def rated(self, given: Raw) -> list[RatedAnswer]:
        """The answers worth a thought, and the one that was given."""
        return self.advisor.rate(self.known, LOOKS[self.look], self.budget, (given,))

    def compared(self, rated: list[RatedAnswer], given: Raw) -> tuple[float, float]:
        """How likely the best answer wins, and the given one. Where they differ, they are compared in other
        deals: of many answers one always seems better by chance."""
        first = {each.answer: self._win(each) for each in rated}
        best = rated[0].answer
        if given not in first or first[best] - first[given] < DOUBT:
            return first[best], first[best]
        again = Knowledge(self.state, self.seat, SEED + 1)
        found = self.advisor.compare(again, LOOKS[self.look], self.budget, (best, given))
        second = {each.answer: self._win(each) for each in found}
        return second.get(best, first[best]), second.get(given, first[given])

    def waiting(self, seat: int) -> float:
        """How likely somebody else wins, by what that player knows."""
        if all(seat not in side for side in standing(self.state)):
            return 0.0
        known = Knowledge(self.state, seat, SEED)
        if any(choice.player == seat for choice in self.state.choices):
            return self._win(self.advisor.rate(known, LOOKS[self.look], self.budget)[0])
        return self.calibration.win("", self.sides, self.advisor.position(known))

    def line(self, answer: Raw) -> Iterator[Message]:
        """An answer and what the player is likely to do next, until chance or somebody else decides."""
        world, budget, next_ = self.known.deal(0), Budget(GLANCES), answer
        barrier = world.barrier
        for _ in range(LONGEST):
            choice = world.asked(self.seat)
            yield Option(world, choice, next_).message()
            world.settle(choice, next_)
            if world.over or world.barrier != barrier or world.choices[0].player != self.seat:
                return
            found = self.advisor.reply(world, world.choices[0], budget)
            if found is None:
                return
            next_ = found
