"""Where cards are: the groups that KeyForge cards choose from and count (KF-WORD)."""

from __future__ import annotations

from collections.abc import Sequence

from trivault.games.keyforge.rules.battleline import former, last_neighbors
from trivault.games.keyforge.rules.creature_stats import power
from trivault.games.keyforge.rules.things import ANY
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing, player_of
from trivault.kernel.terms import Filter, Group, Named
from trivault.kernel.text import Message

S = KeyForgeState


class Creatures(Group[S]):
    """Creatures in play that fit, the active player's line first, each from left to right."""

    def __init__(self, filter: Filter[S] = ANY) -> None:
        self.filter = filter
        self.args = (filter,)

    def find(self, state: S, scope: Scope) -> list[Thing]:
        players = (state.players[state.active], state.players[1 - state.active])
        return [c for side in players for c in side.line if self.filter.fits(state, c, scope)]

    def words(self, n: int) -> Message:
        return Message("creatures", count=n, which=self.filter.words(n))


class Artifacts(Group[S]):
    def __init__(self, filter: Filter[S] = ANY) -> None:
        self.filter = filter
        self.args = (filter,)

    def find(self, state: S, scope: Scope) -> list[Thing]:
        players = (state.players[state.active], state.players[1 - state.active])
        return [c for side in players for c in side.artifacts if self.filter.fits(state, c, scope)]

    def words(self, n: int) -> Message:
        return Message("artifacts", count=n, which=self.filter.words(n))


class InPlay(Group[S]):
    """All cards in play that fit, upgrades too."""

    def __init__(self, filter: Filter[S] = ANY) -> None:
        self.filter = filter
        self.args = (filter,)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return [c for c in state.play if self.filter.fits(state, c, scope)]

    def words(self, n: int) -> Message:
        return Message("cards-in-play", count=n, which=self.filter.words(n))


class Hosts(Group[S]):
    """The creature that this upgrade is on."""

    def find(self, state: S, scope: Scope) -> list[Thing]:
        piece = state.last_known(scope.this)
        return [piece.host] if piece is not None else []

    def words(self, n: int) -> Message:
        return Message("host")


class InZone(Group[S]):
    """Cards of a zone (hand, deck, discard, archives) of you, your opponent or both."""

    def __init__(self, zone: str, filter: Filter[S] = ANY, whose: str = "you") -> None:
        self.zone = zone
        self.filter = filter
        self.whose = whose  # or "opponent", "both"
        self.args = (zone, filter, whose)

    def find(self, state: S, scope: Scope) -> list[Thing]:
        you = scope.you
        seats = {"you": (you,), "opponent": (1 - you,), "both": (you, 1 - you)}[self.whose]
        found = [
            c
            for seat in seats
            for c in getattr(state.players[seat], self.zone)
            if self.filter.fits(state, c, scope)
        ]
        return sorted(found) if self._secret(state, seats) else found

    def _secret(self, state: S, seats: tuple[int, ...]) -> bool:
        """Whether the active player, who decides, does not know the order of the cards (KF-ZONE-16)."""
        return self.zone == "deck" or (self.zone in ("hand", "archives") and seats != (state.active,))

    def words(self, n: int) -> Message:
        key = f"in-{self.whose}-{self.zone}"
        return Message(key, count=n, which=self.filter.words(n))


class TopOfDeck(Group[S]):
    """The top card of a deck, or several, the topmost first; nothing is reshuffled for it. The deck, or the
    discard pile instead, is yours, your opponent's, that of the chosen `player`, or that of who controls the
    creature of the event (`its-controller`)."""

    def __init__(self, whose: str = "you", n: int = 1, zone: str = "deck") -> None:
        self.whose = whose
        self.n = n
        self.zone = zone
        self.args = (whose, n, zone)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        player = self._player(state, scope)
        pile: list[Thing] = getattr(state.players[player], self.zone) if player is not None else []
        return pile[-self.n :][::-1]

    def _player(self, state: S, scope: Scope) -> int | None:
        if self.whose == "chosen":
            return player_of(scope.thing("player"))
        if self.whose == "its-controller":
            piece = state.last_known(scope.event.thing) if scope.event else None
            return piece.controller if piece is not None else None
        return scope.you if self.whose == "you" else 1 - scope.you

    def words(self, n: int) -> Message:
        return Message(f"top-of-{self.whose}-deck", n=self.n, zone=self.zone)


class Joined(Group[S]):
    """The things of several groups, each once."""

    def __init__(self, groups: tuple[Group[S], ...]) -> None:
        self.groups = groups
        self.args = (groups,)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return list(dict.fromkeys([c for group in self.groups for c in group.find(state, scope)]))

    def words(self, n: int) -> Message:
        left, right = self.groups
        return Message("joined", left=left.words(n), right=right.words(n))


def in_reach(state: S, card: Thing) -> bool:
    """Whether an ability reaches a card that is known to it from before: not if it has left play since
    (KF-ABIL-04, KF-LEAVE-05)."""
    return card in state.play or card not in state.gone


class ThisOne(Group[S]):
    """This card itself (KF-WORD-19), until it leaves play: what an ability that waits would do to it then is
    lost (KF-OPEN-19)."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return (scope.this,) if in_reach(state, scope.this) else ()

    def words(self, n: int) -> Message:
        return Message("this-card")


class ThisAnywhere(ThisOne):
    """This card, wherever it is: while it is played, or where it speaks from a discard pile (KF-ABIL-06)."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return (scope.this,)


class ThisInPlay(ThisOne):
    """This card, while it is in play."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return (scope.this,) if scope.this in state.play else ()


class NeighborsOf(Named[S]):
    """The neighbors of what the effect has named, or those that it had right before it left play."""

    def find(self, state: S, scope: Scope) -> list[Thing]:
        left = former(self.name)
        beside = [c for t in scope.things(self.name) for c in last_neighbors(state, t)]
        return [*beside, *(c for t in scope.things(left) for c in state.gone[t].beside)]

    def words(self, n: int) -> Message:
        return Message("neighbors-of", whom=self.name)


class Extreme(Group[S]):
    """The most or least powerful of a group: with ties, all that tie (KF-WORD-16, KF-WORD-18)."""

    def __init__(self, group: Group[S], most: bool = True) -> None:
        self.group = group
        self.most = most
        self.args = (group, most)

    def find(self, state: S, scope: Scope) -> list[Thing]:
        best = max if self.most else min
        cards = self.group.find(state, scope)
        if not cards:
            return []
        value = best(power(state, c) for c in cards)
        return [c for c in cards if power(state, c) == value]

    def words(self, n: int) -> Message:
        how = "most" if self.most else "least"
        return Message("extreme", how=how, n=1 if n == 1 else 0, group=self.group.words(n))
