"""The table: numbers and lists of numbers."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from trivault.kernel.game import Game
from trivault.kernel.ids import Thing
from trivault.kernel.state import State

LIFE, HAND = 6, 4


class Card(NamedTuple):
    slug: str
    strike: int
    block: int


class DuelState(State):
    """Cards are numbers; `defs` says what is printed on each."""

    __slots__ = ("active", "deck", "defs", "discard", "hands", "life")

    def __init__(self, game: Game[DuelState], seats: int, seed: int, defs: tuple[Card, ...]) -> None:
        super().__init__(game, seats, seed)
        self.defs = defs
        self.active = 0
        self.life = [LIFE, LIFE]
        self.hands: list[list[Thing]] = [[], []]
        self.deck: list[Thing] = []
        self.discard: list[Thing] = []

    @property
    def turn(self) -> int:
        drawn = len(self.defs) - 2 * HAND - len(self.deck)  # one in each turn
        return drawn + 1

    def copy(self) -> DuelState:
        new = DuelState.__new__(DuelState)
        self.copy_kernel(new)
        new.defs, new.active, new.life = self.defs, self.active, self.life[:]
        new.hands, new.deck, new.discard = [hand[:] for hand in self.hands], self.deck[:], self.discard[:]
        return new

    def dump(self) -> list[object]:
        return [self.active, self.life, self.hands, self.deck, self.discard]

    def load(self, data: list[object]) -> None:
        saved = msgspec.convert(data, tuple[int, list[int], list[list[int]], list[int], list[int]])
        self.active, self.life, self.hands, self.deck, self.discard = saved
