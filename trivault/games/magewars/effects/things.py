"""Which things cards speak of: filters and groups."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from trivault.games.magewars.rules import traits
from trivault.games.magewars.rules.objects import in_zone
from trivault.games.magewars.state import aspects
from trivault.games.magewars.state.model import CONJURATION, CREATURE, ENCHANTMENT, MAGE, WALL, MageWarsState
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


class OfSide(Filter[S]):
    """Objects of your side, or of another one (MW-GEN-08)."""

    def __init__(self, friendly: bool) -> None:
        self.friendly = friendly
        self.args = (friendly,)

    @property
    def name(self) -> str:
        return "friendly" if self.friendly else "enemy"

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        return thing in state.play and state.friendly(state.controller(thing), scope.you) == self.friendly

    def words(self, n: int) -> Message:
        return Message(f"is-{self.name}")


ALSO = {CREATURE: (MAGE,), CONJURATION: (WALL,)}


class OfType(Filter[S]):
    """Objects in play of a type; mages are creatures, and walls conjurations."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.types = (name, *ALSO.get(name, ()))
        self.args = (name,)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        return thing in state.play and state.card(thing).type in self.types

    def words(self, n: int) -> Message:
        return Message(f"is-{self.name}")


class Printed(Filter[S]):
    """What a card is by what is printed on it: its type, a subtype or a school."""

    def __init__(self, what: str, word: str) -> None:
        self.what = what
        self.word = word
        self.args = (what, word)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        card = state.card(thing)
        if self.what == "type":
            return card.type == self.word
        if self.what == "subtype":
            return self.word in card.subtypes
        return any(school == self.word for school, _ in card.schools)

    def words(self, n: int) -> Message:
        return Message(f"is-{self.what}-{self.word}")


class InZoneOf(Filter[S]):
    """Objects in the zone where this one is, or your mage."""

    def __init__(self, whose: str) -> None:
        self.whose = whose  # this, your-mage
        self.args = (whose,)

    @property
    def name(self) -> str:
        return f"in-zone-of-{self.whose}"

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        where = scope.this if self.whose == "this" else state.players[scope.you].mage
        return thing in state.play and state.zone_of(thing) == state.zone_of(where)

    def words(self, n: int) -> Message:
        return Message("is-in-zone", whose=self.whose)


class Chosen(Filter[S]):
    """What the effect has named before: a creature, a mage."""

    def __init__(self, word: str = MAGE, name: str = "it") -> None:
        self.word = word
        self.name = name
        self.args = (word, name)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        return thing in scope.things(self.name)

    def words(self, n: int) -> Message:
        return Message("is-named", noun=self.word)


class Immune(Filter[S]):
    """What a type of damage cannot harm."""

    def __init__(self, damage: str) -> None:
        self.damage = damage
        self.args = (damage,)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        return traits.immune(state, thing, self.damage)

    def words(self, n: int) -> Message:
        return Message("is-immune", damage=Message(f"damage-{self.damage}"))


class Having(Filter[S]):
    """What has a trait, printed or not."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.args = (word,)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        if self.word == "unmovable":
            return traits.unmovable(state, thing)
        if self.word == "uncontainable":
            return traits.uncontainable(state, thing)
        return state.card(thing).trait(self.word) > 0

    def words(self, n: int) -> Message:
        return Message("is-having", trait=Message(f"trait-{self.word}", n=1, value=""))


class NotUsedOn(Filter[S]):
    """Creatures on which a spell of this name was not cast this round."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.args = (name,)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        return thing in state.play and self.name not in state.play[thing].used

    def words(self, n: int) -> Message:
        return Message("is-not-used-on")


ANY = Is("any", lambda _s, _t, _x: True)
FRIENDLY, ENEMY = OfSide(friendly=True), OfSide(friendly=False)  # MW-GEN-09
SELF: Filter[S] = ThisCard()
OTHER = ~SELF
CREATURES, MAGES, CONJURATIONS = OfType(CREATURE), OfType(MAGE), OfType(CONJURATION)
NON_MAGE = Is("non-mage", lambda s, t, _x: not s.is_type(t, MAGE))
LIVING = Is("living", lambda s, t, _x: traits.living(s, t))
NONLIVING = Is("nonliving", lambda s, t, _x: not traits.living(s, t))
CORPOREAL = Is("corporeal", lambda s, t, _x: traits.corporeal(s, t))
INCORPOREAL = Is("incorporeal", lambda s, t, _x: not traits.corporeal(s, t))
FLYING = Is("flying", lambda s, t, _x: traits.flying(s, t))
REVEALED = Is("revealed", lambda s, t, _x: t in s.play and s.play[t].revealed)
HIDDEN = Is("hidden", lambda s, t, _x: t in s.play and not s.play[t].revealed)
STILL_IN_PLAY = Is("in-play", lambda s, t, _x: t in s.play)
LEGENDARY, UNMOVABLE, UNCONTAINABLE = (
    Having(aspects.LEGENDARY),
    Having(aspects.UNMOVABLE),
    Having(aspects.UNCONTAINABLE),
)
EPIC = Is("epic", lambda s, t, _x: s.card(t).epic)
HOST = Is("host", lambda s, t, x: x.this in s.play and t == s.play[x.this].host)  # what this is attached to
SAME_ZONE, WITH_YOUR_MAGE = InZoneOf("this"), InZoneOf("your-mage")
YOUR_MAGE = Is("your-mage", lambda s, t, x: t == s.players[x.you].mage)
YOURS = Is("yours", lambda s, t, x: s.owners[t] == x.you)
YOU_CONTROL = Is("you-control", lambda s, t, x: t in s.play and s.controller(t) == x.you)
NAMED = Chosen()
ENCHANTMENTS = Is("enchantment", lambda s, t, _x: s.card(t).type == ENCHANTMENT)
CREATURE_SPELLS = Is("creature-spell", lambda s, t, _x: s.card(t).type == CREATURE)


def subtype(name: str) -> Filter[S]:
    return Printed("subtype", name)


def type_of(name: str) -> Filter[S]:
    return Printed("type", name)


def school(name: str) -> Filter[S]:
    return Printed("school", name)


def level_up_to(n: int) -> Filter[S]:
    return Is("level-up-to", lambda s, t, _x: s.card(t).level <= n, n)


class InArena(Group[S]):
    """Objects in the arena that fit; or only creatures and conjurations in the zone that the effect is aimed
    at (MW-CONJ-09)."""

    def __init__(self, which: Filter[S], in_target_zone: bool = False) -> None:
        self.which = which
        self.in_target_zone = in_target_zone
        self.args = (which, in_target_zone)

    def find(self, state: S, scope: Scope) -> list[Thing]:
        if self.in_target_zone:
            near = [t for zone in scope.things("it") for t in in_zone(state, zone)]
            return [t for t in near if self.which.fits(state, t, scope)]
        return [t for t in state.play if self.which.fits(state, t, scope) and state.in_arena(t)]

    def words(self, n: int) -> Message:
        key = "in-target-zone" if self.in_target_zone else "in-arena"
        return Message(key, which=self.which.words(n), count=n)


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
