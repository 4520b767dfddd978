"""What a game tells about its matches beside who won: numbers for each seat, and the cards it drew."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

from trivault.kernel.ids import Thing
from trivault.kernel.state import State

S = TypeVar("S", bound=State)


class MatchStats(Generic[S]):
    """Looks at one match after every decision. A game that has more to tell writes `hands` and
    `numbers`; the name of a number is said as `measure-NAME`."""

    def __init__(self, state: S) -> None:
        self.drawn: list[set[Thing]] = [set() for _ in range(state.seats)]

    def first(self, state: S) -> int:
        """Who goes first, at the first choice of a match."""
        return state.choices[0].player

    def turn(self, state: S) -> int:
        """The number of the last turn; states that count their turns have it as `turn`."""
        number: int = getattr(state, "turn", 0)
        return number

    def look(self, state: S) -> None:
        for drawn, hand in zip(self.drawn, self.hands(state), strict=False):
            drawn.update(hand)

    def hands(self, state: S) -> Sequence[Iterable[Thing]]:
        """The cards in the hand of each seat."""
        return ()

    def numbers(self, state: S, seat: int) -> dict[str, float]:
        """What is counted for a seat, by name, once the match is over."""
        return {}

    def cards(self, state: S, seat: int) -> tuple[str, ...]:
        """The cards that a seat had in hand at some time."""
        return tuple(sorted({state.game.slug(state, card) for card in self.drawn[seat]}))
