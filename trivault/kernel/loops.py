"""Effects without end: recognised, and ended where they would begin anew (record 14).

An ability that would begin inside itself, or again in the same batch, with the table as it was
then, does not begin; nor does a repetition that finds the table as an earlier one has found it.
Whatever grows instead of coming back is ended after so many abilities in one resolution. Only a
resolution that is already long is watched, so that ordinary play pays for one number.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec

from trivault.kernel import codec
from trivault.kernel.frames import SECRET, Listener, Pending
from trivault.kernel.log import Entry, LogEvent
from trivault.kernel.running_state import S
from trivault.kernel.text import Message

if TYPE_CHECKING:
    from trivault.kernel.frames import Event

WATCHED = 100  # so many abilities in one resolution are ordinary
MOST_STEPS = 2000  # after so many nothing more is set off

_ENCODER = msgspec.msgpack.Encoder()


def begins_anew(state: S, ability: Pending | Listener, event: Event) -> bool:
    """Whether an ability that is about to begin must not: it would go on without end."""
    state.steps += 1
    if state.steps <= WATCHED:
        return False
    *around, batch = state.batches
    position = _fingerprint(state, ability.ability, ability.you, ability.this, *event)
    ended = state.steps > MOST_STEPS or position in batch.begun
    if ended or any(other.begun[-1:] == (position,) for other in around):
        _note(state)
        return True
    batch.begun += (position,)
    return False


def repeats_itself(state: S, node: int) -> bool:
    """Whether a node that repeats its effect must stop: another round would be as an earlier one."""
    state.steps += 1
    scope = state.scopes[-1]
    name = f"{SECRET}{state.game.program.paths[node]}"  # saved games keep it
    rounds, position = scope.things(name), _fingerprint(state)
    if state.steps > MOST_STEPS or position in rounds:
        _note(state)
        return True
    scope.bind(name, (*rounds, position))
    return False


def _fingerprint(state: S, *what: int | str) -> int:
    in_force = codec.in_force(state)
    table = _ENCODER.encode([what, state.game.table(state), in_force])
    return int.from_bytes(blake2b(table, digest_size=7).digest())


def _note(state: S) -> None:
    if state.log is not None and state.steps <= MOST_STEPS + 1:
        state.log.append(Entry(LogEvent("endless"), Message("log-endless")))
