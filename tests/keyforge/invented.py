"""Cards that no set has, for rules that the cards there are do not put to the test."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tests.keyforge.situations import Situation
from trivault.games.keyforge.cards import CARDS
from trivault.games.keyforge.cards.frames import creature, labelled
from trivault.games.keyforge.game import KeyForge
from trivault.games.keyforge.model import DIS, KeyForgeState
from trivault.games.keyforge.things import ENEMY, FRIENDLY, OTHER, Creatures, Extreme
from trivault.games.keyforge.vocabulary.conditions import THEIR_TURN
from trivault.games.keyforge.vocabulary.constants import (
    cannot,
    gains_keyword,
    gets_power,
    opponents_next_turn,
)
from trivault.games.keyforge.vocabulary.effects import destroy, gain, sacrifice, ward
from trivault.kernel.abilities import Ability, add
from trivault.kernel.nodes import Node
from trivault.kernel.terms import each, one

S = KeyForgeState


@dataclass(frozen=True)
class Teach(Node[S]):
    """Each other friendly creature gains an ability for the turn."""

    ability: Ability[S]

    def start(self, state: S) -> bool:
        scope = state.scopes[-1]
        until = state.game.moment(state, "turn", scope.you)
        for card in Creatures(FRIENDLY & OTHER).find(state, scope):
            add(state, self.ability, scope.you, card, until, origin=scope.this)
        return False


(INHERITANCE,) = labelled(destroyed=gain(1))

INVENTED = (
    # Who dies takes somebody along
    creature("sore-loser", DIS, power=2, destroyed=destroy(one(Creatures(ENEMY)))),
    creature("spiteful-heir", DIS, power=2, destroyed=sacrifice(one(Creatures(FRIENDLY)))),
    creature("giant-slayer", DIS, power=2, destroyed=destroy(one(Extreme(Creatures(ENEMY))))),
    creature("late-teacher", DIS, power=2, destroyed=Teach(INHERITANCE)),
    creature("late-guardian", DIS, power=2, destroyed=ward(each(Creatures(FRIENDLY & OTHER)))),
    # What is in force
    creature("frost-giant", DIS, power=9, constants=[gets_power(ENEMY, -2)]),
    creature("stone-singer", DIS, power=5, constants=[gains_keyword(FRIENDLY & OTHER, "invulnerable")]),
    replace(creature("pile-reader", DIS, power=9), reads_order=True),
    creature("last-curse", DIS, power=2, destroyed=opponents_next_turn(cannot("reap", ENEMY, when=THEIR_TURN))),
)

GAME = KeyForge((*CARDS, *INVENTED))


class Invented(Situation):
    """A situation with invented cards among the others."""

    of = GAME
