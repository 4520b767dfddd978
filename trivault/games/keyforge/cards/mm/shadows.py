"""Shadows of Mass Mutation."""

from __future__ import annotations

from trivault.games.keyforge.cards.words import (
    DEALING, ELUSIVE, FOR_YOU, HAPPENED, SELF, SHADOWS, TAUNT, THIS, TURN_ENDED, WOULD_DEAL_DAMAGE, Instead,
    after, cannot, creature, into_deck, put_counters, remove_counters, steal,
)  # fmt: skip

CARDS = (
    creature("mutant-cutpurse", SHADOWS, power=3, traits="mutant thief", enhance={"damage": 3}),
    creature("rad-penny", SHADOWS, power=1, traits="mutant thief", play=steal(1), destroyed=into_deck(THIS)),
    creature("shoulder-id", SHADOWS, power=6, traits="specter", keywords=TAUNT,
             constants=[cannot("fight", SELF), Instead(DEALING, WOULD_DEAL_DAMAGE, steal(1))]),
    creature("mastermindy", SHADOWS, power=2, traits="elf thief", keywords=ELUSIVE,
             constants=[after(TURN_ENDED, FOR_YOU, put_counters("scheme", THIS))],
             action=[remove_counters("scheme"), steal(HAPPENED)]),
)  # fmt: skip
