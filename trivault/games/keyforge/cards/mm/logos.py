"""Logos of Mass Mutation."""

from __future__ import annotations

from trivault.games.keyforge.bonus import BonusIcons
from trivault.games.keyforge.cards.frames import creature, gigantic
from trivault.games.keyforge.printed import LOGOS
from trivault.games.keyforge.things import Creatures, InZone, TopOfDeck
from trivault.games.keyforge.vocabulary.effects import archive, discard, purge
from trivault.games.keyforge.vocabulary.flow import if_you_do
from trivault.games.keyforge.vocabulary.terms import IT
from trivault.kernel.terms import each, one

TAKE_APART = [discard(one(InZone("archives"))), if_you_do(purge(one(Creatures())), BonusIcons(IT))]


CARDS = gigantic(
    creature("ultra-gravitron", LOGOS, power=10, armor=3, traits="robot",
             play=archive(each(TopOfDeck(n=5))), fight=TAKE_APART, reap=TAKE_APART)
)  # fmt: skip
