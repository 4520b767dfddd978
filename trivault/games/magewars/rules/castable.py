"""What can be cast, and at what; what bars a spell from a target (MW-CAST, MW-CONJ, MW-ENCH, MW-EQUIP)."""

from __future__ import annotations

from collections.abc import Iterator

from trivault.games.magewars.rules.costs import least_cost, price, purse, rebate
from trivault.games.magewars.rules.counterstrike import second_barrier
from trivault.games.magewars.rules.objects import creatures_in, wall_on
from trivault.games.magewars.rules.targets import candidates, legal_target
from trivault.games.magewars.rules.traits import incapacitated
from trivault.games.magewars.state import aspects, occasions
from trivault.games.magewars.state.model import (
    ATTACK,
    CONJURATION,
    ENCHANTMENT,
    EQUIPMENT,
    MAGE,
    WALL,
    MageWarsState,
)
from trivault.games.magewars.state.printed import Card
from trivault.games.magewars.state.records import Cast
from trivault.kernel.abilities import Modify, forbidding, permitting, value
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing

S = MageWarsState

ONCE = "bound"  # the ready marker of a bound spell (MW-BIND-03)


RINGS = 2  # MW-EQUIP-03


def now(state: S) -> Cast:
    return state.casts[-1]


# What can be cast
def is_quick(state: S, spell: Thing, caster: Thing) -> bool:
    """By its icon, or because its caster may cast it so (quick summoning, MW-BEAST-03)."""
    if not state.card(spell).full:
        return True
    permission = permitting(state, aspects.QUICK_SPELL, spell)
    used = aspects.QUICK_SPELL in state.play[caster].used
    return permission is not None and permission.this == caster and not used


def sources(state: S, caster: Thing) -> Iterator[tuple[Thing, str]]:
    """The spells that a creature or spawnpoint may cast, and what they are to it."""
    piece, player = state.play[caster], state.controller(caster)
    if state.card(caster).type == MAGE:
        side = state.players[player]
        yield from ((spell, occasions.PREPARED) for spell in side.prepared)  # MW-PLAN-03
        yield from ((spell, occasions.INNATE) for spell in side.innate if f"spell-{spell}" not in piece.used)
        for thing in piece.attached:
            held = state.play[thing]
            if held.bound != NOTHING and ONCE not in held.used:  # whoever has cast it (MW-BIND-11)
                yield held.bound, occasions.BOUND
    elif piece.assigned != NOTHING:
        yield piece.assigned, occasions.ASSIGNED  # MW-PLAN-06


def has_secrets(state: S, caster: Thing) -> bool:
    """Whether a caster has spells that others do not know (MW-GEN-13, MW-GEN-15)."""
    piece = state.play[caster]
    if state.card(caster).type != MAGE:
        return piece.assigned != NOTHING
    bound = [state.play[t] for t in piece.attached if state.play[t].bound != NOTHING]
    unknown = any(not held.bound_open and ONCE not in held.used for held in bound)
    side = state.players[piece.controller]
    exchange = bool(side.spellbook) and any(state.card(t).binds is not None for t in piece.attached)
    return unknown or exchange or bool(side.prepared)


def castable(state: S, caster: Thing, way: str) -> list[tuple[Thing, str]]:
    """What a caster can cast now in one of the ways: quick, full, quickcast, deploy."""
    helpless, mage = incapacitated(state, caster), state.card(caster).type == MAGE
    found = []
    for spell, kind in sources(state, caster):
        quick = is_quick(state, spell, caster)
        right_way = way == occasions.DEPLOY or quick == (way != occasions.FULL)  # MW-CAST-03
        if helpless and not (mage and quick and state.card(spell).type != ATTACK):  # MW-STATE-05, MW-STATE-10
            continue
        if right_way and can_cast(state, Cast(state.controller(caster), spell, caster, kind, way)):
            found.append((spell, kind))
    return found


def can_cast(state: S, cast: Cast) -> bool:
    """Whether there is a target that can be paid for, and nothing forbids the spell."""
    return not why_not_cast(state, cast) and (
        state.card(cast.spell).target.kind == "arena" or any(True for _ in spell_targets(state, cast))
    )


def why_not_cast(state: S, cast: Cast) -> str:
    """The rule that forbids casting a spell whatever it is aimed at; empty when none does."""
    card = state.card(cast.spell)
    if card.trait(aspects.MAGECAST) and state.card(cast.caster).type != MAGE:
        return "MW-CAST-14"
    if card.trait(aspects.LEGENDARY) and _who_has(state, card):
        return "MW-CAST-16"
    # MW-MULTI-07
    if card.trait(aspects.UNIQUE) and any(state.friendly(p, cast.by) for p in _who_has(state, card)):
        return "MW-CAST-17"
    if cast.kind == occasions.BOUND and state.owners[cast.spell] != cast.by and _opposed(state, cast):
        return "MW-BIND-12"
    spender = state.card(cast.caster)
    if spender.casts_from and state.play[cast.caster].mana < spender.casts_from:
        return "MW-SPAWN-04"
    cheaper = rebate(state, aspects.CAST_REBATE, cast.spell, cast.caster)
    if least_cost(state, cast.spell) - cheaper > purse(state, cast.caster, cast.by):
        return "MW-CHAN-06"
    return ""


def _opposed(state: S, cast: Cast) -> bool:
    """Whether a spell is of a school that opposes the mage; of one of several, if all do (MW-AMB-18)."""
    card, enemies = state.card(cast.spell), state.card(cast.caster).opposed
    found = [school in enemies for school, _ in card.schools]
    return bool(found) and (all(found) if card.any_school else any(found))


def _who_has(state: S, card: Card) -> list[int]:
    """The controllers of all objects of this name."""
    return [piece.controller for thing, piece in state.play.items() if state.card(thing) is card]


def spell_targets(state: S, cast: Cast) -> Iterator[Thing]:
    """The legal targets of a spell that can be paid for (MW-CAST-05)."""
    card, money = state.card(cast.spell), purse(state, cast.caster, cast.by)
    fixed = isinstance(card.cost, int) and aspects.CAST_REBATE not in state.modifiers
    before = cast.target
    for thing in candidates(state, card.target):
        if not fits_target(state, cast, thing) or barred(state, cast, thing):
            continue
        if card.second is not None or not fixed:
            cast.target = thing
            possible = second_targets(state, cast) if card.second is not None else price(state, cast) <= money
            cast.target = before
            if not possible:
                continue
        yield thing


def fits_target(state: S, cast: Cast, thing: Thing) -> bool:
    """Whether a spell may be aimed at a thing: it is as the spell says, in range and in sight; or it
    is a zone that something opens to it (gate to hell)."""
    card, scope = state.card(cast.spell), Scope(cast.by, cast.spell)
    if legal_target(state, card.target, thing, cast.caster, reach_of(state, cast), scope, card.subtypes):
        return True
    return aspects.SUMMONED_HERE in state.modifiers and state.is_zone(thing) and _opened(state, cast, thing)


def _opened(state: S, cast: Cast, zone: Thing) -> bool:
    if state.card(cast.caster).type != MAGE:
        return False
    nodes = state.game.program.nodes
    return any(
        listener.you == cast.by
        and state.zone_of(listener.this) == zone
        and isinstance(ability := nodes[listener.ability], Modify)
        and ability.on.fits(state, cast.spell, listener)
        for listener in state.modifiers[aspects.SUMMONED_HERE]
    )


def reach_of(state: S, cast: Cast) -> tuple[int, int]:
    low, high = state.card(cast.spell).range
    return low, high + value(state, aspects.SPELL_RANGE, cast.spell, 0)


def second_targets(state: S, cast: Cast, money: int | None = None) -> list[Thing]:
    """For the first target that was chosen: the second ones that are legal and can be paid for."""
    second, before = state.card(cast.spell).second, cast.second
    assert second is not None
    money = purse(state, cast.caster, cast.by) if money is None else money
    found = []
    for thing in candidates(state, second):
        if legal_second(state, cast, thing):
            cast.second = thing
            if price(state, cast) <= money:
                found.append(thing)
    cast.second = before
    return found


def legal_second(state: S, cast: Cast, thing: Thing) -> bool:
    second = state.card(cast.spell).second
    assert second is not None
    scope = Scope(cast.by, cast.spell, names={"it": (cast.target,)})
    return legal_target(state, second, thing, cast.caster, reach_of(state, cast), scope)


def barred(state: S, cast: Cast, thing: Thing) -> str:
    """The rule that bars a spell of this type from a target; empty when none does."""
    card = state.card(cast.spell)
    if card.type == CONJURATION:
        return _barred_conjuration(state, cast, thing)
    if card.type == WALL:
        return "MW-WALL-03" if wall_on(state, thing) != NOTHING else ""
    if card.type == ENCHANTMENT:
        return barred_enchantment(state, cast.spell, cast.by, thing)
    if card.type == EQUIPMENT:
        return _barred_equipment(state, cast, thing)
    if card.type == ATTACK and forbidding(state, aspects.RANGED_TARGET, thing):
        return "MW-GEN-02"
    return ""


def _barred_conjuration(state: S, cast: Cast, thing: Thing) -> str:
    card = state.card(cast.spell)
    for other, piece in state.play.items():
        kind = state.card(other)
        if thing not in (piece.zone, piece.host) or kind.type != CONJURATION:
            continue
        if kind is card:
            return "MW-CONJ-08" if thing in state.play else "MW-CONJ-05"
        if card.trait(aspects.ZONE_EXCLUSIVE) and kind.trait(aspects.ZONE_EXCLUSIVE) and piece.zone == thing:
            return "MW-CONJ-10"
    return ""


def barred_enchantment(state: S, enchantment: Thing, player: int, thing: Thing) -> str:
    """Not twice on one thing by one side, hidden or not (MW-ENCH-09, MW-MULTI-08); traps only where
    no enemy creature is (MW-TRAP-02, as the cards say it)."""
    card = state.card(enchantment)
    for other, piece in state.play.items():
        mine = other != enchantment and state.friendly(piece.controller, player)
        if state.card(other) is card and mine and thing in (piece.host, piece.zone):
            return "MW-ENCH-09"
    if second_barrier(state, enchantment, thing):
        return "MW-BARRIER-10"
    if "trap" in card.subtypes and any(
        not state.friendly(state.controller(t), player) for t in creatures_in(state, thing)
    ):
        return "MW-TRAP-02"
    return ""


def _barred_equipment(state: S, cast: Cast, mage: Thing) -> str:
    card = state.card(cast.spell)
    worn = [t for t in state.play[mage].attached if state.card(t).type == EQUIPMENT]
    if any(state.card(t) is card for t in worn):
        return "MW-EQUIP-07"
    if second_barrier(state, cast.spell, mage):
        return "MW-BARRIER-10"
    own = state.friendly(state.controller(mage), cast.by)  # MW-MULTI-06
    if not own and all(displaced(state, mage, way) for way in card.slots):
        return "MW-EQUIP-09"
    return ""


def displaced(state: S, mage: Thing, way: tuple[str, ...]) -> list[Thing]:
    """What a mage would have to take off to wear something so; of two rings the older one."""
    gone = []
    for slot in way:
        there = [t for t in state.play[mage].attached if slot in state.play[t].slots]  # MW-EQUIP-02
        gone += there[: 1 + len(there) - (RINGS if slot == "ring" else 1)]
    return list(dict.fromkeys(gone))
