"""The stages that a batch of simultaneous events goes through.

propose   what is about to happen
joining   events of a joining kind that are proposed while a batch of such events is open are replaced in a
          batch of their own; what is left of them joins the open one
replace   the rules of the game in the order of its table, then cards: prevent or do instead
before    triggers that resolve while the things are tagged
last      replacements that apply at the last moment
commit    all at once
after     triggers, each finished before the next
checks    the game looks at what follows from the new state
"""

from __future__ import annotations

from typing import TypeVar

from trivault.kernel.abilities import After, Before, Instead, consume, in_force
from trivault.kernel.choices import ACTION, Choice, Raw
from trivault.kernel.events import note, open_batch
from trivault.kernel.frames import (
    AFTER,
    ANSWERED,
    BEFORE,
    BEGINNING,
    COMMIT,
    JOINING,
    LAST,
    REPLACE,
    Batch,
    Event,
    Listener,
    Pending,
)
from trivault.kernel.ids import NOTHING, Thing, is_player, player_of
from trivault.kernel.interpreter import ask, call
from trivault.kernel.loops import begins_anew
from trivault.kernel.nodes import Node
from trivault.kernel.running_state import S
from trivault.kernel.terms import Amount
from trivault.kernel.text import Message

T = TypeVar("T")

REPLACING = (JOINING, REPLACE, LAST)


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
        chosen = state.take_answer() if position == ANSWERED else None
        while True:
            mark = len(state.stack)
            if batch.stage == JOINING and batch.cursor == len(batch.events):
                self._join(state, batch)
                return False
            if batch.stage in REPLACING:
                left_work = self._replace(state, batch, chosen)
            elif batch.stage == COMMIT:
                left_work = self._commit(state, batch)
            elif batch.queue:
                left_work = self._trigger(state, batch, chosen)
            elif batch.stage == BEFORE:
                left_work = False
                if batch.cursor < len(batch.events):  # what had joined when version 0.1.0 saved it
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
        if batch.stage in REPLACING:
            event = batch.events[batch.cursor]
            assert event is not None
            return self._which(state, event, _replace_options(self._replacements(state, batch, event), event))
        player, waiting = state.game.next_triggers(state, batch.queue)
        options = tuple(trigger_options(waiting))
        return (Choice(player, ACTION, "resolve", listed=options, reason="trigger-order"),)

    def abilities(self, state: S) -> dict[Raw, Pending | Listener]:
        """The ability behind each answer to the open question."""
        batch = state.batches[-1]
        if batch.stage in REPLACING:
            event = batch.events[batch.cursor]
            assert event is not None
            return {**_replace_options(self._replacements(state, batch, event), event)}
        return {**trigger_options(state.game.next_triggers(state, batch.queue)[1])}

    def _which(self, state: S, event: Event, options: dict[Raw, Listener]) -> tuple[Choice, ...]:
        player = state.game.orders_replacements(state, event)
        return (Choice(player, ACTION, "replace", listed=tuple(options), reason="replacement-order"),)

    def _heard(self, state: S, batch: Batch) -> bool:
        listeners = state.listeners
        return bool([1 for event in batch.events if event is not None and event.kind in listeners])

    def _join(self, state: S, batch: Batch) -> None:
        """What was not replaced joins the open batch, with the triggers that it has set off."""
        state.batches.pop()
        joined = [event for event in batch.events if event is not None]
        joins = open_batch(state)
        assert joins is not None
        joins.events += joined
        joins.cursor = len(joins.events)
        joins.joined += tuple([event.thing for event in joined])
        joins.queue += batch.queue
        joins.begun += batch.begun
        state.happened = len(joined)  # as far as can be said now

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
        if batch.stage != LAST:
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
            if batch.stage != LAST and heard:
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
                if state.log is not None or state.event_log is not None:
                    note(state, kind, event)
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
    heard: list[Pending] = []
    for listener in in_force(state, listeners):
        ability = nodes[listener.ability]
        if not isinstance(ability, stage) or (isinstance(ability, After) and ability.leaving != leaving):
            continue
        if ability.when.holds(state, listener.about(event)):
            heard += ability.triggered(state, listener, event)
            consume(state, event.kind, listener)
    return heard
