"""Words about counters on this card (KF-STAT-CNT-01)."""

from __future__ import annotations

from collections.abc import Sequence

from trivault.games.keyforge.bonus import icons_of
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.notes import note
from trivault.games.keyforge.vocabulary.terms import ALL, Effect
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Group
from trivault.kernel.text import Message

S = KeyForgeState


class CountersHere(Group[S]):
    """The counters of a name on this card, +1 power counters too: the card itself, once for each of them."""

    def __init__(self, counter: str) -> None:
        self.counter = counter
        self.args = (counter,)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        piece = state.play.get(scope.this)
        if piece is None:
            return ()
        return (scope.this,) * (piece.power if self.counter == "power" else piece.count(self.counter))

    def words(self, n: int) -> Message:
        return Message("noun-counter", count=n, word=self.counter)


class AmberHere(Group[S]):
    """The Æmber on this card: the card itself, once for each of it."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        piece = state.play.get(scope.this)
        return (scope.this,) * (piece.amber if piece is not None else 0)

    def words(self, n: int) -> Message:
        return Message("noun-amber-here", count=n)


class ItsIcons(Group[S]):
    """The bonus icons of what the effect has named or purged, or those of one kind: the card, once for each of
    them."""

    def __init__(self, icon: str = "any", of: str = "it") -> None:
        self.icon = icon
        self.of = of  # or "card" for a card that is not in play, or "purged"
        self.args = (icon, of)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        cards = scope.things("purged" if self.of == "purged" else "it")
        return [c for c in cards for icon in icons_of(state, c) if self.icon in ("any", icon)]

    def words(self, n: int) -> Message:
        return Message("noun-its-icon", count=n, icon=self.icon, of=self.of)


class DamageHere(Group[S]):
    """The damage on this card: the card itself, once for each of it."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        piece = state.play.get(scope.this)
        return (scope.this,) * (piece.damage if piece is not None else 0)

    def words(self, n: int) -> Message:
        return Message("noun-damage-here", count=n)


class RemoveCounters(Node[S]):
    """So many counters of a name are taken off this card, or all of them."""

    def __init__(self, counter: str, n: int) -> None:
        self.counter = counter
        self.n = n
        self.args = (counter, n)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        piece = state.play.get(scope.this)
        removed = min(self.n, piece.count(self.counter)) if piece is not None else 0
        if piece is not None and removed:
            piece.put(self.counter, -removed)
            note(state, "log-remove-counters", scope.you, "KF-STAT-CNT-01", scope.this)
        state.happened = removed
        return False

    def words(self) -> Message:
        return Message("remove-counters", n=self.n, word=self.counter)


def remove_counters(counter: str, n: int = ALL) -> Effect:
    return RemoveCounters(counter, n)
