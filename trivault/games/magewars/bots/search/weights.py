"""What positions of Mage Wars are weighed by. One mana well spent is about one point. The numbers here were set
by hand; those that `expert` and `master`, and `club` among apprentices, weigh by were learned (`weights.json`,
`training/tuning.py`)."""

from __future__ import annotations

from typing import NamedTuple


class Weighting(NamedTuple):
    life: float = 1.5  # for each damage that the mage can still take
    danger: float = 0.1  # for the life that is missing to be safe, squared
    safe: float = 12.0
    doom: float = 0.6  # how much of the threatened damage is counted as if it were dealt
    creatures: float = 1.0  # for each mana that a creature cost
    dying: float = 0.4  # the part of its worth that a creature keeps until it is destroyed
    things: float = 0.9  # for each mana of equipment and conjurations
    enchanted: float = 1.0  # of enchantments on somebody
    zones: float = 0.6  # … and in zones
    markers: float = 1.0
    mana: float = 0.6
    hoard: float = 0.3  # mana beyond what can be spent in a round
    purse: int = 20
    growth: float = 0.25  # for each mana of channeling and round to come
    horizon: int = 12
    now: float = 0.5  # how much of a threat counts that can be carried out in this round
    next: float = 0.35  # … or in the next
    delay: float = 0.6  # for each round that an attacker needs to come near
    step: float = 0.9  # where it has to move first
    mage: float = 0.5  # threats of mages, who have more to do
    slain: float = 2.0  # for a creature that is destroyed, beside its worth
    plans: float = 0.35  # lost for each mana of a prepared spell that cannot be paid any more
    shield: float = 1.2  # for each threatened damage that a shield would prevent
    pet: float = 4.0  # beside what it can do better
    bloodreaper: float = 8.0
    guards: float = 0.5  # how surely a guard stops an attacker
    burst: float = 0.4  # how much of the damage counts that a mage could deal by spells
    fear: float = 0.85  # what the enemies threaten, against what oneself does
    win: float = 200.0


# Spends mana on who fights rather than on what may pay off later.
HAND_SET = Weighting(creatures=1.3, things=0.8, growth=0.15)

# For the full arena, where most enemies are far away: goes for what it threatens rather than waits for what
# enemies do, and minds less how far that is.
FULL_ARENA = HAND_SET._replace(now=0.35, next=0.25, delay=0.75, fear=0.4, growth=0.1, burst=0.0)

# … but fears for its mage, and keeps the mana that prepared spells need.
FULL_ARENA_CLUB = FULL_ARENA._replace(doom=1.0, plans=1.35, burst=0.36)
