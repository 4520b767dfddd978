"""Mars of Age of Ascension."""

from __future__ import annotations

from trivault.games.keyforge.cards.words import (
    ITS_FOE, MARS, Creatures, PurgeArchived, abduct, archive_a_card, creature, each, if_you_do, one, stun,
)  # fmt: skip

CARDS = (
    creature("collector-worm", MARS, power=2, armor=5, traits="beast",
             fight=abduct(each(Creatures(ITS_FOE)))),  # KF-ERR-28
    creature("yzphyz-knowdrone", MARS, power=3, armor=1, traits="martian scientist",
             play=[archive_a_card(), PurgeArchived(), if_you_do(stun(one(Creatures())))]),  # KF-ERR-18
)  # fmt: skip
