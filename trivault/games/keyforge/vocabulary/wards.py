"""Wards that move from creature to creature (KF-STAT-WARD)."""

from __future__ import annotations

from trivault.games.keyforge.events import MOVE_WARD
from trivault.games.keyforge.groups import Creatures
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.things import IT as CHOSEN
from trivault.games.keyforge.things import WARDED
from trivault.games.keyforge.vocabulary.flow import Between, phrase, pick
from trivault.games.keyforge.vocabulary.terms import Effect
from trivault.kernel.asking import Choose
from trivault.kernel.terms import Selection, one

S = KeyForgeState


def move_ward() -> Effect:
    """The ward of one creature is moved to another one."""
    target: Selection[S] = Selection(Creatures(~CHOSEN), name="target")
    steps = (pick(one(Creatures(WARDED))), Choose(target, MOVE_WARD.name), Between(MOVE_WARD))
    return phrase("move-ward", *steps)
