"""What modifiers, permissions and bans are about: the keys by which abilities in force are found.

A card that changes, permits or forbids something names one of these; the rules ask for it by the same name.
"""

from __future__ import annotations

from typing import Final

# Values that are added to
ADDITIONAL_DAMAGE: Final = "additional-damage"
ARMOR: Final = "armor"
ATTACK_BONUS: Final = "attack-bonus"
BELONGS_TO: Final = "belongs-to"
ENTERS_READY: Final = "enters-ready"
FAR_TAUNT: Final = "far-taunt"
FIRST_TURN_EXTRA: Final = "first-turn-extra"
FLANK: Final = "flank"
GIVES_ACTION: Final = "gives-action"
HAND_SIZE: Final = "hand-size"
ICON_AS: Final = "icon-as"
ICONS_AGAIN: Final = "icons-again"
IGNORES_ELUSIVE: Final = "ignores-elusive"
IGNORES_TAUNT: Final = "ignores-taunt"
KEY_COST: Final = "key-cost"
ONLY_DEALS: Final = "only-deals"
PLAYED_READY: Final = "played-ready"
PLAYED_STUNNED: Final = "played-stunned"
POWER: Final = "power"
PURGE_DESTROYED: Final = "purge-destroyed"
SET_ARMOR: Final = "set-armor"
SET_POWER: Final = "set-power"
RETURNS: Final = "returns-to-hand"
SPENDABLE: Final = "spendable"
MUST_FIGHT: Final = "must-fight"  # when it is used, if it can
SPENT_BY_OPPONENT: Final = "spent-by-opponent"
SUPPLY_PAYS: Final = "supply-pays"
TEXT_BOX: Final = "text-box"
TOLL: Final = "toll"
TRAIT: Final = "trait"  # a card has one more
USE_TOLL: Final = "use-toll"
X: Final = "x"

# Keywords, which cards have and gain (KF-KW)
ASSAULT: Final = "assault"
ELUSIVE: Final = "elusive"
HAZARDOUS: Final = "hazardous"
INVULNERABLE: Final = "invulnerable"
POISON: Final = "poison"
SKIRMISH: Final = "skirmish"
TAUNT: Final = "taunt"
KEYWORDS: Final = (ASSAULT, ELUSIVE, HAZARDOUS, INVULNERABLE, POISON, SKIRMISH, TAUNT)

# Permissions: what one may do although the rules do not let one
MAY_FIGHT: Final = "may-fight"
MAY_PLAY: Final = "may-play"
MAY_USE: Final = "may-use"

# Bans: what cannot be done
ATTACK: Final = "attack"
BONUS_ICONS: Final = "bonus-icons"
BUT_FIGHT: Final = "but-fight"
DAMAGE: Final = "damage"
DAMAGE_BY: Final = "damage-by"  # who cannot deal damage to the card that says so
DEAL_DAMAGE: Final = "deal-damage"
DESTROY: Final = "destroy"
DESTROYED_EFFECTS: Final = "destroyed-effects"
FIGHT: Final = "fight"
FIGHT_THIS: Final = "fight-this"  # who cannot fight the card that says so
FORGE: Final = "forge"
FORGE_STEP: Final = "forge-step"
PLAY: Final = "play"
READY: Final = "ready"
REAP: Final = "reap"
STAY: Final = "stay"
STEAL: Final = "steal"
USE: Final = "use"
