"""Dis of Age of Ascension."""

from __future__ import annotations

from trivault.games.keyforge.cards.words import (
    BLANK, CREATURE_CARD, DIS, ENEMY, FRIENDLY, IT_IS_DESTROYED, REAPED, THAT, Artifacts, Constant, Creatures,
    Extreme, InPlay, Modify, NeighborsOf, action, after, artifact, at_least, creature, deal, deal_for_each,
    destroy, each, if_, labelled, one, put_counters, stun, trait, until_your_next_turn, upgrade, with_counter,
)  # fmt: skip

CARDS = (
    creature("aember-imp", DIS, power=2, traits="imp", keywords={"elusive": 1},
             constants=[after(REAPED, CREATURE_CARD, stun(THAT))]),
    action("pain-reaction", DIS, amber=1, play=[
        deal(2, one(Creatures(ENEMY))), if_(IT_IS_DESTROYED, deal(2, each(NeighborsOf("it")))),
    ]),  # KF-ERR-16
    upgrade("soulkeeper", DIS, amber=1,
            gives=labelled(destroyed=destroy(one(Extreme(Creatures(ENEMY)))))),  # KF-DEST-10
    action("shadow-of-dis", DIS, amber=1,
           play=until_your_next_turn(Modify(BLANK, ENEMY & CREATURE_CARD, Constant(1)))),  # KF-ERR-15
    artifact("shard-of-pain", DIS, traits="item shard",
             action=deal_for_each(Artifacts(FRIENDLY & trait("shard")), 1, Creatures(ENEMY))),
    artifact("wretched-doll", DIS, traits="item", action=if_(
        at_least(1, InPlay(with_counter("doom"))),
        destroy(each(Creatures(with_counter("doom")))),
        otherwise=put_counters("doom", one(Creatures())),
    )),  # KF-ERR-11
)  # fmt: skip
