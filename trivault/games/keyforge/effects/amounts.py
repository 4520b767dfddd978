"""How much: numbers that cards count."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from trivault.games.keyforge.effects.terms import ITS_FOE, Noted
from trivault.games.keyforge.rules.damage import power
from trivault.games.keyforge.rules.traits import last_traits
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing, player_of
from trivault.kernel.terms import Amount, Group, Named, each
from trivault.kernel.text import Message

S = KeyForgeState


LOST_ARMOR = Noted("lost", -1)


def times_lost(n: int) -> Amount[S]:
    """So many times what was lost before."""
    return Noted("lost", n)


class ItsTraits(Group[S]):
    """The traits of what the effect has named: the card, once for each of them."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return [card for card in scope.things("it") for _ in last_traits(state, card)]

    def words(self, n: int) -> Message:
        return Message("noun-its-trait", count=n)


def thief(scope: Scope) -> int:
    assert scope.event is not None
    return player_of(scope.event.thing)


def to_be_stolen(state: S, scope: Scope) -> int:
    assert scope.event is not None
    return min(scope.event.amount, state.players[1 - thief(scope)].amber)


class PowerOf(Amount[S]):
    """The power of the cards of a group, taken together; or half of it, rounded down. Cards that are not in
    play have the printed one, the top half of a gigantic creature none (KF-GIG-01)."""

    def __init__(self, group: Group[S], half: bool = False) -> None:
        self.group = group
        self.half = half
        self.args = (group, half)

    def of(self, state: S, scope: Scope) -> int:
        total = sum(self._power(state, card) for card in self.group.find(state, scope))
        return total // 2 if self.half else total

    def _of(self) -> str:
        if isinstance(self.group, Named):
            return "it"
        return "foe" if ITS_FOE in self.group.args else "each"

    def _power(self, state: S, card: Thing) -> int:
        if card in state.play:
            return power(state, card)
        kind = state.defs[card]
        return 0 if kind.half == "top" else kind.power

    def words(self, effect: Callable[[int], Message]) -> Message:
        how_much = Message(
            "power-of", of=self._of(), what=each(self.group).words(), half="yes" if self.half else "no"
        )
        return Message("amount", effect=effect(0), how_much=how_much)


class NotedPower(PowerOf):
    """The power that the chosen creature had before it left, or half of it."""

    def __init__(self, half: bool = False) -> None:
        super().__init__(Named("it"), half)
        self.args = (half,)

    def of(self, state: S, scope: Scope) -> int:
        noted = scope.number("power")
        return noted // 2 if self.half else noted


class DamageOnIt(Amount[S]):
    """The damage on what the effect has named, but not more than so much."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.args = (most,)

    def of(self, state: S, scope: Scope) -> int:
        return min(self.most, max((state.play[card].damage for card in scope.things("it")), default=0))
