"""How a card is declared: one call, read like the card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict, Unpack

from trivault.games.magewars.effects.things import CORPOREAL, LIVING, NON_MAGE
from trivault.games.magewars.state.model import (
    ATTACK,
    BARRIER,
    CONJURATION,
    CREATURE,
    ENCHANTMENT,
    EQUIPMENT,
    INCANTATION,
    MAGE,
    MELEE,
    OTHER,
    PASSAGE,
    RANGED,
    WALL,
    MageWarsState,
)
from trivault.games.magewars.state.printed import SPELL_POINTS, Bar, Card, Defense, Special, Target
from trivault.kernel.abilities import Ability
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Amount, Filter

S = MageWarsState
Bonus = tuple[tuple[int, Filter[S]], ...]
Cost = int | Amount[S]
Traits = Mapping[str, int]

# Targets
ZONE, BORDER, ARENA = Target("zone"), Target("border"), Target("arena")
ANY_CREATURE, ANY_MAGE = Target("creature"), Target("mage")
CREATURE_OR_CONJURATION = Target("creature-or-conjuration")
LIVING_CREATURE = Target("creature", LIVING)
CORPOREAL_CREATURE = Target("creature", CORPOREAL)
NON_MAGE_CREATURE = Target("creature", NON_MAGE)
NON_MAGE_LIVING_CREATURE = Target("creature", NON_MAGE & LIVING)
NON_MAGE_CORPOREAL_CREATURE = Target("creature", NON_MAGE & CORPOREAL)
ZONE_OR_OBJECT = Target("zone-or-object")


def _schools(text: str) -> tuple[tuple[tuple[str, int], ...], bool]:
    """`nature 2`, `fire 2 & dark 4` (both), `fire 2 | water 2` (one of them); mages' abilities have none."""
    parts = [part.split() for part in text.replace("|", "&").split("&") if part]
    return tuple((name, int(level)) for name, level in parts), "|" in text


def _effects(effects: Mapping[int, str]) -> tuple[tuple[int, tuple[str, ...]], ...]:
    return tuple((least, tuple(names.split())) for least, names in sorted(effects.items()))


def bar(
    name: str,
    kind: str,
    dice: int,
    range_: tuple[int, int] = (0, 0),
    damage: str = "",
    effects: Mapping[int, str] | None = None,
    full: bool = False,
    bonus: Bonus = (),
    zone: bool = False,
    spares_caster: bool = False,
    traits: Traits | None = None,
) -> Bar:
    """An attack bar; traits are named with underscores: `mana_drain=1`."""
    named = tuple((trait.replace("_", "-"), n) for trait, n in (traits or {}).items())
    return Bar(
        name, kind, dice, full, range_, damage, _effects(effects or {}), named, bonus, zone, spares_caster
    )


def melee(
    name: str,
    dice: int,
    damage: str = "",
    effects: Mapping[int, str] | None = None,
    *,
    full: bool = False,
    bonus: Bonus = (),
    **traits: int,
) -> Bar:
    return bar(name, MELEE, dice, (0, 0), damage, effects, full, bonus, traits=traits)


def ranged(
    name: str,
    dice: int,
    range_: tuple[int, int],
    damage: str = "",
    effects: Mapping[int, str] | None = None,
    *,
    full: bool = True,
    bonus: Bonus = (),
    **traits: int,
) -> Bar:
    return bar(name, RANGED, dice, range_, damage, effects, full, bonus, traits=traits)


def barrier(
    name: str, dice: int, damage: str = "", effects: Mapping[int, str] | None = None, **traits: int
) -> Bar:
    return bar(name, BARRIER, dice, (0, 0), damage, effects, traits={"unavoidable": 1} | traits)


def passage(
    name: str, dice: int, damage: str = "", effects: Mapping[int, str] | None = None, **traits: int
) -> Bar:
    return bar(name, PASSAGE, dice, (0, 0), damage, effects, traits={"unavoidable": 1} | traits)


def other(
    name: str, dice: int, damage: str = "", effects: Mapping[int, str] | None = None, **traits: int
) -> Bar:
    """An attack that is neither melee nor ranged, of a trap or an ability."""
    return bar(name, OTHER, dice, (0, 0), damage, effects, traits=traits)


class Facts(TypedDict, total=False):
    """What else may stand on a spell, by the names of `Card`; lists and words become what it holds."""

    subtypes: str
    traits: Traits
    life: int
    armor: int | None
    channeling: int
    full: bool
    second: Target
    attacks: Sequence[Bar]
    defenses: Sequence[Defense]
    specials: Sequence[Special]
    abilities: Sequence[Ability[S]]
    hidden: Sequence[Ability[S]]
    choices: Node[S]
    mandatory: bool
    magebind: int
    casts: Filter[S]
    casts_from: int
    binds: Filter[S]
    epic: bool
    novice: bool
    only_class: str
    only_trained: str


class Acting(Facts, total=False):
    """Of an object that does something when it comes or is revealed."""

    effect: Node[S]


class Placed(Acting, total=False):
    """Of a conjuration that does not lie in a zone close by."""

    range: tuple[int, int]
    target: Target


def _card(slug: str, kind: str, schools: str, cost: Cost, facts: Facts, **more: object) -> Card:
    found, any_school = _schools(schools)
    held = {name: _held(name, value) for name, value in (more | {**facts}).items()}
    return Card(slug, kind, found, any_school, cost, **held)  # type: ignore[arg-type]  # the frames are typed


def _held(name: str, value: object) -> object:
    if name == "subtypes":
        return frozenset(str(value).split())
    return tuple(value) if isinstance(value, list) else value


def attack_spell(
    slug: str,
    schools: str,
    cost: Cost,
    dice: int,
    range_: tuple[int, int],
    damage: str = "",
    effects: Mapping[int, str] | None = None,
    *,
    subtypes: str = "",
    full: bool = False,
    bonus: Bonus = (),
    zone: bool = False,
    spares_caster: bool = False,
    spell_traits: Traits | None = None,
    **traits: int,
) -> Card:
    """An attack spell: its bar has the name of the spell (MW-ATKSP-03). Zone attacks are unavoidable."""
    own = bar(slug, RANGED, dice, range_, damage, effects, full, bonus, zone, spares_caster, traits)
    words = subtypes or damage
    facts: Facts = {"subtypes": words, "traits": spell_traits or {}, "attacks": [own], "full": full}
    target = ZONE if zone else CREATURE_OR_CONJURATION
    return _card(slug, ATTACK, schools, cost, facts, range=range_, target=target)


def creature(slug: str, schools: str, cost: Cost, **facts: Unpack[Facts]) -> Card:
    return _card(slug, CREATURE, schools, cost, facts, full=True, range=(0, 0), target=ZONE)


def conjuration(slug: str, schools: str, cost: Cost, **facts: Unpack[Placed]) -> Card:
    return _card(slug, CONJURATION, schools, cost, facts, range=(0, 1), target=ZONE)


def wall(slug: str, schools: str, cost: Cost, **facts: Unpack[Facts]) -> Card:
    """Walls lie on a border and can be extended (MW-WALL)."""
    return _card(slug, WALL, schools, cost, facts, range=(0, 1), target=BORDER)


def enchantment(slug: str, schools: str, reveal: int, target: Target, **facts: Unpack[Acting]) -> Card:
    """Cast for 2 mana face down (MW-ENCH-12); `hidden` abilities wait for the moment of a mandatory one."""
    return _card(slug, ENCHANTMENT, schools, 2, facts, range=(0, 2), reveal=reveal, target=target)


def equipment(slug: str, schools: str, cost: Cost, slots: str, **facts: Unpack[Facts]) -> Card:
    """`slots`: `ring`, `weapon | shield` (one of them), `weapon & shield` (both)."""
    ways = tuple(tuple(way.split(" & ")) for way in slots.split(" | "))
    return _card(slug, EQUIPMENT, schools, cost, facts, range=(0, 2), target=ANY_MAGE, slots=ways)


def incantation(
    slug: str,
    schools: str,
    cost: Cost,
    target: Target,
    range_: tuple[int, int],
    effect: Node[S],
    **facts: Unpack[Facts],
) -> Card:
    return _card(slug, INCANTATION, schools, cost, facts, target=target, range=range_, effect=effect)


def mage(
    slug: str,
    *,
    life: int,
    channeling: int,
    subtypes: str,
    trained: str,
    opposed: str = "",
    any_element: bool = False,
    traits: Traits | None = None,
    abilities: Sequence[Ability[S]] = (),
    innate: str = "",
) -> Card:
    """A mage has a basic melee attack of 3 dice (MW-BEAST-01 and its like)."""
    return Card(
        slug,
        MAGE,
        life=life,
        channeling=channeling,
        subtypes=frozenset(subtypes.split()),
        attacks=(melee("basic-melee-attack", 3),),
        traits=dict(traits or {}),
        abilities=tuple(abilities),
        trained=tuple(trained.split()),
        opposed=tuple(opposed.split()),
        any_element=any_element,
        innate=tuple(innate.split()),
        points=SPELL_POINTS,
    )
