"""Sanctum of Age of Ascension."""

from __future__ import annotations

from trivault.games.keyforge.cards.words import (
    ARMOR_PREVENTED, CAPTURE, CHOSEN, FOR_OPPONENT, FRIENDLY, REAP_GAIN, SANCTUM, SELF, THAT_MUCH, Creatures,
    NeighborsOf, Power, TakeIt, action, after, artifact, cannot, capture, creature, deal, destroy, each,
    fight_foe, gain, if_, one, pick, ready, this_turn, you_control_houses,
)  # fmt: skip

CARDS = (
    artifact("hallowed-shield", SANCTUM, traits="item",
             action=[pick(one(Creatures())), this_turn(cannot("damage", CHOSEN))]),
    creature("maruck-the-marked", SANCTUM, power=5, armor=1, traits="spirit knight",
             constants=[after(ARMOR_PREVENTED, SELF, capture(THAT_MUCH))]),
    creature("sir-marrows", SANCTUM, power=4, armor=2, traits="human knight",
             constants=[after(REAP_GAIN, FOR_OPPONENT, TakeIt(CAPTURE))]),
    action("smite", SANCTUM,
           play=[ready(one(Creatures(FRIENDLY))), fight_foe(), deal(2, each(NeighborsOf("foe")))]),
    creature("prince-derric-unifier", SANCTUM, power=4, armor=1, traits="human knight",
             play=if_(you_control_houses(3), gain(3))),
    creature("opal-knight", SANCTUM, power=5, traits="spirit knight",
             play=destroy(each(Creatures(Power("even"))))),
)  # fmt: skip
