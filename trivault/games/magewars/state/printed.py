"""Cards as printed: attack bars, defenses, targets, abilities, spells and mages (MW-ANAT)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from trivault.games.magewars.state.model import MAGE, MAGE_LEVEL, MageWarsState
from trivault.kernel.abilities import Ability
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Amount, Condition, Filter

SPELL_POINTS = 120  # MW-BOOK-03


@dataclass(frozen=True)
class Bar:
    """An attack bar (MW-ATK-03). `effects` are thresholds of the effect die in rising order."""

    name: str
    kind: str
    dice: int
    full: bool = False
    range: tuple[int, int] = (0, 0)
    damage: str = ""  # its damage type
    effects: tuple[tuple[int, tuple[str, ...]], ...] = ()
    traits: tuple[tuple[str, int], ...] = ()
    bonus: tuple[tuple[int, Filter[MageWarsState]], ...] = ()  # +X against what fits
    zone: bool = False  # attacks all in a zone
    spares_caster: bool = False

    def trait(self, name: str) -> int:
        return next((n for trait, n in self.traits if trait == name), 0)


@dataclass(frozen=True)
class Defense:
    """A defense (MW-DEF): the least roll that avoids an attack."""

    least: int
    uses: int = 1  # in a round; 0: once against every attack
    melee: bool = True
    ranged: bool = True
    steady: bool = False  # conditions do not affect its roll
    against: Filter[MageWarsState] | None = None  # which attackers only


@dataclass(frozen=True)
class Target:
    """What a spell or ability may be aimed at (MW-CAST-06)."""

    kind: str  # zone, border, creature, conjuration, object, mage, enchantment, discard, arena
    which: Filter[MageWarsState] | None = None


@dataclass(frozen=True)
class Special:
    """An ability that an action, or a permission of its own, lets one use (MW-FA-05)."""

    name: str
    effect: Node[MageWarsState]
    when: str = "quick"  # quick, full, spell (a quick spell), around (before or after a friendly action phase)
    range: tuple[int, int] | None = (0, 0)  # None: anywhere in the arena
    target: Target | None = None
    cost: int | Amount[MageWarsState] = 0
    once: bool = False  # in a round
    possible: Condition[MageWarsState] | None = None
    users: Filter[MageWarsState] | None = None  # who uses it, where another than its holder or wearer does


@dataclass(frozen=True, eq=False)
class Card:
    """A spell or a mage as printed (MW-ANAT-01). Copies share one."""

    slug: str
    type: str
    schools: tuple[tuple[str, int], ...] = ()
    any_school: bool = False  # one of them counts, not all
    cost: int | Amount[MageWarsState] = 0  # MW-ANAT-02, MW-ANAT-03
    full: bool = False  # MW-ANAT-04
    range: tuple[int, int] = (0, 0)
    target: Target = Target("zone")
    second: Target | None = None  # some spells have another target
    choices: Node[MageWarsState] | None = None  # what is decided while casting (MW-CAST-09)
    subtypes: frozenset[str] = frozenset()  # MW-ANAT-05
    life: int = 0  # MW-LIFE-01
    armor: int | None = 0  # None: never any (MW-ORDER-10)
    channeling: int | None = None
    traits: dict[str, int] = field(default_factory=dict)  # MW-ANAT-07
    attacks: tuple[Bar, ...] = ()
    defenses: tuple[Defense, ...] = ()
    specials: tuple[Special, ...] = ()
    abilities: tuple[Ability[MageWarsState], ...] = ()  # in force while in play and face up
    hidden: tuple[Ability[MageWarsState], ...] = ()  # of an enchantment: in force while face down
    effect: Node[MageWarsState] | None = None  # when it resolves, enters play or is revealed
    reveal: int = 0
    mandatory: bool = False
    magebind: int = 0
    slots: tuple[tuple[str, ...], ...] = ()  # ways to wear it, each the locations that it takes
    casts: Filter[MageWarsState] | None = None  # what a familiar or spawnpoint may cast
    casts_from: int = 0  # the mana that a spawnpoint must have to cast
    binds: Filter[MageWarsState] | None = None  # spellbind
    epic: bool = False  # MW-ANAT-08
    novice: bool = False
    only_class: str = ""
    only_trained: str = ""
    trained: tuple[str, ...] = ()  # of a mage
    opposed: tuple[str, ...] = ()
    any_element: bool = False  # trained in one element of the player's choice
    innate: tuple[str, ...] = ()  # spells that a mage can always cast
    points: int = 0  # what the spellbook of a mage may cost (MW-MAGE-04)

    @property
    def level(self) -> int:
        """The sum of the levels, or the single one (MW-BOOK-07, MW-BOOK-08, MW-ANAT-09)."""
        if self.type == MAGE:
            return MAGE_LEVEL  # MW-ANAT-11
        return self.schools[0][1] if self.any_school else sum(level for _, level in self.schools)

    def trait(self, name: str) -> int:
        return self.traits.get(name, 0)

    def trees(self) -> Iterator[Node[MageWarsState]]:
        yield from self.abilities
        yield from self.hidden
        yield from (tree for tree in (self.effect, self.choices) if tree is not None)
        yield from (special.effect for special in self.specials)
