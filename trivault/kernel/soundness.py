"""Whether a state that was read from bytes holds together: anybody can write bytes, so every number and id
in them is looked at before it is used.

Ids stand for something, numbers are no larger than any game counts, every call on the stack has its scope
and every batch its frame. The questions need not be trusted at all: the node on top of the stack asks them
again. What lies on the table is for the game to check, in `load` of its state.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from trivault.kernel.abilities import Ability, After, Before, Forbid, Modify
from trivault.kernel.bounds import MANY, MOST
from trivault.kernel.frames import (
    AFTER,
    JOINING,
    NUMBERS,
    SECRET,
    Batch,
    Event,
    Listener,
    Pending,
    Scope,
    Value,
)
from trivault.kernel.ids import Thing, player_thing
from trivault.kernel.interpreter import RESOLVE_ID, RETURN_ID

if TYPE_CHECKING:
    from trivault.kernel.choices import Choice
    from trivault.kernel.running_state import RunningState

FINGERPRINT = 2**56  # `loops` notes numbers below that


def must(holds: bool, what: str) -> None:
    if not holds:
        raise ValueError(what)


def all_in(values: Iterable[object], allowed: Collection[object], what: str) -> None:
    """Each of the values is one of the allowed ones."""
    for value in values:
        if value not in allowed:
            raise ValueError(f"{what}: {value!r}")


def all_apart(things: Sequence[Thing], allowed: Collection[Thing], what: str) -> None:
    """Cards that lie in one place each."""
    all_in(things, allowed, what)
    must(len(set(things)) == len(things), f"{what}: a card in two places")


def check(state: RunningState) -> None:
    """An error for a state in which something stands for nothing."""
    _Checks(state).state()


class _Checks:
    def __init__(self, state: RunningState) -> None:
        self._state = state
        self._players = range(state.seats)
        self._things = range(player_thing(state.seats - 1), state.game.things(state))
        self._nodes = state.game.program.nodes

    def state(self) -> None:
        state = self._state
        must(all(0 < seen <= state.everyone for seen in state.known.values()), "who knows a card")
        all_in(state.known, self._things, "a known card")
        all_apart(state.conceded, self._players, "who has conceded")
        self._stack()
        for scope in state.scopes:
            self._scope(scope)
        for batch in state.batches:
            self._batch(batch)
        for index, modifies in ((state.listeners, False), (state.modifiers, True)):
            for key, listeners in index.items():
                for listener in listeners:
                    self._listener(listener, key, modifies)
        if state.result is None:
            self._questions()
        else:
            all_apart(state.result, self._players, "a winner")
            must(not (state.stack or state.choices or state.answers), "a game that is over goes on")

    def _stack(self) -> None:
        state = self._state
        all_in([node for node, _ in state.stack], range(len(self._nodes)), "a node")
        all_in([position for _, position in state.stack], range(MANY), "a position in a node")
        calls = sum(node == RETURN_ID for node, _ in state.stack)
        resolving = sum(node == RESOLVE_ID for node, _ in state.stack)
        must(calls == len(state.scopes), "the stack and its scopes")
        must(resolving == len(state.batches), "the stack and its batches")

    def _questions(self) -> None:
        """The open choices are those that the node on top of the stack asks, less those answered."""
        state = self._state
        must(bool(state.stack and state.choices) and state.stack[-1][1] == 1, "nothing is asked")
        asked = self._nodes[state.stack[-1][0]].questions(state)
        given = dict(state.answers)
        must(len(given) == len(state.answers) < len(asked), "the answers in secret")
        must(
            [_parts(c) for c in asked if c.player not in given] == [_parts(c) for c in state.choices],
            "a choice",
        )
        answered = {c.player: c for c in asked if c.player in given}
        must(all(who in answered and answered[who].allows(raw) for who, raw in given.items()), "an answer")

    def _scope(self, scope: Scope) -> None:
        self._who(scope.you, scope.this)
        if scope.event is not None:
            self._event(scope.event)
        if scope.names:
            self._names(scope.names.items())

    def _who(self, you: int, *things: Thing) -> None:
        if you not in self._players:
            raise ValueError(f"a player: {you}")
        for thing in things:
            if thing not in self._things:
                raise ValueError(f"a thing: {thing}")

    def _event(self, event: Event) -> None:
        must(event.kind in self._state.game.events, "a kind of event")
        must(-MOST <= event.amount <= MOST, "an amount")
        self._who(event.by, event.thing, event.source)

    def _names(self, names: Iterable[tuple[str, Value]]) -> None:
        for name, value in names:
            low, high = self._things.start, self._things.stop
            if name.startswith(NUMBERS):
                low, high = -MANY, MOST
            elif name.startswith(SECRET):
                low, high = 0, FINGERPRINT
            for part in (value,) if isinstance(value, int) else value:
                first, second = (part, 0) if isinstance(part, int) else part
                if not (low <= first < high and -MOST <= second <= MOST):
                    raise ValueError(f"what is named {name!r}: {part}")

    def _batch(self, batch: Batch) -> None:
        must(JOINING <= batch.stage <= AFTER, "a stage")
        must(0 <= batch.cursor <= len(batch.events), "a place among events")
        must(all(0 <= position < FINGERPRINT for position in batch.begun), "a note on an effect")
        all_in(batch.joined, self._things, "what has joined")
        for event in batch.events:
            if event is not None:
                self._event(event)
        for pending in batch.queue:
            self._pending(pending)
        for at, ability, host in batch.applied:
            must(0 <= at < len(batch.events) and -MANY < ability < len(self._nodes), "what was replaced")
            all_in([host], self._things, "a thing")

    def _pending(self, pending: Pending) -> None:
        must(isinstance(self._ability(pending.ability), Before | After), "a trigger")
        self._who(pending.you, pending.this)
        self._event(pending.event)
        self._names(pending.names)

    def _listener(self, listener: Listener, key: str, modifies: bool) -> None:
        ability = self._ability(listener.ability)
        if ability.key != key or isinstance(ability, Modify | Forbid) != modifies:
            raise ValueError(f"an ability for {key!r}")
        self._who(listener.you, listener.this, listener.origin)
        if listener.names:
            self._names(listener.names.items())

    def _ability(self, node: int) -> Ability[RunningState]:
        found = self._nodes[node] if 0 <= node < len(self._nodes) else None
        if not isinstance(found, Ability):
            raise ValueError(f"an ability: {node}")
        return found


def _parts(choice: Choice) -> list[object]:
    return [getattr(choice, name) for name in choice.__slots__]
