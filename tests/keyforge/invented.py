"""Cards that no set has, for rules that the cards there are do not put to the test."""

from __future__ import annotations

from tests.keyforge.situations import Situation
from trivault.games.keyforge.cards import CARDS
from trivault.games.keyforge.cards.frames import action, creature, labelled
from trivault.games.keyforge.cards.cota.sanctum import again_while
from trivault.games.keyforge.cards.cota.logos import may_repeat
from trivault.games.keyforge.game import KeyForge
from trivault.games.keyforge.model import DIS
from trivault.games.keyforge.things import ENEMY, FRIENDLY, OTHER, SELF, Creatures, Extreme
from trivault.games.keyforge.vocabulary import destroy, gain, sacrifice, this_turn, to_hand, ward
from trivault.kernel.abilities import Before
from trivault.kernel.terms import each, one

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
