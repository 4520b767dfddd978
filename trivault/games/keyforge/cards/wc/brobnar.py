"""Brobnar of Worlds Collide."""

from __future__ import annotations

from trivault.games.keyforge.cards.words import (
    BROBNAR, PLAYED, PUT_COUNTER, THIS, WAS_CREATURE, Artifacts, CountersHere, Creatures, Joined, after,
    artifact, at_least, destroy, each, put_counters,
)  # fmt: skip

EXPLODE = destroy(each(Joined((Creatures(), Artifacts()))))


CARDS = (
    artifact("the-big-one", BROBNAR, amber=1, traits="weapon", constants=[
        after(PLAYED, WAS_CREATURE, put_counters("fuse", THIS)),
        after(PUT_COUNTER["fuse"], at_least(10, CountersHere("fuse")), EXPLODE),
    ]),
)  # fmt: skip
