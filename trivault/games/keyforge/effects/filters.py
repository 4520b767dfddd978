"""Which cards: filters and groups."""

from __future__ import annotations

from collections.abc import Sequence

from trivault.games.keyforge.rules.battleline import last_neighbors, neighbors
from trivault.games.keyforge.rules.bonus import icons_of
from trivault.games.keyforge.rules.damage import in_blows
from trivault.games.keyforge.rules.gigantic import as_it_was, whole
from trivault.games.keyforge.rules.groups import Artifacts, Creatures, Joined, ThisOne
from trivault.games.keyforge.rules.things import ANY, Is
from trivault.games.keyforge.rules.traits import traits_of
from trivault.games.keyforge.rules.use import yours
from trivault.games.keyforge.state.model import ATTACKER_GONE, KeyForgeState
from trivault.games.keyforge.state.printed import CREATURE, SAURIAN
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.terms import SEVERAL, Condition, Filter, Group, Named, one
from trivault.kernel.text import Message

S = KeyForgeState


class InDiscard(Group[S]):
    """What was named, or what the event is about, as far as it lies in a discard pile: elsewhere nothing
    reaches it any more (KF-ABIL-05, KF-LEAVE-05)."""

    def __init__(self, group: Group[S]) -> None:
        self.group = group
        self.args = (group,)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        piles = [side.discard for side in state.players]
        return [c for it in self.group.find(state, scope) for pile in piles for c in as_it_was(state, it, pile)]

    def words(self, n: int) -> Message:
        return self.group.words(n)


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


def _creatures_played(state: S) -> int:
    return sum(state.last_kind(card).type == CREATURE for card in state.played)


FIRST_CREATURE_PLAYED = Is(
    "first-creature-played", lambda s, c, _x: s.defs[c].type == CREATURE and _creatures_played(s) == 1
)


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


class LikeIt(Filter[S]):
    """Compared with what the effect has named, or with the cards of a group: of its house, sharing a trait
    with it or of another name."""

    def __init__(self, what: str, group: Group[S] | None = None, left_play: bool = True) -> None:
        self.what = what
        self.group = group
        self.left_play = left_play  # what was named may have left play; else it was discarded from elsewhere
        self.args = (what, group) if left_play else (what, group, left_play)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        its = scope.things("it") if self.group is None else self.group.find(state, scope)
        if self.what in ("house", "that-house"):
            house_of_it = state.last_house if self.left_play else state.house_of  # KF-LEAVE-06
            return any(state.house_of(thing) == house_of_it(it) for it in its)
        if self.what == "trait":
            return any(traits_of(state, thing) & traits_of(state, it) for it in its)
        return all(state.defs[thing] is not state.defs[it] for it in its)

    def words(self, n: int) -> Message:
        whom = Named("it").words(1) if self.group is None else one(self.group).words()
        return Message("is-like-it", what=self.what if self.group is None else f"{self.what}-of", whom=whom)


def _shares_no_trait(state: S, card: Thing, scope: Scope) -> bool:
    others = [c for c in state.players[state.controller(card)].line if c != card]
    return not any(traits_of(state, card) & traits_of(state, c) for c in others)


SHARING_NO_TRAIT = Is("sharing-no-trait", _shares_no_trait)  # with another one of its battleline


class SharesHouse(Filter[S]):
    """A creature that shares a house with so many of its neighbors, or more."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.args = (n,)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        house = state.house_of(thing)
        return sum(state.house_of(near) == house for near in neighbors(state, thing)) >= self.n

    def words(self, n: int) -> Message:
        return Message("is-sharing-house", n=self.n)


class ItsHost(Filter[S]):
    """The creature that this upgrade is on."""

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        upgrade = state.play.get(scope.this)
        return upgrade is not None and upgrade.host == thing

    def words(self, n: int) -> Message:
        return Message("host")


ITS_HOST = ItsHost()


class YourHost(Filter[S]):
    """The creature that this upgrade is on, while you control it."""

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        upgrade, host = state.play.get(scope.this), state.play.get(thing)
        return (
            upgrade is not None and upgrade.host == thing and host is not None and host.controller == scope.you
        )

    def words(self, n: int) -> Message:
        return Message("is-your-host")


class PlayedBy(Filter[S]):
    """It is you, or your opponent, who plays it now."""

    def __init__(self, who: str) -> None:
        self.who = who
        self.args = (who,)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        return (state.active == scope.you) == (self.who == "you")

    def words(self, n: int) -> Message:
        return Message("is-played-by", who=self.who)


class PlayedSince(PlayedBy):
    """You have played it this turn, after the effect at hand began."""

    def __init__(self) -> None:
        super().__init__("you")
        self.args = ()

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        before = sum(scope.numbers("played"))
        return super().fits(state, thing, scope) and thing in state.played[before:]


PLAYED_SINCE = PlayedSince()


class Extra(Filter[S]):
    """In each of your turns one card that fits and is not of the active house."""

    def __init__(self, which: Filter[S] = ANY) -> None:
        self.which = which
        self.args = (which,)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        elsewhere = state.active == scope.you and state.house_of(thing) != state.house
        return elsewhere and self.which.fits(state, thing, scope) and not state.play[scope.this].granted

    def words(self, n: int) -> Message:
        return Message("is-an-extra", extra=self.which.words(1))


class Provided(Filter[S]):
    """What fits, while a condition holds."""

    def __init__(self, condition: Condition[S], which: Filter[S]) -> None:
        self.condition = condition
        self.which = which
        self.args = (condition, which)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        return self.which.fits(state, thing, scope) and self.condition.holds(state, scope)

    def words(self, n: int) -> Message:
        return Message("provided", condition=self.condition.words(), which=self.which.words(n))


class Together(Group[S]):
    """All that the effect has named by several names."""

    def __init__(self, *names: str) -> None:
        self.names = names
        self.args = (names,)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return [thing for name in self.names for thing in scope.things(name)]

    def words(self, n: int) -> Message:
        return Message("named-them", noun="creature")


class Spared(Filter[S]):
    """All but what the effect has named by these names."""

    def __init__(self, *names: str) -> None:
        self.names = names
        self.args = (names,)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        return all(thing not in scope.things(name) for name in self.names)

    def words(self, n: int) -> Message:
        return Message("is-not-it", count=n)


class ThisArtifact(ThisOne):
    """This card, where others have gained an ability that speaks of it."""

    def words(self, n: int) -> Message:
        return Message("this-artifact")


class AtMost(Group[S]):
    """The things of a group, but not more than so many of them count."""

    def __init__(self, most: int, group: Group[S]) -> None:
        self.most = most
        self.group = group
        self.args = (most, group)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return self.group.find(state, scope)[: self.most]

    def words(self, n: int) -> Message:
        return Message("noun-at-most", most=self.most, group=self.group.words(n))


class Houses(Group[S]):
    """The different houses to which the cards of a group belong: of each house the first card."""

    def __init__(self, cards: Group[S]) -> None:
        self.cards = cards
        self.args = (cards,)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return list({state.house_of(c): c for c in reversed(self.cards.find(state, scope))}.values())

    def words(self, n: int) -> Message:
        return Message("noun-house", count=n, group=self.cards.words(SEVERAL))


class StillYours(Group[S]):
    """What was named, as far as you control it."""

    def __init__(self, group: Group[S]) -> None:
        self.group = group
        self.args = (group,)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return [card for card in self.group.find(state, scope) if yours(state, card, scope)]

    def words(self, n: int) -> Message:
        return self.group.words(n)


class OfCrowdedHouse(Filter[S]):
    """A creature of a house to which so many creatures in play belong, or more."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.args = (n,)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        house = state.house_of(thing)
        return sum(state.house_of(c) == house for side in state.players for c in side.line) >= self.n

    def words(self, n: int) -> Message:
        return Message("is-of-crowded-house", n=self.n)


def _of_commonest_house(state: S, card: Thing, scope: Scope) -> bool:
    """With ties any of those houses (KF-WORD-16)."""
    houses = [state.house_of(c) for side in state.players for c in side.line]
    return houses.count(state.house_of(card)) == max(map(houses.count, houses))


OF_COMMONEST_HOUSE = Is("commonest-house", _of_commonest_house)


class HasIcons(Filter[S]):
    """It has bonus icons, or none."""

    def __init__(self, some: bool = True) -> None:
        self.some = some
        self.args = (some,)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        return bool(icons_of(state, thing)) == self.some

    def __invert__(self) -> Filter[S]:
        return HasIcons(not self.some)

    def words(self, n: int) -> Message:
        return Message("is-with-icons", some="yes" if self.some else "no")


WITH_ICONS = HasIcons()


# Filters of what the event is about
def _was_beside(state: S, fighter: Thing, scope: Scope) -> bool:
    """It need not have survived (KF-FIGHT-14), and may even have come back elsewhere."""
    _, _, progress = state.fights[-1]
    if progress == ATTACKER_GONE:
        return scope.this in state.gone[fighter].beside
    return scope.this in last_neighbors(state, fighter)


FROM_YOUR_HAND = Is("from-your-hand", lambda s, c, x: s.owners[c] == x.you)


WAS_NEIGHBOR = Is("neighbor", _was_beside)


FIGHTING = Is("fighting", lambda s, c, _x: in_blows(s, c))


# Who controlled a card when it left play this turn (KF-LEAVE-06)
WAS_FRIENDLY = Is("friendly", lambda s, c, x: s.lost_by(c) == x.you, word="was")


WAS_ENEMY = Is("enemy", lambda s, c, x: s.lost_by(c) != x.you, word="was")


def into_deck_of(who: str) -> Filter[S]:
    """It was shuffled into your deck, or into that of your opponent."""
    yours = who == "you"
    return Is(
        "yours" if yours else "theirs",
        lambda s, c, x: c not in s.play and (s.owners[c] == x.you) == yours,
        word="deck",
    )
