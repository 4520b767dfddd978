"""How a card is declared: one call, read like the card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from trivault.games.magewars.model import (
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
from trivault.games.magewars.printed import SPELL_POINTS, Bar, Card, Defense, Special, Target
from trivault.games.magewars.things import CORPOREAL, LIVING, NON_MAGE
from trivault.kernel.abilities import Ability
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Amount, Filter

S = MageWarsState
Bonus = tuple[tuple[int, Filter[S]], ...]
Cost = int | Amount[S]
Traits = Mapping[str, int]

# Targets
ZONE, BORDER, ARENA = Target("zone"), Target("border"), Target("arena")
ANY_CREATURE, ANY_MAGE, ANY_OBJECT = Target("creature"), Target("mage"), Target("object")
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


def _card(
    slug: str,
    kind: str,
    schools: str,
    *,
    subtypes: str = "",
    traits: Traits | None = None,
    **more: object,
) -> Card:
    found, any_school = _schools(schools)
    return Card(
        slug,
        kind,
        found,
        any_school,
        subtypes=frozenset(subtypes.split()),
        traits=dict(traits or {}),
        **more,  # type: ignore[arg-type]  # the callers below are typed
    )


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
    epic: bool = False,
    only_class: str = "",
    only_trained: str = "",
    **traits: int,
) -> Card:
    """An attack spell: its bar has the name of the spell (MW-ATKSP-03). Zone attacks are unavoidable."""
    own = bar(slug, RANGED, dice, range_, damage, effects, full, bonus, zone, spares_caster, traits)
    return _card(
        slug,
        ATTACK,
        schools,
        cost=cost,
        full=full,
        range=range_,
        target=ZONE if zone else CREATURE_OR_CONJURATION,
        subtypes=subtypes or damage,
        attacks=(own,),
        traits=spell_traits,
        epic=epic,
        only_class=only_class,
        only_trained=only_trained,
    )


def creature(
    slug: str,
    schools: str,
    cost: Cost,
    *,
    life: int,
    armor: int | None = 0,
    subtypes: str = "",
    attacks: Sequence[Bar] = (),
    traits: Traits | None = None,
    defenses: Sequence[Defense] = (),
    specials: Sequence[Special] = (),
    abilities: Sequence[Ability[S]] = (),
    channeling: int | None = None,
    casts: Filter[S] | None = None,
    epic: bool = False,
    only_class: str = "",
    only_trained: str = "",
) -> Card:
    return _card(
        slug,
        CREATURE,
        schools,
        cost=cost,
        full=True,
        range=(0, 0),
        target=ZONE,
        life=life,
        armor=armor,
        subtypes=subtypes,
        attacks=tuple(attacks),
        traits=traits,
        defenses=tuple(defenses),
        specials=tuple(specials),
        abilities=tuple(abilities),
        channeling=channeling,
        casts=casts,
        epic=epic,
        only_class=only_class,
        only_trained=only_trained,
    )


def conjuration(
    slug: str,
    schools: str,
    cost: Cost,
    *,
    life: int,
    armor: int | None = 0,
    subtypes: str = "",
    target: Target = ZONE,
    range_: tuple[int, int] = (0, 1),
    full: bool = False,
    attacks: Sequence[Bar] = (),
    traits: Traits | None = None,
    specials: Sequence[Special] = (),
    abilities: Sequence[Ability[S]] = (),
    effect: Node[S] | None = None,
    channeling: int | None = None,
    casts: Filter[S] | None = None,
    casts_from: int = 0,
    epic: bool = False,
    only_class: str = "",
    only_trained: str = "",
) -> Card:
    return _card(
        slug,
        CONJURATION,
        schools,
        cost=cost,
        full=full,
        range=range_,
        target=target,
        life=life,
        armor=armor,
        subtypes=subtypes,
        attacks=tuple(attacks),
        traits=traits,
        specials=tuple(specials),
        abilities=tuple(abilities),
        effect=effect,
        channeling=channeling,
        casts=casts,
        casts_from=casts_from,
        epic=epic,
        only_class=only_class,
        only_trained=only_trained,
    )


def wall(
    slug: str,
    schools: str,
    cost: int,
    *,
    life: int,
    armor: int | None = 0,
    subtypes: str = "",
    attacks: Sequence[Bar] = (),
    traits: Traits | None = None,
    abilities: Sequence[Ability[S]] = (),
) -> Card:
    """Walls lie on a border and can be extended (MW-WALL)."""
    return _card(
        slug,
        WALL,
        schools,
        cost=cost,
        range=(0, 1),
        target=BORDER,
        life=life,
        armor=armor,
        subtypes=subtypes,
        attacks=tuple(attacks),
        traits=traits,
        abilities=tuple(abilities),
    )


def enchantment(
    slug: str,
    schools: str,
    reveal: int,
    target: Target,
    *,
    subtypes: str = "",
    mandatory: bool = False,
    magebind: int = 0,
    attacks: Sequence[Bar] = (),
    defenses: Sequence[Defense] = (),
    traits: Traits | None = None,
    abilities: Sequence[Ability[S]] = (),
    hidden: Sequence[Ability[S]] = (),
    effect: Node[S] | None = None,
    epic: bool = False,
    novice: bool = False,
    only_class: str = "",
    only_trained: str = "",
) -> Card:
    """Cast for 2 mana face down (MW-ENCH-12); `hidden` abilities wait for the moment of a mandatory one."""
    return _card(
        slug,
        ENCHANTMENT,
        schools,
        cost=2,
        range=(0, 2),
        target=target,
        reveal=reveal,
        mandatory=mandatory,
        magebind=magebind,
        subtypes=subtypes,
        attacks=tuple(attacks),
        defenses=tuple(defenses),
        traits=traits,
        abilities=tuple(abilities),
        hidden=tuple(hidden),
        effect=effect,
        epic=epic,
        novice=novice,
        only_class=only_class,
        only_trained=only_trained,
    )


def equipment(
    slug: str,
    schools: str,
    cost: Cost,
    slots: str,
    *,
    subtypes: str = "",
    attacks: Sequence[Bar] = (),
    defenses: Sequence[Defense] = (),
    traits: Traits | None = None,
    specials: Sequence[Special] = (),
    abilities: Sequence[Ability[S]] = (),
    binds: Filter[S] | None = None,
    epic: bool = False,
    novice: bool = False,
    only_class: str = "",
    only_trained: str = "",
) -> Card:
    """`slots`: `ring`, `weapon | shield` (one of them), `weapon & shield` (both)."""
    ways = tuple(tuple(way.split(" & ")) for way in slots.split(" | "))
    return _card(
        slug,
        EQUIPMENT,
        schools,
        cost=cost,
        range=(0, 2),
        target=ANY_MAGE,
        slots=ways,
        subtypes=subtypes,
        attacks=tuple(attacks),
        defenses=tuple(defenses),
        traits=traits,
        specials=tuple(specials),
        abilities=tuple(abilities),
        binds=binds,
        epic=epic,
        novice=novice,
        only_class=only_class,
        only_trained=only_trained,
    )


def incantation(
    slug: str,
    schools: str,
    cost: Cost,
    target: Target,
    range_: tuple[int, int],
    effect: Node[S],
    *,
    subtypes: str = "",
    full: bool = False,
    second: Target | None = None,
    choices: Node[S] | None = None,
    attacks: Sequence[Bar] = (),
    traits: Traits | None = None,
    epic: bool = False,
    novice: bool = False,
    only_class: str = "",
    only_trained: str = "",
) -> Card:
    return _card(
        slug,
        INCANTATION,
        schools,
        cost=cost,
        full=full,
        range=range_,
        target=target,
        second=second,
        choices=choices,
        effect=effect,
        subtypes=subtypes,
        attacks=tuple(attacks),
        traits=traits,
        epic=epic,
        novice=novice,
        only_class=only_class,
        only_trained=only_trained,
    )


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
