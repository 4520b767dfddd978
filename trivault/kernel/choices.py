"""The one way to ask: a `Choice`.

An answer in the engine is a plain tuple (verb, source, targets, numbers); `Option` (`options`) carries it
to the outside.
"""

from __future__ import annotations

from typing import Final

from trivault.kernel import combinations
from trivault.kernel.ids import NOTHING, Thing

Raw = tuple[str, Thing, tuple[Thing, ...], tuple[int, ...]]

ACTION = "action"  # one of the listed answers
YES_NO = "yes-no"  # do it, or skip
PICK = "pick"  # between `low` and `high` of the options
ORDER = "order"  # all options, in an order
DISTRIBUTE = "distribute"  # `high` points over the options
NUMBER = "number"  # from `low` to `high`

SKIP = "skip"


class Choice:
    """An open question. Never changed once asked, so copies of a state share it."""

    __slots__: Final = ("high", "kind", "listed", "low", "player", "reason", "source", "things", "verb")

    def __init__(
        self,
        player: int,
        kind: str,
        verb: str,
        reason: str = "",
        listed: tuple[Raw, ...] = (),
        *,
        things: tuple[Thing, ...] = (),
        low: int = 1,
        high: int = 1,
        source: Thing = NOTHING,
    ) -> None:
        self.player = player
        self.kind = kind
        self.verb = verb
        self.listed = listed  # the answers of a choice that lists them
        self.things = things  # the candidates of a choice among things
        self.low = low
        self.high = high
        self.source = source
        self.reason = reason

    def count(self) -> int:
        """How many answers are legal."""
        if self.listed:
            return len(self.listed)
        if self.kind == PICK:
            return combinations.subsets(len(self.things), self.low, self.high)
        if self.kind == ORDER:
            return combinations.orders(len(self.things))
        if self.kind == DISTRIBUTE:
            return combinations.distributions(self.high, len(self.things))
        return self.high - self.low + 1 if self.kind == NUMBER else 0

    def raw(self, index: int) -> Raw:
        """The legal answer with this number."""
        if self.listed:
            return self.listed[index]
        things = self.things
        if self.kind == PICK:
            places = combinations.subset(len(things), self.low, self.high, index)
            return self.picked(tuple([things[i] for i in places]))
        if self.kind == ORDER:
            places = combinations.order(len(things), index)
            return (self.verb, self.source, tuple([things[i] for i in places]), ())
        if self.kind == DISTRIBUTE:
            parts = combinations.distribution(self.high, len(things), index)
            return (self.verb, self.source, things, parts)
        return (self.verb, self.source, (), (self.low + index,))

    def picked(self, targets: tuple[Thing, ...]) -> Raw:
        """The answer that picks these things."""
        return (self.verb if targets else SKIP, self.source, targets, ())

    def allows(self, raw: Raw) -> bool:
        """Whether an answer is legal."""
        if self.listed:
            return raw in self.listed
        verb, source, targets, numbers = raw
        if source != self.source or verb != (self.picked(targets)[0] if self.kind == PICK else self.verb):
            return False
        if self.kind == PICK:
            distinct = set(targets)
            right_size = self.low <= len(targets) <= self.high and len(distinct) == len(targets)
            return not numbers and right_size and distinct <= set(self.things)
        if self.kind == ORDER:
            return not numbers and sorted(targets) == sorted(self.things)
        if self.kind == DISTRIBUTE:
            fits = targets == self.things and len(numbers) == len(targets)
            return fits and min(numbers) >= 0 and sum(numbers) == self.high
        return not targets and len(numbers) == 1 and self.low <= numbers[0] <= self.high

    def __repr__(self) -> str:
        return f"Choice(player={self.player}, kind={self.kind!r}, verb={self.verb!r}, answers={self.count()})"
