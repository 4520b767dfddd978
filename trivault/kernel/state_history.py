"""The states of a game so far. Each has kilobytes, and a game may have thousands: some are kept, and those
between them are played again when somebody looks at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar, overload

from trivault.kernel.concessions import CONCEDE
from trivault.kernel.state import State

S = TypeVar("S", bound=State)

EVERY = 50  # answers between two states that are kept


class StateHistory(Sequence[S], Generic[S]):
    """Every state at a choice: the one before each answer, and the present one last. The latest ones are
    all there, since that is where people go back to."""

    __slots__ = ("_between", "_kept", "answers")

    def __init__(self, first: S) -> None:
        self.answers: list[tuple[int, str]] = []
        self._kept: dict[int, S] = {0: first}
        self._between: tuple[int, list[S]] = (-1, [])  # those that were played again last, and from where on

    def copy(self, present: S) -> StateHistory[S]:
        new = StateHistory(self._kept[0])
        new.answers, new._between = self.answers[:], self._between
        new._kept = self._kept | {len(self.answers): present}
        return new

    def add(self, player: int, answer: str, after: S) -> None:
        """An answer was given."""
        self.answers.append((player, answer))
        self._kept[len(self.answers)] = after
        old = len(self.answers) - EVERY
        if old % EVERY:
            self._kept.pop(old, None)

    def resume(self, answers: Sequence[tuple[int, str]], states: Sequence[S]) -> None:
        """Go on after these answers, with the states that are kept of them."""
        self.answers += answers
        self._kept |= {EVERY * number: state for number, state in enumerate(states, 1)}

    def rewind(self, to: int) -> None:
        """Back to the moment after so many answers."""
        del self.answers[to:]
        self._kept = {at: state for at, state in self._kept.items() if at <= to}
        start, states = self._between
        self._between = (start, states[: max(0, to + 1 - start)])

    def __len__(self) -> int:
        return len(self.answers) + 1

    @overload
    def __getitem__(self, index: int) -> S: ...
    @overload
    def __getitem__(self, index: slice[int | None, int | None, int | None]) -> list[S]: ...
    def __getitem__(self, index: int | slice[int | None, int | None, int | None]) -> S | list[S]:
        if isinstance(index, slice):
            return [self[at] for at in range(*index.indices(len(self)))]
        at = range(len(self))[index]
        found = self._kept.get(at)
        return self._again(at) if found is None else found

    def _again(self, at: int) -> S:
        """A state that is not kept."""
        start = at - at % EVERY
        if self._between[0] != start or at - start >= len(self._between[1]):
            states = [self._kept[start]]
            for player, answer in self.answers[start : start + EVERY - 1]:
                states.append(_after(states[-1], player, answer))
            self._between = (start, states)
        return self._between[1][at - start]


def _after(state: S, player: int, answer: str) -> S:
    if answer != CONCEDE:
        return state.after(answer, player)
    new = state.copy()
    new.concede(player)
    return new
