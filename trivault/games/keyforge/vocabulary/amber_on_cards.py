"""Æmber on cards: counted, moved and shared out (KF-AMB-08)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from trivault.games.keyforge.events import (
    CAPTURE,
    CAPTURE_OWN,
    MOVE_AMBER,
    PUT_ON_CARD,
    PUT_THEIRS_ON_CARD,
    TAKE_FROM_CARD,
)
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.vocabulary.effects import on
from trivault.games.keyforge.vocabulary.flow import choose_one, pick
from trivault.games.keyforge.vocabulary.terms import THIS, Effect, HowMuch, Number
from trivault.kernel.abilities import Ability, Modify
from trivault.kernel.asking import Choose, ChooseNumber
from trivault.kernel.events import EventKind, emit, propose
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.nodes import Node, Seq
from trivault.kernel.terms import SEVERAL, Amount, Filter, Group, Selection, amount_of, each
from trivault.kernel.text import Message

S = KeyForgeState


class AmberOn(Group[S]):
    """The Æmber on the cards of a group: each card once for each of it."""

    def __init__(self, group: Group[S]) -> None:
        self.group = group
        self.args = (group,)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return [card for card in self.group.find(state, scope) for _ in range(state.play[card].amber)]

    def words(self, n: int) -> Message:
        return Message("noun-amber-on", what=Message("plural", group=self.group.words(SEVERAL)))


class PerAmberOnIt(Modify[S]):
    """Adds so much for each Æmber on the very card whose value it is."""

    def adds(self, state: S, thing: Thing, scope: Scope) -> int:
        return super().adds(state, thing, scope) * state.play[thing].amber

    def words(self, times: int = 0) -> Message:
        return Message("per", effect=super().words(times), group=Message("noun-amber-on-it"))


def gets_power_per_amber(which: Filter[S], n: HowMuch) -> Ability[S]:
    return PerAmberOnIt("power", which, amount_of(n))


class MoveIt(Node[S]):
    """So much moves from what is `it` to the `target`."""

    emits: ClassVar[EventKind[S]] = MOVE_AMBER

    def __init__(self, n: int) -> None:
        self.n = n
        self.args = (n,)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        state.happened = 0
        for card, to in zip(scope.things("it"), scope.things("target"), strict=False):
            return emit(state, MOVE_AMBER, to, self.n, Scope(scope.you, card))
        return False


class MoveAmber(Seq[S]):
    """Æmber of one card is moved to another one."""

    def __init__(self, parts: tuple[Node[S], ...], n: int, source: Selection[S], to: Selection[S]) -> None:
        super().__init__(parts)
        self.n = n
        self.source = source
        self.to = to
        self.args = (*self.args, n, source, to)

    def words(self) -> Message:
        return Message("move-amber-between", n=self.n, source=self.source.words(), what=self.to.words())


def move_amber(n: int, source: Group[S], to: Group[S]) -> Effect:
    """From a card of one group, which is `it`, to a card of another one."""
    start: Selection[S] = Selection(source)
    target: Selection[S] = Selection(to, name="target")
    return MoveAmber((pick(start), Choose(target, MOVE_AMBER.name), MoveIt(n)), n, start, target)


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


class CaptureFromBoth(Seq[S]):
    def __init__(self, parts: tuple[Node[S], ...], n: int) -> None:
        super().__init__(parts)
        self.n = n
        self.args = (*self.args, n)

    def words(self) -> Message:
        return Message("capture-from-both", n=self.n)


def capture_from_both(n: int) -> Effect:
    """This creature captures from both players, as much from each as you like."""
    own: Effect = ChooseNumber("own", FromOwnSide(n, most=False), FromOwnSide(n, most=True), CAPTURE_OWN.name)
    from_you = on(CAPTURE_OWN, THIS, Number("own", lambda _s, x: x.number("own")))
    return CaptureFromBoth((own, on(CAPTURE, THIS, Rest(n)), from_you), n)
