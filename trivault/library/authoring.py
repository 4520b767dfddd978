"""What a game offers to authors of its cards: the printed cards of its sets, and which of them are here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class CardShare:
    """So many of so many cards."""

    cards: int
    of: int

    @property
    def percent(self) -> int:
        """To the next whole number, but 0 is none and 100 is all."""
        if self.cards in (0, self.of):
            return 100 if self.cards else 0
        return min(max(round(100 * self.cards / self.of), 1), 99)

    def __str__(self) -> str:
        return f"{self.cards} of {self.of} ({self.percent} %)"


class PrintedCard(Protocol):
    """What is printed on a card beside its text."""

    @property
    def id(self) -> str: ...

    @property
    def names(self) -> Mapping[str, str]: ...

    @property
    def houses(self) -> Sequence[str]: ...

    @property
    def type(self) -> str: ...

    def number(self, name: str) -> str:
        """Its number in a set."""
        ...

    def form(self, name: str) -> dict[str, object]:
        """All facts, with its number and rarity in a set."""
        ...


class PrintedCards(Protocol):
    """The printed cards of all sets of a game."""

    @property
    def sets(self) -> Sequence[str]: ...

    def set(self, typed: str) -> str:
        """The set with this name."""
        ...

    def missing(self, name: str) -> Sequence[PrintedCard]:
        """The cards of a set that cannot be played."""
        ...

    def share(self, name: str) -> CardShare:
        """How many cards of a set can be played."""
        ...

    def stub(self, typed: str) -> dict[str, str]:
        """The beginning of a missing card: what to write into which file."""
        ...


Authoring = Callable[[], PrintedCards]
