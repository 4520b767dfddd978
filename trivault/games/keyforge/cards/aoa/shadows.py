"""Shadows of Age of Ascension."""

from __future__ import annotations

from trivault.games.keyforge.cards.words import (
    CHOSEN, FOR_YOU, FOUGHT, FRIENDLY, NEIGHBOR, SELF, SHADOWS, TURN_ENDED, WAS_NEIGHBOR, YOUR_AMBER, Artifacts,
    Best, Constant, Creatures, Modify, action, after, artifact, creature, deal, destroy, divide_damage, each,
    gain, if_you_do, may_use, not_trait, one, per, pick, sacrifice, steal, their_amber_at_least, this_turn,
    trait,
)  # fmt: skip

CARDS = (
    action("life-for-a-life", SHADOWS, amber=1,
           play=[sacrifice(one(Creatures(FRIENDLY))), if_you_do(deal(6, one(Creatures())))]),  # KF-ERR-10
    creature("ronnie-wristclocks", SHADOWS, power=2, traits="elf thief",
             play=steal(Best(1, ((their_amber_at_least(7), 2),)))),
    creature("little-niff", SHADOWS, power=2, traits="elf thief",
             keywords={"omega": 1, "deploy": 1, "elusive": 1},
             constants=[after(FOUGHT, WAS_NEIGHBOR, steal(1))]),
    action("lethal-distraction", SHADOWS, amber=1,
           play=[pick(one(Creatures())), this_turn(Modify("additional-damage", CHOSEN, Constant(2)))]),
    creature("plague-rat", SHADOWS, power=1, traits="beast rat", keywords={"elusive": 1},
             play=deal(per(1, Creatures(trait("rat"))), each(Creatures(not_trait("rat"))))),  # KF-ERR-21
    action("sack-of-coins", SHADOWS, amber=1, play=divide_damage(YOUR_AMBER, Creatures())),
    creature("scowly-caper", SHADOWS, power=2, traits="elf thief", keywords={"skirmish": 1},
             enters_opposed=True, constants=[
                 may_use(SELF), after(TURN_ENDED, FOR_YOU, destroy(one(Creatures(NEIGHBOR)))),
             ]),
    artifact("shard-of-greed", SHADOWS, traits="item shard",
             action=gain(per(1, Artifacts(FRIENDLY & trait("shard"))))),
)  # fmt: skip
