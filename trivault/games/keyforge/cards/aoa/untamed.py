"""Untamed of Age of Ascension."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    AHEAD_IN_KEYS, ALL, ALPHA, CHOSEN, CHOSEN_HOUSE, CREATURE_CARD, DAMAGED, DISCARD, ENEMY, FLANK, FOR_YOU,
    FRIENDLY, GAIN, IT, ITS_FOE, LEFT_OF_THIS, NEIGHBOR, OTHER, READY, REAPED, RIGHT_OF_THIS, SELF, SKIRMISH,
    TURN_ENDED, UNTAMED, YOUR_POOL, Artifacts, Constant, Creatures, DrawCards, Extreme, InZone, ItsIcons,
    Joined, Modify, NameHouse, OwnerOf, Players, Selection, ThisTurn, ThisWay, Together, action, after,
    artifact, at_random, cannot, creature, deal_at_once, destroy, discard, each, each_player, exhaust, for_each,
    gain, gains_keyword, gets_power, heal, house, if_, into_deck, loses_keyword, none, on, one, only_deals, per,
    pick, power_counters, purge, stun, this_turn, to_hand, trait, up_to, upgrade, Card,
)  # fmt: skip

SHARD = trait("shard")


UNTAMED_CREATURE = CREATURE_CARD & house(UNTAMED)


YOUR_UNTAMED_CREATURES = Joined((
    Joined((InZone("hand", UNTAMED_CREATURE), InZone("discard", UNTAMED_CREATURE))),
    Creatures(FRIENDLY & house(UNTAMED)),
))  # fmt: skip


PREPARED = READY & house(UNTAMED)


CARDS: tuple[Card, ...] = (
    creature("dharna", UNTAMED, power=2, traits="elf witch",
             play=gain(per(1, Creatures(FRIENDLY & DAMAGED))), reap=heal(2, one(Creatures(FRIENDLY)))),
    creature("duskwitch", UNTAMED, power=1, traits="human witch", keywords={"omega": 1, "elusive": 1},
             constants=[Modify("enters-ready", FRIENDLY & CREATURE_CARD, Constant(1))]),
    creature("fanghouse", UNTAMED, power=3, traits="beast", keywords={"assault": 3, "hazardous": 3}),
    creature("glimmer", UNTAMED, power=1, traits="faerie", keywords={"alpha": 1},
             play=to_hand(one(InZone("discard")))),
    creature("grovekeeper", UNTAMED, power=3, traits="human witch",
             constants=[after(TURN_ENDED, FOR_YOU, power_counters(1, each(Creatures(NEIGHBOR))))]),
    creature("knoxx", UNTAMED, power=3, traits="beast",
             constants=[gets_power(SELF, per(3, Creatures(NEIGHBOR)))]),
    creature("marmo-swarm", UNTAMED, power=2, traits="beast",
             constants=[gets_power(SELF, per(1, YOUR_POOL))]),
    action("persistence-hunting", UNTAMED, amber=1,
           play=[NameHouse(), exhaust(each(Creatures(ENEMY & CHOSEN_HOUSE)))]),
    creature("rustgnawer", UNTAMED, power=4, traits="beast insect",
             fight=[destroy(one(Artifacts())), gain(per(1, ItsIcons("amber")))]),
    action("song-of-spring", UNTAMED, amber=1, play=into_deck(up_to(ALL, YOUR_UNTAMED_CREATURES))),
    creature("tantadlin", UNTAMED, power=9, traits="tree", constants=[only_deals(SELF, 2)],
             fight=at_random(DISCARD, Players("opponent"), zone="archives")),
    action("they-re-everywhere", UNTAMED, amber=1,
           play=deal_at_once((2, Creatures(ENEMY & FLANK)), (1, Creatures(ENEMY & ~FLANK)))),
    creature("aemberspine-mongrel", UNTAMED, power=3, traits="beast", keywords={"hazardous": 3},
             constants=[after(REAPED, ENEMY, gain(1))]),
    creature("bumblebird", UNTAMED, power=1, traits="beast insect", keywords=ALPHA,
             play=power_counters(2, each(Creatures(OTHER & FRIENDLY & house(UNTAMED))))),
    upgrade("camouflage", UNTAMED, amber=1, gives=[cannot("fight-this", ~FLANK)]),
    artifact("niffle-grounds", UNTAMED, amber=1, traits="location", action=[
        pick(one(Creatures())),
        this_turn(loses_keyword(CHOSEN, "taunt"), loses_keyword(CHOSEN, "elusive")),
    ]),
    creature("panpaca-anga", UNTAMED, power=5, traits="beast", constants=[gets_power(RIGHT_OF_THIS, 2)]),
    creature("panpaca-jaga", UNTAMED, power=3, traits="beast", keywords=SKIRMISH,
             constants=[gains_keyword(LEFT_OF_THIS, "skirmish")]),
    action("soldiers-to-flowers", UNTAMED, amber=1, play=[
        purge(each(InZone("discard", UNTAMED_CREATURE, "both"))),
        for_each(ThisWay("purged"), on(GAIN, each(OwnerOf(IT)))),
    ]),
    upgrade("way-of-the-porcupine", UNTAMED, amber=1, gives=[gains_keyword(SELF, "hazardous", 3)]),
    upgrade("earthbind", UNTAMED, amber=1,
            gives=[cannot("use", SELF, when=none(ThisTurn("all_discarded", by="you")))]),
    action("gravid-cycle", UNTAMED, amber=1, keywords={"omega": 1}, play=to_hand(one(InZone("discard")))),
    artifact("heart-of-the-forest", UNTAMED, amber=1, traits="location",
             constants=[cannot("forge", AHEAD_IN_KEYS)]),
    creature("po-s-pixies", UNTAMED, power=1, traits="faerie", keywords={"elusive": 1},
             constants=[Modify("supply-pays", FOR_YOU, Constant(1))]),
    action("punctuated-equilibrium", UNTAMED,
           play=[discard(each(InZone("hand", whose="both"))), each_player(DrawCards())]),
    action("quicksand", UNTAMED, amber=1, play=[
        if_(none(Creatures(ENEMY & PREPARED)), pick(Selection(Extreme(Creatures(ENEMY)), name="enemy"))),
        if_(none(Creatures(FRIENDLY & PREPARED)), pick(Selection(Extreme(Creatures(FRIENDLY)), name="own"))),
        destroy(each(Together("enemy", "own"))),
    ]),
    creature("roxador", UNTAMED, power=4, traits="beast", keywords=SKIRMISH,
             constants=[only_deals(SELF, 2)], fight=stun(each(Creatures(ITS_FOE)))),
    artifact("shard-of-life", UNTAMED, traits="item shard",
             action=for_each(Artifacts(FRIENDLY & SHARD), into_deck(one(InZone("discard"))))),
)  # fmt: skip
