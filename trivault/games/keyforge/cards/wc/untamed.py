"""Untamed of Worlds Collide."""

from __future__ import annotations

from trivault.games.keyforge.cards.words import (
    CREATURE_CARD, FORGED, FOR_ALL, THIS, UNTAMED, CountersHere, Creatures, GainTextBox, InZone, Reveal,
    Selection, after, artifact, if_you_do, key_cost, one, per, phrase, pick, put_counters, remove_counters,
    sacrifice,
)  # fmt: skip

CREATURE_IN_HAND = Selection(InZone("hand", CREATURE_CARD), name="text")


NURTURE = phrase(
    "nurture",
    Reveal(CREATURE_IN_HAND),
    if_you_do(pick(one(Creatures())), GainTextBox()),
)


CARDS = (
    artifact("creed-of-nurture", UNTAMED, traits="power", omni=[sacrifice(THIS), if_you_do(NURTURE)]),
    artifact("vineapple-tree", UNTAMED, amber=1, traits="location", constants=[
        key_cost(FOR_ALL, per(1, CountersHere("growth"))),
        after(FORGED, FOR_ALL, remove_counters("growth")),
    ], action=put_counters("growth", THIS)),
)  # fmt: skip
