"""On which occasion an attack is made, where a spell comes from, how it is cast and what becomes of it."""

from __future__ import annotations

from typing import Final

# What an attack is that is no attack action (`Attack.free`)
ABILITY: Final = "ability"
ANOTHER: Final = "another"  # one more in the same action
BARRIER: Final = "barrier"
BASH: Final = "bash"
COUNTERSTRIKE: Final = "counterstrike"
PASSAGE: Final = "passage"
SPECIAL: Final = "special"
SPELL: Final = "spell"
TRAP: Final = "trap"

# Where a spell comes from (`Cast.kind`); one that is used like a spell is an ability
ASSIGNED: Final = "assigned"
BOUND: Final = "bound"
INNATE: Final = "innate"
PREPARED: Final = "prepared"

# In which way it is cast (`Cast.way`), or an ability is used (`Special.when`)
AROUND: Final = "around"  # before or after a friendly action phase
DEPLOY: Final = "deploy"
FULL: Final = "full"
QUICK: Final = "quick"
QUICKCAST: Final = "quickcast"

# What has become of it before it took effect (`Cast.countered`)
COUNTERED: Final = "countered"  # it is discarded
RETURNED: Final = "returned"  # it goes back to the spellbook
WITHDRAWN: Final = "withdrawn"  # before it was paid for

# Why somebody is asked beside the action phase of a team mate's creature (`Choice.reason`)
BESIDE: Final = ("before-team-mate", "after-team-mate")
