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
    left: int = 0  # seconds until the time of whoever decides is up, in games by correspondence


class Mine(Reply):
    rooms: list[OwnRoom]


class Turn(Reply):
    """Somebody waits for you in a room that you are not in."""

    room: str
    game: str
    left: int = 0  # seconds that you have, where you are reminded of a game by correspondence
