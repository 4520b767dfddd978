"""Sanctum of Call of the Archons."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    ALL, ARTIFACT_CARD, BY_YOU, CHOSEN, CHOSEN_HOUSE, CREATURE_CARD, DESTROY, DESTROYED_FIGHTING_THIS, DIS,
    ENEMY, FLANK, FOR_YOU, FOUGHT, FRIENDLY, HAPPENED, HOUSE_CHOSEN, IS_DESTROYED, NEIGHBOR, NEIGHBOR_OF_IT,
    NEIGHBOR_OF_ITS_FOE, OPPONENT, OTHER, PLAYED, PLAYED_SINCE, SANCTUM, SELF, TAUNT, THEIR_POOL,
    THEY_HAVE_MORE_CREATURES, THIS, WAS_CREATURE, AmberOf, Artifacts, ChoosesHouse, Creatures, EachCaptures,
    EventThing, Extreme, InZone, NameHouse, Selection, StillYours, Surplus, ThisTurn, ThisUpgrade, ThisWay,
    Together, action, after, again_while, archive, artifact, at_least, cannot, capture, choose_one, creature,
    deal, destroy, draw, each, forge, from_now_on, gain, gains_keyword, gets_armor, gets_power, gives, having,
    heal, house, if_, if_you_do, instead_of, lose, may_fight, may_use, one, per, pick, power_at_least, purge,
    ready_and_fight, ready_and_fight_different, ready_and_use, stun, swap_with, this_turn, to_hand, trait,
    unstun, up_to, upgrade, use, Card,
)  # fmt: skip

KNIGHT, HORSEMAN = trait("knight"), trait("horseman")


NOBODY_FRIENDLY_IS_HURT = this_turn(cannot("damage", FRIENDLY))


FRIENDLY_CREATURE = FRIENDLY & CREATURE_CARD


FAMINE = destroy(one(Extreme(Creatures(), most=False)))


PESTILENCE = deal(1, each(Creatures(~trait("horseman"))))


CHANGE_PLACES = swap_with(one(Creatures(OTHER & FRIENDLY)))


CARDS: tuple[Card, ...] = (
    action("begone", SANCTUM,
           play=choose_one(destroy_dis=destroy(each(Creatures(house(DIS)))), gain_amber=gain(1))),
    action("blinding-light", SANCTUM, amber=1, play=[NameHouse(), stun(each(Creatures(CHOSEN_HOUSE)))]),
    action("charge", SANCTUM, amber=1,
           play=from_now_on(gives(PLAYED, PLAYED_SINCE & CREATURE_CARD, deal(2, one(Creatures(ENEMY)))))),
    action("cleansing-wave", SANCTUM, play=[heal(1, each(Creatures())), gain(HAPPENED)]),
    action("clear-mind", SANCTUM, amber=1, play=unstun(each(Creatures(FRIENDLY)))),
    action("doorstep-to-heaven", SANCTUM, amber=1,
           play=[lose(AmberOf("you", beyond=5)), lose(AmberOf("opponent", beyond=5), OPPONENT)]),
    action("glorious-few", SANCTUM, play=gain(per(1, Surplus("opponent")))),
    action("honorable-claim", SANCTUM, amber=1, play=EachCaptures(Creatures(FRIENDLY & KNIGHT))),
    action("inspiration", SANCTUM, play=ready_and_use(one(Creatures(FRIENDLY)))),
    action("mighty-lance", SANCTUM, play=[
        pick(one(Creatures())), pick(Selection(Creatures(NEIGHBOR_OF_IT), name="neighbor")),
        deal(3, each(Together("it", "neighbor"))),
    ]),
    action("oath-of-poverty", SANCTUM, amber=1,
           play=[destroy(each(Artifacts(FRIENDLY))), gain(per(2, ThisWay("destroyed")))]),
    action("one-stood-against-many", SANCTUM, amber=1,
           play=ready_and_fight_different(3, one(Creatures(FRIENDLY)))),
    action("radiant-truth", SANCTUM, amber=1, play=stun(each(Creatures(ENEMY & ~FLANK)))),
    action("shield-of-justice", SANCTUM, amber=1, play=NOBODY_FRIENDLY_IS_HURT),
    action("take-hostages", SANCTUM, amber=1,
           play=this_turn(after(FOUGHT, WAS_CREATURE, capture(1, each(StillYours(EventThing()))), by=BY_YOU))),
    action("terms-of-redress", SANCTUM, amber=1, play=capture(2, one(Creatures(FRIENDLY)))),
    action("the-harder-they-come", SANCTUM, play=purge(one(Creatures(power_at_least(5))))),
    action("the-spirit-s-way", SANCTUM, play=destroy(each(Creatures(power_at_least(3))))),
    action("virtuous-works", SANCTUM, amber=3),
    artifact("epic-quest", SANCTUM, traits="quest",
             play=archive(each(Creatures(FRIENDLY & KNIGHT))),
             omni=if_(at_least(7, ThisTurn("played", house(SANCTUM, printed=True), by="you")),
                      destroy(THIS), forge(free=True))),
    artifact("gorm-of-omm", SANCTUM, traits="item", omni=[destroy(THIS), destroy(one(Artifacts()))]),
    artifact("hallowed-blaster", SANCTUM, traits="weapon", action=heal(3, one(Creatures()))),
    artifact("potion-of-invulnerability", SANCTUM, amber=1, traits="item",
             omni=[destroy(THIS), NOBODY_FRIENDLY_IS_HURT]),
    artifact("round-table", SANCTUM, amber=1, traits="location",
             constants=[gets_power(FRIENDLY & KNIGHT, 1), gains_keyword(FRIENDLY & KNIGHT, "taunt")]),
    artifact("sigil-of-brotherhood", SANCTUM, amber=1, traits="power",
             omni=[destroy(THIS), this_turn(may_use(FRIENDLY_CREATURE & house(SANCTUM)))]),
    artifact("whispering-reliquary", SANCTUM, traits="item", action=to_hand(one(Artifacts()))),
    creature("bulwark", SANCTUM, power=4, armor=2, traits="human knight", constants=[gets_armor(NEIGHBOR, 2)]),
    creature("champion-anaphiel", SANCTUM, power=6, armor=1, traits="spirit knight", keywords=TAUNT),
    creature("champion-tabris", SANCTUM, power=6, armor=2, traits="human knight", fight=capture(1)),
    creature("commander-remiel", SANCTUM, power=3, traits="human knight",
             reap=use(one(Creatures(FRIENDLY & ~house(SANCTUM))))),
    creature("duma-the-martyr", SANCTUM, power=3, traits="human",
             destroyed=[heal(ALL, each(Creatures(OTHER & FRIENDLY))), draw(2)]),
    creature("francus", SANCTUM, power=6, armor=1, traits="knight spirit",
             constants=[after(DESTROY, DESTROYED_FIGHTING_THIS, capture(1))]),
    creature("grey-monk", SANCTUM, power=3, traits="human priest",
             constants=[gets_armor(FRIENDLY, 1)], reap=heal(2, one(Creatures()))),
    creature("hayyel-the-merchant", SANCTUM, power=3, traits="human merchant",
             constants=[after(PLAYED, ARTIFACT_CARD, gain(1), by=BY_YOU)]),
    creature("horseman-of-death", SANCTUM, power=5, traits="horseman spirit",
             play=to_hand(each(InZone("discard", HORSEMAN & CREATURE_CARD)))),
    creature("horseman-of-famine", SANCTUM, power=5, traits="horseman spirit",
             play=FAMINE, fight=FAMINE, reap=FAMINE),
    creature("horseman-of-pestilence", SANCTUM, power=5, traits="horseman spirit",
             play=PESTILENCE, fight=PESTILENCE, reap=PESTILENCE),
    creature("horseman-of-war", SANCTUM, power=5, traits="horseman spirit",
             play=[this_turn(may_fight(FRIENDLY_CREATURE)), this_turn(cannot("but-fight", FRIENDLY_CREATURE))]),
    creature("jehu-the-bureaucrat", SANCTUM, power=3, traits="human",
             constants=[after(HOUSE_CHOSEN, ChoosesHouse("you", SANCTUM), gain(2))]),
    creature("lady-maxena", SANCTUM, power=5, armor=2, traits="knight spirit",
             play=stun(one(Creatures())), action=to_hand(THIS)),
    creature("lord-golgotha", SANCTUM, power=5, armor=2, traits="spirit knight",
             before_fight=deal(3, each(Creatures(NEIGHBOR_OF_ITS_FOE)))),
    creature("numquid-the-fair", SANCTUM, power=3, traits="human",
             play=again_while(THEY_HAVE_MORE_CREATURES, destroy(one(Creatures(ENEMY))))),
    creature("protectrix", SANCTUM, power=5, traits="knight spirit",
             reap=[heal(ALL, up_to(1, Creatures())), if_you_do(this_turn(cannot("damage", CHOSEN)))]),
    creature("raiding-knight", SANCTUM, power=4, armor=2, traits="human knight", play=capture(1)),
    creature("sanctum-guardian", SANCTUM, power=6, armor=1, traits="spirit knight", keywords=TAUNT,
             fight=CHANGE_PLACES, reap=CHANGE_PLACES),
    creature("sequis", SANCTUM, power=4, armor=2, traits="human knight", reap=capture(1)),
    creature("sergeant-zakiel", SANCTUM, power=4, armor=1, traits="human knight",
             play=ready_and_fight(up_to(1, Creatures(NEIGHBOR)))),
    creature("staunch-knight", SANCTUM, power=4, armor=2, traits="human knight",
             constants=[gets_power(SELF & FLANK, 2)]),
    creature("gatekeeper", SANCTUM, power=5, armor=1, traits="spirit knight",
             play=if_(at_least(7, THEIR_POOL), capture(AmberOf("opponent", beyond=5)))),
    creature("the-vaultkeeper", SANCTUM, power=4, armor=1, traits="spirit knight",
             constants=[cannot("steal", FOR_YOU)]),
    creature("veemos-lightbringer", SANCTUM, power=6, traits="angel spirit",
             play=destroy(each(Creatures(having("elusive"))))),
    upgrade("armageddon-cloak", SANCTUM, amber=1, gives=[
        gains_keyword(SELF, "hazardous", 2),
        instead_of(DESTROY, IS_DESTROYED, heal(ALL, THIS),
                   destroy(one(ThisUpgrade("armageddon-cloak"))), last=True),
    ]),  # KF-ERR-22
    upgrade("mantle-of-the-zealot", SANCTUM, gives=[may_use(SELF)]),
    upgrade("protect-the-weak", SANCTUM, amber=1, gives=[gets_armor(SELF, 1), gains_keyword(SELF, "taunt")]),
    upgrade("shoulder-armor", SANCTUM, amber=1,
            gives=[gets_armor(SELF & FLANK, 2), gets_power(SELF & FLANK, 2)]),
)  # fmt: skip
