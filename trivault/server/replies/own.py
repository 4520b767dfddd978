"""One's own games."""

from __future__ import annotations

from trivault.server.replies.reply import Reply
from trivault.server.wire import Part


class OwnRoom(Part):
    """A game of one's own that is not over."""

    room: str
    game: str
    names: list[str]  # of the others; empty for open seats
    whose: (
        str  # turn it is: yours, theirs, bots; waiting before the game has begun, unknown where that is costly
    )
    deciding: list[str] = []  # who decides, by names


class Mine(Reply):
    rooms: list[OwnRoom]


class Turn(Reply):
    """Somebody waits for you in a room that you are not in."""

    room: str
    game: str
