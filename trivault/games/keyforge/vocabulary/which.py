"""Which: filters and groups of cards."""

from __future__ import annotations

from collections.abc import Sequence

from trivault.games.keyforge.battleline import in_center, on_flank
from trivault.games.keyforge.damage import power
from trivault.games.keyforge.gigantic import as_it_was, whole
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.printed import ARTIFACT, CREATURE, MARS, SAURIAN, UNTAMED
from trivault.games.keyforge.things import ANY, Artifacts, Creatures, Is, Joined
from trivault.games.keyforge.use import yours
from trivault.games.keyforge.vocabulary.terms import FOR_ALL
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.terms import EventThing, Filter, Group, Named
from trivault.kernel.text import Message

S = KeyForgeState


EVEN_POWER = Is("even-power", lambda s, c, _x: power(s, c) % 2 == 0)


class ThatInDiscard(EventThing[S]):
    """What the event is about, if it lies in a discard pile: elsewhere nothing reaches it any more
    (KF-LEAVE-05)."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        card = scope.event.thing if scope.event else NOTHING
        return [c for side in state.players for c in as_it_was(state, card, side.discard)]


OF_ITS_HOUSE = Is("of-its-house", lambda s, c, x: any(s.house_of(c) == s.house_of(t) for t in x.things("it")))


OF_THE_SAME_PILE = Is(
    "of-the-same-pile", lambda s, c, x: any(s.owners[c] == s.owners[t] for t in x.things("it"))
)


OF_CHOSEN_POWER = Is("of-chosen-power", lambda s, c, x: power(s, c) == x.number("power"))


ALL_WHILE_ON_FLANK = Is(
    "all-while-on-flank", lambda s, thing, x: FOR_ALL.fits(s, thing, x) and on_flank(s, x.this)
)


OF_THAT_HOUSE = Is("of-that-house", lambda s, c, x: s.house_of(c) == s.printed[x.thing("each")])


def creatures_and_artifacts(which: Filter[S] = ANY) -> Group[S]:
    return Joined((Creatures(which), Artifacts(which)))


class PurgedByThis(Group[S]):
    """The cards that this card has purged and that are still purged."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        piece = state.last_known(scope.this)
        marked = piece.has_purged if piece is not None else ()
        return [card for card in marked if card in state.players[state.owners[card]].purged]


class UpToCards(Filter[S]):
    """So many different cards that fit: those that were used already, and others while there is room.
    A card of them may be used more than once (KF-FAQ-39)."""

    def __init__(self, n: int, which: Filter[S]) -> None:
        self.n = n
        self.which = which
        self.args = (n, which)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        used = scope.things("used")
        return self.which.fits(state, thing, scope) and (thing in used or len(used) < self.n)

    def words(self, n: int) -> Message:
        return Message("is-up-to-cards", n=self.n, which=self.which.words(self.n))


def _shares_trait(state: S, card: Thing, scope: Scope) -> bool:
    return any(state.defs[card].traits & state.defs[other].traits for other in scope.things("it"))


def _has_another_name(state: S, card: Thing, scope: Scope) -> bool:
    return all(state.defs[card] is not state.defs[other] for other in scope.things("it"))


def _next_played(state: S, card: Thing, scope: Scope) -> bool:
    return state.active == scope.you and state.defs[card].type in (CREATURE, ARTIFACT)


def _next_mars_creature(state: S, card: Thing, scope: Scope) -> bool:
    yours = state.active == scope.you and state.defs[card].type == CREATURE
    return yours and state.house_of(card) == MARS


SHARES_A_TRAIT_WITH_IT = Is("shares-a-trait-with-it", _shares_trait)


OF_ANOTHER_NAME = Is("of-another-name", _has_another_name)


CREATURE_YOU_PLAY = Is("creature-you-play", lambda s, c, x: s.defs[c].type == CREATURE and s.active == x.you)


NEXT_CREATURE_OR_ARTIFACT = Is("next-creature-or-artifact", _next_played)


NEXT_MARS_CREATURE = Is("next-mars-creature", _next_mars_creature)


class UpgradeHere(Named[S]):
    """On this creature, the upgrade of this name that saves it (KF-WORD-21). Where several would, the
    active player says which one does."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        piece = state.play.get(scope.this)
        return [c for c in piece.upgrades if state.defs[c].slug == self.name] if piece is not None else ()

    def words(self, n: int) -> Message:
        return Message("this-upgrade")


class BothChosen(Named[S]):
    """`it`, and another thing that the effect has named."""

    def __init__(self, name: str, other: str) -> None:
        super().__init__(name)
        self.other = other
        self.args = (*self.args, other)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return (*scope.things(self.name), *scope.things(self.other))

    def words(self, n: int) -> Message:
        return Message("both-chosen")


class StillYours(Named[S]):
    """What the effect has named, as far as you control it."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return [c for c in scope.things(self.name) if yours(state, c, scope)]


STILL_YOURS = StillYours("it")


class ThatFriend(EventThing[S]):
    """What the event is about, if you control it."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return [scope.event.thing] if scope.event and yours(state, scope.event.thing, scope) else ()


def _creatures_played(state: S) -> int:
    return sum(state.last_kind(card).type == CREATURE for card in state.played)


OPPONENTS_ARTIFACT_CARD = Is(
    "opponents-artifact-card", lambda s, c, x: s.defs[c].type == ARTIFACT and s.active != x.you
)


FIRST_CREATURE_PLAYED = Is(
    "first-creature-played", lambda s, c, _x: s.defs[c].type == CREATURE and _creatures_played(s) == 1
)


class TopOfItsControllersDeck(Group[S]):
    """The top card of the deck of the player who controls the creature of the event."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        piece = state.last_known(scope.event.thing) if scope.event else None
        return state.players[piece.controller].deck[-1:] if piece is not None else ()

    def words(self, n: int) -> Message:
        return Message("top-of-its-controllers-deck")


def _as_an_extra(state: S, card: Thing, scope: Scope) -> bool:
    """One Untamed card in each turn of another house."""
    elsewhere = state.active == scope.you and state.house != UNTAMED
    return elsewhere and state.house_of(card) == UNTAMED and not state.play[scope.this].granted


AN_EXTRA_UNTAMED_CARD = Is("an-extra-untamed-card", _as_an_extra)


class AllChosen(Named[S]):
    """`it`, and other things that the effect has named."""

    def __init__(self, name: str, other: str) -> None:
        super().__init__(name)
        self.other = other
        self.args = (*self.args, other)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return (*scope.things(self.name), *scope.things(self.other))

    def words(self, n: int) -> Message:
        return Message("all-chosen")


class HatchedCards(Group[S]):
    """The cards of Saurian creatures among those just discarded."""

    def find(self, state: S, scope: Scope) -> list[Thing]:
        lying = state.players[scope.you].discard
        cards = [c for c in scope.things("discarded") if c in lying and state.printed[c] == SAURIAN]
        return [c for c in cards if state.defs[c].type == CREATURE]


class Hatched(HatchedCards):
    """The creatures that those cards make (KF-GIG-05)."""

    def find(self, state: S, scope: Scope) -> list[Thing]:
        return list(whole(state, super().find(state, scope)))


OF_ACTIVE_PLAYER = Is("of-active-player", lambda s, c, _x: s.controller(c) == s.active)


def _from_the_center(state: S, card: Thing, scope: Scope) -> bool:
    """One card of another house in each turn, from the center of the battleline."""
    elsewhere = state.active == scope.you and state.house_of(card) != state.house
    return elsewhere and in_center(state, scope.this) and not state.play[scope.this].granted


AN_EXTRA_CARD_FROM_THE_CENTER = Is("an-extra-card-from-the-center", _from_the_center)
