"""What happened, in words not yet said: a public form, and a private one for those who may know."""

from __future__ import annotations

from typing import NamedTuple

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

    def seen_by(self, player: int) -> Message:
        """The form that this player may read; a spectator is player -1."""
        if self.private is not None and player >= 0 and self.to >> player & 1:
            return self.private
        return self.public
