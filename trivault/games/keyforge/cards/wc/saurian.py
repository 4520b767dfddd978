"""Saurian of Worlds Collide."""

from __future__ import annotations

from trivault.games.keyforge.cards.words import (
    ALL, CAPTURE_WHAT_IS_STOLEN, CENTER, DESTROY, ENEMY, FIGHTING, FOR_ALL, FRIENDLY, IT, SAURIAN, SELF,
    SHUFFLE_YOUR_DECK, STEAL, THIS, TO_SUPPLY, WAS_CREATURE, CountersHere, Creatures, Effect, InZone,
    PutOnFlank, Reveal, Seq, ThisIs, ThisOne, action, after, again, artifact, at_least, creature, deal, each,
    forge, gets_armor, house, if_, if_you_do, instead_of, labelled, may_exalt, may_use, on, one, only_deals,
    per, pick, put_counters, remove_counters, to_hand, up_to, upgrade,
)  # fmt: skip

PHALANX: Effect = Seq((pick(one(Creatures())), deal(per(1, Creatures(FRIENDLY)), each(IT))))


FIND_A_SAURIAN = [to_hand(up_to(1, InZone("deck", house(SAURIAN)))), Reveal(each(IT)), SHUFFLE_YOUR_DECK]


REX = if_(ThisIs(CENTER), may_exalt(up_to(1, ThisOne())), if_you_do(*FIND_A_SAURIAN))


CARDS = (
    upgrade("imperial-scutum", SAURIAN, amber=1,
            gives=[gets_armor(SELF, 2), *labelled(destroyed=on(TO_SUPPLY, THIS, ALL))]),
    action("phalanx-strike", SAURIAN, amber=1, play=[
        PHALANX,
        may_exalt(up_to(1, Creatures(FRIENDLY))),
        if_you_do(again(PHALANX)),
    ]),
    creature("gargantodon", SAURIAN, power=16, traits="beast", enters_stunned=True, constants=[
        only_deals(SELF, 4),
        instead_of(STEAL, FOR_ALL, CAPTURE_WHAT_IS_STOLEN),
    ]),
    artifact("auto-legionary", SAURIAN, traits="robot ally", action=PutOnFlank(),
             other=creature("auto-legionary", SAURIAN, power=5, traits="robot ally", action=PutOnFlank(),
                            constants=[may_use(SELF)])),
    creature("saurus-rex", SAURIAN, power=6, traits="dinosaur leader", fight=REX, reap=REX),
    artifact("the-colosseum", SAURIAN, traits="location",
             constants=[after(DESTROY, ENEMY & WAS_CREATURE & FIGHTING, put_counters("glory", THIS))],
             omni=if_(at_least(6, CountersHere("glory")), remove_counters("glory", 6), forge())),
)  # fmt: skip
