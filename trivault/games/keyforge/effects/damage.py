"""Damage and healing: divided, dealt to several creatures together, moved to others (KF-DMG)."""

from __future__ import annotations

from typing import ClassVar

from trivault.games.keyforge.effects.conditions import all_of
from trivault.games.keyforge.effects.effects import deal, heal
from trivault.games.keyforge.effects.events import DURING_A_FIGHT, Happens
from trivault.games.keyforge.effects.flow import phrase, pick
from trivault.games.keyforge.effects.terms import (
    HEALED,
    IT,
    LOST_ARMOR,
    DamageOnIt,
    Effect,
    HowMuch,
    TokensOn,
    per,
)
from trivault.games.keyforge.rules.battleline import neighbors
from trivault.games.keyforge.rules.creature_stats import armor, enlarged, redirect
from trivault.games.keyforge.rules.events import DAMAGE, LAY_AMBER, LAY_DAMAGE, PIERCE, STRIKE
from trivault.games.keyforge.rules.groups import Creatures
from trivault.games.keyforge.rules.log_messages import note
from trivault.games.keyforge.rules.things import IT as CHOSEN
from trivault.games.keyforge.rules.things import NEIGHBOR, NEIGHBOR_OF_IT
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.abilities import Ability, Instead, Modify, add
from trivault.kernel.choice_nodes import Ask, Choose, ChooseNumber, Spread
from trivault.kernel.choices import PICK, Choice, Raw
from trivault.kernel.control import Seq
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import EmitShares, propose
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.nodes import Node
from trivault.kernel.phrases import folded
from trivault.kernel.terms import SEVERAL, Amount, Constant, Group, Selection, amount_of, each, one
from trivault.kernel.text import Message

S = KeyForgeState


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


class Blast(Node[S]):
    """A creature, chosen or determined, and its neighbors are damaged together (KF-DMG-15)."""

    emits: ClassVar[EventKind[S]] = DAMAGE

    def __init__(self, n: int, splash: int, group: Group[S] = IT) -> None:
        self.n = n
        self.splash = splash
        self.group = group
        self.args = (n, splash, group)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        hit = self.group.find(state, scope)
        shares = [(t, self.n) for t in hit]
        shares += [(near, self.splash) for t in hit for near in neighbors(state, t)]
        return propose(state, DAMAGE, shares, scope)

    def words(self) -> Message:
        return Message("splash", n=self.n, splash=self.splash, what=each(self.group).words())


def deal_splash(n: int, splash: int, to: Selection[S]) -> Effect:
    return Blast(n, splash, to.group) if to.every else Seq((pick(to), Blast(n, splash)))


class DealForEach(Ask[S]):
    """So much damage for each thing of a group, `it`: each time another creature may be chosen (KF-WORD-04),
    and then all of it is dealt at once (KF-DMG-06), also to their neighbors (KF-DMG-15)."""

    emits: ClassVar[EventKind[S]] = DAMAGE

    def __init__(self, each: Group[S], n: int, to: Group[S], splash: int = 0) -> None:
        self.each = each
        self.n = n
        self.to = to
        self.splash = splash
        self.args = (each, n, to, splash)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        scope.bind("shots", tuple(self.each.find(state, scope)))
        scope.bind("hit", ())
        return self._next(state)

    def _next(self, state: S) -> bool:
        scope = state.scopes[-1]
        shots = scope.things("shots")
        while len(scope.things("hit")) < len(shots):
            scope.bind("it", shots[len(scope.things("hit"))])
            targets = tuple(self.to.find(state, scope))
            if not targets:
                break
            if len(targets) > 1:
                return self.ask(state)
            scope.bind("hit", (*scope.things("hit"), *targets))
        return propose(state, DAMAGE, self._shares(state, scope.things("hit")), scope)

    def _shares(self, state: S, hit: tuple[Thing, ...]) -> list[tuple[Thing, int]]:
        """What each creature is dealt altogether."""
        shares: dict[Thing, int] = {}
        for target in hit:
            beside = neighbors(state, target) if self.splash else ()
            for card, n in ((target, self.n), *((near, self.splash) for near in beside)):
                shares[card] = shares.get(card, 0) + n
        return list(shares.items())

    def question(self, state: S) -> Choice:
        scope, verb = state.scopes[-1], DAMAGE.name
        targets = tuple(self.to.find(state, scope))
        return Choice(state.active, PICK, verb, things=targets, source=scope.this, reason=verb)

    def answered(self, state: S, answer: Raw) -> bool:
        scope = state.scopes[-1]
        scope.bind("hit", (*scope.things("hit"), *answer[2]))
        return self._next(state)

    def words(self) -> Message:
        whom = one(self.to)
        effect = deal_splash(self.n, self.splash, whom) if self.splash else deal(self.n, whom)
        return Message("for-each", effect=effect.words(), group=self.each.words(1))


def deal_for_each(group: Group[S], n: int, to: Group[S], splash: int = 0) -> Effect:
    return DealForEach(group, n, to, splash)


class DealMoreToDamaged(Node[S]):
    """So much damage to each chosen creature, more to those that have damage already, all at the same time."""

    emits: ClassVar[EventKind[S]] = DAMAGE

    def __init__(self, n: int, more: int) -> None:
        self.n = n
        self.more = more
        self.args = (n, more)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        chosen = scope.things("it")
        shares = [(card, self.more if state.play[card].damage else self.n) for card in chosen]
        return propose(state, DAMAGE, shares, scope)

    def words(self) -> Message:
        return Message("deal-more-to-damaged", n=self.n, more=self.more)


def deal_more_to_damaged(n: int, more: int, to: Selection[S]) -> Effect:
    return Seq((pick(to), DealMoreToDamaged(n, more)))


class DealAtOnce(Node[S]):
    """Damage to each creature of several groups, to each group its own, all at the same time (KF-DMG-06): who
    belongs to which is settled before anybody leaves."""

    emits: ClassVar[EventKind[S]] = DAMAGE

    def __init__(self, shares: tuple[tuple[int, Group[S]], ...]) -> None:
        self.shares = shares
        self.args = (shares,)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        shares = [(card, n) for n, group in self.shares for card in group.find(state, scope)]
        return propose(state, DAMAGE, shares, scope)

    def words(self) -> Message:
        return folded("and-then", [deal(n, each(group)).words() for n, group in self.shares])


def deal_at_once(*shares: tuple[int, Group[S]]) -> Effect:
    return DealAtOnce(shares)


class InARow(Node[S]):
    """Damage to a creature, other damage to a neighbor of it and to the one behind that, all at the same
    time (KF-DMG-06): who stands where is settled before anybody leaves. Or so many power counters."""

    def __init__(self, emits: EventKind[S], points: tuple[int, int, int]) -> None:
        self.emits = emits
        self.points = points
        self.args = (emits, points)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        first, second = scope.things("it"), scope.things("second")
        third = [c for near in second for c in neighbors(state, near) if c not in first]
        shares = [(c, n) for cards, n in zip((first, second, third), self.points, strict=True) for c in cards]
        return propose(state, self.emits, shares, scope)


def bolt(points: tuple[int, int, int], to: Selection[S], kind: EventKind[S] = DAMAGE) -> Effect:
    second: Effect = Choose(Selection(Creatures(NEIGHBOR_OF_IT), name="second"), "choose")
    first, next_to_it, behind = points
    said = Message("bolt", deed=kind.name, what=to.words(), first=first, second=next_to_it, third=behind)
    return phrase(said, pick(to), second, InARow(kind, points))
