"""What people may choose when a game is set up."""

from __future__ import annotations

from dataclasses import dataclass

FLAG = "flag"  # yes or no
SEAT = "seat"  # one of the players, or left to chance
EACH = "each"  # a number for each player


@dataclass(frozen=True)
class Variant:
    """An option of a set-up that is offered to people; without it the game is the usual one."""

    name: str
    kind: str = FLAG
    seats: tuple[int, ...] = ()  # for how many players; empty for any number
    high: int = 0  # the highest number for each player
    without: tuple[str, ...] = ()  # what it does not go together with
    beginners: bool = False  # suggested to people who have finished no game yet
    simulated: bool = False  # offered by simulations and ladders


FIRST = Variant("first", SEAT)  # who begins
