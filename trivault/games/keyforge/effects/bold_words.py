"""Abilities behind bold words: given to other creatures, and resolved on other occasions than their own."""

from __future__ import annotations

from trivault.games.keyforge.effects.conditions import all_of
from trivault.games.keyforge.effects.events import ABOUT_THIS, DESTROYED_MAY_TRIGGER, FOUGHT_TO_THE_END, Happens
from trivault.games.keyforge.effects.filters import Provided
from trivault.games.keyforge.effects.terms import IT, Effect
from trivault.games.keyforge.rules.events import BEFORE_FIGHT, DESTROY, FOUGHT, PLAYED, REAPED
from trivault.games.keyforge.rules.groups import Creatures
from trivault.games.keyforge.rules.things import SELF, Is
from trivault.games.keyforge.rules.use import GrantsAction
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import BehindBoldWord
from trivault.kernel.abilities import Ability, After, Before, in_force
from trivault.kernel.control import seq
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.frames import AFTER, Batch, Event, Listener, Pending, Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.interpreter import RESOLVE_ID, call
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


WORDS = {PLAYED.name: "play", FOUGHT.name: "fight", REAPED.name: "reap"}


OWN = (ABOUT_THIS, FOUGHT_TO_THE_END)


def _has(state: S, card: Thing, x: Listener, ability: After[S]) -> bool:
    if isinstance(ability, Gives):
        return ability.to.fits(state, card, x)
    return x.this == card and ability.when in OWN


def effects_of(state: S, card: Thing, kind: str) -> list[tuple[Listener, After[S]]]:
    """Its own effects of this label, those of its upgrades and what it has gained."""
    nodes = state.game.program.nodes
    found = []
    for x in in_force(state, state.listeners.get(kind, ())):
        ability = nodes[x.ability]
        if isinstance(ability, After) and _has(state, card, x, ability):
            found.append((x, ability))
    return found


def _waiting(x: Listener, event: Event) -> Pending:
    """An effect of the creature of an event, for whoever uses it."""
    pending = x.waiting(event)
    return pending._replace(you=event.by) if x.this == event.thing else pending


def _resolve(state: S, queue: list[Pending]) -> bool:
    """Effects of a creature in an order of your choice."""
    if not queue:
        return False
    batch = Batch([])
    batch.stage, batch.queue = AFTER, queue
    state.batches.append(batch)
    return state.game.program.nodes[RESOLVE_ID].run(state)


class Trigger(Node[S]):
    """All effects of a label of the chosen creature (KF-OPEN-46) as if you controlled it (KF-ASIF-01); it does
    neither reap nor fight and is not played."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.args = (kind,)

    def run(self, state: S) -> bool:
        you = state.scopes[-1].you
        for card in state.scopes[-1].things("it"):
            if card not in state.play:
                return self._printed(state, card, you)
            event = Event(self.kind, card, 1, you, NOTHING)
            own = [_waiting(x, event) for x, _ in effects_of(state, card, self.kind)]
            return _resolve(state, own + _also(state, event))
        return False

    def _printed(self, state: S, card: Thing, you: int) -> bool:
        """What is not in play has only what is printed on it: the "Play:" of a grafted action."""
        tree = state.defs[card].play
        return self.kind == PLAYED.name and tree is not None and call(state, tree, you, card)

    def words(self) -> Message:
        return Message("trigger-effects", of=WORDS[self.kind], what=IT.words(1))


def trigger(kind: EventKind[S]) -> Effect:
    return Trigger(kind.name)


class TriggerAgain(Node[S]):
    """The effects of the label at hand of the creature that the event is about, once more."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.args = (kind,)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        assert scope.event is not None
        event = scope.event._replace(by=scope.you)
        return _resolve(state, [_waiting(x, event) for x, _ in effects_of(state, event.thing, self.kind)])

    def words(self) -> Message:
        return Message("trigger-again", of=WORDS[self.kind])


def trigger_again(kind: EventKind[S]) -> Effect:
    return TriggerAgain(kind.name)


WITH_PLAY_EFFECT = Is("with-play-effect", lambda s, c, _x: bool(effects_of(s, c, PLAYED.name)))


def _more(state: S, event: Event, kind: str) -> list[Pending]:
    """The effects of another label that are not effects of the one at hand anyway."""
    now = [(x.origin, ability.effect) for x, ability in effects_of(state, event.thing, event.kind)]
    more = effects_of(state, event.thing, kind)
    like = event._replace(kind=kind, source=NOTHING)
    return [_waiting(x, like) for x, ability in more if (x.origin, ability.effect) not in now]


class HasMoreEffects(Happens):
    """The event is about a creature that fits, is still there and has effects of another label."""

    def __init__(self, kind: str, which: Filter[S], of: str) -> None:
        super().__init__(kind, which)
        self.of = of
        self.args = (*self.args, of)

    def holds(self, state: S, scope: Scope) -> bool:
        event = scope.event
        if event is None or not event.amount or event.thing not in state.play:
            return False
        return super().holds(state, scope) and bool(_more(state, event, self.of))


class ResolveMore(Node[S]):
    """The effects of another label of the creature of the event, together: so they wait in saved windows of
    version 0.1.0."""

    def __init__(self, of: str) -> None:
        self.of = of
        self.args = (of,)

    def run(self, state: S) -> bool:
        event = state.scopes[-1].event
        assert event is not None
        return _resolve(state, _more(state, event, self.of))

    def words(self) -> Message:
        return Message("resolve-more", of=WORDS[self.of])


class AlsoAfter(After[S]):
    """The effects of one label of the creatures that fit come on the occasion of another one, too. Each waits
    for itself and is of its creature, so it resolves though the creature has left (KF-OPEN-19)."""

    def __init__(self, key: str, when: Condition[S], effect: ResolveMore) -> None:
        super().__init__(key, when, effect)
        self.of = effect.of

    def triggered(self, state: S, listener: Listener, event: Event) -> list[Pending]:
        """Once, however many cards say that they come on this occasion, too (KF-OPEN-35)."""
        first = next(x for x, ability in _also_after(state, event) if ability.of == self.of)
        return _more(state, event, self.of) if listener is first else []


def _also_after(state: S, event: Event) -> list[tuple[Listener, AlsoAfter]]:
    nodes = state.game.program.nodes
    found = []
    for x in in_force(state, state.listeners.get(event.kind, ())):
        ability = nodes[x.ability]
        if isinstance(ability, AlsoAfter) and ability.when.holds(state, x.about(event)):
            found.append((x, ability))
    return found


def _also(state: S, event: Event) -> list[Pending]:
    """The effects of other labels that come on this occasion, too."""
    return [each for x, ability in _also_after(state, event) for each in ability.triggered(state, x, event)]


def also_after(kind: EventKind[S], which: Filter[S], of: EventKind[S]) -> Ability[S]:
    return AlsoAfter(kind.name, HasMoreEffects(kind.name, which, of.name), ResolveMore(of.name))
