"""Effects that let several creatures capture, move Æmber between cards, or raise power by it (KF-AMB-08)."""

from __future__ import annotations

from typing import ClassVar

from trivault.games.keyforge.effects.effects import on
from trivault.games.keyforge.effects.flow import Between, choose_one, phrase, pick
from trivault.games.keyforge.effects.terms import THIS, Effect, HowMuch, Noted
from trivault.games.keyforge.rules.events import (
    CAPTURE,
    CAPTURE_OWN,
    MOVE_AMBER,
    PUT_ON_CARD,
    PUT_THEIRS_ON_CARD,
    TAKE_FROM_CARD,
)
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.abilities import Ability, Modify
from trivault.kernel.asking import Choose, ChooseNumber
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import propose
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Amount, Filter, Group, Selection, amount_of, each
from trivault.kernel.text import Message

S = KeyForgeState


class PerAmberOnIt(Modify[S]):
    """Adds so much for each Æmber on the very card whose value it is."""

    def adds(self, state: S, thing: Thing, scope: Scope) -> int:
        return super().adds(state, thing, scope) * state.play[thing].amber

    def words(self, times: int = 0) -> Message:
        return Message("per", effect=super().words(times), group=Message("noun-amber-on-it"))


def gets_power_per_amber(which: Filter[S], n: HowMuch) -> Ability[S]:
    return PerAmberOnIt("power", which, amount_of(n))


def move_amber(n: int, source: Group[S], to: Group[S]) -> Effect:
    """From a card of one group, which is `it`, to a card of another one."""
    start: Selection[S] = Selection(source)
    target: Selection[S] = Selection(to, name="target")
    said = Message("move-amber-between", n=n, source=start.words(), what=target.words())
    return phrase(said, pick(start), Choose(target, MOVE_AMBER.name), Between(MOVE_AMBER, n))


class OpponentTakes(Node[S]):
    """So much of the Æmber on each card of a group goes to the pool of your opponent."""

    emits: ClassVar[EventKind[S]] = TAKE_FROM_CARD

    def __init__(self, n: int, group: Group[S]) -> None:
        self.n = n
        self.group = group
        self.args = (n, group)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        shares = [(card, self.n) for card in self.group.find(state, scope)]
        return propose(state, TAKE_FROM_CARD, shares, Scope(state.opponent(scope.you), scope.this))

    def words(self) -> Message:
        return Message("to-opponent", n=self.n, what=each(self.group).words())


def opponent_takes(n: int, group: Group[S]) -> Effect:
    return OpponentTakes(n, group)


def from_any_pool(n: int) -> Effect:
    """Æmber of a pool of your choice moves to this card."""
    yours, theirs = on(PUT_ON_CARD, THIS, n), on(PUT_THEIRS_ON_CARD, THIS, n)
    return choose_one(from_your_pool=yours, from_their_pool=theirs)


class FromOwnSide(Amount[S]):
    """How much of so much, captured from both players, can or must come from your own pool."""

    def __init__(self, n: int, most: bool) -> None:
        self.n = n
        self.most = most
        self.args = (n, most)

    def of(self, state: S, scope: Scope) -> int:
        mine, theirs = state.players[scope.you].amber, state.players[1 - scope.you].amber
        total = min(self.n, mine + theirs)
        return min(total, mine) if self.most else max(0, total - theirs)


class Rest(Amount[S]):
    """What does not come from your own pool."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.args = (n,)

    def of(self, state: S, scope: Scope) -> int:
        return self.n - scope.number("own")


def capture_from_both(n: int) -> Effect:
    """This creature captures from both players, as much from each as you like."""
    own: Effect = ChooseNumber("own", FromOwnSide(n, most=False), FromOwnSide(n, most=True), CAPTURE_OWN.name)
    from_you = on(CAPTURE_OWN, THIS, Noted("own"))
    return phrase(Message("capture-from-both", n=n), own, on(CAPTURE, THIS, Rest(n)), from_you)
