"""Events, the only mutators: how effects let them happen.

A kind that nobody listens to and no rule changes happens in one call; all others go through the stages of a
batch (`batches`).
"""

from __future__ import annotations

from collections.abc import Iterable

from trivault.kernel.choice_nodes import Ask, offered, selection_choice
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.frames import BEFORE, JOINING, Batch, Event, Scope
from trivault.kernel.ids import Thing, player_thing
from trivault.kernel.interpreter import RESOLVE_ID, ask
from trivault.kernel.nodes import Node
from trivault.kernel.running_state import RunningState, S
from trivault.kernel.terms import Amount, Constant, Selection
from trivault.kernel.text import Message

NESTED = 16  # so many batches inside one another run in plain Python


def emit(state: S, kind: EventKind[S], thing: Thing, amount: int, scope: Scope) -> bool:
    """Let one event happen."""
    if kind.plain and kind.name not in state.listeners:
        happened = kind.commit(state, thing, amount, scope.you, scope.this)
        state.happened = 1 if happened else 0
        if happened and (state.log is not None or state.event_log is not None):
            note(state, kind, Event(kind.name, thing, amount, scope.you, scope.this))
        return kind.checked and state.game.check(state)
    return propose(state, kind, [(thing, amount)], scope)


def propose(state: S, kind: EventKind[S], shares: Iterable[tuple[Thing, int]], scope: Scope) -> bool:
    """Let events of one kind happen at the same time."""
    events = [Event(kind.name, thing, amount, scope.you, scope.this) for thing, amount in shares]
    if kind.joins and (batch := open_batch(state)) is not None:
        return _join(state, batch, events)
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
    return _resolve(state, Batch(events))


def _resolve(state: S, batch: Batch) -> bool:
    state.batches.append(batch)
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
            if state.log is not None or state.event_log is not None:
                note(state, kind, event)
        checked = checked or kind.checked
    state.happened = happened
    return checked and state.game.check(state)


def open_batch(state: RunningState) -> Batch | None:
    """The batch that an event of a joining kind joins, if it is not committed yet."""
    kinds = state.game.events
    for batch in reversed(state.batches):
        if batch.stage <= BEFORE and any(e and kinds[e.kind].joins for e in batch.events):
            return batch
    return None


def _join(state: S, batch: Batch, events: list[Event]) -> bool:
    """Events that join take their own replacements first, and at once: what the effect goes on to do, and
    the triggers that wait, find each of them either replaced or under way (record 37)."""
    joining = [e for e in events if not tagged(state, e.kind, e.thing)]
    state.happened = len(joining)  # as far as can be said now
    if not joining:
        return False
    if batch.stage == BEFORE:
        return _resolve(state, Batch(joining, JOINING))
    batch.events += joining
    batch.joined += tuple([e.thing for e in joining])
    return False


def tagged(state: RunningState, kind: str, thing: Thing) -> bool:
    """Whether such an event is under way for this thing."""
    return any(batch.under_way(kind, thing) for batch in state.batches)


def note(state: S, kind: EventKind[S], event: Event) -> None:
    """Write into the logs what has happened, unless its kind is quiet."""
    if not kind.quiet:
        _write(state, kind, event)


def note_outcome(state: S, kind: EventKind[S], thing: Thing, amount: int, by: int, source: Thing) -> None:
    """Write into the logs how much of an event has really happened, of a kind that is quiet."""
    if amount and (state.log is not None or state.event_log is not None):
        _write(state, kind, Event(kind.name, thing, amount, by, source))


def _write(state: S, kind: EventKind[S], event: Event) -> None:
    if state.event_log is not None:
        state.event_log.append(event)
    if state.log is not None:
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
                return ask(state, self.id, selection_choice(state, scope, self.on, self.verb, things, least))
            return self._all(state, scope, things)
        kind, you = self.kind, player_thing(scope.you)
        amount = self.amount.of(state, scope) if self.fixed is None else self.fixed
        logged = state.log is not None or state.event_log is not None
        if logged or not kind.plain or kind.name in state.listeners:
            return emit(state, kind, you, amount, scope)
        state.happened = 1 if kind.commit(state, you, amount, scope.you, scope.this) else 0
        return kind.checked and state.game.check(state)

    def question(self, state: S) -> Choice:
        assert self.on is not None
        scope = state.scopes[-1]
        return selection_choice(state, scope, self.on, self.verb, *offered(state, scope, self.on, self.verb))

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
