"""What every state has in bytes, views and positions. Written by `make fields`."""

from __future__ import annotations

from typing import Annotated, TypedDict

import msgspec
from msgspec import Meta

from trivault.kernel.bounds import Count
from trivault.kernel.choices import Raw
from trivault.kernel.records import StateFields
from trivault.kernel.saved_state import SavedChoice, SavedHead


class SavedState(SavedHead, array_like=True, forbid_unknown_fields=True):
    """The parts of a state, in their order."""

    seats: int
    seed: int
    draws: Annotated[int, Meta(ge=0, le=4611686018427387904)]
    seq: Annotated[int, Meta(ge=0, le=4611686018427387904)]
    barrier: Annotated[int, Meta(ge=0, le=4611686018427387904)]
    happened: Count
    result: tuple[int, ...] | None
    known: tuple[tuple[int, int], ...]
    choices: tuple[SavedChoice, ...]
    answers: tuple[tuple[int, Raw], ...]
    conceded: tuple[int, ...]


def state_from_saved(state: StateFields, saved: SavedState) -> None:
    state.draws = saved.draws
    state.seq = saved.seq
    state.barrier = saved.barrier
    state.happened = saved.happened
    state.result = saved.result
    state.answers = saved.answers
    state.conceded = saved.conceded


class StateParts(TypedDict):
    """The same, to build a view with."""

    seq: int
    result: tuple[int, ...] | None
    conceded: tuple[int, ...]


class StateOpen(msgspec.Struct, frozen=True, kw_only=True):
    """What is plainly seen of the table."""

    seq: int
    result: tuple[int, ...] | None
    conceded: tuple[int, ...]


def state_parts(of: StateFields) -> StateParts:
    return {
        "seq": of.seq,
        "result": of.result,
        "conceded": of.conceded,
    }


def state_from_view(state: StateFields, seen: StateOpen) -> None:
    state.seq = seen.seq
    state.result = seen.result
    state.conceded = seen.conceded
