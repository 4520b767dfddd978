"""The moments until which lasting effects last (KF-LAST)."""

from __future__ import annotations

import re
from typing import Final

from trivault.kernel.ids import Thing

# What cards call them
TURN: Final = "turn"
OPPONENTS_TURN: Final = "opponents-turn"
NEXT_TURN: Final = "next-turn"
YOUR_NEXT_TURN: Final = "your-next-turn"
LEAVES_PLAY: Final = "leaves-play"

START, END, NEXT_END, LEAVES = "start", "end", "next-end", "leaves"
_FORM = re.compile("(start|end|next-end)-of-p([0-9]+)|card-([0-9]+)-leaves")


def start_of_turn(player: int) -> str:
    return f"start-of-p{player}"


def end_of_turn(player: int) -> str:
    return f"end-of-p{player}"


def end_of_next_turn(player: int) -> str:
    """Not of the turn that this player is taking, if it is theirs."""
    return f"next-end-of-p{player}"


def leaving(card: Thing) -> str:
    """When effects end that last until a card leaves play, whoever controls it."""
    return f"card-{card}-leaves"


def read(moment: str) -> tuple[str, int] | None:
    """The start or end of the turn of a player, or the end of their next one; or a card that leaves."""
    found = _FORM.fullmatch(moment)
    if found is None:
        return None
    return (found[1], int(found[2])) if found[1] else (LEAVES, int(found[3]))
