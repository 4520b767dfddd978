"""Brobnar of Age of Ascension."""

from __future__ import annotations

from trivault.games.keyforge.cards.frames import action, creature
from trivault.games.keyforge.damage import power
from trivault.games.keyforge.events import FORGED, LOSE
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.printed import BROBNAR
from trivault.games.keyforge.things import ENEMY, FLANK, FRIENDLY, OTHER, READY, SELF, Creatures, house, trait
from trivault.games.keyforge.vocabulary.conditions import When, about
from trivault.games.keyforge.vocabulary.constants import after, cannot
from trivault.games.keyforge.vocabulary.effects import destroy, exhaust, gain, on, stun, to_hand
from trivault.games.keyforge.vocabulary.flow import if_, phrase, pick
from trivault.games.keyforge.vocabulary.terms import ALL, FOR_ALL, IT, THAT, Number
from trivault.kernel.frames import Scope
from trivault.kernel.terms import each, one

S = KeyForgeState


# Words of this house
def _half_its_power(state: S, scope: Scope) -> int:
    return sum(power(state, card) // 2 for card in scope.things("it") if card in state.play)


HALF_ITS_POWER = Number("half-its-power", _half_its_power)


IT_IS_STUNNED = When("it-is-stunned", lambda s, x: any(s.play[card].stunned for card in x.things("it")))


THIS_IS_ATTACKED = When("this-is-attacked", lambda s, x: any(x.this == fight[1] for fight in s.fights[-1:]))


A_PLAYER_FORGES = about("a-player-forges", FOR_ALL)


ANOTHER_GIANT_TO_HAND = to_hand(one(Creatures(OTHER & FRIENDLY & trait("giant"))))  # KF-ERR-09


CARDS = (
    action("1-2-punch", BROBNAR, amber=1, play=[
        pick(one(Creatures(ENEMY))), if_(IT_IS_STUNNED, destroy(each(IT)), otherwise=stun(each(IT))),
    ]),  # KF-ERR-27
    creature("drummernaut", BROBNAR, power=6, traits="giant",
             play=ANOTHER_GIANT_TO_HAND, fight=ANOTHER_GIANT_TO_HAND, reap=ANOTHER_GIANT_TO_HAND),
    creature("groggins", BROBNAR, power=8, traits="giant", only_fights=FLANK),
    creature("lollop-the-titanic", BROBNAR, power=11, traits="giant location",
             constants=[cannot("deal-damage", SELF, when=THIS_IS_ATTACKED)]),  # KF-ERR-13
    action("the-flex", BROBNAR, play=[
        pick(one(Creatures(FRIENDLY & READY & house(BROBNAR)))), exhaust(each(IT)), gain(HALF_ITS_POWER),
    ]),  # KF-ERR-20
    creature("forgemaster-og", BROBNAR, power=4, traits="giant",
             constants=[after(FORGED, A_PLAYER_FORGES, phrase("that-player-loses-all", on(LOSE, THAT, ALL)))]),
)  # fmt: skip
