"""Dis of Age of Ascension."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    ALL, BLANK, CREATURE_CARD, DAMAGED, DESTROY, DIS, ELUSIVE, ENEMY, FLANK, FOR_OPPONENT, FRIENDLY, GAIN,
    IT_IS_DESTROYED, OPPONENT, REAPED, SELF, SKIRMISH, THAT, WAS_CREATURE, Artifacts, Constant, Creatures,
    EventThing, Extreme, HouseRule, InFight, InPlay, InZone, Modify, NameHouse, NeighborsOf, OwnerOf, Power,
    Provided, Selection, ThisIs, ThisWay, TokensOn, abduct, action, after, artifact, at_least, cannot_forge_nth,
    creature, deal, deal_for_each, destroy, discard, each, gain, gain_chains, gains_keyword, gets_power, if_,
    into_deck, key_cost, labelled, on, one, opponents_next_turn, per, play_one, put_counters, stun, title,
    to_hand, trait, until_your_next_turn, up_to, upgrade, with_counter, Card,
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    creature("aember-imp", DIS, power=2, traits="imp", keywords={"elusive": 1},
             constants=[after(REAPED, CREATURE_CARD, stun(THAT))]),
    action("banish", DIS, amber=1, play=abduct(one(Creatures(ENEMY)), "opponent")),
    action("binding-irons", DIS, play=gain_chains(3, OPPONENT)),
    action("cull-the-weak", DIS, amber=1, play=destroy(one(Extreme(Creatures(ENEMY), most=False)))),
    action("exhume", DIS, amber=1, play=play_one(InZone("discard", CREATURE_CARD), optional=True)),
    creature("gub", DIS, power=1, traits="demon", constants=[
        gets_power(SELF & ~FLANK, 5), gains_keyword(SELF & ~FLANK, "taunt"),
    ]),
    action("misery-exploit", DIS, play=gain(per(1, Creatures(ENEMY & DAMAGED)))),
    action("not-finished-with-you", DIS, amber=1, play=into_deck(up_to(ALL, InZone("discard", CREATURE_CARD)))),
    creature("streke", DIS, power=2, traits="imp", keywords=ELUSIVE,
             constants=[Modify("hand-size", Provided(ThisIs(~FLANK), FOR_OPPONENT), Constant(-1))]),
    creature("tezmal", DIS, power=2, traits="imp", keywords=ELUSIVE,
             reap=[NameHouse(), opponents_next_turn(HouseRule("house", "cannot", opponent=True))]),
    action("unlocked-gateway", DIS, keywords={"omega": 1}, play=destroy(each(Creatures()))),
    creature("yurk", DIS, power=4, traits="demon", play=discard(one(InZone("hand")))),
    creature("angwish", DIS, power=6, traits="demon",
             constants=[key_cost(FOR_OPPONENT, per(1, TokensOn("damage")))]),
    creature("bloodshard-imp", DIS, power=2, traits="imp",
             constants=[after(REAPED, CREATURE_CARD, destroy(THAT))]),
    creature("bronze-key-imp", DIS, power=2, traits="imp", keywords=ELUSIVE, constants=[cannot_forge_nth(1)]),
    creature("gold-key-imp", DIS, power=2, traits="imp", keywords=ELUSIVE, constants=[cannot_forge_nth(3)]),
    creature("old-yurk", DIS, power=5, traits="demon", play=discard(Selection(InZone("hand"), 2, 2))),
    action("pain-reaction", DIS, amber=1, play=[
        deal(2, one(Creatures(ENEMY))), if_(IT_IS_DESTROYED, deal(2, each(NeighborsOf("it")))),
    ]),  # KF-ERR-16
    creature("silver-key-imp", DIS, power=2, traits="imp", keywords=ELUSIVE, constants=[cannot_forge_nth(2)]),
    creature("skullion", DIS, power=7, armor=2, traits="demon", play=destroy(one(Creatures(FRIENDLY)))),
    upgrade("soulkeeper", DIS, amber=1,
            gives=labelled(destroyed=destroy(one(Extreme(Creatures(ENEMY)))))),  # KF-DEST-10
    creature("spyyyder", DIS, power=2, traits="demon", keywords=SKIRMISH,
             constants=[gains_keyword(SELF & InFight("attacker", FLANK), "poison")]),
    creature("ancient-yurk", DIS, power=6, traits="demon", play=discard(Selection(InZone("hand"), 3, 3))),
    creature("neffru", DIS, power=4, traits="demon",
             constants=[after(DESTROY, WAS_CREATURE, on(GAIN, each(OwnerOf(EventThing()))))]),
    creature("onyx-knight", DIS, power=4, traits="demon knight", play=destroy(each(Creatures(Power("odd"))))),
    artifact("orb-of-invidius", DIS, amber=1, traits="item",
             constants=[after(REAPED, CREATURE_CARD, stun(THAT))]),
    creature("ortannu-the-chained", DIS, power=7, traits="demon", reap=[
        to_hand(Selection(InZone("discard", title("ortannu-s-binding")), every=True, name="returned")),
        deal_for_each(ThisWay("returned"), 2, Creatures(), splash=2),
    ]),
    action("ortannu-s-binding", DIS, amber=1, play=deal(2, one(Creatures(FRIENDLY)))),
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
