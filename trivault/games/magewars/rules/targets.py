"""What can be aimed at: range, line of sight, targets of spells and attacks, guards in the way (MW-LOS,
MW-CAST, MW-FLY, MW-GUARD)."""

from __future__ import annotations

from collections.abc import Iterator

from trivault.games.magewars.rules.objects import wall_on
from trivault.games.magewars.rules.traits import elusive, flying, immune, incapacitated, pest, restrained, trait
from trivault.games.magewars.state import aspects
from trivault.games.magewars.state.model import (
    CONJURATION,
    CREATURE,
    ENCHANTMENT,
    EQUIPMENT,
    MAGE,
    MELEE,
    RANGED,
    WALL,
    MageWarsState,
)
from trivault.games.magewars.state.printed import Bar, Target
from trivault.kernel.abilities import forbidding
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing

S = MageWarsState


def distance(state: S, source: Thing, target: Thing) -> int:
    """In zones; to a wall, that to the nearer of its zones (MW-LOS-11)."""
    start = state.zone_of(source)
    return min(state.arena.distances[start][zone] for zone in zones_of(state, target))


def zones_of(state: S, thing: Thing) -> tuple[Thing, ...]:
    """The zone of a thing; of a border or a wall, the two beside it."""
    if thing in state.play:
        piece = state.play[state.bearer(thing)]
        if piece.border == NOTHING:
            return (piece.zone,)
        thing = piece.border
    if state.is_border(thing):
        return state.arena.borders[thing - state.arena.zones]
    return (thing,)


def blocks_sight(state: S, border: Thing) -> bool:
    wall = wall_on(state, border)
    return wall != NOTHING and trait(state, wall, aspects.BLOCKS_LOS) > 0  # MW-LOS-03


def sees(state: S, source: Thing, target: Thing) -> bool:
    """Walls block no line from or to a flying creature (MW-LOS-08, MW-LOS-09)."""
    if not state.walls():
        return True
    if flying(state, source) or flying(state, target):
        return True
    start = state.zone_of(source)
    return any(
        state.arena.sees(start, zone, lambda border: blocks_sight(state, border))
        for zone in zones_of(state, target)
    )


def in_reach(state: S, source: Thing, target: Thing, reach: tuple[int, int] | None) -> bool:
    """Range and line of sight, checked together (MW-LOS-10); a wall needs both to one of its zones."""
    if reach is None:
        return True
    low, high = reach
    start = state.zone_of(source)
    if start < 0:
        return False
    far = state.arena.distances[start]  # MW-CAST-07, MW-CAST-08
    near = [z for z in zones_of(state, target) if z >= 0 and low <= far[z] <= high]  # MW-ARENA-07, MW-ARENA-08
    if not near or not state.walls():
        return bool(near)
    if flying(state, source) or flying(state, target):  # MW-LOS-01
        return True
    # MW-WALL-02
    return any(state.arena.sees(start, z, lambda border: blocks_sight(state, border)) for z in near)


# Targets of spells and abilities


def candidates(state: S, target: Target) -> Iterator[Thing]:
    """All things of the kind that a target is."""
    kind = target.kind
    if kind == "zone":
        yield from range(state.arena.zones)
    elif kind == "border":
        yield from range(state.arena.zones, state.arena.size)
    elif kind == "discard":
        yield from (card for side in state.players for card in side.discard)
    else:
        if kind == "zone-or-object":
            yield from range(state.arena.zones)
        kinds = KINDS[kind]
        yield from (thing for thing in state.play if state.card(thing).type in kinds)


OBJECTS = (CREATURE, MAGE, CONJURATION, WALL, ENCHANTMENT, EQUIPMENT)
KINDS = {
    "creature": (CREATURE, MAGE),
    "mage": (MAGE,),
    "conjuration": (CONJURATION, WALL),
    "creature-or-conjuration": (CREATURE, MAGE, CONJURATION, WALL),
    "enchantment": (ENCHANTMENT,),
    "equipment": (EQUIPMENT,),
    "object": OBJECTS,
    "zone-or-object": OBJECTS,
}


def legal_target(
    state: S,
    target: Target,
    thing: Thing,
    caster: Thing,
    reach: tuple[int, int] | None,
    scope: Scope,
    types: frozenset[str] = frozenset(),
) -> bool:
    """Whether a thing may be aimed at: every requirement holds (MW-CAST-05)."""
    if target.which is not None and not target.which.fits(state, thing, scope):
        return False
    if target.kind == "discard":
        return True
    if thing in state.play:
        if not state.in_arena(thing):
            return False
        if types and state.card(thing).life and any(immune(state, thing, t) for t in types):  # MW-CAST-15
            return False
        if forbidding(state, aspects.TARGET, thing):
            return False
    return in_reach(state, caster, thing, reach)  # MW-LOS-07


# Targets of attacks


def attack_range(state: S, bar: Bar, attacker: Thing, defender: Thing) -> tuple[int, int]:
    """Within a zone, flying attackers and defenders waive the least range (MW-FLY-05, MW-FLY-06)."""
    low, high = bar.range
    same = low > 0 and state.zone_of(attacker) in zones_of(state, defender)
    return (0, high) if same and (flying(state, attacker) or flying(state, defender)) else (low, high)


def can_be_hit(state: S, bar: Bar, defender: Thing) -> bool:
    """Whether something can be the target of such an attack from anywhere."""
    if defender not in state.play or not state.card(defender).life:  # MW-ATK-01, MW-ATK-02, MW-LIFE-06
        return False
    return state.in_arena(defender) and not (
        bar.kind == RANGED and forbidding(state, aspects.RANGED_TARGET, defender)
    )


def can_attack(state: S, attacker: Thing, bar: Bar, defender: Thing) -> bool:
    """Whether a target is legal for an attack, guards aside (MW-ATK1-02)."""
    if not can_be_hit(state, bar, defender):
        return False
    if bar.kind == MELEE:
        if state.zone_of(attacker) not in zones_of(state, defender):  # MW-ATK-07, MW-WALL-13
            return False
        # MW-FLY-03
        return not flying(state, defender) or flying(state, attacker) or bar.trait(aspects.REACH) > 0
    # MW-ATK-08, MW-WALL-14
    return in_reach(state, attacker, defender, attack_range(state, bar, attacker, defender))


def binding_guards(state: S, attacker: Thing) -> list[Thing]:
    """The enemy guards in the attacker's zone that it may not ignore (MW-GUARD-03, MW-GUARD-12 to 15)."""
    if elusive(state, attacker):
        return []
    zone, you = state.zone_of(attacker), state.controller(attacker)
    return [
        thing
        for thing, piece in state.play.items()
        if piece.guard
        and piece.zone == zone
        and not state.friendly(piece.controller, you)
        and not pest(state, thing)  # MW-GUARD-14
        and not restrained(state, thing)  # MW-GUARD-13
        and not incapacitated(state, thing)  # MW-GUARD-15
    ]


def attack_targets(state: S, attacker: Thing, bar: Bar) -> list[Thing]:
    """The legal targets of an attack: a melee attack must hit a guard where one stands in the way."""
    if bar.zone:
        reach = bar.range
        return [z for z in range(state.arena.zones) if in_reach(state, attacker, z, reach)]  # MW-ZONEATK-01
    found = [thing for thing in state.play if can_attack(state, attacker, bar, thing)]
    if bar.kind != MELEE:
        return found  # MW-GUARD-05, MW-ATK-10
    if not binding_guards(state, attacker):
        return found
    return [t for t in found if not _guarded(state, t, attacker)]  # MW-ATK1-03, MW-GUARD-04, MW-MULTIATK-04


def _guarded(state: S, thing: Thing, attacker: Thing) -> bool:
    """Guards protect all creatures and conjurations in their zone that do not guard (MW-GUARD-03,
    MW-GUARD-16), but not what is attached to the attacker, nor itself (MW-GUARD-06), nor what flies
    when the attacker flies (MW-FLY-10). Walls stand in no zone."""
    piece = state.play[thing]
    if piece.guard or thing == attacker or attacker == piece.host or piece.border != NOTHING:
        return False
    return not (flying(state, attacker) and flying(state, thing))  # MW-FLY-09
