"""Greedy play: try each answer, play the turn to its end, take what looks best then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from trivault.bots.fallback import PlainJudge
from trivault.bots.judge import Judge, Verdict
from trivault.bots.player import chance
from trivault.kernel.choices import Raw
from trivault.kernel.options import Option
from trivault.kernel.state import State
from trivault.registry import entry

SAMPLES = 2  # how often the hidden cards are dealt
KEPT = 4  # so many candidates are tried on every sample, the others on the first


class Suggestion(NamedTuple):
    """An answer, by how much the end of the turn looks better than the table now, and why."""

    option: Option
    value: float
    parts: dict[str, float]


class GreedyPlayer:
    """Thinks on states that are dealt from its own view, never on the hidden truth."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, state: State, player: int) -> Option:
        """The answer that it gives."""
        choice = state.asked(player)
        answer = choice.raw(0) if choice.count() == 1 else self._tried(state, player)[0].answer
        return Option(state, choice, answer)

    def suggest(self, state: State, player: int) -> list[Suggestion]:
        """The answers worth a thought, the best first."""
        choice = state.asked(player)
        return [
            Suggestion(Option(state, choice, trial.answer), trial.value, trial.parts())
            for trial in self._tried(state, player)
        ]

    def _tried(self, state: State, player: int) -> list[_Trial]:
        choice, view = state.asked(player), state.view(player)
        trials: list[_Trial] = []
        many = 0
        for n in range(SAMPLES):
            sample = state.game.sample(view, chance(self.seed, state, player, n))
            judge = _judge(sample)
            if n == 0:
                trials = [_Trial(answer) for answer in judge.candidates(sample, choice)]
                many = len(trials)
            now = judge.evaluate(sample, player)
            for trial in trials[:many]:
                trial.add(now, _end_of_turn(judge, sample, player, trial.answer))
            trials[:many] = sorted(trials[:many], key=lambda trial: -trial.value)
            many = min(many, KEPT)
        return trials


def _judge(state: State) -> Judge[State]:
    """Whoever judges states of this game."""
    made: Callable[[State], Judge[State]] = entry(state.game.name).part("judge", PlainJudge)
    return made(state)


def _end_of_turn(judge: Judge[State], sample: State, player: int, answer: Raw) -> Verdict:
    end = sample.copy()
    end.settle(end.asked(player), answer)
    judge.finish(end)
    return judge.evaluate(end, player)


def parts_of(samples: Sequence[State], player: int, answers: Sequence[Raw]) -> list[dict[str, float]]:
    """What each of these answers changes up to the end of the turn, in points by their parts, on the average
    of samples."""
    trials = [_Trial(answer) for answer in answers]
    for sample in samples:
        judge = _judge(sample)
        now = judge.evaluate(sample, player)
        for trial in trials:
            trial.add(now, _end_of_turn(judge, sample, player, trial.answer))
    return [trial.parts() for trial in trials]


class _Trial:
    """One answer, and what it led to on each sample."""

    __slots__ = ("answer", "ends", "gain")

    def __init__(self, answer: Raw) -> None:
        self.answer = answer
        self.gain = 0.0
        self.ends: list[tuple[Verdict, Verdict]] = []  # the table now, and at the end of the turn

    def add(self, now: Verdict, end: Verdict) -> None:
        self.gain += end.total - now.total
        self.ends.append((now, end))

    @property
    def value(self) -> float:
        return self.gain / len(self.ends)

    def parts(self) -> dict[str, float]:
        """The parts of the value."""
        parts: dict[str, float] = {}
        for now, end in self.ends:
            before = now.explain()
            for name, points in end.explain().items():
                parts[name] = parts.get(name, 0.0) + (points - before[name]) / len(self.ends)
        return parts
