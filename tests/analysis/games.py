"""Games in which something happens that is easy to judge."""

from __future__ import annotations

from typing import Any

import trivault
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table

# One card wins at once, the other does nothing.
WINNING = {"players": [{"hand": ["blaster", "crystal"], "deck": ["9 crystal"]}, {"health": 1}]}

# Player 2 forges the third key unless an Æmber is stolen.
SAVING = {
    "players": [
        {"hand": ["urchin", "punch"], "deck": ["20 punch"], "houses": ["shadows", "brobnar", "dis"]},
        {"amber": 6, "keys": ["red", "blue"], "deck": ["20 punch"], "houses": ["shadows", "brobnar", "dis"]},
    ],
    "turn": {"house": "shadows"},
}


def table_of(game: str, position: dict[str, Any], *answers: str) -> Table[Any]:
    """A table at which these answers were given from a position."""
    table = Table(trivault.load(game), Setup(position=position), 0, ("human", "club"))
    for answer in answers:
        table.answer(answer)
    return table


def thrown_away() -> Table[Any]:
    """A win that is thrown away; the game goes on to its end, which is a defeat."""
    table = table_of("shards", WINNING, "play crystal", "end-turn")
    table.concede(0)
    return table
