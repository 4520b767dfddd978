"""Events, the only mutators, and the stages a batch of simultaneous events goes through.

    propose   what is about to happen; events of a joining kind join the open batch of their kind
    replace   the rules of the game in the order of its table, then cards: prevent or do instead
    before    triggers that resolve while the things are tagged; new events may join
    last      replacements that apply at the last moment
    commit    all at once
    after     triggers, each finished before the next
    checks    the game looks at what follows from the new state

A kind that nobody listens to goes from propose to commit in one call.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Generic, TypeVar

from trivault.kernel.abilities import After, Before, Instead, consume, in_force
from trivault.kernel.asking import Ask, offered, pick
from trivault.kernel.choices import ACTION, Choice, Raw
from trivault.kernel.expressions import Expression
from trivault.kernel.frames import AFTER as AFTER
from trivault.kernel.frames import (
    ANSWERED,
    BEFORE,
    BEGINNING,
    LAST,
    REPLACE,
    Batch,
    Event,
    Listener,
    Pending,
    Scope,
)
from trivault.kernel.frames import COMMIT as COMMIT
from trivault.kernel.ids import NOTHING, Thing, is_player, player_of, player_thing
from trivault.kernel.interpreter import RESOLVE_ID, ask, call
from trivault.kernel.loops import begins_anew
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Amount, Constant, Selection
from trivault.kernel.text import Message

if TYPE_CHECKING:
    from trivault.kernel.state import State

S = TypeVar("S", bound="State")
T = TypeVar("T")

NESTED = 16  # so many batches inside one another run in plain Python

Commit = Callable[[S, Thing, int, int, Thing], bool]


class EventKind(Expression, Generic[S]):
    """One row of a game's timing table.

    `commit(state, thing, amount, by, source)` makes it happen and says whether it did;
    `prevent` are the rules of the replace stage; `joins` lets cascades join an open batch, and what
    is in it cannot be chosen for it again (what has joined counts for the effect that brought it, not
    for the one that opened the batch);
    `arrange` runs once for a batch, right after its commit and before anything is triggered;
    `checked` asks the game for its state checks afterwards; `ruled` lets the rules themselves
    trigger on it (`Game.rule_triggers`); without `counted` it is only heard of and is nothing that
    an effect has done; `quiet` leaves it out of the log.
    """

    def __init__(
        self,
        name: str,
        commit: Commit[S],
        rule: str = "",
        prevent: tuple[Node[S], ...] = (),
        joins: bool = False,
        arrange: Node[S] | None = None,
        checked: bool = False,
        ruled: bool = False,
        counted: bool = True,
        quiet: bool = False,
    ) -> None:
        self.name = name
        self.commit = commit
        self.rule = rule
        self.prevent = prevent
        self.joins = joins
        self.arrange = arrange
        self.checked = checked
        self.ruled = ruled
        self.counted = counted
        self.quiet = quiet
        self.plain = not (prevent or joins or ruled or arrange)
        self.args = (name, commit, rule, prevent, joins, arrange, checked, ruled, counted, quiet)


def emit(state: S, kind: EventKind[S], thing: Thing, amount: int, scope: Scope) -> bool:
    """Let one event happen."""
    if kind.plain and kind.name not in state.listeners:
        happened = kind.commit(state, thing, amount, scope.you, scope.this)
        state.happened = 1 if happened else 0
        if state.log is not None and happened:
            _note(state, kind, Event(kind.name, thing, amount, scope.you, scope.this))
        return kind.checked and state.game.check(state)
    return propose(state, kind, [(thing, amount)], scope)


def propose(state: S, kind: EventKind[S], shares: Iterable[tuple[Thing, int]], scope: Scope) -> bool:
    """Let events of one kind happen at the same time."""
    events = [Event(kind.name, thing, amount, scope.you, scope.this) for thing, amount in shares]
    if kind.joins and _join(state, kind, events):
        return False
    return together(state, events)


def together(state: S, events: list[Event]) -> bool:
    """Let events of any kinds happen at the same time: their triggers share one window."""
    if not events:
        state.happened = 0
        return False
    kinds, listeners = state.game.events, state.listeners
    for event in events:
        if event.kind in listeners or not kinds[event.kind].plain:
            break
    else:
        return _all_at_once(state, events)
    state.batches.append(Batch(events))
    if len(state.batches) % NESTED == 0:  # Python's own stack ends somewhere; the interpreter's does not
        state.stack.append((RESOLVE_ID, 0))
        return True
    return state.game.program.nodes[RESOLVE_ID].run(state)


def _all_at_once(state: S, events: list[Event]) -> bool:
    """Commit events that no rule changes and nobody listens to."""
    kinds, happened, checked = state.game.events, 0, False
    for event in events:
        kind = kinds[event.kind]
        if kind.commit(state, event.thing, event.amount, event.by, event.source):
            happened += kind.counted
            if state.log is not None:
                _note(state, kind, event)
        checked = checked or kind.checked
    state.happened = happened
    return checked and state.game.check(state)


def _join(state: S, kind: EventKind[S], events: list[Event]) -> bool:
    for batch in reversed(state.batches):
        if batch.stage <= BEFORE and any(e and e.kind == kind.name for e in batch.events):
            tagged_already = {e.thing for e in batch.events if e and e.kind == kind.name}
            joining = [e for e in events if e.thing not in tagged_already]
            batch.events += joining
            batch.joined += tuple([e.thing for e in joining])
            state.happened = len(joining)  # as far as can be said now
            return True
    return False


def tagged(state: State, kind: str, thing: Thing) -> bool:
    """Whether such an event is under way for this thing."""
    return any(batch.under_way(kind, thing) for batch in state.batches)


def _note(state: S, kind: EventKind[S], event: Event) -> None:
    if not kind.quiet:
        state.game.note_event(state, kind, event)


class Emit(Ask[S]):
    """A verb of a game: an event for each selected thing, or for the player whose effect it is."""

    def __init__(
        self, kind: EventKind[S], on: Selection[S] | None = None, amount: Amount[S] | None = None
    ) -> None:
        self.kind = kind
        self.on = on
        self.amount: Amount[S] = amount or Constant(1)
        self.args = (kind, on, self.amount)
        self.fixed = self.amount.n if isinstance(self.amount, Constant) else None  # known without a call

    @property
    def verb(self) -> str:
        """What the answers to its question begin with."""
        return self.kind.name

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        if self.on is not None:
            things, least = offered(state, scope, self.on, self.verb)
            if len(things) > least:
                return ask(state, self.id, pick(state, scope, self.on, self.verb, things, least))
            return self._all(state, scope, things)
        kind, you = self.kind, player_thing(scope.you)
        amount = self.amount.of(state, scope) if self.fixed is None else self.fixed
        if not kind.plain or kind.name in state.listeners or state.log is not None:
            return emit(state, kind, you, amount, scope)
        state.happened = 1 if kind.commit(state, you, amount, scope.you, scope.this) else 0
        return kind.checked and state.game.check(state)

    def question(self, state: S) -> Choice:
        assert self.on is not None
        scope = state.scopes[-1]
        return pick(state, scope, self.on, self.verb, *offered(state, scope, self.on, self.verb))

    def answered(self, state: S, answer: Raw) -> bool:
        return self._all(state, state.scopes[-1], answer[2])

    def _all(self, state: S, scope: Scope, things: tuple[Thing, ...]) -> bool:
        assert self.on is not None
        scope.bind(self.on.name, things)
        amount = self.amount.of(state, scope) if self.fixed is None else self.fixed
        if len(things) == 1:
            return emit(state, self.kind, things[0], amount, scope)
        return propose(state, self.kind, [(thing, amount) for thing in things], scope)

    def words(self) -> Message:
        if self.on is None:
            return self.amount.words(lambda n: Message(self.kind.name, n=n))
        selection = self.on
        said = self.amount.words(lambda n: Message(self.kind.name, n=n, what=selection.words()))
        may = not selection.every and selection.low == 0
        return Message("may", effect=said) if may else said


class EmitShares(Node[S]):
    """An event for each pair (thing, amount) that a distribution has named."""

    def __init__(self, kind: EventKind[S], name: str) -> None:
        self.kind = kind
        self.name = name
        self.args = (kind, name)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        pairs = scope.bound(self.name)
        assert isinstance(pairs, tuple)
        shares = [pair for pair in pairs if isinstance(pair, tuple) and pair[1] > 0]
        return propose(state, self.kind, shares, scope)


class Prevent(Node[S]):
    """In the replace stage: so much of the event does not happen."""

    def __init__(self, amount: Amount[S]) -> None:
        self.amount = amount
        self.args = (amount,)

    def run(self, state: S) -> bool:
        batch = state.batches[-1]
        event = batch.events[batch.cursor]
        if event is not None:
            less = max(0, event.amount - self.amount.of(state, state.scopes[-1]))
            smaller = Event(event.kind, event.thing, less, event.by, event.source)
            batch.events[batch.cursor] = smaller if less else None
        return False

    def words(self) -> Message:
        return self.amount.words(lambda n: Message("prevent", n=n))


class Resolve(Node[S]):
    """Takes the topmost batch through its stages."""

    def resume(self, state: S, position: int) -> bool:
        batch = state.batches[-1]
        chosen = state.take() if position == ANSWERED else None
        while True:
            mark = len(state.stack)
            if batch.stage in (REPLACE, LAST):
                left_work = self._replace(state, batch, chosen)
            elif batch.stage == COMMIT:
                left_work = self._commit(state, batch)
            elif batch.queue:
                left_work = self._trigger(state, batch, chosen)
            elif batch.stage == BEFORE:
                left_work = False
                if batch.cursor < len(batch.events):  # some have joined
                    batch.stage = REPLACE
                else:
                    batch.stage = LAST if self._heard(state, batch) else COMMIT
                    batch.cursor = 0
            else:
                state.batches.pop()
                state.happened = batch.happened
                return self._checks(state, batch)
            chosen = None
            if left_work:
                if state.stack[mark] != (self.id, ANSWERED):  # its own question left its frame already
                    state.stack.insert(mark, (self.id, BEGINNING))
                return True

    def questions(self, state: S) -> tuple[Choice, ...]:
        batch = state.batches[-1]
        if batch.stage in (REPLACE, LAST):
            event = batch.events[batch.cursor]
            assert event is not None
            return self._which(state, event, _replace_options(self._replacements(state, batch, event), event))
        player, waiting = state.game.next_triggers(state, batch.queue)
        options = tuple(trigger_options(waiting))
        return (Choice(player, ACTION, "resolve", listed=options, reason="trigger-order"),)

    def _which(self, state: S, event: Event, options: dict[Raw, Listener]) -> tuple[Choice, ...]:
        player = state.game.orders_replacements(state, event)
        return (Choice(player, ACTION, "replace", listed=tuple(options), reason="replacement-order"),)

    def _heard(self, state: S, batch: Batch) -> bool:
        listeners = state.listeners
        return bool([1 for event in batch.events if event is not None and event.kind in listeners])

    # replace and last

    def _replacements(self, state: S, batch: Batch, event: Event) -> list[Listener]:
        listeners = state.listeners.get(event.kind)
        if not listeners:
            return []
        nodes = state.game.program.nodes
        found = []
        for listener in in_force(state, listeners):
            ability = nodes[listener.ability]
            if (
                isinstance(ability, Instead)
                and ability.last == (batch.stage == LAST)
                and (batch.cursor, listener.ability, listener.this) not in batch.applied
                and ability.when.holds(state, listener.about(event))
            ):
                found.append(listener)
        return found

    def _replace(self, state: S, batch: Batch, chosen: Raw | None) -> bool:
        """One replacement of the event at the cursor, or on to the next event."""
        if batch.cursor == len(batch.events):
            batch.stage = BEFORE if batch.stage == REPLACE else COMMIT
            return False
        event = batch.events[batch.cursor]
        if event is None:
            batch.cursor += 1
            return False
        if batch.stage == REPLACE:
            for i, rule in enumerate(state.game.events[event.kind].prevent):
                done = (batch.cursor, -1 - i, NOTHING)
                if done not in batch.applied:
                    batch.applied.append(done)
                    you = player_of(event.thing) if is_player(event.thing) else event.by
                    if call(state, rule, you, event=event):
                        return True
                    event = batch.events[batch.cursor]
                    if event is None:
                        return False
        return self._cards_replace(state, batch, event, chosen)

    def _cards_replace(self, state: S, batch: Batch, event: Event, chosen: Raw | None) -> bool:
        heard = event.kind in state.listeners
        listeners = self._replacements(state, batch, event) if heard else []
        if not listeners:
            if batch.stage == REPLACE and heard:
                batch.queue += _heard(state, event, Before)
            batch.cursor += 1
            return False
        options = _replace_options(listeners, event)
        if chosen is None and len(options) > 1:
            return ask(state, self.id, *self._which(state, event, options))
        listener = options[chosen] if chosen is not None else listeners[0]
        ability = state.game.program.nodes[listener.ability]
        assert isinstance(ability, Instead)
        if begins_anew(state, listener, event):
            batch.applied.append((batch.cursor, listener.ability, listener.this))
            return False
        if listener.uses != 1:  # what is used up cannot come again, but an equal effect can
            batch.applied.append((batch.cursor, listener.ability, listener.this))
        consume(state, event.kind, listener)
        if ability.replaces:
            batch.events[batch.cursor] = None
        names = dict(listener.names) if listener.names else None
        return call(state, ability.effect, listener.you, listener.this, event, names)

    # commit and triggers

    def _commit(self, state: S, batch: Batch) -> bool:
        leaving: list[Pending] = []
        for event in batch.events:
            if event is not None and event.kind in state.listeners:
                leaving += _heard(state, event, After, leaving=True)
        happened: list[Event] = []
        arrange: Node[S] | None = None
        for event in batch.events:
            if event is None:
                continue
            kind = state.game.events[event.kind]
            if kind.commit(state, event.thing, event.amount, event.by, event.source):
                happened.append(event)
                arrange = arrange or kind.arrange
                if state.log is not None:
                    _note(state, kind, event)
        batch.stage = AFTER
        batch.queue = [p for p in leaving if p.event in happened]
        for event in happened:
            kind = state.game.events[event.kind]
            batch.happened += kind.counted and event.thing not in batch.joined
            if event.kind in state.listeners:
                batch.queue += _heard(state, event, After)
            if kind.ruled:
                batch.queue += state.game.rule_triggers(state, event)
        return arrange is not None and call(state, arrange, happened[0].by)

    def _trigger(self, state: S, batch: Batch, chosen: Raw | None) -> bool:
        _, waiting = state.game.next_triggers(state, batch.queue)
        options = trigger_options(waiting)
        if chosen is None and len(options) > 1:
            return ask(state, self.id, *self.questions(state))
        first = options[chosen] if chosen is not None else waiting[0]
        batch.queue.remove(first)
        if state.game.lapses(state, first):
            return False
        ability = state.game.program.nodes[first.ability]
        assert isinstance(ability, Before | After)
        if begins_anew(state, first, first.event):
            return False
        return call(state, ability.effect, first.you, first.this, first.event, dict(first.names))

    def _checks(self, state: S, batch: Batch) -> bool:
        for event in batch.events:
            if event is not None and state.game.events[event.kind].checked:
                return state.game.check(state)
        return False


def trigger_options(waiting: list[Pending]) -> dict[Raw, Pending]:
    """An answer for each trigger; equal ones share it."""
    return _options("resolve", [(p.this, p.event, p) for p in dict.fromkeys(waiting)])


def _replace_options(listeners: list[Listener], event: Event) -> dict[Raw, Listener]:
    """An answer for each replacement; those that make no difference share it."""
    distinct: list[Listener] = []
    for listener in listeners:
        if not any(listener.same_as(other) for other in distinct):
            distinct.append(listener)
    return _options("replace", [(x.this, event, x) for x in distinct])


def _options(verb: str, ways: list[tuple[Thing, Event, T]]) -> dict[Raw, T]:
    """An answer names a card and what the event is about; a number tells apart several abilities
    of one card."""
    options: dict[Raw, T] = {}
    for this, event, way in ways:
        number: tuple[int, ...] = ()
        while (verb, this, (event.thing,), number) in options:
            number = (number[0] + 1,) if number else (2,)
        options[verb, this, (event.thing,), number] = way
    return options


def _heard(
    state: S, event: Event, stage: type[Before[S]] | type[After[S]], leaving: bool = False
) -> list[Pending]:
    """The triggers of one stage that an event sets off."""
    listeners = state.listeners.get(event.kind)
    if not listeners:
        return []
    nodes = state.game.program.nodes
    heard = []
    for listener in in_force(state, listeners):
        ability = nodes[listener.ability]
        if not isinstance(ability, stage) or (isinstance(ability, After) and ability.leaving != leaving):
            continue
        if ability.when.holds(state, listener.about(event)):
            names = tuple((listener.names or {}).items())
            heard.append(Pending(listener.ability, listener.you, listener.this, event, names))
            consume(state, event.kind, listener)
    return heard
