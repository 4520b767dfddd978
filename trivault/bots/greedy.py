"""Greedy play: try each answer, play the turn to its end, take what looks best then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, TypeVar

from trivault.bots.evaluator import Evaluator
from trivault.bots.fallback import FallbackHeuristics
from trivault.bots.information_set import InformationSet
from trivault.bots.player import chance
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.options import Option
from trivault.kernel.state import State
from trivault.registry import entry

S = TypeVar("S", bound=State, contravariant=True)

SAMPLES = 2  # deals
KEPT = 4  # candidates that are tried in every deal, the others in the first


class Heuristics(Evaluator[S], Protocol[S]):
    """Hand-written knowledge of one game, for one decision: an evaluator, candidates, and quick answers."""

    def candidates(self, state: S, choice: Choice) -> Sequence[Raw]:
        """The answers worth a thought; first the quick one."""
        ...

    def finish(self, state: S) -> None:
        """Play the running turn to its end with quick answers, for everybody."""
        ...


class Suggestion(NamedTuple):
    """An answer, by how much the end of the turn looks better than the table now, and why."""

    option: Option
    value: float
    parts: dict[str, float]
    outcome: float  # the share of deals in which the game is then won, less those in which it is lost


class GreedyPlayer:
    """Searches deals of its information set, never the hidden truth."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, state: State, player: int) -> Option:
        """The answer that it gives."""
        choice = state.asked(player)
        answer = choice.raw(0) if choice.count() == 1 else self._tried(state, player, False)[0].answer
        return Option(state, choice, answer)

    def suggest(self, state: State, player: int) -> list[Suggestion]:
        """The candidates, the best first."""
        choice = state.asked(player)
        return [
            Suggestion(
                Option(state, choice, trial.answer), trial.value, trial.parts(player), trial.outcome(player)
            )
            for trial in self._tried(state, player, True)
        ]

    def _tried(self, state: State, player: int, keep: bool) -> list[_Trial]:
        """All candidates, the best first; what they led to is kept where it is to be explained."""
        known, choice = InformationSet(state, player, self.seed), state.asked(player)
        trials: list[_Trial] = []
        many = 0
        for n in range(SAMPLES):
            world = known.sample(chance(self.seed, state, player, n))
            heuristics = _heuristics(world)
            if n == 0:
                trials = [_Trial(answer) for answer in heuristics.candidates(world, choice)]
                many = len(trials)
            now = heuristics.value(world, player)
            for trial in trials[:many]:
                trial.play_on(heuristics, world, player, now, keep)
            trials[:many] = sorted(trials[:many], key=lambda trial: -trial.value)
            many = min(many, KEPT)
        return trials


def _heuristics(state: State) -> Heuristics[State]:
    """Those of the game, for decisions in this state."""
    made: Callable[[State], Heuristics[State]] = entry(state.game.name).part("heuristics", FallbackHeuristics)
    return made(state)


class _Trial:
    """One answer, and what it led to in each deal."""

    __slots__ = ("answer", "deals", "ends", "gain")

    def __init__(self, answer: Raw) -> None:
        self.answer = answer
        self.gain, self.deals = 0.0, 0
        self.ends: list[tuple[Heuristics[State], State, State]] = []  # by deal: the table now, and later

    def play_on(self, heuristics: Heuristics[State], world: State, player: int, now: float, keep: bool) -> None:
        """Play a deal on to the end of the turn."""
        end = world.copy()
        end.apply_raw(end.asked(player), self.answer)
        heuristics.finish(end)
        self.gain += heuristics.value(end, player) - now
        self.deals += 1
        if keep:
            self.ends.append((heuristics, world, end))

    @property
    def value(self) -> float:
        return self.gain / self.deals

    def outcome(self, player: int) -> float:
        results = [end.result for _, _, end in self.ends]
        won = [0 if result is None else 1 if player in result else -1 for result in results]
        return sum(won) / len(won)

    def parts(self, player: int) -> dict[str, float]:
        """The parts of the value."""
        parts: dict[str, float] = {}
        for heuristics, now, end in self.ends:
            for name, points in heuristics.difference(end, now, player).items():
                parts[name] = parts.get(name, 0.0) + points / len(self.ends)
        return parts
