"""Logos of Mass Mutation."""

from __future__ import annotations

from trivault.games.keyforge.cards.words import (
    IT, LOGOS, BonusIcons, Creatures, InZone, TopOfDeck, archive, creature, discard, each, gigantic, if_you_do,
    one, purge,
)  # fmt: skip

TAKE_APART = [discard(one(InZone("archives"))), if_you_do(purge(one(Creatures())), BonusIcons(IT))]


CARDS = (
    *gigantic(
        creature("ultra-gravitron", LOGOS, power=10, armor=3, traits="robot",
                 play=archive(each(TopOfDeck(n=5))), fight=TAKE_APART, reap=TAKE_APART)
    ),
)  # fmt: skip
