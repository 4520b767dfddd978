"""Damage, healing and destruction of several creatures together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from trivault.games.keyforge.effects.amounts import LOST_ARMOR, DamageOnIt
from trivault.games.keyforge.effects.conditions import Happens, all_of
from trivault.games.keyforge.effects.counters import TokensOn
from trivault.games.keyforge.effects.effects import destroy, heal
from trivault.games.keyforge.effects.flow import phrase, pick
from trivault.games.keyforge.effects.happenings import DURING_A_FIGHT
from trivault.games.keyforge.effects.terms import HEALED, IT, Effect, HowMuch, per
from trivault.games.keyforge.effects.which import Together
from trivault.games.keyforge.rules.damage import armor, enlarged, power, redirect
from trivault.games.keyforge.rules.events import DAMAGE, DESTROY, LAY_AMBER, LAY_DAMAGE, PIERCE, STRIKE
from trivault.games.keyforge.rules.groups import Creatures, Extreme, Joined
from trivault.games.keyforge.rules.notes import note
from trivault.games.keyforge.rules.things import ENEMY, FRIENDLY, NEIGHBOR
from trivault.games.keyforge.rules.things import IT as CHOSEN
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.abilities import Ability, Instead, Modify, add
from trivault.kernel.asking import Ask, Choose, ChooseNumber, Decide, Spread
from trivault.kernel.choices import PICK, Choice, Raw
from trivault.kernel.control import Do
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import EmitShares, propose
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.nodes import Node
from trivault.kernel.terms import (
    SEVERAL,
    Amount,
    Constant,
    Filter,
    Group,
    Named,
    Selection,
    amount_of,
    each,
    one,
)
from trivault.kernel.text import Message

S = KeyForgeState


def destroy_all_but_the_most_powerful(whose: Filter[KeyForgeState]) -> list[Effect]:
    """With ties the active player says which one is spared (KF-WORD-16)."""
    others = Selection(Creatures(whose & ~CHOSEN), every=True, name="others")
    return [pick(one(Extreme(Creatures(whose)))), destroy(others)]


class PickMostPowerful(Decide[S]):
    """So many creatures from the highest power downwards are `it`; ties for the last places are
    broken by the active player (KF-WORD-17)."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.args = (n,)

    def _ranked(self, state: S) -> tuple[list[Thing], tuple[Thing, ...]]:
        """Those that are among them, and those that tie for the last places."""
        cards = [c for side in state.players for c in side.line]
        last = sorted((power(state, c) for c in cards), reverse=True)[: self.n][-1:]
        sure = [c for c in cards if [power(state, c)] > last]
        return sure, tuple(c for c in cards if [power(state, c)] == last)

    def question(self, state: S) -> Choice:
        sure, tied = self._ranked(state)
        n, this = min(self.n - len(sure), len(tied)), state.scopes[-1].this
        return Choice(state.active, PICK, "choose", things=tied, low=n, high=n, source=this, reason="choose")

    def answered(self, state: S, answer: Raw) -> bool:
        sure, _ = self._ranked(state)
        state.scopes[-1].bind("it", (*sure, *answer[2]))
        return False

    def words(self) -> Message:
        what = Message("extreme", how="most", n=self.n, group=Creatures().words(self.n))
        return Message("choose", what=what)


class LoseArmor(Node[S]):
    """The armor that each creature of a group has is lost until the end of the turn, used or not,
    and as much damage is dealt to it."""

    emits: ClassVar[EventKind[S]] = DAMAGE

    def __init__(self, group: Group[S], loss: Ability[S]) -> None:
        self.group = group
        self.loss = loss
        self.args = (group, loss)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        until = state.game.moment(state, "turn", scope.you)
        shares = [(card, armor(state, card)) for card in self.group.find(state, scope)]
        for card, n in shares:
            named = Scope(scope.you)
            named.bind("it", (card,))
            named.bind_numbers("lost", n)
            add(state, self.loss, scope.you, scope.this, until, names=named.names)
        return propose(state, DAMAGE, shares, scope)

    def words(self) -> Message:
        return Message("lose-armor", what=each(self.group).words())


def lose_armor(group: Group[S]) -> Effect:
    return LoseArmor(group, Modify("armor", CHOSEN, LOST_ARMOR))


class ChooseFraction(Ask[S]):
    """One of so many creatures of a group, rounded up, is chosen and named."""

    def __init__(self, group: Group[S], of: int, name: str) -> None:
        self.group = group
        self.of = of
        self.name = name
        self.args = (group, of, name)

    def run(self, state: S) -> bool:
        crowd = tuple(self.group.find(state, state.scopes[-1]))
        if len(crowd) > 1:
            return self.ask(state)
        state.scopes[-1].bind(self.name, crowd)
        return False

    def question(self, state: S) -> Choice:
        scope = state.scopes[-1]
        crowd = tuple(self.group.find(state, scope))
        n, verb = -(-len(crowd) // self.of), DESTROY.name
        return Choice(state.active, PICK, verb, things=crowd, low=n, high=n, source=scope.this, reason=verb)

    def answered(self, state: S, answer: Raw) -> bool:
        state.scopes[-1].bind(self.name, answer[2])
        return False


class GatherPower(Ask[S]):
    """One creature of a group after another, until they have so much power together, or none; then as many
    more as you like. They are named `it`."""

    def __init__(self, n: int, group: Group[S]) -> None:
        self.n = n
        self.group = group
        self.args = (n, group)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        scope.bind("it", ())
        enough = self._power(state, self.group.find(state, scope)) >= self.n
        return enough and self.ask(state)

    def _power(self, state: S, cards: Sequence[Thing]) -> int:
        return sum(power(state, card) for card in cards)

    def _left(self, state: S) -> tuple[Thing, ...]:
        scope = state.scopes[-1]
        return tuple(card for card in self.group.find(state, scope) if card not in scope.things("it"))

    def question(self, state: S) -> Choice:
        scope = state.scopes[-1]
        gathered = self._power(state, scope.things("it"))
        low, verb = int(0 < gathered < self.n), DESTROY.name
        things = self._left(state)
        return Choice(state.active, PICK, verb, things=things, low=low, high=1, source=scope.this, reason=verb)

    def answered(self, state: S, answer: Raw) -> bool:
        scope = state.scopes[-1]
        scope.bind("it", (*scope.things("it"), *answer[2]))
        return bool(answer[2] and self._left(state)) and self.ask(state)


def sacrifice_power(n: int, group: Group[S]) -> Effect:
    """You may sacrifice creatures with so much power in total, or more."""
    said = Message("sacrifice-power", n=n, group=group.words(SEVERAL))
    return phrase(said, GatherPower(n, group), destroy(each(IT)))


def _note_power(state: S, scope: Scope) -> None:
    scope.bind_numbers("power", sum(power(state, card) for card in scope.things("it")))


def sacrifice_noting_power(what: Selection[S]) -> Effect:
    """A creature is destroyed, and the power that it had is known afterwards."""
    return phrase(destroy(what).words(), pick(what), Do("note-power", _note_power), destroy(each(IT)))


def destroy_fraction(of: int) -> Effect:
    """One of so many creatures of each side, rounded up, all at the same time."""
    sides: tuple[Effect, ...] = (
        ChooseFraction(Creatures(ENEMY), of, "enemy"),
        ChooseFraction(Creatures(FRIENDLY), of, "friendly"),
    )
    both: Group[S] = Joined((Named("enemy"), Named("friendly")))
    return phrase(Message("destroy-fraction", of=of), *sides, destroy(each(both)))


def destroy_together(*groups: Group[S]) -> Effect:
    """One of each kind, all chosen before any of them is destroyed."""
    what: tuple[Selection[S], ...] = tuple(Selection(group, name=f"part {i}") for i, group in enumerate(groups))
    chosen: Group[S] = Together(*(selection.name for selection in what))
    steps = [Choose(selection, DESTROY.name) for selection in what]
    said = Message("destroy-together", parts=[selection.words() for selection in what])
    return phrase(said, *steps, destroy(each(chosen)))


def destroy_on_both_sides(which: Callable[[Filter[S]], Group[S]]) -> Effect:
    return destroy_together(which(ENEMY), which(FRIENDLY))


class DealItToThis(Node[S]):
    """The same damage at the same moment, but to this creature, whose armor counts (KF-DMG-10)."""

    emits: ClassVar[EventKind[S]] = DAMAGE

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        assert scope.event is not None
        redirect(state, scope.event, scope.this)
        return False

    def words(self) -> Message:
        return Message("deal-it-to-this")


def divide(n: HowMuch, group: Group[S], kind: EventKind[S] = DAMAGE) -> Effect:
    """Damage that is divided among creatures as you like, or Æmber that they capture."""
    amount, noun = amount_of(n), group.words(SEVERAL)
    name = "divide-damage" if kind is DAMAGE else "divide-capture"
    said = amount.words(lambda n: Message(name, n=n, group=noun))
    return phrase(said, Spread("shares", group, amount, kind.name), EmitShares(kind, "shares"))


class PutShares(Node[S]):
    """The damage or Æmber lies on the creatures of a group as it was distributed; that is not dealing it
    (KF-DMG-14)."""

    def __init__(self, emits: EventKind[S], group: Group[S]) -> None:
        self.emits = emits
        self.group = group
        self.args = (emits, group)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        pairs = scope.bound("shares")
        assert isinstance(pairs, tuple)
        shares = {pair[0]: pair[1] for pair in pairs if isinstance(pair, tuple)}
        note(state, REDISTRIBUTES[self.emits], scope.you, self.emits.rule, scope.this)
        cards = self.group.find(state, scope)
        return propose(state, self.emits, [(card, shares.get(card, 0)) for card in cards], scope)


REDISTRIBUTES = {LAY_DAMAGE: "redistribute", LAY_AMBER: "redistribute-amber"}


def redistribute(what: str, group: Group[S]) -> Effect:
    """The damage or Æmber on the creatures of a group is distributed anew among them, as you like."""
    kind = {"damage": LAY_DAMAGE, "amber": LAY_AMBER}[what]
    spread: Effect = Spread("shares", group, per(1, TokensOn(what, group)), REDISTRIBUTES[kind])
    return phrase(
        Message("redistribute", thing=what, group=group.words(SEVERAL)), spread, PutShares(kind, group)
    )


class AlsoToThis(Node[S]):
    """As much damage as it takes, at the same moment, to this creature too: a copy is not copied again
    (KF-DMG-12)."""

    emits: ClassVar[EventKind[S]] = DAMAGE

    def run(self, state: S) -> bool:
        scope, batch = state.scopes[-1], state.batches[-1]
        assert scope.event is not None
        nodes = state.game.program.nodes
        for listener in state.listeners[scope.event.kind]:
            ability = nodes[listener.ability]
            if isinstance(ability, Instead) and ability.effect is self:
                batch.applied.append((len(batch.events), listener.ability, listener.this))
        amount = enlarged(state, scope.event.thing, scope.event.amount)
        batch.events.append(scope.event._replace(thing=scope.this, amount=amount))
        return False

    def words(self) -> Message:
        return Message("also-to-this")


ALSO_TO_THIS: Effect = AlsoToThis()


def shares_damage() -> list[Ability[S]]:
    hurt = [(kind.name, Happens(kind.name, NEIGHBOR)) for kind in (DAMAGE, PIERCE, STRIKE)]
    return [Instead(kind, all_of(when, DURING_A_FIGHT), ALSO_TO_THIS, replaces=False) for kind, when in hurt]


def _heal_some(least: Amount[S], n: int, who: Selection[S], up_to: bool) -> Effect:
    """A creature is healed by so much, or by as much as you like up to so much: the number `healed`."""
    how_much: Effect = ChooseNumber("healed", least, DamageOnIt(n), "heal")
    said = Message("heal-up-to" if up_to else "heal", n=n, what=who.words())
    return phrase(said, pick(who), how_much, heal(HEALED, each(IT)))


def heal_up_to(n: int, who: Selection[S]) -> Effect:
    return _heal_some(Constant(0), n, who, up_to=True)


def heal_noting(n: int, who: Selection[S]) -> Effect:
    return _heal_some(DamageOnIt(n), n, who, up_to=False)
