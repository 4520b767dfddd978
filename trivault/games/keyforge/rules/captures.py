"""Several creatures capture at the same time (KF-AMB-03)."""

from __future__ import annotations

from typing import ClassVar

from trivault.games.keyforge.rules.events import CAPTURE
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.choice_nodes import Ask
from trivault.kernel.choices import PICK, Choice, Raw
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import propose
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.terms import Group, each
from trivault.kernel.text import Message

S = KeyForgeState


class EachCaptures(Ask[S]):
    """Each creature of a group captures 1 from its opponent at the same time; where that pool has
    too little, the active player says who captures (KF-GEN-07)."""

    emits: ClassVar[EventKind[S]] = CAPTURE

    def __init__(self, group: Group[S]) -> None:
        self.group = group
        self.args = (group,)

    def run(self, state: S) -> bool:
        state.scopes[-1].bind("captors", ())
        state.scopes[-1].bind_numbers("sides", 0)
        return self._next(state)

    def _crowd(self, state: S) -> tuple[tuple[Thing, ...], int]:
        """The creatures of the side at hand, and how many of them find something to capture."""
        scope = state.scopes[-1]
        seat = (state.active, state.opponent(state.active))[scope.number("sides")]
        crowd = tuple(c for c in self.group.find(state, scope) if state.controller(c) == seat)
        return crowd, min(len(crowd), state.players[state.opponent(seat)].amber)

    def _next(self, state: S) -> bool:
        scope = state.scopes[-1]
        while scope.number("sides") < 2:
            crowd, n = self._crowd(state)
            if 0 < n < len(crowd):
                return self.ask(state)
            self._add(scope, crowd if n else ())
        return propose(state, CAPTURE, [(card, 1) for card in scope.things("captors")], scope)

    def _add(self, scope: Scope, cards: tuple[Thing, ...]) -> None:
        scope.bind("captors", (*scope.things("captors"), *cards))
        scope.bind_numbers("sides", scope.number("sides") + 1)

    def question(self, state: S) -> Choice:
        crowd, n = self._crowd(state)
        verb, this = CAPTURE.name, state.scopes[-1].this
        return Choice(state.active, PICK, verb, things=crowd, low=n, high=n, source=this, reason=verb)

    def answered(self, state: S, answer: Raw) -> bool:
        self._add(state.scopes[-1], answer[2])
        return self._next(state)

    def words(self) -> Message:
        return Message(CAPTURE.name, n=1, what=each(self.group).words())
