"""Brobnar of Worlds Collide."""

from __future__ import annotations

from trivault.games.keyforge.cards.words import (
    BROBNAR, CREATURE_IS_PLAYED, PLAYED, PUT_COUNTER, THIS, Artifacts, CountersHere, Creatures, Joined, after,
    artifact, at_least, destroy, each, put_counters,
)  # fmt: skip

EXPLODE = destroy(each(Joined((Creatures(), Artifacts()))))


CARDS = (
    artifact("the-big-one", BROBNAR, amber=1, traits="weapon", constants=[
        after(PLAYED, CREATURE_IS_PLAYED, put_counters("fuse", THIS)),
        after(PUT_COUNTER["fuse"], at_least(10, CountersHere("fuse")), EXPLODE),
    ]),
)  # fmt: skip
