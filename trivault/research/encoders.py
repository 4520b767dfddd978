"""Which games have arrays."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from trivault.games import load
from trivault.kernel.errors import UnknownGame
from trivault.research.encoder import Encoder

ENCODERS: Mapping[str, str] = {
    "shards": "trivault.research.shards:ShardsEncoder",
    "keyforge": "trivault.research.keyforge:KeyForgeEncoder",
    "mage-wars": "trivault.research.magewars:MageWarsEncoder",
}


def known(game: str) -> str:
    """Where the encoder of a game is, or an error that says which games have one."""
    if game not in ENCODERS:
        raise UnknownGame(game, ENCODERS)
    return ENCODERS[game]


@cache
def encoder(game: str, players: int = 2) -> Encoder:
    """The arrays of a game for so many players."""
    module, _, name = known(game).partition(":")
    load(game).check_seats(players, 0)
    made: Encoder = getattr(import_module(module), name)(players)
    return made
