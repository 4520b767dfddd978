"""Which cards: the filters and groups that KeyForge cards speak of (KF-WORD)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from trivault.games.keyforge.battleline import former, in_center, last_neighbors, neighbors, on_flank
from trivault.games.keyforge.damage import armor, keyword, power
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.printed import ARTIFACT, CREATURE, HOUSES, UPGRADE
from trivault.games.keyforge.traits import traits_of
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing, player_of
from trivault.kernel.terms import Filter, Group, Named, ThisCard, Without
from trivault.kernel.text import Message

S = KeyForgeState
Test = Callable[[S, Thing, Scope], bool]


class Is(Filter[S]):
    """A filter by name: what it tests is code, what it says is a message of that name. Its opposite, if there
    is a message for it, is said in a word, too: `~DAMAGED` is "undamaged"."""

    def __init__(
        self, name: str, test: Test, word: str = "", opposite: str = "", negated: bool = False
    ) -> None:
        self.name = name
        self.test = test
        self.word = word
        self.opposite = opposite
        self.negated = negated
        self.args = (name, test, word, opposite, negated)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        return self.test(state, thing, scope) != self.negated

    def __invert__(self) -> Filter[S]:
        if not self.opposite:
            return Without(self)
        return Is(self.name, self.test, self.word, self.opposite, not self.negated)

    def words(self, n: int) -> Message:
        name = self.opposite if self.negated else self.name
        return Message(f"is-{name}", count=n, word=self.word)


ANY = Is("any", lambda _s, _c, _x: True)


def _controlled_by(state: S, card: Thing, player: int, scope: Scope) -> bool:
    piece = state.last_known(card)
    if piece is None:
        return False
    return (scope.you if card == scope.this else piece.controller) == player  # KF-ASIF-03


def _bears(state: S, card: Thing, upgrade: Thing) -> bool:
    """For the text of an upgrade its creature is no other one."""
    piece = state.play.get(upgrade)
    return piece is not None and piece.host == card


FRIENDLY = Is("friendly", lambda s, c, x: _controlled_by(s, c, x.you, x))  # KF-WORD-07, KF-WORD-08
ENEMY = Is("enemy", lambda s, c, x: _controlled_by(s, c, 1 - x.you, x))
SELF: Filter[S] = ThisCard()  # this card; for what an upgrade gives, its creature
OTHER = Is("other", lambda s, c, x: c != x.this and not _bears(s, c, x.this))
DAMAGED = Is("damaged", lambda s, c, _x: s.play[c].damage > 0, opposite="undamaged")
FLANK = Is("flank", lambda s, c, _x: on_flank(s, c), opposite="not-flank")
READY = Is("ready", lambda s, c, _x: s.play[c].ready)
WARDED = Is("warded", lambda s, c, _x: s.play[c].warded)
STUNNED = Is("stunned", lambda s, c, _x: s.play[c].stunned)
WITH_AMBER = Is("with-amber", lambda s, c, _x: s.play[c].amber > 0, opposite="without-amber")
WITH_ARMOR = Is("with-armor", lambda s, c, _x: armor(s, c) > 0)
WITH_UPGRADE = Is("with-upgrade", lambda s, c, _x: bool(s.play[c].upgrades))
NEIGHBOR = Is("neighbor", lambda s, c, x: c in neighbors(s, x.this))  # of this card
NEIGHBOR_OF_IT = Is("neighbor-of-it", lambda s, c, x: any(c in neighbors(s, t) for t in x.things("it")))
IT = Is("it", lambda _s, c, x: c in x.things("it"), opposite="not-it")
CHOSEN_HOUSE = Is(
    "chosen-house", lambda s, c, x: s.house_of(c) == HOUSES[x.number("house")], opposite="not-chosen-house"
)
CENTER = Is("center", lambda s, c, _x: c in s.play and in_center(s, c))
ACTIVE_HOUSE = Is("active-house", lambda s, c, _x: s.house_of(c) == s.house)
YOURS = Is("yours", lambda s, c, x: s.owners[c] == x.you, opposite="theirs")  # you own it
CREATURE_CARD = Is("creature", lambda s, c, _x: s.defs[c].type == CREATURE)
WAS_CREATURE = Is("was-creature", lambda s, c, _x: s.last_kind(c).type == CREATURE)  # KF-LEAVE-06
ARTIFACT_CARD = Is("artifact", lambda s, c, _x: s.defs[c].type == ARTIFACT)
ACTION_CARD = Is("action", lambda s, c, _x: s.defs[c].type == "action")
UPGRADE_CARD = Is("upgrade", lambda s, c, _x: s.last_kind(c).type == UPGRADE)
GIGANTIC_HALF = Is("gigantic-half", lambda s, c, _x: s.defs[c].half != "")  # either half (KF-GIG-01)


def with_counter(name: str) -> Filter[S]:
    return Is("with-counter", lambda s, c, _x: s.play[c].count(name) > 0, word=name)


class InFight(Filter[S]):
    """It attacks a creature that fits, or (as `defender`) is attacked by one."""

    def __init__(self, role: str, other: Filter[S] = ANY) -> None:
        self.role = role
        self.other = other
        self.args = (role, other)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        for attacker, defender, _ in state.fights[-1:]:
            me, other = (attacker, defender) if self.role == "attacker" else (defender, attacker)
            return thing == me and self.other.fits(state, other, scope)
        return False

    def words(self, n: int) -> Message:
        return Message("is-in-fight", count=n, role=self.role, whom=self.other.words(1))


class ToSide(Filter[S]):
    """It stands to the left or the right of this creature in the same battleline, next to it or farther."""

    def __init__(self, side: str) -> None:
        self.side = side
        self.args = (side,)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        if not state.is_creature(scope.this):
            return False
        line = state.players[state.controller(scope.this)].line
        if thing not in line or thing == scope.this:
            return False
        return (line.index(thing) > line.index(scope.this)) == (self.side == "right")

    def words(self, n: int) -> Message:
        return Message("is-to-side", side=self.side)


LEFT_OF_THIS, RIGHT_OF_THIS = ToSide("left"), ToSide("right")


class House(Filter[S]):
    """It belongs to a house, or not; or as printed, whatever house it may belong to in play."""

    def __init__(self, name: str, belongs: bool = True, printed: bool = False) -> None:
        self.name = name
        self.belongs = belongs
        self.printed = printed
        self.args = (name, belongs, printed)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        house = state.printed[thing] if self.printed else state.house_of(thing)
        return (house == self.name) == self.belongs

    def __invert__(self) -> Filter[S]:
        return House(self.name, not self.belongs, self.printed)

    def words(self, n: int) -> Message:
        return Message("is-house" if self.belongs else "is-not-house", count=n, word=self.name)


def house(name: str, printed: bool = False) -> Filter[S]:
    return House(name, printed=printed)


def trait(name: str) -> Filter[S]:
    return Is("trait", lambda s, c, _x: name in traits_of(s, c), word=name, opposite="not-trait")


def title(slug: str) -> Filter[S]:
    return Is("title", lambda s, c, _x: s.defs[c].slug == slug, word=slug)


def named(slug: str) -> Filter[S]:
    """A card of this title; if this card has it itself, no other one (KF-WORD-19, KF-WORD-22)."""

    def fits(state: S, card: Thing, scope: Scope) -> bool:
        own = state.defs[scope.this].slug == slug
        return card == scope.this if own else state.defs[card].slug == slug

    return Is("title", fits, word=slug)


def having(name: str) -> Filter[S]:
    return Is("having", lambda s, c, _x: keyword(s, c, name) > 0, word=name)


class Power(Filter[S]):
    """Its power is at most, at least or exactly so much, even, odd, the number that was chosen, less than that
    of this creature or of `it`, or that of one of the cards that the effect has named."""

    def __init__(self, how: str, n: int = 0, names: tuple[str, ...] = ()) -> None:
        self.how = how
        self.n = n
        self.names = names
        self.args = (how, n, names)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        value = power(state, thing)
        if self.how in ("even", "odd"):
            return value % 2 == (self.how == "odd")
        if self.how in ("below-this", "below-it"):
            others = (scope.this,) if self.how == "below-this" else scope.things("it")
            return any(value < power(state, other) for other in others if other in state.play)
        if self.how == "at-most":
            return value <= self.n
        if self.how == "at-least":
            return value >= self.n
        if self.how == "like":
            return value in [power(state, card) for name in self.names for card in scope.things(name)]
        return value == (scope.number("power") if self.how == "chosen" else self.n)

    def words(self, n: int) -> Message:
        return Message("is-power", count=n, how=self.how, n=self.n)


def power_up_to(n: int) -> Filter[S]:
    return Power("at-most", n)


def power_at_least(n: int) -> Filter[S]:
    return Power("at-least", n)


def power_is(n: int) -> Filter[S]:
    return Power("exactly", n)


def power_like(*names: str) -> Filter[S]:
    return Power("like", names=names)


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


class ThisOne(Group[S]):
    """This card itself (KF-WORD-19)."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return (scope.this,)

    def words(self, n: int) -> Message:
        return Message("this-card")


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
