"""The log: what happened as typed events, each with its words not yet said."""

from __future__ import annotations

from typing import NamedTuple

from trivault.kernel.ids import NOTHING, Thing, is_player
from trivault.kernel.text import Message


class LogEvent(NamedTuple):
    """What happened, as plain data. Motion, sound, highlights and statistics read it, never the words."""

    kind: str
    actor: int = -1  # the seat whose deed it is; -1 for nobody
    source: Thing = NOTHING  # what does it
    target: Thing = NOTHING  # what it happens to: a card, a place or a player
    amount: int = 0
    place: Thing = NOTHING  # where to, on a board with places


class Die(NamedTuple):
    """A die as it fell."""

    kind: str
    shows: str


class Entry(NamedTuple):
    """An event and its words: a public form, and a private one for those who may know."""

    event: LogEvent
    public: Message
    cards: tuple[str, ...] = ()  # the slugs of the cards it speaks of
    rule: str = ""  # the rule behind it
    private: Message | None = None
    to: int = 0  # who sees the private form: a bit per player
    dice: tuple[Die, ...] = ()
    things: tuple[Thing, ...] = ()  # the cards themselves, as far as all who read it may know them

    def seen_by(self, player: int) -> Message:
        """The form that this player may read; a spectator is player -1."""
        return self.private if self.private is not None and self._is_open_to(player) else self.public

    def things_for(self, player: int) -> tuple[Thing, ...]:
        """The cards that this player may know it to be about."""
        return self.things if self._is_open_to(player) else ()

    def event_for(self, player: int) -> LogEvent:
        """The event as far as this player may know it: players are known to all."""
        event = self.event
        if self._is_open_to(player):
            return event
        source, target = (t if is_player(t) else NOTHING for t in (event.source, event.target))
        return event._replace(source=source, target=target)

    def opened(self) -> Entry:
        """The entry when the game is over and nothing is hidden any more."""
        return self if self.private is None else self._replace(public=self.private, private=None)

    def _is_open_to(self, player: int) -> bool:
        return self.private is None or (player >= 0 and bool(self.to >> player & 1))
