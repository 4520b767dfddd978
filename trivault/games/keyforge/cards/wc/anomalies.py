"""Anomalies of Worlds Collide: cards of sets to come, without a house of their own (KF-CARD-08)."""

from __future__ import annotations

from trivault.games.keyforge.cards.words import (
    DESTROY, DESTROYED_FIGHTING_THIS, ENEMY, FRIENDLY, INTO_YOUR_DECK, LOOK_AT_HAND, NEIGHBOR_OF_IT, SELF,
    THE_TIDE_IS_LOW, THIS_FIGHTS, THIS_UPGRADE, Creatures, InPlay, InZone, Selection, ThatInDiscard, ThisWay,
    action, after, archive, at_least, cannot, creature, draw, each, exhaust, gains_keyword, if_, into_deck,
    key_forged, labelled, one, per, play_one, purge, steal, to_hand, upgrade, while_,
)  # fmt: skip

NO_HOUSE = ""
FLASH_FLOOD = [exhaust(one(Creatures(ENEMY))), exhaust(each(Creatures(NEIGHBOR_OF_IT)))]

CARDS = (
    upgrade("ghostform", NO_HOUSE, amber=1, gives=[
        gains_keyword(SELF, "invulnerable"),
        *labelled(fight=archive(THIS_UPGRADE), reap=archive(THIS_UPGRADE)),
    ]),
    action("lateral-shift", NO_HOUSE, play=[LOOK_AT_HAND, play_one(InZone("hand", whose="opponent"))]),
    creature("nizak-the-forgotten", NO_HOUSE, power=6, traits="dragon psion", constants=[
        while_(THIS_FIGHTS, gains_keyword(SELF, "invulnerable")),
        after(DESTROY, DESTROYED_FIGHTING_THIS, to_hand(each(ThatInDiscard()))),
    ]),
    creature("the-grim-reaper", NO_HOUSE, power=4, traits="robot specter",
             enters_ready_if=at_least(10, InZone("discard")),
             reap=[purge(one(Creatures(ENEMY))), purge(one(Creatures(FRIENDLY)))]),
    creature("the-red-baron", NO_HOUSE, power=4, armor=1, traits="cyborg pirate",
             reap=if_(key_forged("red"), steal(1)),
             constants=[while_(key_forged("red", by="opponent"), gains_keyword(SELF, "elusive"))]),
    action("timequake", NO_HOUSE, amber=1, play=[
        into_deck(Selection(InPlay(FRIENDLY), every=True, name="shuffled")),
        draw(per(1, ThisWay("shuffled", INTO_YOUR_DECK))),
    ]),
    creature("valoocanth", NO_HOUSE, power=6, traits="aquan", fight=FLASH_FLOOD, reap=FLASH_FLOOD,
             constants=[cannot("use", SELF, when=THE_TIDE_IS_LOW)]),
)  # fmt: skip
