"""Dis of Call of the Archons."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    ANY, ARTIFACT_CARD, CHOSEN, CHOSEN_HOUSE, CREATURE_CARD, DAMAGED, DAMAGE_GOES_TO_IT, DESTROY,
    DESTROYED_FIGHTING_THIS, DIS, DISCARD, ELUSIVE, ENEMY, FLANK, FOR_ALL, FOR_OPPONENT, FOR_YOU, FRIENDLY,
    GAIN, HEALED, IT, IT_SURVIVES, OPPONENT, SELF, TAUNT, THEIR_AMBER, THEIR_POOL, THEIR_TURN, THIS, TURN_ENDED,
    WAS_CREATURE, WAS_ENEMY, WAS_FRIENDLY, WITH_AMBER, WITH_ARMOR, Artifacts, AtMost, Best, ChooseNumber,
    Constant, Creatures, EachCaptures, EventThing, Extreme, HouseRule, InDiscard, InZone, Joined, LastTurn,
    LikeIt, Modify, NameHouse, OnBehalfOf, OwnerOf, PickMostPowerful, PlayIt, Players, Power, PowerOf, Provided,
    PurgeFromOnePile, Reveal, Selection, Seq, ThisTurn, ThisWay, Unforge, WasHealed, action, after,
    archive_a_card, artifact, at_least, at_random, cannot, capture, controls_its_host, creature, deal, destroy,
    discard_top, each, exactly, gain, gain_chains, gains_keyword, gets_power, heal_up_to, house, if_, if_you_do,
    into_deck, key_cost, lose, lose_armor, on, one, opponents_next_turn, per, pick, power_counters, power_is,
    purge, put_into_play, steal, to_hand, trait, until_this_leaves, up_to, upgrade, use, use_as_yours, Card,
)  # fmt: skip

SHOW_HAND = Reveal(Selection(InZone("hand", whose="opponent"), every=True, name="shown"))


OF_ITS_HOUSE = InZone("hand", LikeIt("house", left_play=False), "opponent")
GAIN_FOR_ITS_HOUSE = Seq((discard_top("opponent"), SHOW_HAND, gain(per(1, OF_ITS_HOUSE))))


EAT = [purge(one(InZone("discard", CREATURE_CARD, "both"))), if_you_do(power_counters(1, THIS))]


GUARD = [heal_up_to(2, one(Creatures())), if_(WasHealed(1), deal(HEALED, one(Creatures(~CHOSEN))))]


SNUDGE = to_hand(one(Joined((Artifacts(), Creatures(FLANK)))))


CARDS: tuple[Card, ...] = (
    action("a-fair-game", DIS, play=[GAIN_FOR_ITS_HOUSE, OnBehalfOf("opponent", GAIN_FOR_ITS_HOUSE)]),
    action("arise", DIS, play=[
        NameHouse(), to_hand(each(InZone("discard", CHOSEN_HOUSE & CREATURE_CARD))), gain_chains(1),
    ]),
    action("control-the-weak", DIS, amber=1,
           play=[NameHouse(opponents=True), opponents_next_turn(HouseRule("house", "must", opponent=True))]),
    action("creeping-oblivion", DIS, amber=1, play=PurgeFromOnePile(2)),
    action("dance-of-doom", DIS, play=[
        ChooseNumber("power", Constant(0), PowerOf(AtMost(1, Extreme(Creatures()))), "number"),
        destroy(each(Creatures(Power("chosen")))),
    ]),
    action("fear", DIS, play=to_hand(one(Creatures(ENEMY)))),
    action("gateway-to-dis", DIS, play=[destroy(each(Creatures())), gain_chains(3)]),
    action("gongoozle", DIS, amber=1,
           play=[deal(3, one(Creatures())), if_(IT_SURVIVES, at_random(DISCARD, OwnerOf(IT)))]),
    action("guilty-hearts", DIS, amber=1, play=destroy(each(Creatures(WITH_AMBER)))),
    action("hand-of-dis", DIS, play=destroy(one(Creatures(~FLANK)))),
    action("hecatomb", DIS, amber=1, play=[
        destroy(each(Creatures(house(DIS)))),
        gain(per(1, ThisWay("destroyed", WAS_FRIENDLY & WAS_CREATURE))),
        gain(per(1, ThisWay("destroyed", WAS_ENEMY & WAS_CREATURE)), OPPONENT),
    ]),
    action("tendrils-of-pain", DIS, amber=1,
           play=deal(Best(1, ((LastTurn("forged"), 4),)), each(Creatures()))),  # KF-ERR-06
    action("hysteria", DIS, play=to_hand(each(Creatures()))),
    action("key-hammer", DIS, amber=1, play=[Unforge(last=True), gain(6, OPPONENT)]),
    action("mind-barb", DIS, amber=1, play=at_random(DISCARD, Players("opponent"))),
    action("pandemonium", DIS, amber=1, play=EachCaptures(Creatures(~DAMAGED))),
    action("poltergeist", DIS, amber=1, play=[use_as_yours(one(Artifacts())), destroy(each(IT))]),
    action("red-hot-armor", DIS, amber=1, play=lose_armor(Creatures(ENEMY & WITH_ARMOR))),
    action("three-fates", DIS, amber=1, play=[PickMostPowerful(3), destroy(each(IT))]),
    artifact("annihilation-ritual", DIS, amber=1, traits="power",
             constants=[Modify("purge-destroyed", CREATURE_CARD, Constant(1))]),
    artifact("dominator-bauble", DIS, traits="item", action=use(one(Creatures(FRIENDLY)))),
    artifact("key-to-dis", DIS, traits="item", omni=[destroy(THIS), destroy(each(Creatures()))]),
    artifact("lash-of-broken-dreams", DIS, traits="weapon",
             action=opponents_next_turn(key_cost(Provided(THEIR_TURN, FOR_ALL), 3))),
    artifact("library-of-the-damned", DIS, traits="location", action=archive_a_card()),
    artifact("lifeward", DIS, amber=1, traits="power",
             omni=[destroy(THIS), opponents_next_turn(cannot("play", Provided(THEIR_TURN, CREATURE_CARD)))]),
    artifact("sacrificial-altar", DIS, amber=1, traits="location", action=[
        purge(one(Creatures(FRIENDLY & trait("human")))),
        if_you_do(pick(one(InZone("discard", CREATURE_CARD))), PlayIt(IT)),
    ]),
    artifact("screaming-cave", DIS, traits="location",
             action=into_deck(each(Joined((InZone("hand"), InZone("discard")))))),
    artifact("soul-snatcher", DIS, traits="vehicle",
             constants=[after(DESTROY, WAS_CREATURE, on(GAIN, each(OwnerOf(EventThing()))))]),
    creature("charette", DIS, power=4, traits="demon", play=capture(3)),
    creature("drumble", DIS, power=2, traits="imp", keywords=ELUSIVE,
             play=if_(at_least(7, THEIR_POOL), capture(THEIR_AMBER))),
    creature("dust-imp", DIS, power=2, traits="imp", destroyed=gain(2)),
    creature("eater-of-the-dead", DIS, power=4, traits="demon", fight=EAT, reap=EAT),
    creature("ember-imp", DIS, power=2, traits="imp",
             constants=[cannot("play", ANY, when=at_least(2, ThisTurn("played", by="opponent")))]),
    creature("gabos-longarms", DIS, power=5, traits="demon",
             before_fight=[pick(one(Creatures())), DAMAGE_GOES_TO_IT]),
    creature("overlord-greking", DIS, power=7, traits="demon",
             constants=[after(DESTROY, DESTROYED_FIGHTING_THIS, put_into_play(each(InDiscard(EventThing()))))]),
    creature("guardian-demon", DIS, power=4, traits="demon", play=GUARD, fight=GUARD, reap=GUARD),
    creature("master-of-1", DIS, power=4, traits="demon", reap=destroy(up_to(1, Creatures(power_is(1))))),
    creature("master-of-2", DIS, power=4, traits="demon", reap=destroy(up_to(1, Creatures(power_is(2))))),
    creature("master-of-3", DIS, power=4, traits="demon", reap=destroy(up_to(1, Creatures(power_is(3))))),
    creature("pit-demon", DIS, power=5, traits="demon", action=steal(1)),
    creature("pitlord", DIS, power=9, amber=2, traits="demon", keywords=TAUNT,
             constants=[HouseRule("house", "must", DIS)]),
    creature("restringuntus", DIS, power=1, traits="demon",
             play=[NameHouse(), until_this_leaves(HouseRule("house", "cannot", opponent=True))]),
    creature("shaffles", DIS, power=2, traits="imp",
             constants=[after(TURN_ENDED, FOR_YOU, lose(1, OPPONENT))]),
    creature("shooler", DIS, power=5, traits="demon", play=if_(at_least(4, THEIR_POOL), steal(1))),
    creature("snudge", DIS, power=4, traits="demon", fight=SNUDGE, reap=SNUDGE),
    creature("stealer-of-souls", DIS, power=6, traits="demon",
             constants=[
                 after(DESTROY, DESTROYED_FIGHTING_THIS, purge(each(InDiscard(EventThing()))), gain(1)),
             ]),
    creature("succubus", DIS, power=3, traits="demon",
             constants=[Modify("hand-size", FOR_OPPONENT, Constant(-1))]),
    creature("tentacus", DIS, power=5, traits="demon",
             constants=[Modify("use-toll", Provided(THEIR_TURN, ARTIFACT_CARD), Constant(1))]),
    creature("the-terror", DIS, power=5, traits="demon knight", play=if_(exactly(0, THEIR_POOL), gain(2))),
    creature("tocsin", DIS, power=3, traits="demon", reap=at_random(DISCARD, Players("opponent"))),
    creature("tolas", DIS, power=1, traits="imp", keywords=ELUSIVE, constants=[
        after(DESTROY, ENEMY & WAS_CREATURE, gain(1)),
        after(DESTROY, FRIENDLY & WAS_CREATURE, gain(1, OPPONENT)),
    ]),
    creature("truebaru", DIS, power=7, traits="demon", keywords=TAUNT | {"lose-to-play": 3}, destroyed=gain(5)),
    upgrade("collar-of-subordination", DIS, constants=controls_its_host()),
    upgrade("flame-wreathed", DIS, amber=1,
            gives=[gets_power(SELF, 2), gains_keyword(SELF, "hazardous", 2)]),
)  # fmt: skip
