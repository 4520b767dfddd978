"""Sanctum of Mass Mutation."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    ALL, ANY, BY_YOU, CAPTURE, CENTER, CREATURE_CARD, ELUSIVE, ENEMY, ENTERED, FOR_OPPONENT, FOR_YOU, FOUGHT,
    FRIENDLY, HAPPENED, IT, NEIGHBOR, OTHER, PLAYED, SANCTUM, SEEN, SELF, SKIRMISH, STEAL, TAUNT, THAT_MUCH,
    THE_OTHERS, THIS, WAS_CREATURE, WAS_ENEMY, WITH_AMBER, AmberOf, Creatures, Extreme, FoeIs, IconAs, InZone,
    Provided, ThisIs, ThisTurn, action, after, artifact, at_least, cannot, capture, choose_one, creature, deal,
    destroy, discard, discard_until, divide, draw, each, enrage, exalt, fight_with, gain, gains_keyword,
    gets_armor, gives_action, had_trait, heal, house, if_, if_you_do, look_at_top, may, may_exalt_this,
    not_damaged_by, one, power_at_least, purge, put_counters, put_into_play_for_owner, ready, remove_counters,
    steal, stun, taunts_further, this_turn, title, to_deck_bottom, to_hand, trait, up_to, ward, Card,
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    creature("ardent-hero", SANCTUM, power=4, traits="human knight", keywords=TAUNT,
             constants=[not_damaged_by(trait("mutant")), not_damaged_by(power_at_least(5))]),
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
    creature("gizelhart-s-zealot", SANCTUM, power=4, traits="human knight",
             enters_ready=True, enters_enraged=True),
    creature("lieutenant-gorvenal", SANCTUM, power=4, armor=1, traits="spirit knight",
             constants=[after(FOUGHT, WAS_CREATURE, capture(1), by=BY_YOU)]),
    creature("seeker-of-truth", SANCTUM, power=3, armor=1, traits="human",
             fight=fight_with(up_to(1, Creatures(FRIENDLY & ~house(SANCTUM))))),
    creature("squire-alys", SANCTUM, power=2, armor=2, traits="human", play=capture(2)),
    artifact("aemberheart", SANCTUM, traits="item",
             action=[exalt(one(Creatures(FRIENDLY))), ward(each(IT)), heal(ALL, each(IT))]),
    creature("angry-mob", SANCTUM, power=4, traits="human",
             before_fight=may("discard", discard_until(title("angry-mob")), to_hand(each(IT)))),
    creature("baldric-the-bold", SANCTUM, power=4, armor=2, traits="human knight",
             before_fight=if_(FoeIs(Extreme(Creatures(ENEMY))), gain(2))),
    creature("berinon", SANCTUM, power=5, armor=2, traits="spirit knight",
             constants=[after(ENTERED, WAS_CREATURE & had_trait("mutant"), enrage(THIS))], reap=capture(2)),
    action("bring-low", SANCTUM, amber=1, enhance={"capture": 1},
           play=divide(AmberOf("opponent", beyond=5), Creatures(FRIENDLY), CAPTURE)),
    artifact("gizelhart-s-standard", SANCTUM, amber=1, traits="item", play=exalt(one(Creatures(FRIENDLY))),
             constants=[gets_armor(FRIENDLY & WITH_AMBER, 1)]),
    action("purify", SANCTUM, amber=1, play=[
        purge(one(Creatures(trait("mutant")))),
        if_you_do(
            discard_until(CREATURE_CARD & ~trait("mutant"), "its-controller"), put_into_play_for_owner()
        ),
    ]),
    creature("scrivener-favian", SANCTUM, power=3, traits="mutant", enhance={"capture": 2},
             constants=[IconAs(FOR_YOU, "steal", only="capture")]),
    artifact("book-of-malefaction", SANCTUM, amber=1, traits="item law",
             constants=[after(STEAL, FOR_OPPONENT, put_counters("warrant", THIS, THAT_MUCH))],
             omni=[remove_counters("warrant", 1), if_you_do(purge(one(Creatures())))]),
    action("call-to-action", SANCTUM, play=ready(each(Creatures(FRIENDLY & trait("knight"))))),
    action("gizelhart-s-wrath", SANCTUM, amber=1, play=destroy(each(Creatures(trait("mutant"))))),
    creature("lady-loreena", SANCTUM, power=6, armor=3, traits="spirit knight", keywords=TAUNT,
             constants=[taunts_further(SELF)]),
    creature("mad-prophet-gizelhart", SANCTUM, power=4, armor=3, traits="leader priest", constants=[
        gives_action(
            Provided(ThisIs(CENTER), SELF), heal(ALL, each(Creatures(~trait("mutant")))), gain(HAPPENED)
        ),
    ]),
    creature("master-of-the-grey", SANCTUM, power=4, armor=1, traits="human monk",
             constants=[cannot("bonus-icons", FOR_OPPONENT)]),
    creature("purifier-of-souls", SANCTUM, power=5, armor=2, traits="human priest",
             constants=[cannot("destroyed-effects", ANY)]),
    creature("dino-knight", SANCTUM, power=6, armor=2, traits="mutant knight",
             play=may_exalt_this(deal(3, one(Creatures())))),
    creature("lyco-knight", SANCTUM, power=5, armor=2, traits="mutant knight", keywords=SKIRMISH),
    creature("techno-knight", SANCTUM, power=5, armor=2, traits="mutant knight",
             reap=[discard(one(InZone("hand"))), if_you_do(draw(1))]),
    creature("umbra-knight", SANCTUM, power=4, armor=2, traits="mutant knight", keywords=ELUSIVE),
    creature("xeno-knight", SANCTUM, power=5, armor=2, traits="mutant knight",
             fight=[look_at_top(3), to_hand(one(SEEN)), to_deck_bottom(one(THE_OTHERS))]),
)  # fmt: skip
