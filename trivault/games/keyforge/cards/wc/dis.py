"""Dis of Worlds Collide."""

from __future__ import annotations

from trivault.games.keyforge.cards.words import (
    DIS, DISCARD, ELUSIVE, FOR_ALL, FROM_YOUR_HAND, NEIGHBOR, SELF, SKIRMISH, THIS, WITHOUT_AMBER, YOUR_TURN,
    Creatures, InTheirTurn, InZone, Players, action, after, archive, artifact, capture, creature, destroy, each,
    enrage, gets_power, house, if_you_do, key_cost, one, opponent_discards_random, opponent_loses,
    opponents_next_turn, per, purge, purge_random, ready, steal, trait, up_to,
)  # fmt: skip

GORGE = [purge(up_to(1, Creatures(NEIGHBOR))), if_you_do(ready(THIS))]


DEVOUR = purge(one(InZone("discard", whose="both")))


DEARER_KEYS = opponents_next_turn(key_cost(InTheirTurn(FOR_ALL), 3))


CARDS = (
    creature("buzzle", DIS, power=3, traits="beast", keywords=SKIRMISH, play=GORGE, fight=GORGE),
    creature("dendrix", DIS, power=5, traits="demon", fight=opponent_discards_random(1)),
    action("draining-touch", DIS, play=destroy(one(Creatures(WITHOUT_AMBER)))),
    creature("harbinger-of-doom", DIS, power=2, armor=3, traits="demon", destroyed=destroy(each(Creatures()))),
    creature("impspector", DIS, power=2, traits="imp", destroyed=purge_random(Players("opponent"))),
    creature("lilithal", DIS, power=5, traits="demon", fight=capture(1), reap=capture(1)),
    creature("rotgrub", DIS, power=1, traits="beast", play=opponent_loses(1), reap=archive(THIS)),
    action("the-evil-eye", DIS, amber=1, play=DEARER_KEYS),
    creature("e-e-on-the-fringes", DIS, power=1, traits="imp", keywords=ELUSIVE, constants=[after(
        DISCARD, house(DIS) & FROM_YOUR_HAND,
        purge(up_to(1, InZone("discard", house(DIS), "both"))), if_you_do(steal(1)),
        when=YOUR_TURN,
    )]),
    action("giants-bane", DIS, amber=1, play=destroy(one(Creatures(trait("giant"))))),
    artifact("soul-fiddle", DIS, traits="item", action=enrage(one(Creatures()))),
    creature("lesser-oxtet", DIS, power=3, traits="demon", keywords=ELUSIVE,
             play=purge(each(InZone("hand"))), reap=DEARER_KEYS),
    creature("noname", DIS, power=1, traits="demon",
             constants=[gets_power(SELF, per(1, InZone("purged", whose="both")))],
             play=DEVOUR, fight=DEVOUR, reap=DEVOUR),
    action("beasts-bane", DIS, amber=1, play=destroy(one(Creatures(trait("beast"))))),
    action("demons-bane", DIS, amber=1, play=destroy(one(Creatures(trait("demon"))))),
    action("dinosaurs-bane", DIS, amber=1, play=destroy(one(Creatures(trait("dinosaur"))))),
    action("humans-bane", DIS, amber=1, play=destroy(one(Creatures(trait("human"))))),
    action("scientists-bane", DIS, amber=1, play=destroy(one(Creatures(trait("scientist"))))),
    action("thieves-bane", DIS, amber=1, play=destroy(one(Creatures(trait("thief"))))),
)  # fmt: skip
