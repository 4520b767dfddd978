"""Which games have arrays."""

from __future__ import annotations

from functools import cache

from trivault.kernel.errors import UnknownGame
from trivault.registry import entry, load, names
from trivault.registry.references import resolve
from trivault.research.encoder import Encoder


def encoded() -> tuple[str, ...]:
    """The games that have arrays."""
    return tuple(name for name in names() if entry(name).encoder)


def known(game: str) -> str:
    """Where the encoder of a game is, or an error that says which games have one."""
    if game not in encoded():
        raise UnknownGame(game, encoded())
    return entry(game).encoder


@cache
def encoder(game: str, players: int = 2) -> Encoder:
    """The arrays of a game for so many players."""
    make = resolve(known(game))
    load(game).check_seats(players, 0)
    made: Encoder = make(players)
    return made
