"""What happened, in words not yet said: a public form, and a private one for those who may know."""

from __future__ import annotations

from typing import NamedTuple

from trivault.kernel.ids import NOTHING, Thing, is_player
from trivault.kernel.text import Message


class Die(NamedTuple):
    """A die as it fell."""

    kind: str
    shows: str


class Entry(NamedTuple):
    """One line of the log."""

    public: Message
    cards: tuple[str, ...] = ()  # the slugs of the cards it speaks of
    rule: str = ""  # the rule behind it
    private: Message | None = None
    to: int = 0  # who sees the private form: a bit per player
    dice: tuple[Die, ...] = ()
    things: tuple[Thing, ...] = ()  # the cards themselves, as far as all who read it may know them
    target: Thing = NOTHING  # what it happens to: a card, a place or a player, known to the same
    source: Thing = NOTHING  # what does it

    def seen_by(self, player: int) -> Message:
        """The form that this player may read; a spectator is player -1."""
        return self.private if self.private is not None and self._is_private_to(player) else self.public

    def things_for(self, player: int) -> tuple[Thing, ...]:
        """The cards that this player may know it to be about."""
        return self.things if self.private is None or self._is_private_to(player) else ()

    def about(self, player: int) -> tuple[Thing, Thing]:
        """What does it, and what it happens to, as far as this player may know: players are known to all."""
        open_ = self.private is None or self._is_private_to(player)
        source, target = (t if open_ or is_player(t) else NOTHING for t in (self.source, self.target))
        return source, target

    def _is_private_to(self, player: int) -> bool:
        return player >= 0 and bool(self.to >> player & 1)
