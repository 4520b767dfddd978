"""Creatures that a mage has made companions by a marker: the Pet and the Bloodreaper (MW-BEAST, MW-WARLOCK)."""

from __future__ import annotations

from trivault.games.magewars.state.model import MageWarsState
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Condition, Filter
from trivault.kernel.text import Message

S = MageWarsState


def _of(state: S, player: int, you: int) -> bool:
    """Whether creatures of a player can be companions of your mage: also those of a team mate, unless
    that one's mage is of the same class and has companions of its own."""
    one, other = (state.card(state.players[seat].mage) for seat in (player, you))
    return player == you or (state.friendly(player, you) and one is not other)


class Befriendable(Filter[S]):
    """Objects that can become companions of your mage."""

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        return thing in state.play and _of(state, state.controller(thing), scope.you)

    def words(self, n: int) -> Message:
        return Message("is-friendly")


class Companion(Filter[S]):
    """The creature with this marker of your mage."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.args = (word,)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        piece = state.play.get(thing)
        return piece is not None and self.word in piece.markers and _of(state, piece.controller, scope.you)

    def words(self, n: int) -> Message:
        return Message("is-companion", word=self.word)


class NoCompanion(Condition[S]):
    """Only one at a time (MW-BEAST-11)."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.args = (word,)

    def holds(self, state: S, scope: Scope) -> bool:
        there = (p for p in state.play.values() if self.word in p.markers)
        return not any(_of(state, piece.controller, scope.you) for piece in there)

    def words(self) -> Message:
        return Message("when-no-companion", word=self.word)


class MakeCompanion(Node[S]):
    """The marker is placed on what the event is about, unless that has gone: who pays with the last Life
    takes it along (MW-AMB-46)."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.args = (word,)

    def run(self, state: S) -> bool:
        event = state.scopes[-1].event
        assert event is not None
        if piece := state.play.get(event.thing):
            piece.markers[self.word] = 1
        return state.result is not None

    def words(self) -> Message:
        return Message("make-companion", word=self.word)
