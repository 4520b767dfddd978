"""Abilities behind bold words that other creatures gain from a card in play."""

from __future__ import annotations

from trivault.games.keyforge.effects.conditions import (
    DESTROYED_MAY_TRIGGER,
    Happens,
    all_of,
)
from trivault.games.keyforge.effects.terms import Effect
from trivault.games.keyforge.effects.which import Provided
from trivault.games.keyforge.rules.events import (
    BEFORE_FIGHT,
    DESTROY,
    FOUGHT,
    PLAYED,
    REAPED,
)
from trivault.games.keyforge.rules.groups import Creatures
from trivault.games.keyforge.rules.things import SELF
from trivault.games.keyforge.rules.use import GrantsAction
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import BehindBoldWord
from trivault.kernel.abilities import Ability, Before
from trivault.kernel.control import seq
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.frames import Event, Scope
from trivault.kernel.interpreter import call
from trivault.kernel.nodes import Node
from trivault.kernel.phrases import replaced
from trivault.kernel.terms import Condition, Filter, each
from trivault.kernel.text import Message

S = KeyForgeState


class AsItsOwn(Node[S]):
    """The effect of an ability that the creature at hand has gained: there it is `this` creature."""

    def __init__(self, effect: Node[S]) -> None:
        self.effect = effect
        self.args = (effect,)

    def run(self, state: S) -> bool:
        event = state.scopes[-1].event
        assert event is not None
        return call(state, self.effect, self._you(state, event), event.thing, event)

    def _you(self, state: S, event: Event) -> int:
        """Who uses the creature, maybe as if it were theirs (KF-ASIF-01); else its controller."""
        piece = state.last_known(event.thing)
        assert piece is not None
        return event.by if event.kind in BY_ITS_USER else piece.controller

    def words(self) -> Message:
        return self.effect.words()


class GivesDestroyed(Before[S]):
    """Other creatures gain a "Destroyed:" ability: those that have it when they are tagged (KF-DEST-09)."""

    def __init__(self, key: str, when: Condition[S], effect: Node[S], to: Filter[S]) -> None:
        super().__init__(key, when, effect)
        self.to = to
        self.args = (*self.args, to)

    def words(self, times: int = 0) -> Message:
        return _given("destroyed", self.effect, self.to)


def _given(label: str, effect: Node[S], to: Filter[S]) -> Message:
    """What the creatures that fit gain; there `this` is the creature."""
    if isinstance(to, Provided):
        return Message("while", condition=to.condition.words(), effect=_given(label, effect, to.which))
    said = replaced(effect.words(), {"this-card": Message("this-creature")})
    what = each(Creatures(to)).words() if to != SELF else to.words(1)
    return Message("gives-ability", what=what, label=Message(f"label-{label}"), effect=said)


class Gives(BehindBoldWord):
    """Other creatures gain an ability behind a bold word: who fits when it is played, fights or reaps."""

    def __init__(self, key: str, when: Condition[S], effect: Node[S], to: Filter[S]) -> None:
        super().__init__(key, when, effect)
        self.to = to
        self.args = (*self.args, to)

    def words(self, times: int = 0) -> Message:
        return _given(GIVEN[self.key], self.effect, self.to)


class HasGained(Happens):
    """The event is about a creature that fits and has come through it to the end."""

    def holds(self, state: S, scope: Scope) -> bool:
        event = scope.event
        there = event is not None and event.amount > 0 and event.thing in state.play
        return there and super().holds(state, scope)


BY_ITS_USER = {REAPED.name: "reap", BEFORE_FIGHT.name: "before-fight", FOUGHT.name: "fight"}
GIVEN = {PLAYED.name: "play", **BY_ITS_USER}


class AsItsUsers(AsItsOwn):
    """The effect of a gained ability that speaks of the card that gives it: `this` is that card, `you` who
    uses the creature at hand."""

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        assert scope.event is not None
        return call(state, self.effect, self._you(state, scope.event), scope.this, scope.event)


def gives(kind: EventKind[S], to: Filter[S], effect: Effect, by_this: bool = False) -> Ability[S]:
    """The creatures that fit gain an ability behind a bold word; it may speak of the card that gives it."""
    own = AsItsUsers(effect) if by_this else AsItsOwn(effect)
    if kind is DESTROY:
        when = all_of(Happens(DESTROY.name, to), DESTROYED_MAY_TRIGGER)
        return GivesDestroyed(DESTROY.name, when, own, to)
    heard = Happens if kind is BEFORE_FIGHT else HasGained
    return Gives(kind.name, heard(kind.name, to), own, to)


class GivesAction(GrantsAction):
    def words(self, times: int = 0) -> Message:
        return _given("action", self.effect, self.on)


def gives_action(to: Filter[S], *effects: Effect) -> Ability[S]:
    return GivesAction(to, seq(*effects))
