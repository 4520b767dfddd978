"""Damage to several creatures at the same time, to each its own (KF-DMG-06)."""

from __future__ import annotations

from typing import ClassVar

from trivault.games.keyforge.effects.effects import deal
from trivault.games.keyforge.effects.flow import phrase, pick
from trivault.games.keyforge.effects.terms import Effect
from trivault.games.keyforge.rules.battleline import neighbors
from trivault.games.keyforge.rules.events import DAMAGE
from trivault.games.keyforge.rules.groups import Creatures
from trivault.games.keyforge.rules.things import NEIGHBOR_OF_IT
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.asking import Choose
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import propose
from trivault.kernel.nodes import Node
from trivault.kernel.phrases import folded
from trivault.kernel.terms import Group, Selection, each
from trivault.kernel.text import Message

S = KeyForgeState


class DealAtOnce(Node[S]):
    """Damage to each creature of several groups, to each group its own, all at the same time (KF-DMG-06): who
    belongs to which is settled before anybody leaves."""

    emits: ClassVar[EventKind[S]] = DAMAGE

    def __init__(self, shares: tuple[tuple[int, Group[S]], ...]) -> None:
        self.shares = shares
        self.args = (shares,)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        shares = [(card, n) for n, group in self.shares for card in group.find(state, scope)]
        return propose(state, DAMAGE, shares, scope)

    def words(self) -> Message:
        return folded("and-then", [deal(n, each(group)).words() for n, group in self.shares])


def deal_at_once(*shares: tuple[int, Group[S]]) -> Effect:
    return DealAtOnce(shares)


class InARow(Node[S]):
    """Damage to a creature, other damage to a neighbor of it and to the one behind that, all at the same
    time (KF-DMG-06): who stands where is settled before anybody leaves. Or so many power counters."""

    def __init__(self, emits: EventKind[S], points: tuple[int, int, int]) -> None:
        self.emits = emits
        self.points = points
        self.args = (emits, points)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        first, second = scope.things("it"), scope.things("second")
        third = [c for near in second for c in neighbors(state, near) if c not in first]
        shares = [(c, n) for cards, n in zip((first, second, third), self.points, strict=True) for c in cards]
        return propose(state, self.emits, shares, scope)


def bolt(points: tuple[int, int, int], to: Selection[S], kind: EventKind[S] = DAMAGE) -> Effect:
    second: Effect = Choose(Selection(Creatures(NEIGHBOR_OF_IT), name="second"), "choose")
    first, next_to_it, behind = points
    said = Message("bolt", deed=kind.name, what=to.words(), first=first, second=next_to_it, third=behind)
    return phrase(said, pick(to), second, InARow(kind, points))
