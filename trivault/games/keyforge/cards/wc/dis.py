"""Dis of Worlds Collide."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    CENTER, DIS, DISCARD, ELUSIVE, ENEMY, FLANK, FOR_ALL, FOR_YOU, FROM_YOUR_HAND, HOUSE_CHOSEN, IT, NEIGHBOR,
    OF_COMMONEST_HOUSE, OPPONENT, PURGE, READY_STEP_ENDED, REAPED, SELF, SHUFFLE_THAT_DECK, SKIRMISH, TAUNT,
    THEIR_TURN, THIS, WAS_ENEMY, WAS_FRIENDLY, WITH_AMBER, YOUR_TURN, ChoosesHouse, CountsAs, Creatures,
    HouseNextTurn, Houses, InPlay, InZone, ItsIcons, LikeIt, Name, NameHouse, OfThatName, Players, Provided,
    PurgeFromOnePile, Reveal, Selection, Seq, ThisIs, ThisWay, TopOfDeck, action, after, archive, artifact,
    at_random, capture, capture_from_own_side, creature, deal_for_each, deal_more_to_damaged, destroy, each,
    enrage, exhaust, gain, gets_power, gives, house, if_, if_you_do, it_is, key_cost, lose, move_anywhere, one,
    opponents_next_turn, per, pick_player, power_counters, purge, ready, steal, take_control, trait, up_to,
    Card,
)  # fmt: skip

GORGE = [purge(up_to(1, Creatures(NEIGHBOR))), if_you_do(ready(THIS))]


DEVOUR = purge(one(InZone("discard", whose="both")))


SIFT = [
    pick_player(),
    Reveal(Selection(TopOfDeck("chosen", 5), every=True, name="revealed")),
    purge(one(ThisWay("revealed"))),
    SHUFFLE_THAT_DECK,
]


DEARER_KEYS = opponents_next_turn(key_cost(Provided(THEIR_TURN, FOR_ALL), 3))


CARDS: tuple[Card, ...] = (
    creature("buzzle", DIS, power=3, traits="beast", keywords=SKIRMISH, play=GORGE, fight=GORGE),
    creature("dendrix", DIS, power=5, traits="demon", fight=at_random(DISCARD, Players("opponent"))),
    action("draining-touch", DIS, play=destroy(one(Creatures(~WITH_AMBER)))),
    creature("etaromme", DIS, power=4, traits="demon", reap=destroy(one(Creatures(OF_COMMONEST_HOUSE)))),
    action("festering-touch", DIS, amber=1, play=deal_more_to_damaged(1, 3, up_to(2, Creatures()))),
    creature("harbinger-of-doom", DIS, power=2, armor=3, traits="demon", destroyed=destroy(each(Creatures()))),
    creature("impspector", DIS, power=2, traits="imp", destroyed=at_random(PURGE, Players("opponent"))),
    creature("infurnace", DIS, power=4, traits="demon",
             play=[PurgeFromOnePile(2), lose(per(1, ItsIcons("amber", of="purged")), OPPONENT)]),
    creature("lilithal", DIS, power=5, traits="demon", fight=capture(1), reap=capture(1)),
    creature("malison", DIS, power=5, traits="demon", fight=[
        move_anywhere(up_to(1, Creatures(ENEMY))), if_(it_is(FLANK), capture_from_own_side(1, each(IT))),
    ]),
    creature("rotgrub", DIS, power=1, traits="beast", play=lose(1, OPPONENT), reap=archive(THIS)),
    action("the-evil-eye", DIS, amber=1, play=DEARER_KEYS),
    creature("borr-nit", DIS, power=3, traits="demon", reap=SIFT),
    action("borr-nit-s-touch", DIS, amber=1, play=SIFT),
    creature("e-e-on-the-fringes", DIS, power=1, traits="imp", keywords=ELUSIVE, constants=[after(
        DISCARD, house(DIS) & FROM_YOUR_HAND,
        purge(up_to(1, InZone("discard", house(DIS), "both"))), if_you_do(steal(1)),
        when=YOUR_TURN,
    )]),
    action("giants-bane", DIS, amber=1, play=destroy(one(Creatures(trait("giant"))))),
    action("gleeful-mayhem", DIS, amber=1,
           play=deal_for_each(Houses(Creatures()), 5, Creatures(LikeIt("that-house")))),
    creature("snag", DIS, power=5, traits="demon", fight=HouseNextTurn("must", "opponent", of="foe")),
    artifact("soul-fiddle", DIS, traits="item", action=enrage(one(Creatures()))),
    creature("greater-oxtet", DIS, power=4, traits="demon", keywords=TAUNT, constants=[after(
        READY_STEP_ENDED, FOR_YOU, purge(one(InZone("hand"))), if_you_do(power_counters(2, THIS)),
    )]),
    action("harvest-time", DIS, play=[
        Name("trait"), purge(each(InPlay(OfThatName("trait")))),
        gain(per(1, ThisWay("purged", WAS_FRIENDLY))), gain(per(1, ThisWay("purged", WAS_ENEMY)), OPPONENT),
    ]),
    creature("lesser-oxtet", DIS, power=3, traits="demon", keywords=ELUSIVE,
             play=purge(each(InZone("hand"))), reap=DEARER_KEYS),
    creature("lord-invidius", DIS, power=5, traits="demon leader", keywords=ELUSIVE, constants=[gives(
        REAPED, Provided(ThisIs(CENTER), SELF),
        Seq((take_control(one(Creatures(ENEMY & FLANK))), exhaust(each(IT)), CountsAs(DIS))),
    )]),
    creature("noname", DIS, power=1, traits="demon",
             constants=[gets_power(SELF, per(1, InZone("purged", whose="both")))],
             play=DEVOUR, fight=DEVOUR, reap=DEVOUR),
    artifact("snag-s-mirror", DIS, amber=1, traits="item",
             constants=[after(HOUSE_CHOSEN, FOR_ALL, HouseNextTurn("cannot", "other", of="active"))]),
    creature("snaglet", DIS, power=2, traits="imp", keywords=ELUSIVE, action=[
        NameHouse(), opponents_next_turn(after(HOUSE_CHOSEN, ChoosesHouse("opponent"), steal(2))),
    ]),
    action("beasts-bane", DIS, amber=1, play=destroy(one(Creatures(trait("beast"))))),
    action("demons-bane", DIS, amber=1, play=destroy(one(Creatures(trait("demon"))))),
    action("dinosaurs-bane", DIS, amber=1, play=destroy(one(Creatures(trait("dinosaur"))))),
    action("humans-bane", DIS, amber=1, play=destroy(one(Creatures(trait("human"))))),
    action("scientists-bane", DIS, amber=1, play=destroy(one(Creatures(trait("scientist"))))),
    action("thieves-bane", DIS, amber=1, play=destroy(one(Creatures(trait("thief"))))),
)  # fmt: skip
