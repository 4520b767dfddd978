"""Damage that goes to several creatures by an effect: with splash, for each of something, by their state."""

from __future__ import annotations

from typing import ClassVar

from trivault.games.keyforge.effects.effects import deal
from trivault.games.keyforge.effects.flow import pick
from trivault.games.keyforge.effects.terms import IT, Effect
from trivault.games.keyforge.rules import events
from trivault.games.keyforge.rules.battleline import neighbors
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.asking import Ask
from trivault.kernel.choices import PICK, Choice, Raw
from trivault.kernel.control import Seq
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import propose
from trivault.kernel.ids import Thing
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Group, Selection, each, one
from trivault.kernel.text import Message

S = KeyForgeState


class Blast(Node[S]):
    """A creature, chosen or determined, and its neighbors are damaged together (KF-DMG-15)."""

    emits: ClassVar[EventKind[S]] = events.DAMAGE

    def __init__(self, n: int, splash: int, group: Group[S] = IT) -> None:
        self.n = n
        self.splash = splash
        self.group = group
        self.args = (n, splash, group)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        hit = self.group.find(state, scope)
        shares = [(t, self.n) for t in hit]
        shares += [(near, self.splash) for t in hit for near in neighbors(state, t)]
        return propose(state, events.DAMAGE, shares, scope)

    def words(self) -> Message:
        return Message("splash", n=self.n, splash=self.splash, what=each(self.group).words())


def deal_splash(n: int, splash: int, to: Selection[S]) -> Effect:
    return Blast(n, splash, to.group) if to.every else Seq((pick(to), Blast(n, splash)))


class DealForEach(Ask[S]):
    """So much damage for each thing of a group, `it`: each time another creature may be chosen (KF-WORD-04),
    and then all of it is dealt at once (KF-DMG-06), also to their neighbors (KF-DMG-15)."""

    emits: ClassVar[EventKind[S]] = events.DAMAGE

    def __init__(self, each: Group[S], n: int, to: Group[S], splash: int = 0) -> None:
        self.each = each
        self.n = n
        self.to = to
        self.splash = splash
        self.args = (each, n, to, splash)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        scope.bind("shots", tuple(self.each.find(state, scope)))
        scope.bind("hit", ())
        return self._next(state)

    def _next(self, state: S) -> bool:
        scope = state.scopes[-1]
        shots = scope.things("shots")
        while len(scope.things("hit")) < len(shots):
            scope.bind("it", shots[len(scope.things("hit"))])
            targets = tuple(self.to.find(state, scope))
            if not targets:
                break
            if len(targets) > 1:
                return self.ask(state)
            scope.bind("hit", (*scope.things("hit"), *targets))
        return propose(state, events.DAMAGE, self._shares(state, scope.things("hit")), scope)

    def _shares(self, state: S, hit: tuple[Thing, ...]) -> list[tuple[Thing, int]]:
        """What each creature is dealt altogether."""
        shares: dict[Thing, int] = {}
        for target in hit:
            beside = neighbors(state, target) if self.splash else ()
            for card, n in ((target, self.n), *((near, self.splash) for near in beside)):
                shares[card] = shares.get(card, 0) + n
        return list(shares.items())

    def question(self, state: S) -> Choice:
        scope, verb = state.scopes[-1], events.DAMAGE.name
        targets = tuple(self.to.find(state, scope))
        return Choice(state.active, PICK, verb, things=targets, source=scope.this, reason=verb)

    def answered(self, state: S, answer: Raw) -> bool:
        scope = state.scopes[-1]
        scope.bind("hit", (*scope.things("hit"), *answer[2]))
        return self._next(state)

    def words(self) -> Message:
        whom = one(self.to)
        effect = deal_splash(self.n, self.splash, whom) if self.splash else deal(self.n, whom)
        return Message("for-each", effect=effect.words(), group=self.each.words(1))


def deal_for_each(group: Group[S], n: int, to: Group[S], splash: int = 0) -> Effect:
    return DealForEach(group, n, to, splash)


class DealMoreToDamaged(Node[S]):
    """So much damage to each chosen creature, more to those that have damage already, all at the same time."""

    emits: ClassVar[EventKind[S]] = events.DAMAGE

    def __init__(self, n: int, more: int) -> None:
        self.n = n
        self.more = more
        self.args = (n, more)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        chosen = scope.things("it")
        shares = [(card, self.more if state.play[card].damage else self.n) for card in chosen]
        return propose(state, events.DAMAGE, shares, scope)

    def words(self) -> Message:
        return Message("deal-more-to-damaged", n=self.n, more=self.more)


def deal_more_to_damaged(n: int, more: int, to: Selection[S]) -> Effect:
    return Seq((pick(to), DealMoreToDamaged(n, more)))
