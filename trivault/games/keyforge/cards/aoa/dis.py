"""Dis of Age of Ascension."""

from __future__ import annotations

from trivault.games.keyforge.cards.frames import action, artifact, creature, labelled, upgrade
from trivault.games.keyforge.counters import put_counters
from trivault.games.keyforge.events import REAPED
from trivault.games.keyforge.printed import DIS
from trivault.games.keyforge.things import (
    CREATURE_CARD,
    ENEMY,
    FRIENDLY,
    Artifacts,
    Creatures,
    Extreme,
    NeighborsOf,
    trait,
    with_counter,
)
from trivault.games.keyforge.vocabulary.conditions import CREATURE_REAPS, IT_IS_DESTROYED, When
from trivault.games.keyforge.vocabulary.constants import after, until_your_next_turn
from trivault.games.keyforge.vocabulary.deeds import deal_for_each
from trivault.games.keyforge.vocabulary.effects import deal, destroy, stun
from trivault.games.keyforge.vocabulary.flow import if_
from trivault.games.keyforge.vocabulary.terms import THAT
from trivault.kernel.abilities import BLANK, Modify
from trivault.kernel.terms import Constant, each, one

A_DOOM_COUNTER_IS_IN_PLAY = When(
    "a-doom-counter-is-in-play", lambda s, _x: any(piece.count("doom") for piece in s.play.values())
)


CARDS = (
    creature("aember-imp", DIS, power=2, traits="imp", keywords={"elusive": 1},
             constants=[after(REAPED, CREATURE_REAPS, stun(THAT))]),
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
        A_DOOM_COUNTER_IS_IN_PLAY,
        destroy(each(Creatures(with_counter("doom")))),
        otherwise=put_counters("doom", one(Creatures())),
    )),  # KF-ERR-11
)  # fmt: skip
