"""The words that cards of Shards of Infinity are written in."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from trivault.games.shards.effects.conditions import (
    Dominion,
    Echo,
    Inspire,
    Mastery,
    Unify,
    dominion_cards,
    unify_cards,
)
from trivault.games.shards.effects.things import InZone, Kind, Opponents
from trivault.games.shards.rules import events
from trivault.games.shards.state.model import ShardsState
from trivault.kernel.control import If, seq
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import Emit
from trivault.kernel.frames import Scope
from trivault.kernel.interpreter import call
from trivault.kernel.log import Entry, LogEvent
from trivault.kernel.nodes import Node
from trivault.kernel.terms import (
    Amount,
    Best,
    Condition,
    Constant,
    Filter,
    Group,
    Named,
    Per,
    Selection,
    amount_of,
    one,
    up_to,
)
from trivault.kernel.text import Message

S = ShardsState
Effect = Node[S]
HowMuch = int | Amount[S]


class Bonus(Node[S]):
    """A bonus line of a keyword: added to what stands above it, or `instead` of that.

    Unify and dominion show cards from hand where played ones do not suffice; they stay there
    (SI-KEY-03).
    """

    def __init__(self, keyword: Condition[S], effect: Effect, instead: Effect | None = None) -> None:
        self.keyword = keyword
        self.effect = effect
        self.instead = instead
        self.args = (keyword, effect, instead)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        if not self.keyword.holds(state, scope):  # SI-PLAY-04: now or never
            return self.instead.run(state) if self.instead is not None else False
        if isinstance(self.keyword, Unify | Dominion):
            show(state, scope, self.keyword)
        return self.effect.run(state)

    def words(self) -> Message:
        return If(self.keyword, self.effect, self.instead).words()


def show(state: S, scope: Scope, keyword: Unify | Dominion) -> None:
    """Show the cards that a keyword needs from hand (SI-AMB-28)."""
    cards = (unify_cards if isinstance(keyword, Unify) else dominion_cards)(state, scope)
    for card in cards or ():
        state.reveal_to(card, state.everyone)
    if cards and state.log is not None:
        names = [state.game.thing_message(state, card) for card in cards]
        public = Message("log-show", who=Message("player", n=scope.you + 1), cards=names)
        slugs = tuple(state.defs[card].slug for card in cards)
        state.log.append(Entry(LogEvent("show", scope.you), public, slugs, "SI-KEY-03", things=tuple(cards)))


class CopyEffect(Node[S]):
    """Carry out the effect of another card without playing it (SI-AMB-18)."""

    def __init__(self, card: Group[S]) -> None:
        self.card = card
        self.args = (card,)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        for card in self.card.find(state, scope):
            effect = state.defs[card].play
            return call(state, effect, scope.you, card) if effect is not None else False
        return False

    def words(self) -> Message:
        return Message("copy-effect", card=self.card.words(1))


def _verb(kind: EventKind[S]) -> Callable[[HowMuch], Effect]:
    return lambda n: Emit(kind, amount=amount_of(n))


gain_gems = _verb(events.GAIN_GEMS)
gain_power = _verb(events.GAIN_POWER)
gain_mastery = _verb(events.GAIN_MASTERY)
gain_health = _verb(events.GAIN_HEALTH)
draw = _verb(events.DRAW)


def on_cards(kind: EventKind[S], selection: Selection[S]) -> Effect:
    return Emit(kind, selection)


def destroy(selection: Selection[S]) -> Effect:
    return on_cards(events.DESTROY, selection)


def return_one(filter: Filter[S]) -> Effect:
    """Return a card from the own discard pile to hand, if there is one (SI-AMB-20)."""
    return on_cards(events.RETURN, one(InZone("discard", filter)))


def may_banish(n: int) -> Effect:
    """Remove up to n cards of the own hand and discard pile from the game (SI-BAN-05)."""
    return on_cards(events.BANISH, up_to(n, InZone("hand-or-discard")))


def lose_mastery(n: int) -> Effect:
    """An opponent of your choice loses mastery."""
    return Emit(events.LOSE_MASTERY, one(Opponents()), Constant(n))


def double_power() -> Effect:
    return Emit(events.DOUBLE_POWER)


def recruit_free(filter: Filter[S], mastery_to_hand: int) -> Effect:
    """Recruit without paying; with enough mastery the card goes to hand instead (SI-AMB-23)."""
    choice = one(InZone("row", filter))
    return If(Mastery(mastery_to_hand), Emit(events.RECRUIT_TO_HAND, choice), Emit(events.RECRUIT, choice))


def by_mastery(base: int, lines: Mapping[int, int]) -> Amount[S]:
    """An amount that higher mastery replaces: the highest reached line alone (SI-MAST-07)."""
    return Best(base, tuple((Mastery(n), amount) for n, amount in lines.items()))


def at_mastery(n: int, *effects: Effect) -> Effect:
    """A bonus line: checked here, top to bottom, so mastery from the same card counts
    (SI-MAST-05, SI-MAST-06), and added to the effect (SI-MAST-08)."""
    return If(Mastery(n), seq(*effects))


def unify(*effects: Effect, instead: Effect | None = None) -> Effect:
    return Bonus(Unify(), seq(*effects), instead)


def dominion(*effects: Effect) -> Effect:
    return Bonus(Dominion(), seq(*effects))


def inspire(*effects: Effect, instead: Effect | None = None) -> Effect:
    return Bonus(Inspire(), seq(*effects), instead)


def echo(*effects: Effect, instead: Effect | None = None) -> Effect:
    return Bonus(Echo(), seq(*effects), instead)


def per(n: int, zone: str, kind: Kind, base: int = 0) -> Amount[S]:
    return Per(n, InZone(zone, kind), base)


IT: Group[S] = Named("it")
