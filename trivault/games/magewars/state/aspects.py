"""What traits, modifiers, permissions, bans and markers are about: the names by which they are found.

A card that has, gives, changes or forbids something names one of these; the rules ask for it by the same name.
"""

from __future__ import annotations

from typing import Final

# Traits and values of objects (MW-TRAITRULE)
AEGIS: Final = "aegis"
ARMOR: Final = "armor"
ATTACKS_BY_LEVEL: Final = "attacks-by-level"
ATTACK_DICE: Final = "attack-dice"
BLOCKS_LOS: Final = "blocks-los"
BLOODTHIRSTY: Final = "bloodthirsty"
BURNPROOF: Final = "burnproof"
CHANNELING: Final = "channeling"
CHARGE: Final = "charge"
CLIMBING: Final = "climbing"
DICE_AGAINST: Final = "dice-against"
ELUSIVE: Final = "elusive"
FAMILIAR: Final = "familiar"
FAST: Final = "fast"
FINITE_LIFE: Final = "finite-life"
FLYING: Final = "flying"
INCAPACITATED: Final = "incapacitated"
INCORPOREAL: Final = "incorporeal"
LEGENDARY: Final = "legendary"
LIVING: Final = "living"
LOSES_FLYING: Final = "loses-flying"
MAGEBIND: Final = "magebind"
MAGECAST: Final = "magecast"
MELEE: Final = "melee"
MOVES_BY_TELEPORT: Final = "moves-by-teleport"
MOVE_COST: Final = "move-cost"
NONLIVING: Final = "nonliving"
NOT_IN_ACTION: Final = "not-in-action"
ONCE: Final = "once"
ONE_MOVE: Final = "one-move"
PASSAGE_ATTACKS: Final = "passage-attacks"
PASSAGE_BLOCKED: Final = "passage-blocked"
PEST: Final = "pest"
RAGE: Final = "rage"
RANGED: Final = "ranged"
REGENERATE: Final = "regenerate"
RESTRAINED: Final = "restrained"
SLOW: Final = "slow"
SLOW_PASSAGE: Final = "slow-passage"
SPAWNPOINT: Final = "spawnpoint"
TOUGH: Final = "tough"
UNANSWERABLE: Final = "unanswerable"
UNCONTAINABLE: Final = "uncontainable"
UNIQUE: Final = "unique"
UNMOVABLE: Final = "unmovable"
UPKEEP: Final = "upkeep"
ZONE_EXCLUSIVE: Final = "zone-exclusive"

# Traits of attacks
CHAINS: Final = "chains"
COUNTERSTRIKE: Final = "counterstrike"
CRITICAL_DAMAGE: Final = "critical-damage"
DEFROST: Final = "defrost"
DOUBLESTRIKE: Final = "doublestrike"
ETHEREAL: Final = "ethereal"
MANA_DRAIN: Final = "mana-drain"
MANA_TRANSFER: Final = "mana-transfer"
PIERCING: Final = "piercing"
QUENCHES: Final = "quenches"
REACH: Final = "reach"
SWEEPING: Final = "sweeping"
TRIPLESTRIKE: Final = "triplestrike"
UNAVOIDABLE: Final = "unavoidable"
VAMPIRIC: Final = "vampiric"

# What spells cost and where they may go
CAST_REBATE: Final = "cast-rebate"
REVEAL_REBATE: Final = "reveal-rebate"
SPELL_RANGE: Final = "spell-range"
SUMMONED_HERE: Final = "summoned-here"

# Permissions: what one may do although the rules do not let one
QUICK_SPELL: Final = "quick-spell"

# Bans: what cannot be done
ATTACK: Final = "attack"
MOVE: Final = "move"
RANGED_TARGET: Final = "ranged-target"
TARGET: Final = "target"

# Markers on objects: conditions (MW-COND), and others
BURN: Final = "burn"
CRIPPLE: Final = "cripple"
DAZE: Final = "daze"
ROT: Final = "rot"
SLEEP: Final = "sleep"
STUN: Final = "stun"
TAUNT: Final = "taunt"
WEAK: Final = "weak"
BANISH: Final = "banish"
BLOODREAPER: Final = "bloodreaper"
OPEN: Final = "open"
PET: Final = "pet"
SHIELD: Final = "shield"
WRATH: Final = "wrath"


# A trait that is about a type of damage, or that all attacks of a creature have


def immune_to(damage: str) -> str:
    return f"immune-{damage}"


def solid_to(damage: str) -> str:
    return f"solid-to-{damage}"


def attacks_with(damage: str) -> str:
    """More dice for attacks of this type, in melee and ranged."""
    return f"{damage}-attacks"


def of_attacks(name: str) -> str:
    """A trait that all attacks of a creature have."""
    return f"attack-{name}"


def of_melee(name: str) -> str:
    """A trait that all melee attacks of a creature have."""
    return f"melee-{name}"
