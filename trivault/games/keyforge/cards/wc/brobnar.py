"""Brobnar of Worlds Collide."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    ALPHA, ANY, ARCHIVE_IT_OPENLY, BROBNAR, BY_YOU, CAPTURE, CENTER, CREATURE_CARD, DESTROY,
    DESTROYED_BY_ASSAULT, DESTROYED_FIGHTING_THIS, DISCARD, ELUSIVE, ENEMY, FLANK, FOR_ALL, FOR_YOU, FOUGHT,
    FRIENDLY, IT, ITS_FOE, IT_IS_DESTROYED, LOSE, NEIGHBOR, NEIGHBOR_OF_ITS_FOE, OPPONENT, PLAYED, PUT_COUNTER,
    REAPED, REVEAL_TOP, SELF, SKIRMISH, SURVIVES_DAMAGE, THAT, THIS, TURN_BEGAN, TURN_ENDED, WAS_CREATURE,
    WAS_ENEMY, WITH_AMBER, Artifacts, Best, ControllerOf, Creatures, InZone, Joined, NotedPower, Players,
    Provided, ThisIs, ThisTurn, TokensOn, action, after, artifact, at_least, at_random, cannot, creature, deal,
    destroy, draw, each, enrage, exactly, gain, gain_chains, gains_keyword, gets_power, house, if_, if_you_do,
    it_is, labelled, lose, may_repeat, none, on, one, pick, power_counters, power_up_to, purge, put_counters,
    ready_and_fight, sacrifice_noting_power, steal, stun, this_turn, title, to_hand, trait, up_to, upgrade,
    Card,
)  # fmt: skip

EXPLODE = destroy(each(Joined((Creatures(), Artifacts()))))

HIT_BESIDE_ITS_FOE = deal(2, each(Creatures(NEIGHBOR_OF_ITS_FOE)))
BREW = power_counters(2, one(Creatures()))
AFTER_A_FIGHT = at_least(1, ThisTurn("fought", by="you"))
FLANK_HIT = deal(2, one(Creatures(FLANK)))
IGON_THE_GREEN = InZone("purged", title("igon-the-green"), "both")

CARDS: tuple[Card, ...] = (
    creature("alaka", BROBNAR, power=4, traits="giant", enters_ready_if=AFTER_A_FIGHT),
    action("alaka-s-brew", BROBNAR, amber=1, play=BREW),
    action("ballcano", BROBNAR, play=[deal(4, each(Creatures())), gain_chains(2)]),
    action("barn-razing", BROBNAR, play=this_turn(after(FOUGHT, WAS_CREATURE, lose(1, OPPONENT), by=BY_YOU))),
    action("berserker-slam", BROBNAR, amber=1, play=[
        deal(4, one(Creatures(FLANK))), if_(IT_IS_DESTROYED, on(LOSE, each(ControllerOf(IT)))),
    ]),
    creature("gron-nine-toes", BROBNAR, power=5, traits="giant",
             constants=[gets_power(SELF & SURVIVES_DAMAGE, 4)]),
    artifact("irestaff", BROBNAR, amber=1, traits="weapon",
             action=[enrage(one(Creatures())), power_counters(1, each(IT))]),
    creature("mogghunter", BROBNAR, power=6, traits="giant", fight=FLANK_HIT),
    creature("narp", BROBNAR, power=8, armor=1, traits="giant", constants=[cannot("reap", NEIGHBOR)]),
    creature("shorty", BROBNAR, power=4, traits="giant", keywords={"assault": 4}, reap=enrage(THIS)),
    creature("stilt-kin", BROBNAR, power=2, traits="goblin", keywords=SKIRMISH, constants=[
        after(PLAYED, trait("giant") & CREATURE_CARD & NEIGHBOR, ready_and_fight(THIS)),
    ]),
    action("warriors-refrain", BROBNAR, amber=1, play=stun(each(Creatures(power_up_to(3))))),
    upgrade("fyre-breath", BROBNAR, amber=1,
            gives=[gets_power(SELF, 3), *labelled(before_fight=HIT_BESIDE_ITS_FOE)]),
    creature("gravelguts", BROBNAR, power=5, traits="giant",
             constants=[after(DESTROY, DESTROYED_FIGHTING_THIS, power_counters(2, THIS))]),
    action("overrun", BROBNAR, amber=1,
           play=if_(at_least(3, ThisTurn("destroyed", WAS_ENEMY & WAS_CREATURE)), lose(2, OPPONENT))),
    action("power-of-fire", BROBNAR, play=[
        sacrifice_noting_power(one(Creatures(FRIENDLY))),
        if_you_do(on(LOSE, each(Players("each")), NotedPower(half=True))), gain_chains(1),
    ]),
    artifact("ragwarg", BROBNAR, amber=1, traits="item",
             constants=[after(REAPED, CREATURE_CARD, deal(2, THAT), when=exactly(1, ThisTurn("reaped")))]),
    artifact("shattered-throne", BROBNAR, amber=1, traits="location",
             constants=[after(FOUGHT, CREATURE_CARD, on(CAPTURE, THAT))]),
    creature("skoll", BROBNAR, power=3, traits="beast", keywords={"assault": 3}, constants=[
        after(DESTROY, DESTROYED_BY_ASSAULT, power_counters(1, one(Creatures(FRIENDLY)))),
    ]),
    creature("slimy-jark", BROBNAR, power=1, traits="goblin", keywords=SKIRMISH | ELUSIVE,
             fight=enrage(each(Creatures(ITS_FOE)))),
    creature("guji-dinosaur-hunter", BROBNAR, power=4, traits="giant hunter", keywords=ELUSIVE, action=[
        pick(one(Creatures())),
        deal(Best(2, ((it_is(trait("dinosaur")), 6), (it_is(WITH_AMBER & CREATURE_CARD), 6))), each(IT)),
    ]),
    creature("igon-the-green", BROBNAR, power=4, traits="giant", destroyed=[
        purge(THIS), to_hand(one(InZone("discard", title("igon-the-terrible")))),
    ]),
    creature("kaloch-stonefather", BROBNAR, power=6, traits="giant leader",
             constants=[gains_keyword(Provided(ThisIs(CENTER), FRIENDLY), "skirmish")]),
    creature("nogi-smartfist", BROBNAR, power=5, traits="giant scientist",
             fight=[draw(2), at_random(DISCARD, Players("you"), 2)]),
    creature("old-boomy", BROBNAR, power=2, traits="goblin scientist", reap=[
        may_repeat(it_is(~house(BROBNAR)), REVEAL_TOP, ARCHIVE_IT_OPENLY, said=True),
        if_(it_is(house(BROBNAR)), deal(2, THIS)),
    ]),
    action("ragnarok", BROBNAR, keywords=ALPHA, play=[
        this_turn(cannot("reap", ANY), after(FOUGHT, WAS_CREATURE, gain(1), by=BY_YOU)),
        this_turn(after(TURN_ENDED, FOR_ALL, destroy(each(Creatures())))),
    ]),
    artifact("the-big-one", BROBNAR, amber=1, traits="weapon", constants=[
        after(PLAYED, WAS_CREATURE, put_counters("fuse", THIS)),
        after(PUT_COUNTER["fuse"], at_least(10, TokensOn("fuse")), EXPLODE),
    ]),
    artifact("the-floor-is-lava", BROBNAR, amber=1, traits="location", constants=[after(
        TURN_BEGAN, FOR_YOU, deal(1, one(Creatures(FRIENDLY))), deal(1, one(Creatures(ENEMY))),
    )]),
    creature("igon-the-terrible", BROBNAR, power=8, traits="giant",
             play=if_(none(IGON_THE_GREEN), destroy(THIS)), fight=steal(1)),
    creature("mega-alaka", BROBNAR, power=6, traits="giant", enters_ready_if=AFTER_A_FIGHT),
    creature("mega-cowfyne", BROBNAR, power=7, traits="giant", before_fight=HIT_BESIDE_ITS_FOE),
    creature("mega-ganger-chieftain", BROBNAR, power=7, traits="giant",
             play=ready_and_fight(up_to(1, Creatures(NEIGHBOR)))),
    creature("mega-groke", BROBNAR, power=7, traits="giant", fight=lose(1, OPPONENT)),
    creature("mega-gron-nine-toes", BROBNAR, power=7, traits="giant",
             constants=[gets_power(SELF & SURVIVES_DAMAGE, 4)]),
    creature("mega-mogghunter", BROBNAR, power=8, traits="giant", fight=FLANK_HIT),
    creature("mega-narp", BROBNAR, power=10, armor=1, traits="giant", constants=[cannot("reap", NEIGHBOR)]),
    creature("mega-shorty", BROBNAR, power=6, traits="giant", keywords={"assault": 4}, reap=enrage(THIS)),
    action("chieftain-s-brew", BROBNAR, amber=1, play=BREW),
    action("cowfyne-s-brew", BROBNAR, amber=1, play=BREW),
    action("groke-s-brew", BROBNAR, amber=1, play=BREW),
    action("gron-s-brew", BROBNAR, amber=1, play=BREW),
    action("mogghunter-s-brew", BROBNAR, amber=1, play=BREW),
    action("narp-s-brew", BROBNAR, amber=1, play=BREW),
    action("shorty-s-brew", BROBNAR, amber=1, play=BREW),
)  # fmt: skip
