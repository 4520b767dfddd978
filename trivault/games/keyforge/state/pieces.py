"""What lies on the table: cards in play, and each player's side of it. `fields` declares what they hold."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from trivault.games.keyforge.state.records import PieceFields, SideFields

HAUNTED = 10  # KF-ZONE-15: so many cards in the discard pile


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece(PieceFields):
    """A card in play."""

    __slots__ = ()

    def count(self, counter: str) -> int:
        """How many counters of this name lie on it."""
        return dict(self.counters).get(counter, 0)

    def put(self, counter: str, n: int) -> None:
        """So many counters more, or less: never below none."""
        counted = dict(self.counters) | {counter: max(0, self.count(counter) + n)}
        self.counters = tuple(sorted((name, some) for name, some in counted.items() if some))


@mypyc_attr(allow_interpreted_subclasses=True)
class Side(SideFields):
    """One player's zones and pools."""

    __slots__ = ()

    def forged(self) -> int:
        return self.keys.bit_count()

    def haunted(self) -> bool:
        return len(self.discard) >= HAUNTED
