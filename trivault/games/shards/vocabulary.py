"""The words that cards of Shards of Infinity are written in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from trivault.games.shards import events
from trivault.games.shards.model import ALLY, CHAMPION, HOMODEUS, MAX_HEALTH, UNDERGROWTH, WRAETHE, ShardsState
from trivault.kernel.abilities import After, Forbid, Instead, Until
from trivault.kernel.asking import Choose
from trivault.kernel.events import Emit, EventKind
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing, player_thing
from trivault.kernel.interpreter import call
from trivault.kernel.log import Entry
from trivault.kernel.nodes import ForEach, If, Node, seq
from trivault.kernel.terms import (
    Amount,
    Best,
    Condition,
    Constant,
    EventThing,
    Filter,
    Find,
    Fit,
    Group,
    Named,
    Per,
    Selection,
    Test,
    ThisCard,
    amount_of,
    each,
    one,
    up_to,
)
from trivault.kernel.text import Message

S = ShardsState
Effect = Node[S]
HowMuch = int | Amount[S]


# Which cards


@dataclass(frozen=True)
class Kind(Filter[S]):
    """Cards by faction, type, mercenary mark and cost."""

    faction: str = ""
    type: str = ""
    mercenary: bool = False
    cost_up_to: int = 99

    def compile(self) -> Fit[S]:
        faction, kind, mercenary, most = self.faction, self.type, self.mercenary, self.cost_up_to

        def fits(state: S, thing: Thing, scope: Scope) -> bool:
            card = state.defs[thing]
            return (
                (not faction or card.faction == faction)
                and (not kind or card.type == kind)
                and (not mercenary or card.mercenary)
                and card.cost <= most
            )

        return fits

    def words(self, n: int) -> Message:
        noun = "mercenary" if self.mercenary else self.type or "card"
        said = Message(f"noun-{noun}", n=n, faction=self.faction or "any")
        return said if self.cost_up_to == 99 else Message("cost-up-to", what=said, n=self.cost_up_to)


ANY_CARD = Kind()


@dataclass(frozen=True)
class YouAndOtherChampions(Filter[S]):
    """You, and your champions except this one."""

    def compile(self) -> Fit[S]:
        def fits(state: S, thing: Thing, scope: Scope) -> bool:
            own = thing in state.players[scope.you].champions and thing != scope.this
            return own or thing == player_thing(scope.you)

        return fits

    def words(self, n: int) -> Message:
        return Message("you-and-other-champions")


@dataclass(frozen=True)
class InZone(Group[S]):
    """The own cards of a zone that fit."""

    zone: str
    filter: Filter[S] = ANY_CARD

    def compile(self) -> Find[S]:
        cards, fits = ZONES[self.zone], self.filter.fits

        def find(state: S, scope: Scope) -> list[Thing]:
            return [card for card in cards(state, scope.you) if fits(state, card, scope)]

        return find

    def words(self, n: int) -> Message:
        return Message(f"in-{self.zone}", what=self.filter.words(n), n=n)


def _enemy_champions(state: S, you: int) -> list[Thing]:
    return [card for seat in state.opponents(you) for card in state.players[seat].champions]


def _copyable(state: S, you: int) -> list[Thing]:
    """Cards played this turn that are not champions; an Ojas never copies an Ojas (SI-AMB-26)."""
    return [
        c for c in state.played if state.defs[c].type != CHAMPION and state.defs[c].slug != "ojas-genesis-druid"
    ]


ZONES: dict[str, Callable[[S, int], list[Thing]]] = {
    "hand-or-discard": lambda state, you: state.players[you].hand + state.players[you].discard,
    "discard": lambda state, you: state.players[you].discard,
    "champions": lambda state, you: state.players[you].champions,
    "row": lambda state, you: [card for card in state.row if card >= 0],
    "played": lambda state, you: state.played,
    "copyable": _copyable,
    "enemy-champions": _enemy_champions,
}


@dataclass(frozen=True)
class Opponents(Group[S]):
    """The other players who are still in the game."""

    def compile(self) -> Find[S]:
        return lambda state, scope: [player_thing(seat) for seat in state.opponents(scope.you)]

    def words(self, n: int) -> Message:
        return Message("noun-opponent", n=n)


ENEMY_CHAMPIONS = InZone("enemy-champions", Kind(type=CHAMPION))


# Conditions


@dataclass(frozen=True)
class Mastery(Condition[S]):
    """At least so much mastery; nothing is paid (SI-MAST-04)."""

    label = True
    n: int

    def compile(self) -> Test[S]:
        n = self.n
        return lambda state, scope: state.players[scope.you].mastery >= n

    def words(self) -> Message:
        return Message("mastery", n=self.n)


@dataclass(frozen=True)
class Inspire(Condition[S]):
    """A champion in play (SI-KEY-06)."""

    label = True

    def compile(self) -> Test[S]:
        return lambda state, scope: bool(state.players[scope.you].champions)

    def words(self) -> Message:
        return Message("inspire")


@dataclass(frozen=True)
class Echo(Condition[S]):
    """A Wraethe card in the own discard pile (SI-KEY-07)."""

    label = True

    def compile(self) -> Test[S]:
        def holds(state: S, scope: Scope) -> bool:
            return any(state.defs[card].faction == WRAETHE for card in state.players[scope.you].discard)

        return holds

    def words(self) -> Message:
        return Message("echo")


@dataclass(frozen=True)
class Unify(Condition[S]):
    """A further Undergrowth ally, played this turn or shown from hand (SI-KEY-01, SI-KEY-02)."""

    label = True

    def compile(self) -> Test[S]:
        return lambda state, scope: _unify(state, scope) is not None

    def words(self) -> Message:
        return Message("unify")


@dataclass(frozen=True)
class Dominion(Condition[S]):
    """Homodeus, Undergrowth and Wraethe, each played this turn or shown from hand (SI-KEY-05)."""

    label = True

    def compile(self) -> Test[S]:
        return lambda state, scope: _dominion(state, scope) is not None

    def words(self) -> Message:
        return Message("dominion")


def _hand(state: S, scope: Scope) -> list[Thing]:
    """The own hand, cards that everybody knows anyway first."""
    return sorted(state.players[scope.you].hand, key=lambda card: card not in state.known)


def _unify(state: S, scope: Scope) -> list[Thing] | None:
    """The cards to show for unify: none when one was played; None when it is not met."""

    def counts(card: Thing) -> bool:
        kind = state.defs[card]
        return kind.faction == UNDERGROWTH and kind.type == ALLY and card != scope.this

    if any(counts(card) for card in state.played):  # SI-KEY-04, SI-MERC-05
        return []
    return next(([card] for card in _hand(state, scope) if counts(card)), None)


def _dominion(state: S, scope: Scope) -> list[Thing] | None:
    """The cards to show for dominion; None when it is not met."""
    played = {state.defs[card].faction for card in state.played}
    shown = []
    for faction in (HOMODEUS, UNDERGROWTH, WRAETHE):
        if faction not in played:
            hand = _hand(state, scope)
            card = next((card for card in hand if state.defs[card].faction == faction), None)
            if card is None:
                return None
            shown.append(card)
    return shown


@dataclass(frozen=True)
class FullHealth(Condition[S]):
    def compile(self) -> Test[S]:
        return lambda state, scope: state.players[scope.you].health == MAX_HEALTH

    def words(self) -> Message:
        return Message("full-health", n=MAX_HEALTH)


@dataclass(frozen=True)
class ChampionsAtLeast(Condition[S]):
    n: int
    faction: str

    def compile(self) -> Test[S]:
        n, faction = self.n, self.faction

        def holds(state: S, scope: Scope) -> bool:
            return sum(state.defs[card].faction == faction for card in state.players[scope.you].champions) >= n

        return holds

    def words(self) -> Message:
        return Message("champions-at-least", n=self.n, faction=self.faction)


@dataclass(frozen=True)
class HasInPlay(Condition[S]):
    """A champion of this name in play."""

    slug: str

    def compile(self) -> Test[S]:
        slug = self.slug

        def holds(state: S, scope: Scope) -> bool:
            return any(state.defs[card].slug == slug for card in state.players[scope.you].champions)

        return holds

    def words(self) -> Message:
        return Message("has-in-play", card=Message(f"card-{self.slug}"))


@dataclass(frozen=True)
class YourCard(Condition[S]):
    """The event is yours, and about a card that fits."""

    name: str
    filter: Filter[S]

    def compile(self) -> Test[S]:
        fits = self.filter.fits

        def holds(state: S, scope: Scope) -> bool:
            event = scope.event
            return event is not None and event.by == scope.you and fits(state, event.thing, scope)

        return holds

    def words(self) -> Message:
        return Message(self.name, what=self.filter.words(1))


# Effects


@dataclass(frozen=True)
class Bonus(Node[S]):
    """A bonus line of a keyword: added to what stands above it, or `instead` of that.

    Unify and dominion show cards from hand where played ones do not suffice; they stay there
    (SI-KEY-03).
    """

    keyword: Condition[S]
    effect: Effect
    instead: Effect | None = None

    def start(self, state: S) -> bool:
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
    cards = (_unify if isinstance(keyword, Unify) else _dominion)(state, scope)
    for card in cards or ():
        state.see(card, state.everyone)
    if cards and state.log is not None:
        names = [state.game.thing_message(state, card) for card in cards]
        public = Message("log-show", who=Message("player", n=scope.you + 1), cards=names)
        state.log.append(Entry(public, tuple(state.defs[c].slug for c in cards), "SI-KEY-03"))


@dataclass(frozen=True)
class CopyEffect(Node[S]):
    """Carry out the effect of another card without playing it (SI-AMB-18)."""

    card: Group[S]

    def start(self, state: S) -> bool:
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

__all__ = [
    "ENEMY_CHAMPIONS", "IT", "After", "ChampionsAtLeast", "Choose", "CopyEffect", "Dominion", "Effect",
    "Emit", "EventThing", "ForEach", "Forbid", "FullHealth", "HasInPlay", "If", "InZone", "Instead",
    "Kind", "ThisCard", "Until", "YouAndOtherChampions", "YourCard", "at_mastery", "by_mastery",
    "destroy", "dominion", "double_power", "draw", "each", "echo", "gain_gems", "gain_health",
    "gain_mastery", "gain_power", "inspire", "lose_mastery", "may_banish", "one", "per",
    "recruit_free", "return_one", "unify",
]  # fmt: skip
