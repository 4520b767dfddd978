"""Dis of Mass Mutation."""

from __future__ import annotations

from trivault.games.keyforge.cards.words import (
    ALL, BY_AN_ICON, BY_OPPONENT, CREATURE_CARD, DAMAGE, DIS, ENEMY, FOR_ALL, FRIENDLY, NEIGHBOR, PLAYED_LEFT,
    PLAYED_RIGHT, SELF, THAT, THIS, WAS_CREATURE, WAS_FRIENDLY, Creatures, InTheirTurn, Modify, PowerOf,
    ThisTurn, ThisWay, action, after, artifact, at_least, creature, deal, destroy, house, if_you_do, key_cost,
    may_forge, not_trait, opponent_loses, opponents_next_turn, per, shares_damage, steal, up_to,
)  # fmt: skip

OFFER_LIVES = [
    destroy(up_to(ALL, Creatures(FRIENDLY))),
    may_forge(per(-1, ThisWay("destroyed"), base=6), if_you_do(destroy(THIS))),
]


CARDS = (
    creature("bonesaw", DIS, power=5, traits="demon",
             enters_ready_if=at_least(1, ThisTurn("destroyed", WAS_FRIENDLY & WAS_CREATURE))),
    creature("drecker", DIS, power=4, traits="imp", constants=shares_damage(), reap=steal(1)),
    action("waking-nightmare", DIS, amber=1, enhance={"capture": 1},
           play=opponents_next_turn(key_cost(InTheirTurn(FOR_ALL), per(1, Creatures(house(DIS)))))),
    artifact("obsidian-forge", DIS, amber=1, traits="item", action=OFFER_LIVES),
    creature("picaroon", DIS, power=0, x_power=True, traits="mutant changeling", keywords={"deploy": 1},
             constants=[Modify("x", SELF, PowerOf(Creatures(NEIGHBOR & not_trait("changeling"))))]),
    creature("maleficorn", DIS, power=5, traits="mutant", enhance={"damage": 4},
             constants=[after(DAMAGE, ENEMY, deal(1, THAT), when=BY_AN_ICON)]),
    creature("sinestra", DIS, power=5, traits="demon",
             constants=[after(PLAYED_LEFT, CREATURE_CARD, opponent_loses(1), by=BY_OPPONENT)]),
    creature("dexus", DIS, power=5, traits="demon",
             constants=[after(PLAYED_RIGHT, CREATURE_CARD, opponent_loses(1), by=BY_OPPONENT)]),
)  # fmt: skip
