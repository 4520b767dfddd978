"""What a board knows of Mage Wars beside the table: what stands on its cards, and the lists of its rules."""

from __future__ import annotations

from typing import Literal

import msgspec

from trivault.games.magewars.positions.layout import RINGS
from trivault.games.magewars.rules.dice import FACES, shown
from trivault.games.magewars.state.limits import ROUND_PHASES
from trivault.games.magewars.state.model import CONDITIONS, TYPES

SLOTS = ("weapon", "shield", "helmet", "cloak", "chest", "gloves", "belt", "boots", "amulet", *["ring"] * RINGS)


class AttackBar(msgspec.Struct, kw_only=True):
    """An attack bar; that of an attack spell is called like the spell."""

    name: str
    kind: str
    dice: int
    full: bool
    range: tuple[int, int]


class MageWarsFacts(msgspec.Struct, kw_only=True):
    """A spell or a mage as data; its words are in one language."""

    id: str
    name: str
    kind: str
    type: str
    schools: dict[str, int]
    level: int
    subtypes: list[str]
    cost: int | Literal["X"]
    reveal: int | None  # of enchantments
    full: bool
    range: tuple[int, int]
    life: int
    armor: int | None
    channeling: int | None
    slots: list[str]  # where equipment is worn
    traits: list[str]
    verbs: list[str]
    facts: list[str]
    casting: list[str]  # those of the facts that are no numbers here
    attacks: list[AttackBar]
    text: list[str]


class MageWarsRules(msgspec.Struct, kw_only=True):
    """Names that a board shows, each list in its order."""

    phases: tuple[str, ...] = ROUND_PHASES
    slots: tuple[str, ...] = SLOTS  # where equipment is worn
    types: tuple[str, ...] = TYPES
    conditions: tuple[str, ...] = CONDITIONS
    faces: tuple[str, ...] = tuple(die.shows for die in shown(tuple(range(len(FACES)))))  # of the attack die
