"""Æmber that creatures leave behind goes to a pool (KF-LEAVE-03)."""

from __future__ import annotations

from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.control import Do
from trivault.kernel.events import together
from trivault.kernel.frames import Event, Scope
from trivault.kernel.ids import NOTHING, player_thing
from trivault.kernel.nodes import Node

S = KeyForgeState

INTO_POOL = "into-pool"  # Æmber reaches a pool though nobody gains, steals or is paid it


def leave_behind(state: S, player: int, amount: int) -> None:
    """The Æmber of a creature that leaves is a player's, once all that leave with it have left: until
    then it lies between the pools, if there is somebody who could catch it."""
    if INTO_POOL in state.listeners:
        state.left_behind.append((player, amount))
    else:
        state.players[player].amber += amount


def _pick_up(state: S, scope: Scope) -> bool:
    """What was left behind comes into the pools, for each creature by itself."""
    if not state.left_behind:
        return False
    arriving = [Event(INTO_POOL, player_thing(to), n, to, NOTHING) for to, n in state.left_behind]
    state.left_behind = []
    return together(state, arriving)


PICK_UP: Node[S] = Do("pick-up", _pick_up)
