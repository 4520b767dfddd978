"""Anomalies of Worlds Collide: cards of sets to come, without a house of their own (KF-CARD-08)."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    ACTION_CARD, DESTROY, DESTROYED_FIGHTING_THIS, ELUSIVE, ENEMY, FRIENDLY, GRAFT, LOOK_AT_HAND,
    NEIGHBOR_OF_IT, PLAYED, REAPED, SELF, THE_TIDE_IS_LOW, THIS_FIGHTS, THIS_UPGRADE, Creatures, EventThing,
    InDiscard, InPlay, InZone, Provided, Selection, Seq, ThisWay, UnderThis, action, after, archive, artifact,
    at_least, cannot, choose_one, creature, draw, each, exhaust, gains_keyword, gives, into_deck,
    into_deck_of, key_forged, labelled, on, one, per, pick, play_one, purge, steal, to_hand, trigger, upgrade,
    while_, Card,
)  # fmt: skip

NO_HOUSE = ""
FLASH_FLOOD = [exhaust(one(Creatures(ENEMY))), exhaust(each(Creatures(NEIGHBOR_OF_IT)))]

GRAFT_AN_ACTION = on(GRAFT, one(InZone("hand", ACTION_CARD)))
REMEMBER = Seq((pick(one(UnderThis())), trigger(PLAYED)))

CARDS: tuple[Card, ...] = (
    upgrade("ghostform", NO_HOUSE, amber=1, gives=[
        gains_keyword(SELF, "invulnerable"),
        *labelled(fight=archive(THIS_UPGRADE), reap=archive(THIS_UPGRADE)),
    ]),
    creature("infomancer", NO_HOUSE, power=3, traits="human cyborg", keywords=ELUSIVE,
             play=GRAFT_AN_ACTION, reap=REMEMBER),
    action("lateral-shift", NO_HOUSE, play=[LOOK_AT_HAND, play_one(InZone("hand", whose="opponent"))]),
    artifact("memolith", NO_HOUSE, traits="location",
             action=choose_one(graft_action=GRAFT_AN_ACTION, trigger_grafted=REMEMBER)),
    creature("nizak-the-forgotten", NO_HOUSE, power=6, traits="dragon psion", constants=[
        while_(THIS_FIGHTS, gains_keyword(SELF, "invulnerable")),
        after(DESTROY, DESTROYED_FIGHTING_THIS, to_hand(each(InDiscard(EventThing())))),
    ]),
    creature("the-grim-reaper", NO_HOUSE, power=4, traits="robot specter",
             enters_ready_if=at_least(10, InZone("discard")),
             reap=[purge(one(Creatures(ENEMY))), purge(one(Creatures(FRIENDLY)))]),
    creature("the-red-baron", NO_HOUSE, power=4, armor=1, traits="cyborg pirate", constants=[
        gives(REAPED, Provided(key_forged("red"), SELF), steal(1)),
        while_(key_forged("red", by="opponent"), gains_keyword(SELF, "elusive")),
    ]),
    action("timequake", NO_HOUSE, amber=1, play=[
        into_deck(Selection(InPlay(FRIENDLY), every=True, name="shuffled")),
        draw(per(1, ThisWay("shuffled", into_deck_of("you")))),
    ]),
    creature("valoocanth", NO_HOUSE, power=6, traits="aquan", fight=FLASH_FLOOD, reap=FLASH_FLOOD,
             constants=[cannot("use", SELF, when=THE_TIDE_IS_LOW)]),
)  # fmt: skip
