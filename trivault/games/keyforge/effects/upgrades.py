"""Upgrades: those on a creature, and moving them from one to another (KF-UPG)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from trivault.games.keyforge.effects.constants import after
from trivault.games.keyforge.effects.effects import deal
from trivault.games.keyforge.effects.flow import may_choose_one
from trivault.games.keyforge.effects.terms import Effect, ThisUpgrade
from trivault.games.keyforge.rules.events import ATTACH, ENTERED
from trivault.games.keyforge.rules.groups import Creatures, ThisOne
from trivault.games.keyforge.rules.things import UPGRADE_CARD, title
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import UPGRADE
from trivault.kernel.abilities import Ability
from trivault.kernel.asking import Decide, selection_choice
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import propose
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.terms import Condition, Filter, Group, Named, Selection, one
from trivault.kernel.text import Message

S = KeyForgeState


class UpgradesOn(Group[S]):
    """The upgrades on this creature, or on those of a group."""

    def __init__(self, creatures: Group[S] | None = None) -> None:
        self.creatures: Group[S] = creatures or ThisOne()
        self.args = (self.creatures,)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        hosts = [state.play[c] for c in self.creatures.find(state, scope) if c in state.play]
        return [upgrade for host in hosts for upgrade in host.upgrades]

    def words(self, n: int) -> Message:
        whom = "it" if isinstance(self.creatures, Named) else "this"
        which = Message("filter-both", left=UPGRADE_CARD.words(n), right=Message("is-attached", whom=whom))
        return Message("cards-in-play", count=n, which=which)


class AttachTo(Decide[S]):
    """The upgrade that gives this ability goes to another creature."""

    emits: ClassVar[EventKind[S]] = ATTACH

    def __init__(self, to: Selection[S]) -> None:
        self.to = to
        self.upgrade = ThisUpgrade()
        self.args = (to,)

    def question(self, state: S) -> Choice:
        scope = state.scopes[-1]
        return selection_choice(state, scope, self.to, ATTACH.name, *self.to.offered(state, scope))

    def answered(self, state: S, answer: Raw) -> bool:
        scope = state.scopes[-1]
        moving = [(upgrade, 1) for upgrade in self.upgrade.find(state, scope)]
        for host in answer[2]:
            return propose(state, ATTACH, moving, Scope(scope.you, host))
        return False

    def words(self) -> Message:
        said = Message("attach-to", what=self.to.words())
        return Message("may", effect=said) if self.to.low == 0 else said


def attach_to(to: Selection[S]) -> Effect:
    return AttachTo(to)


class ComesTo(Condition[S]):
    """An upgrade, whosesoever, comes to such a creature; or you attach this one to the creature of a name."""

    def __init__(self, to: Filter[S], slug: str = "") -> None:
        self.to = to
        self.slug = slug
        self.args = (to, slug)

    def holds(self, state: S, scope: Scope) -> bool:
        event = scope.event
        piece = state.last_known(event.thing) if event is not None else None
        if event is None or piece is None or state.last_kind(event.thing).type != UPGRADE:
            return False
        meant = not self.slug or (event.thing, event.by) == (scope.this, scope.you)
        return meant and self.to.fits(state, piece.host, scope)

    def words(self) -> Message:
        if self.slug:
            return Message("you-attach-this", name=Message(f"card-{self.slug}"))
        return Message("event-attach", about=self.to.words(1))


ATTACHING = (ENTERED, ATTACH)  # it enters play on a creature, or it comes from another one


def upgrade_attached(to: Filter[S], *effects: Effect) -> list[Ability[S]]:
    return [after(kind, ComesTo(to), *effects) for kind in ATTACHING]


def attached_to_its_owner(slug: str, *effects: Effect) -> list[Ability[S]]:
    return [after(kind, ComesTo(title(slug), slug), *effects) for kind in ATTACHING]


def fire_or_hand_over(n: int, slug: str) -> Effect:
    """Damage to a creature, or this upgrade goes to the creature whose it is."""
    return may_choose_one(fire=deal(n, one(Creatures())), hand_over=attach_to(one(Creatures(title(slug)))))
