"""When effects of Shards of Infinity happen: mastery, the factions' keywords, what is in play (SI-KEY)."""

from __future__ import annotations

from trivault.games.shards.state.model import ALLY, HOMODEUS, UNDERGROWTH, WRAETHE, ShardsState
from trivault.games.shards.state.numbers import MAX_HEALTH
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.terms import Condition, Filter
from trivault.kernel.text import Message

S = ShardsState


class Mastery(Condition[S]):
    """At least so much mastery; nothing is paid (SI-MAST-04)."""

    label = True

    def __init__(self, n: int) -> None:
        self.n = n
        self.args = (n,)

    def holds(self, state: S, scope: Scope) -> bool:
        return state.players[scope.you].mastery >= self.n

    def words(self) -> Message:
        return Message("mastery", n=self.n)


class Inspire(Condition[S]):
    """A champion in play (SI-KEY-06)."""

    label = True

    def holds(self, state: S, scope: Scope) -> bool:
        return bool(state.players[scope.you].champions)

    def words(self) -> Message:
        return Message("inspire")


class Echo(Condition[S]):
    """A Wraethe card in the own discard pile (SI-KEY-07)."""

    label = True

    def holds(self, state: S, scope: Scope) -> bool:
        return any(state.defs[card].faction == WRAETHE for card in state.players[scope.you].discard)

    def words(self) -> Message:
        return Message("echo")


class Unify(Condition[S]):
    """A further Undergrowth ally, played this turn or shown from hand (SI-KEY-01, SI-KEY-02)."""

    label = True

    def holds(self, state: S, scope: Scope) -> bool:
        return unify_cards(state, scope) is not None

    def words(self) -> Message:
        return Message("unify")


class Dominion(Condition[S]):
    """Homodeus, Undergrowth and Wraethe, each played this turn or shown from hand (SI-KEY-05)."""

    label = True

    def holds(self, state: S, scope: Scope) -> bool:
        return dominion_cards(state, scope) is not None

    def words(self) -> Message:
        return Message("dominion")


def _hand(state: S, scope: Scope) -> list[Thing]:
    """The own hand, cards that everybody knows anyway first."""
    return sorted(state.players[scope.you].hand, key=lambda card: card not in state.known)


def unify_cards(state: S, scope: Scope) -> list[Thing] | None:
    """The cards to show for unify: none when one was played; None when it is not met."""

    def counts(card: Thing) -> bool:
        kind = state.defs[card]
        return kind.faction == UNDERGROWTH and kind.type == ALLY and card != scope.this  # SI-CHAMP-12

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


class FullHealth(Condition[S]):
    def holds(self, state: S, scope: Scope) -> bool:
        return state.players[scope.you].health == MAX_HEALTH

    def words(self) -> Message:
        return Message("full-health", n=MAX_HEALTH)


class ChampionsAtLeast(Condition[S]):
    def __init__(self, n: int, faction: str) -> None:
        self.n = n
        self.faction = faction
        self.args = (n, faction)

    def holds(self, state: S, scope: Scope) -> bool:
        return (
            sum(state.defs[card].faction == self.faction for card in state.players[scope.you].champions)
            >= self.n
        )

    def words(self) -> Message:
        return Message("champions-at-least", n=self.n, faction=self.faction)


class HasInPlay(Condition[S]):
    """A champion of this name in play."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.args = (slug,)

    def holds(self, state: S, scope: Scope) -> bool:
        return any(state.defs[card].slug == self.slug for card in state.players[scope.you].champions)

    def words(self) -> Message:
        return Message("has-in-play", card=Message(f"card-{self.slug}"))


class YourCard(Condition[S]):
    """The event is yours, and about a card that fits."""

    def __init__(self, name: str, filter: Filter[S]) -> None:
        self.name = name
        self.filter = filter
        self.args = (name, filter)

    def holds(self, state: S, scope: Scope) -> bool:
        event = scope.event
        return event is not None and event.by == scope.you and self.filter.fits(state, event.thing, scope)

    def words(self) -> Message:
        return Message(self.name, what=self.filter.words(1))
