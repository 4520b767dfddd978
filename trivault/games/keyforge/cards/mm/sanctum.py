"""Sanctum of Mass Mutation."""

from __future__ import annotations

from trivault.games.keyforge.cards.words import (
    BY_YOU, CENTER, CREATURE_CARD, ELUSIVE, ENEMY, ENTERED, FOR_OPPONENT, FOUGHT, FRIENDLY, HAPPENED, IT,
    NEIGHBOR, OTHER, PLAYED, SANCTUM, SEEN, SELF, SKIRMISH, STEAL, THAT_MUCH, THE_OTHERS, THIS, WAS_CREATURE,
    WAS_ENEMY, WITH_AMBER, Creatures, Extreme, InZone, ThisTurn, WhileThis, action, after, artifact, at_least,
    capture, choose_one, creature, deal, destroy, discard, draw, each, enrage, exalt, fully_heal, gain,
    gains_keyword, gets_armor, gives_action, if_, if_you_do, look_at_top, may_exalt_this, not_trait, one, purge,
    put_counters, ready, remove_counters, steal, stun, this_turn, to_deck_bottom, to_hand, trait, ward,
)  # fmt: skip

CARDS = (
    creature("bull-wark", SANCTUM, power=4, armor=1, traits="mutant knight", keywords={"assault": 2},
             constants=[gains_keyword(NEIGHBOR, "assault", 2)]),
    action("burning-glare", SANCTUM, amber=1, enhance={"damage": 1}, play=choose_one(
        stun_one=stun(one(Creatures(ENEMY))), stun_each=stun(each(Creatures(ENEMY & trait("mutant")))),
    )),
    action("commandeer", SANCTUM, amber=1,
           play=this_turn(after(PLAYED, OTHER, capture(1, one(Creatures(FRIENDLY))), by=BY_YOU))),
    creature("daemo-knight", SANCTUM, power=4, armor=2, traits="mutant knight", destroyed=steal(1)),
    action("fangs-of-gizelhart", SANCTUM, amber=1, play=purge(one(Extreme(Creatures())))),
    artifact("font-of-the-eye", SANCTUM, traits="location", omni=if_(
        at_least(1, ThisTurn("destroyed", WAS_ENEMY & WAS_CREATURE)), capture(1, one(Creatures(FRIENDLY)))
    )),
    creature("general-xalvador", SANCTUM, power=4, armor=2, traits="human knight", enhance={"capture": 2}),
    creature("lieutenant-gorvenal", SANCTUM, power=4, armor=1, traits="spirit knight",
             constants=[after(FOUGHT, WAS_CREATURE, capture(1), by=BY_YOU)]),
    creature("squire-alys", SANCTUM, power=2, armor=2, traits="human", play=capture(2)),
    artifact("aemberheart", SANCTUM, traits="item",
             action=[exalt(one(Creatures(FRIENDLY))), ward(each(IT)), fully_heal(each(IT))]),
    creature("berinon", SANCTUM, power=5, armor=2, traits="spirit knight",
             constants=[after(ENTERED, CREATURE_CARD & trait("mutant"), enrage(THIS))], reap=capture(2)),
    artifact("gizelhart-s-standard", SANCTUM, amber=1, traits="item", play=exalt(one(Creatures(FRIENDLY))),
             constants=[gets_armor(FRIENDLY & WITH_AMBER, 1)]),
    artifact("book-of-malefaction", SANCTUM, amber=1, traits="item law",
             constants=[after(STEAL, FOR_OPPONENT, put_counters("warrant", THIS, THAT_MUCH))],
             omni=[remove_counters("warrant", 1), if_you_do(purge(one(Creatures())))]),
    action("call-to-action", SANCTUM, play=ready(each(Creatures(FRIENDLY & trait("knight"))))),
    action("gizelhart-s-wrath", SANCTUM, amber=1, play=destroy(each(Creatures(trait("mutant"))))),
    creature("mad-prophet-gizelhart", SANCTUM, power=4, armor=3, traits="leader priest", constants=[
        gives_action(
            WhileThis(CENTER, SELF), fully_heal(each(Creatures(not_trait("mutant")))), gain(HAPPENED)
        ),
    ]),
    creature("dino-knight", SANCTUM, power=6, armor=2, traits="mutant knight",
             play=may_exalt_this(deal(3, one(Creatures())))),
    creature("lyco-knight", SANCTUM, power=5, armor=2, traits="mutant knight", keywords=SKIRMISH),
    creature("techno-knight", SANCTUM, power=5, armor=2, traits="mutant knight",
             reap=[discard(one(InZone("hand"))), if_you_do(draw(1))]),
    creature("umbra-knight", SANCTUM, power=4, armor=2, traits="mutant knight", keywords=ELUSIVE),
    creature("xeno-knight", SANCTUM, power=5, armor=2, traits="mutant knight",
             fight=[look_at_top(3), to_hand(one(SEEN)), to_deck_bottom(one(THE_OTHERS))]),
)  # fmt: skip
