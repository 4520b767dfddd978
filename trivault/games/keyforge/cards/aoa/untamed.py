"""Untamed of Age of Ascension."""

from __future__ import annotations

from trivault.games.keyforge.cards.words import (
    CREATURE_CARD, FOR_YOU, FRIENDLY, UNTAMED, Constant, InZone, Modify, creature, one, to_hand,
)  # fmt: skip

CARDS = (
    creature("duskwitch", UNTAMED, power=1, traits="human witch", keywords={"omega": 1, "elusive": 1},
             constants=[Modify("enters-ready", FRIENDLY & CREATURE_CARD, Constant(1))]),
    creature("glimmer", UNTAMED, power=1, traits="faerie", keywords={"alpha": 1},
             play=to_hand(one(InZone("discard")))),
    creature("po-s-pixies", UNTAMED, power=1, traits="faerie", keywords={"elusive": 1},
             constants=[Modify("supply-pays", FOR_YOU, Constant(1))]),
)  # fmt: skip
