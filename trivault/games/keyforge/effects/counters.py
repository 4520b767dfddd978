"""What lies on cards: Æmber, damage, counters (KF-STAT-CNT-01), and bonus icons."""

from __future__ import annotations

from collections.abc import Sequence

from trivault.games.keyforge.effects.terms import ALL, Effect
from trivault.games.keyforge.rules.bonus import icons_of
from trivault.games.keyforge.rules.groups import ThisOne
from trivault.games.keyforge.rules.notes import note
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.pieces import Piece
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.nodes import Node
from trivault.kernel.terms import SEVERAL, Group
from trivault.kernel.text import Message

S = KeyForgeState


class TokensOn(Group[S]):
    """The Æmber, the damage or the counters of a name (+1 power counters too) on this card or on the cards of
    a group: each card once for each of them."""

    def __init__(self, what: str, cards: Group[S] | None = None) -> None:
        self.what = what
        self.cards: Group[S] = cards or ThisOne()
        self.args = (what, self.cards)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        cards = [card for card in self.cards.find(state, scope) if card in state.play]
        return [card for card in cards for _ in range(self._tokens(state.play[card]))]

    def _tokens(self, piece: Piece) -> int:
        if self.what in TOKENS:
            tokens: int = getattr(piece, self.what)
            return tokens
        return piece.count(self.what)

    def words(self, n: int) -> Message:
        if isinstance(self.cards, ThisOne):
            return Message("noun-tokens-here", count=n, word=self.what)
        return Message("noun-amber-on", what=Message("plural", group=self.cards.words(SEVERAL)))


TOKENS = ("amber", "damage", "power")


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
            note(state, "remove-counters", scope.you, "KF-STAT-CNT-01", scope.this)
        state.happened = removed
        return False

    def words(self) -> Message:
        return Message("remove-counters", n=self.n, word=self.counter)


def remove_counters(counter: str, n: int = ALL) -> Effect:
    return RemoveCounters(counter, n)
