"""Shadows of Mass Mutation."""

from __future__ import annotations

from trivault.games.keyforge.cards.frames import creature
from trivault.games.keyforge.counters import put_counters
from trivault.games.keyforge.damage import DEALING
from trivault.games.keyforge.events import TURN_ENDED
from trivault.games.keyforge.printed import SHADOWS
from trivault.games.keyforge.things import SELF
from trivault.games.keyforge.vocabulary.conditions import YOUR_TURN_ENDS, When
from trivault.games.keyforge.vocabulary.constants import after, cannot
from trivault.games.keyforge.vocabulary.counters import remove_counters
from trivault.games.keyforge.vocabulary.effects import into_deck, steal
from trivault.games.keyforge.vocabulary.terms import THIS, Number
from trivault.kernel.abilities import Instead

ELUSIVE, TAUNT = {"elusive": 1}, {"taunt": 1}


# Words of this house
WOULD_DEAL_DAMAGE = When(
    "this-would-deal-damage", lambda _s, x: x.event is not None and x.event.source == x.this
)  # KF-DMG-13


PER_COUNTER_REMOVED = Number("per-counter-removed", lambda s, _x: s.happened)


CARDS = (
    creature("mutant-cutpurse", SHADOWS, power=3, traits="mutant thief", enhance={"damage": 3}),
    creature("rad-penny", SHADOWS, power=1, traits="mutant thief", play=steal(1), destroyed=into_deck(THIS)),
    creature("shoulder-id", SHADOWS, power=6, traits="specter", keywords=TAUNT,
             constants=[cannot("fight", SELF), Instead(DEALING, WOULD_DEAL_DAMAGE, steal(1))]),
    creature("mastermindy", SHADOWS, power=2, traits="elf thief", keywords=ELUSIVE,
             constants=[after(TURN_ENDED, YOUR_TURN_ENDS, put_counters("scheme", THIS))],
             action=[remove_counters("scheme"), steal(PER_COUNTER_REMOVED)]),
)  # fmt: skip
