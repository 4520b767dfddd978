"""Cards that no set has, for rules that the cards there are do not put to the test."""

from __future__ import annotations

from tests.keyforge.situations import Situation
from trivault.games.keyforge.cards import CARDS
from trivault.games.keyforge.cards.frames import creature
from trivault.games.keyforge.game import KeyForge
from trivault.games.keyforge.model import DIS
from trivault.games.keyforge.things import ENEMY, FRIENDLY, Creatures, Extreme
from trivault.games.keyforge.vocabulary.effects import destroy, sacrifice
from trivault.kernel.terms import one

INVENTED = (
    # It takes somebody along.
    creature("sore-loser", DIS, power=2, traits="imp", destroyed=destroy(one(Creatures(ENEMY)))),
    creature("spiteful-heir", DIS, power=2, traits="imp", destroyed=sacrifice(one(Creatures(FRIENDLY)))),
    creature("giant-slayer", DIS, power=2, traits="imp", destroyed=destroy(one(Extreme(Creatures(ENEMY))))),
)

GAME = KeyForge((*CARDS, *INVENTED))


class Invented(Situation):
    """A situation with invented cards among the others."""

    of = GAME
