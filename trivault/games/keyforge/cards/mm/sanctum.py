"""Sanctum of Mass Mutation."""

from __future__ import annotations

from trivault.games.keyforge.cards.words import (
    FOR_OPPONENT, SANCTUM, STEAL, THAT_MUCH, THIS, Creatures, after, artifact, if_you_do, one, purge,
    put_counters, remove_counters,
)  # fmt: skip

CARDS = (
    artifact("book-of-malefaction", SANCTUM, amber=1, traits="item law",
             constants=[after(STEAL, FOR_OPPONENT, put_counters("warrant", THIS, THAT_MUCH))],
             omni=[remove_counters("warrant", 1), if_you_do(purge(one(Creatures())))]),
)  # fmt: skip
