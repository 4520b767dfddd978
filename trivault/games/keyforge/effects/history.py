"""What was done: in this turn, or by the effect at hand."""

from __future__ import annotations

from collections.abc import Sequence

from trivault.games.keyforge.effects.terms import Tally
from trivault.games.keyforge.rules.things import ANY, CREATURE_CARD, Is
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.terms import Filter
from trivault.kernel.text import Message

S = KeyForgeState


def counted(deed: str, when: str, how: str, n: int, which: Filter[S]) -> Message:
    """With so many cards something was done."""
    group = Message(_noun(deed), count=n or 1, which=which.words(n or 1))
    return Message("was-done", deed=deed, when=when, how=how if n else "none", n=n, group=group)


def _noun(deed: str) -> str:
    return "creatures" if deed in ("fallen", "reaped", "fought") else "cards-in-play"


def _done(deed: str, when: str, n: int, which: Filter[S]) -> Message:
    done = Message("is-done", deed=deed, when=when)
    return Message(_noun(deed), count=n, which=Message("filter-both", left=which.words(n), right=done))


class ThisTurn(Tally):
    """Cards with which something was done in this turn: played, used, reaped, fought, discarded, destroyed or
    fallen (in a fight), wherever they are now; `by` you or your opponent, whose turn it then is."""

    def __init__(self, deed: str, which: Filter[S] = ANY, by: str = "", different: bool = False) -> None:
        self.deed = deed
        self.which = which
        self.by = by
        self.different = different  # a card counts once
        self.args = (deed, which, by, different)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        if self.by and (state.active == scope.you) != (self.by == "you"):
            return ()
        cards: Sequence[Thing] = getattr(state, self.deed)
        if self.different:
            cards = tuple(dict.fromkeys(cards))
        return [card for card in cards if self.which.fits(state, card, scope)]

    def words(self, n: int) -> Message:
        return _done(self.deed, self._when(), n, self.which)

    def counted(self, how: str, n: int) -> Message:
        return counted(self.deed, self._when(), how, n, self.which)

    def _when(self) -> str:
        return f"by-{self.by}" if self.by else "turn"


class ThisWay(Tally):
    """Cards with which the effect at hand has done something (KF-WORD-06)."""

    def __init__(self, deed: str, which: Filter[S] = ANY) -> None:
        self.deed = deed
        self.which = which
        self.args = (deed, which)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return [card for card in scope.things(self.deed) if self.which.fits(state, card, scope)]

    def words(self, n: int) -> Message:
        return _done(self.deed, "way", n, self.which)

    def counted(self, how: str, n: int) -> Message:
        return counted(self.deed, "way", how, n, self.which)


def those_destroyed(scope: Scope) -> tuple[Thing, ...]:
    """Of what the effect has named, those that its damage has destroyed, even if they have come back since."""
    return scope.things("died")


class DestroyedByIt(Tally):
    """The creatures that the effect has chosen and destroyed, for example by damage (KF-OPEN-45)."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return those_destroyed(scope)

    def words(self, n: int) -> Message:
        return _done("destroyed", "way", n, CREATURE_CARD)

    def counted(self, how: str, n: int) -> Message:
        return counted("destroyed", "way", how, n, CREATURE_CARD)


# Who controlled a card when it left play this turn (KF-LEAVE-06)
WAS_FRIENDLY = Is("friendly", lambda s, c, x: s.lost_by(c) == x.you, word="was")
WAS_ENEMY = Is("enemy", lambda s, c, x: s.lost_by(c) != x.you, word="was")


def into_deck_of(who: str) -> Filter[S]:
    """It was shuffled into your deck, or into that of your opponent."""
    yours = who == "you"
    return Is(
        "yours" if yours else "theirs",
        lambda s, c, x: c not in s.play and (s.owners[c] == x.you) == yours,
        word="deck",
    )
