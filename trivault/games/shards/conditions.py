"""When effects of Shards of Infinity happen: mastery, the factions' keywords, what is in play."""

from __future__ import annotations

from dataclasses import dataclass

from trivault.games.shards.model import ALLY, HOMODEUS, MAX_HEALTH, UNDERGROWTH, WRAETHE, ShardsState
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.terms import Condition, Filter, Test
from trivault.kernel.text import Message

S = ShardsState


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
        return lambda state, scope: unify_cards(state, scope) is not None

    def words(self) -> Message:
        return Message("unify")


@dataclass(frozen=True)
class Dominion(Condition[S]):
    """Homodeus, Undergrowth and Wraethe, each played this turn or shown from hand (SI-KEY-05)."""

    label = True

    def compile(self) -> Test[S]:
        return lambda state, scope: dominion_cards(state, scope) is not None

    def words(self) -> Message:
        return Message("dominion")


def _hand(state: S, scope: Scope) -> list[Thing]:
    """The own hand, cards that everybody knows anyway first."""
    return sorted(state.players[scope.you].hand, key=lambda card: card not in state.known)


def unify_cards(state: S, scope: Scope) -> list[Thing] | None:
    """The cards to show for unify: none when one was played; None when it is not met."""

    def counts(card: Thing) -> bool:
        kind = state.defs[card]
        return kind.faction == UNDERGROWTH and kind.type == ALLY and card != scope.this

    if any(counts(card) for card in state.played):  # SI-KEY-04, SI-MERC-05
        return []
    return next(([card] for card in _hand(state, scope) if counts(card)), None)


def dominion_cards(state: S, scope: Scope) -> list[Thing] | None:
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
