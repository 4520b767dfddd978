"""Brobnar of Age of Ascension."""

from __future__ import annotations

from trivault.games.keyforge.cards.words import (
    ALL, BROBNAR, CREATURE_CARD, ENEMY, FLANK, FORGED, FOR_ALL, FRIENDLY, IT, LOSE, OTHER, READY, SELF, STUNNED,
    THAT, Creatures, InFight, PowerOf, action, after, cannot, creature, destroy, each, exhaust, gain, house,
    if_, it_is, on, one, pick, stun, to_hand, trait,
)  # fmt: skip

ANOTHER_GIANT_TO_HAND = to_hand(one(Creatures(OTHER & FRIENDLY & trait("giant"))))  # KF-ERR-09


CARDS = (
    action("1-2-punch", BROBNAR, amber=1, play=[
        pick(one(Creatures(ENEMY))),
        if_(it_is(STUNNED & CREATURE_CARD), destroy(each(IT)), otherwise=stun(each(IT))),
    ]),  # KF-ERR-27
    creature("drummernaut", BROBNAR, power=6, traits="giant",
             play=ANOTHER_GIANT_TO_HAND, fight=ANOTHER_GIANT_TO_HAND, reap=ANOTHER_GIANT_TO_HAND),
    creature("groggins", BROBNAR, power=8, traits="giant", only_fights=FLANK),
    creature("lollop-the-titanic", BROBNAR, power=11, traits="giant location",
             constants=[cannot("deal-damage", SELF & InFight("defender"))]),  # KF-ERR-13
    action("the-flex", BROBNAR, play=[
        pick(one(Creatures(FRIENDLY & READY & house(BROBNAR)))), exhaust(each(IT)),
        gain(PowerOf(IT, half=True)),
    ]),  # KF-ERR-20
    creature("forgemaster-og", BROBNAR, power=4, traits="giant",
             constants=[after(FORGED, FOR_ALL, on(LOSE, THAT, ALL))]),
)  # fmt: skip
