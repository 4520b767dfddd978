"""Which cards: the filters that KeyForge cards speak of (KF-WORD); `groups` says where they are."""

from __future__ import annotations

from collections.abc import Callable

from trivault.games.keyforge.rules.battleline import in_center, neighbors, on_flank
from trivault.games.keyforge.rules.creature_stats import armor, keyword, power
from trivault.games.keyforge.rules.traits import last_traits, traits_of
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import ARTIFACT, CREATURE, HOUSES, UPGRADE
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.terms import Filter, ThisCard, Without
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


class Bears(Filter[S]):
    """A card in play has or bears something, such as damage or a ward: `what` names it in its `Piece`."""

    def __init__(self, what: str, name: str, opposite: str = "", negated: bool = False) -> None:
        self.what = what
        self.name = name
        self.opposite = opposite
        self.negated = negated
        self.args = (what, name, opposite, negated)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        return bool(getattr(state.play[thing], self.what)) != self.negated

    def __invert__(self) -> Filter[S]:
        if not self.opposite:
            return Without(self)
        return Bears(self.what, self.name, self.opposite, not self.negated)

    def words(self, n: int) -> Message:
        return Message(f"is-{self.opposite if self.negated else self.name}", count=n, word="")


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
DAMAGED = Bears("damage", "damaged", opposite="undamaged")
SURVIVES_DAMAGE = Is("damaged", lambda s, c, _x: s.play[c].damage > 0 and c not in s.unsettled)
FLANK = Is("flank", lambda s, c, _x: on_flank(s, c), opposite="not-flank")
READY = Bears("ready", "ready")
WARDED = Bears("warded", "warded")
STUNNED = Bears("stunned", "stunned")
WITH_AMBER = Bears("amber", "with-amber", opposite="without-amber")
WITH_ARMOR = Is("with-armor", lambda s, c, _x: armor(s, c) > 0)
WITH_UPGRADE = Bears("upgrades", "with-upgrade")
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
ARTIFACT_CARD = Is("artifact", lambda s, c, _x: s.defs[c].type == ARTIFACT)
ACTION_CARD = Is("action", lambda s, c, _x: s.defs[c].type == "action")
UPGRADE_CARD = Is("upgrade", lambda s, c, _x: s.defs[c].type == UPGRADE)
GIGANTIC_HALF = Is("gigantic-half", lambda s, c, _x: s.defs[c].half != "")  # either half (KF-GIG-01)


def was(name: str, kind: str) -> Filter[S]:
    """A card of a type, or one that was of this type when it left play this turn (KF-LEAVE-06)."""
    return Is(name, lambda s, c, _x: s.last_kind(c).type == kind)


WAS_CREATURE = was("was-creature", CREATURE)
WAS_ARTIFACT = was("artifact", ARTIFACT)
WAS_UPGRADE = was("upgrade", UPGRADE)


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


def had_trait(name: str) -> Filter[S]:
    """It has the trait, or had it when it left play this turn (KF-LEAVE-06)."""
    return Is("trait", lambda s, c, _x: name in last_traits(s, c), word=name, opposite="not-trait")


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
