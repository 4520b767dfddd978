"""Which things cards speak of: filters and groups."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from trivault.games.magewars import traits
from trivault.games.magewars.model import CREATURE, ENCHANTMENT, MAGE, MageWarsState
from trivault.games.magewars.objects import in_zone
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.terms import EventThing, Filter, Group, Named, Selection, ThisCard, each
from trivault.kernel.text import Message

S = MageWarsState


class Is(Filter[S]):
    """A property of a thing, named as in the words of the game."""

    def __init__(self, name: str, test: Callable[[S, Thing, Scope], bool], n: int = 0) -> None:
        self.name = name
        self.test = test
        self.n = n
        self.args = (name, test, n)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        return self.test(state, thing, scope)

    def words(self, n: int) -> Message:
        return Message(f"is-{self.name}", count=n, n=self.n)


def _mine(state: S, thing: Thing, scope: Scope) -> bool:
    return thing in state.play and state.friendly(state.controller(thing), scope.you)


ANY = Is("any", lambda _s, _t, _x: True)
FRIENDLY = Is("friendly", _mine)
ENEMY = Is("enemy", lambda s, t, x: t in s.play and not s.friendly(s.controller(t), x.you))  # MW-GEN-09
SELF: Filter[S] = ThisCard()
OTHER = Is("other", lambda _s, t, x: t != x.this)
CREATURES = Is("creature", lambda s, t, _x: s.is_creature(t))
MAGES = Is("mage", lambda s, t, _x: s.is_type(t, MAGE))
NON_MAGE = Is("non-mage", lambda s, t, _x: not s.is_type(t, MAGE))
LIVING = Is("living", lambda s, t, _x: traits.living(s, t))
NONLIVING = Is("nonliving", lambda s, t, _x: not traits.living(s, t))
CORPOREAL = Is("corporeal", lambda s, t, _x: traits.corporeal(s, t))
INCORPOREAL = Is("incorporeal", lambda s, t, _x: not traits.corporeal(s, t))
FLYING = Is("flying", lambda s, t, _x: traits.flying(s, t))
REVEALED = Is("revealed", lambda s, t, _x: t in s.play and s.play[t].revealed)
HIDDEN = Is("hidden", lambda s, t, _x: t in s.play and not s.play[t].revealed)
DAMAGED = Is("damaged", lambda s, t, _x: t in s.play and s.play[t].damage > 0)
HOST = Is("host", lambda s, t, x: x.this in s.play and t == s.play[x.this].host)  # what this is attached to
SAME_ZONE = Is("in-its-zone", lambda s, t, x: t in s.play and s.zone_of(t) == s.zone_of(x.this))
YOUR_MAGE = Is("your-mage", lambda s, t, x: t == s.players[x.you].mage)
YOURS = Is("yours", lambda s, t, x: s.owners[t] == x.you)


def subtype(name: str) -> Filter[S]:
    return Is(f"subtype-{name}", lambda s, t, _x: name in s.card(t).subtypes)


def type_of(name: str) -> Filter[S]:
    return Is(f"type-{name}", lambda s, t, _x: s.card(t).type == name)


def school(name: str) -> Filter[S]:
    return Is(f"school-{name}", lambda s, t, _x: any(name == school for school, _ in s.card(t).schools))


def level_up_to(n: int) -> Filter[S]:
    return Is("level-up-to", lambda s, t, _x: s.card(t).level <= n, n)


class InArena(Group[S]):
    """Objects in the arena that fit (MW-CONJ-09)."""

    def __init__(self, which: Filter[S]) -> None:
        self.which = which
        self.args = (which,)

    def find(self, state: S, scope: Scope) -> list[Thing]:
        return [t for t in state.play if self.which.fits(state, t, scope) and state.in_arena(t)]

    def words(self, n: int) -> Message:
        return Message("in-arena", which=self.which.words(n), count=n)


class InTargetZone(Group[S]):
    """Creatures and conjurations in the zone that the effect is aimed at."""

    def __init__(self, which: Filter[S]) -> None:
        self.which = which
        self.args = (which,)

    def find(self, state: S, scope: Scope) -> list[Thing]:
        zones = scope.things("it")
        return [t for zone in zones for t in in_zone(state, zone) if self.which.fits(state, t, scope)]

    def words(self, n: int) -> Message:
        return Message("in-target-zone", which=self.which.words(n), count=n)


class Attached(Group[S]):
    """The object that this card is attached to."""

    def find(self, state: S, scope: Scope) -> list[Thing]:
        piece = state.play.get(scope.this)
        return [piece.host] if piece is not None and piece.host in state.play else []

    def words(self, n: int) -> Message:
        return Message("attached-to")


class SecondTarget(Named[S]):
    """The other target of a spell."""

    def __init__(self) -> None:
        super().__init__("second")

    def words(self, n: int) -> Message:
        return Message("second-target")


class YourMage(Group[S]):
    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return [m] if (m := state.players[scope.you].mage) in state.play else []

    def words(self, n: int) -> Message:
        return Message("is-your-mage")


class ThisOne(Group[S]):
    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return [scope.this]

    def words(self, n: int) -> Message:
        return Message("this-card")


IT: Selection[S] = each(Named("it"))
THAT: Selection[S] = each(EventThing())  # what the event at hand is about
THIS: Selection[S] = each(ThisOne())
TARGET_OF_THIS: Selection[S] = each(Attached())
ENCHANTMENTS = Is("enchantment", lambda s, t, _x: s.card(t).type == ENCHANTMENT)
CREATURE_SPELLS = Is("creature-spell", lambda s, t, _x: s.card(t).type == CREATURE)
