"""Saurian of Mass Mutation."""

from __future__ import annotations

from trivault.games.keyforge.cards.words import (
    ALL, ITS_FOE, MOVE_AMBER, NEIGHBOR, SAURIAN, SELF, Creatures, cannot, creature, each, gives_destroyed,
    hatch, labelled, on, one, title, upgrade,
)  # fmt: skip

CARDS = (
    creature("saurian-egg", SAURIAN, power=1, armor=5, amber=1, traits="dinosaur egg",
             constants=[cannot("fight", SELF), cannot("reap", SELF)], omni=hatch(2, 3)),
    upgrade("siren-horn", SAURIAN, amber=1,
            gives=labelled(before_fight=on(MOVE_AMBER, each(Creatures(ITS_FOE))))),
    creature("optio-gorkus", SAURIAN, power=3, armor=3, traits="dinosaur soldier", keywords={"elusive": 1},
             constants=[gives_destroyed(
                 NEIGHBOR, on(MOVE_AMBER, one(Creatures(title("optio-gorkus") & NEIGHBOR)), ALL)
             )]),
)  # fmt: skip
