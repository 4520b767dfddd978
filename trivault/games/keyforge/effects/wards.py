"""Wards that move from creature to creature (KF-STAT-WARD)."""

from __future__ import annotations

from trivault.games.keyforge.effects.flow import Between, phrase, pick
from trivault.games.keyforge.effects.terms import Effect
from trivault.games.keyforge.rules.events import MOVE_WARD
from trivault.games.keyforge.rules.groups import Creatures
from trivault.games.keyforge.rules.things import IT as CHOSEN
from trivault.games.keyforge.rules.things import WARDED
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.asking import Choose
from trivault.kernel.terms import Selection, one

S = KeyForgeState


def move_ward() -> Effect:
    """The ward of one creature is moved to another one."""
    target: Selection[S] = Selection(Creatures(~CHOSEN), name="target")
    steps = (pick(one(Creatures(WARDED))), Choose(target, MOVE_WARD.name), Between(MOVE_WARD))
    return phrase("move-ward", *steps)
