"""Brobnar of Age of Ascension."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    ALL, ALPHA, ANY, BROBNAR, CREATURE_CARD, DESTROY, DESTROYED_FIGHTING_THIS, ELUSIVE, ENEMY, ENTERED, FLANK,
    FORGED, FOR_ALL, FOR_OPPONENT, FOR_YOU, FRIENDLY, HEALED, HOST, IT, LOSE, NEIGHBOR, NEIGHBOR_OF_ITS_FOE,
    OPPONENT, OTHER, READY, SELF, SHUFFLE_YOUR_DECK, STUNNED, THAT, THIS, TURN_ENDED, WAS_CREATURE, WAS_ENEMY,
    YOUR_POOL, Artifacts, Creatures, InFight, InZone, Joined, PowerOf, Reveal, ThisIs, ThisTurn, action, after,
    artifact, at_least, cannot, creature, deal, deal_splash, destroy, divide, each, exhaust, for_each, forge,
    gain, gains, heal_noting, house, if_, if_you_do, it_is, key_cost, labelled, lose,
    lose_power_counters, may_fight, must_fight, on, one, per, pick, power_at_least, power_counters, ready,
    ready_and_fight, sacrifice_power, stun, this_turn, title, to_hand, trait, up_to, upgrade, Card,
)  # fmt: skip

ANOTHER_GIANT_TO_HAND = to_hand(one(Creatures(OTHER & FRIENDLY & trait("giant"))))  # KF-ERR-09

BESIDE_ITS_FOE = each(Creatures(NEIGHBOR_OF_ITS_FOE))
MIGHTY = power_at_least(5)
WAR_GRUMPUS = title("war-grumpus")
WITH_A_GIANT = ready_and_fight(one(Creatures(NEIGHBOR & trait("giant"))))

CARDS: tuple[Card, ...] = (
    action("1-2-punch", BROBNAR, amber=1, play=[
        pick(one(Creatures(ENEMY))),
        if_(it_is(STUNNED & CREATURE_CARD), destroy(each(IT)), otherwise=stun(each(IT))),
    ]),  # KF-ERR-27
    creature("bingle-bangbang", BROBNAR, power=2, traits="goblin", before_fight=deal(5, BESIDE_ITS_FOE)),
    creature("brammo", BROBNAR, power=4, armor=1, traits="giant knight",
             play=deal(2, each(Creatures(ENEMY & FLANK)))),
    creature("cowfyne", BROBNAR, power=5, traits="giant", before_fight=deal(2, BESIDE_ITS_FOE)),
    creature("drummernaut", BROBNAR, power=6, traits="giant",
             play=ANOTHER_GIANT_TO_HAND, fight=ANOTHER_GIANT_TO_HAND, reap=ANOTHER_GIANT_TO_HAND),
    action("first-blood", BROBNAR, amber=1, keywords=ALPHA,
           play=divide(per(2, Creatures(FRIENDLY & house(BROBNAR))), Creatures())),
    creature("foozle", BROBNAR, power=5, traits="giant",
             reap=if_(at_least(1, ThisTurn("destroyed", WAS_ENEMY & WAS_CREATURE)), gain(1))),
    creature("groggins", BROBNAR, power=8, traits="giant", only_fights=FLANK),
    creature("groke", BROBNAR, power=5, traits="giant", fight=lose(1, OPPONENT)),
    action("into-the-fray", BROBNAR,
           play=[pick(one(Creatures(FRIENDLY & house(BROBNAR)))), gains(labelled(fight=ready(THIS)))]),
    creature("lollop-the-titanic", BROBNAR, power=11, traits="giant location",
             constants=[cannot("deal-damage", SELF & InFight("defender"))]),  # KF-ERR-13
    action("pound", BROBNAR, amber=1, play=deal_splash(2, 1, one(Creatures()))),
    creature("culf-the-quiet", BROBNAR, power=6, traits="giant", keywords=ELUSIVE),
    artifact("flamethrower", BROBNAR, traits="weapon", action=deal_splash(1, 1, one(Creatures()))),
    creature("flamewake-shaman", BROBNAR, power=4, traits="human", play=deal(2, one(Creatures()))),
    creature("gargantes-scrapper", BROBNAR, power=3, traits="giant", keywords=ALPHA,
             play=if_(at_least(3, YOUR_POOL), deal(3, one(Creatures(ENEMY))))),
    artifact("grump-buggy", BROBNAR, amber=1, traits="vehicle", constants=[
        key_cost(FOR_OPPONENT, per(1, Creatures(FRIENDLY & MIGHTY))),
        key_cost(FOR_YOU, per(1, Creatures(ENEMY & MIGHTY))),
    ]),
    creature("little-rapscal", BROBNAR, power=2, traits="goblin", keywords=ELUSIVE,
             constants=[must_fight(ANY)]),
    creature("ogopogo", BROBNAR, power=6, traits="giant", constants=[after(
        DESTROY, DESTROYED_FIGHTING_THIS, deal(2, up_to(1, Creatures())), when=ThisIs(InFight("attacker")),
    )]),
    action("the-flex", BROBNAR, play=[
        pick(one(Creatures(FRIENDLY & READY & house(BROBNAR)))), exhaust(each(IT)),
        gain(PowerOf(IT, half=True)),
    ]),  # KF-ERR-20
    creature("bellowing-patrizate", BROBNAR, power=7, traits="giant",
             constants=[after(ENTERED, CREATURE_CARD, deal(1, THAT), when=ThisIs(READY))]),
    upgrade("cybergiant-rig", BROBNAR, amber=1,
            play=[heal_noting(ALL, HOST), power_counters(HEALED, HOST)],
            gives=[after(TURN_ENDED, FOR_YOU, lose_power_counters(1, THIS))]),
    creature("forgemaster-og", BROBNAR, power=4, traits="giant",
             constants=[after(FORGED, FOR_ALL, on(LOSE, THAT, ALL))]),
    creature("grumpus-tamer", BROBNAR, power=4, traits="giant", reap=[
        to_hand(up_to(1, Joined((InZone("deck", WAR_GRUMPUS), InZone("discard", WAR_GRUMPUS))))),
        Reveal(each(IT)), SHUFFLE_YOUR_DECK,
    ]),
    action("might-makes-right", BROBNAR, amber=1,
           play=[sacrifice_power(25, Creatures(FRIENDLY)), if_you_do(forge(free=True))]),
    artifact("shard-of-strength", BROBNAR, traits="item shard",
             action=for_each(
                 Artifacts(FRIENDLY & trait("shard")), power_counters(1, one(Creatures(FRIENDLY))),
             )),
    artifact("signal-fire", BROBNAR, amber=1, traits="item",
             omni=[destroy(THIS), this_turn(may_fight(FRIENDLY & house(BROBNAR)))]),
    creature("war-grumpus", BROBNAR, power=3, traits="beast", fight=WITH_A_GIANT, reap=WITH_A_GIANT),
)  # fmt: skip
