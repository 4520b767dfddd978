"""Wards that move from creature to creature (KF-STAT-WARD)."""

from __future__ import annotations

from typing import ClassVar

from trivault.games.keyforge.events import MOVE_WARD
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.things import NOT_IT, WARDED, Creatures
from trivault.games.keyforge.vocabulary.flow import pick
from trivault.games.keyforge.vocabulary.terms import Effect
from trivault.kernel.asking import Choose
from trivault.kernel.events import EventKind, emit
from trivault.kernel.frames import Scope
from trivault.kernel.nodes import Node, Seq
from trivault.kernel.terms import Selection, one
from trivault.kernel.text import Message

S = KeyForgeState


class WardMoves(Node[S]):
    """The ward of what is `it` goes to the `target`."""

    emits: ClassVar[EventKind[S]] = MOVE_WARD

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        state.happened = 0
        for card, to in zip(scope.things("it"), scope.things("target"), strict=False):
            return emit(state, MOVE_WARD, to, 1, Scope(scope.you, card))
        return False


class MoveWard(Seq[S]):
    """The ward of one creature is moved to another one."""

    def words(self) -> Message:
        return Message("move-ward")


def move_ward() -> Effect:
    target: Selection[S] = Selection(Creatures(NOT_IT), name="target")
    return MoveWard((pick(one(Creatures(WARDED))), Choose(target, MOVE_WARD.name), WardMoves()))
