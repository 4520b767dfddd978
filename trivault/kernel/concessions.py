"""Giving a game up. It is no answer to a choice: a player may do so at any moment, whoever is asked, also
in the middle of an effect. In a replay it stands among the answers.

While several sides are left the game goes on. What a player who has conceded is still asked is for others
to answer, as a table sees fit; that player cannot win any more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trivault.kernel.errors import ConcessionError, GameOver
from trivault.kernel.log import Entry, LogEvent
from trivault.kernel.text import Message

if TYPE_CHECKING:
    from trivault.kernel.running_state import RunningState

CONCEDE = "concede"  # in replays, in the place of an answer


def concede(state: RunningState, player: int) -> None:
    """Mark a player as having given up; `settled` says whether that ends the game."""
    if state.result is not None:
        raise GameOver("the game is over; nobody can concede any more")
    playing = sorted(p for side in standing(state) for p in side)
    if player not in playing:
        names = ", ".join(f"p{p}" for p in playing)
        raise ConcessionError(f"{player!r} cannot concede; still in the game are {names}")
    state.conceded = tuple(sorted((*state.conceded, player)))
    state.barrier += 1
    if state.log is not None:
        said = Message("log-concede", who=Message("player", n=player + 1))
        state.log.append(Entry(LogEvent("concede", player), said))


def standing(state: RunningState) -> list[tuple[int, ...]]:
    """The sides that can still win, without those of their players who have conceded."""
    sides = [tuple(p for p in side if p not in state.conceded) for side in state.game.sides(state)]
    return [side for side in sides if side]


def settled(state: RunningState) -> bool:
    """Whether the game is over; the last side that has not conceded wins."""
    if state.result is None and len(left := standing(state)) < 2:
        state.result = left[0] if left else ()
    return state.result is not None
