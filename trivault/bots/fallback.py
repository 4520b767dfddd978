"""Heuristics for any game: they know nothing of it but who has won."""

from __future__ import annotations

from trivault.bots.player import chance
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.state import State

MANY = 16  # candidates
AHEAD = 60  # random answers after each of them


class FallbackHeuristics:
    """Thinks of some answers of each choice and plays on at random."""

    def __init__(self, state: State) -> None:
        pass  # the same in every game

    def candidates(self, state: State, choice: Choice) -> list[Raw]:
        """All answers, or some from the first to the last."""
        count = choice.count()
        tried = min(count, MANY)
        return [choice.raw(index * count // tried) for index in range(tried)]

    def finish(self, state: State) -> None:
        for n in range(AHEAD):
            if state.result is not None:
                return
            choice = state.choices[0]
            state.apply_raw(choice, choice.raw(chance(n, state, choice.player) % choice.count()))

    def value(self, state: State, player: int) -> float:
        return 0.0 if state.result is None else 1.0 if player in state.result else -1.0

    def difference(self, one: State, other: State, player: int) -> dict[str, float]:
        return {"outcome": self.value(one, player) - self.value(other, player)}
