"""Shadows of Age of Ascension."""

from __future__ import annotations

from trivault.games.keyforge.battleline import last_neighbors
from trivault.games.keyforge.cards.frames import action, artifact, creature
from trivault.games.keyforge.events import DAMAGE, FOUGHT, TURN_ENDED
from trivault.games.keyforge.model import CUT_SHORT, KeyForgeState
from trivault.games.keyforge.printed import SHADOWS
from trivault.games.keyforge.things import FRIENDLY, NEIGHBOR, SELF, Artifacts, Creatures, not_trait, trait
from trivault.games.keyforge.things import IT as CHOSEN
from trivault.games.keyforge.vocabulary.conditions import YOUR_TURN_ENDS, When, their_amber_at_least
from trivault.games.keyforge.vocabulary.constants import after, may_use, this_turn
from trivault.games.keyforge.vocabulary.effects import deal, destroy, gain, sacrifice, steal
from trivault.games.keyforge.vocabulary.flow import if_you_do, phrase, pick
from trivault.games.keyforge.vocabulary.terms import YOUR_AMBER, per
from trivault.kernel.abilities import Modify
from trivault.kernel.asking import Spread
from trivault.kernel.events import EmitShares
from trivault.kernel.frames import Scope
from trivault.kernel.terms import Best, Constant, each, one

S = KeyForgeState


# Words of this house


def _neighbor_fights(state: S, scope: Scope) -> bool:
    """It need not have survived (KF-FIGHT-14), and may even have come back elsewhere."""
    if scope.event is None:
        return False
    fighter, (_, _, progress) = scope.event.thing, state.fights[-1]
    if progress == CUT_SHORT and fighter in state.gone:
        return scope.this in state.gone[fighter].beside
    return scope.this in last_neighbors(state, fighter)


NEIGHBOR_FIGHTS = When("neighbor-fights", _neighbor_fights)


DEAL_FOR_YOUR_AMBER = phrase(
    "deal-for-your-amber", Spread("shares", Creatures(), YOUR_AMBER, DAMAGE.name), EmitShares(DAMAGE, "shares")
)  # KF-WORD-04


CARDS = (
    action("life-for-a-life", SHADOWS, amber=1,
           play=[sacrifice(one(Creatures(FRIENDLY))), if_you_do(deal(6, one(Creatures())))]),  # KF-ERR-10
    creature("ronnie-wristclocks", SHADOWS, power=2, traits="elf thief",
             play=steal(Best(1, ((their_amber_at_least(7), 2),)))),
    creature("little-niff", SHADOWS, power=2, traits="elf thief",
             keywords={"omega": 1, "deploy": 1, "elusive": 1},
             constants=[after(FOUGHT, NEIGHBOR_FIGHTS, steal(1))]),
    action("lethal-distraction", SHADOWS, amber=1,
           play=[pick(one(Creatures())), this_turn(Modify("additional-damage", CHOSEN, Constant(2)))]),
    creature("plague-rat", SHADOWS, power=1, traits="beast rat", keywords={"elusive": 1},
             play=deal(per(1, Creatures(trait("rat"))), each(Creatures(not_trait("rat"))))),  # KF-ERR-21
    action("sack-of-coins", SHADOWS, amber=1, play=DEAL_FOR_YOUR_AMBER),
    creature("scowly-caper", SHADOWS, power=2, traits="elf thief", keywords={"skirmish": 1},
             enters_opposed=True, constants=[
                 may_use(SELF), after(TURN_ENDED, YOUR_TURN_ENDS, destroy(one(Creatures(NEIGHBOR)))),
             ]),
    artifact("shard-of-greed", SHADOWS, traits="item shard",
             action=gain(per(1, Artifacts(FRIENDLY & trait("shard"))))),
)  # fmt: skip
