"""Untamed of Worlds Collide."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    ACTIVE_HOUSE, ALL, ANY, BEFORE_FIGHT, BY_YOU, CENTER, CHOSEN, CREATURE_CARD, DAMAGE, DAMAGED, ELUSIVE,
    ENEMY, FORGED, FOR_ALL, FOR_OPPONENT, FOR_YOU, FRIENDLY, HOUSE_CHOSEN, IT, NEIGHBOR, OTHER, PLAYED, READY,
    REAPED, SELF, SKIRMISH, STEAL, THAT_MUCH, THIS, TURN_ENDED, UNTAMED, WAS_CREATURE, Artifacts, Creatures,
    Extreme, GainTextBox, InZone, Joined, MayIf, MoreThan, PowerOf, Provided, Reveal, Selection, Spared,
    ThisIs, ThisTurn, TokensOn, action, after, artifact, at_least, cannot, capture, creature, deal, destroy,
    discard_top, each, gain, gains_keyword, gives, heal, house, if_, if_you_do, into_deck, it_is, key_cost,
    labelled, of_its_damage, one, per, phrase, pick, power_at_least, power_counters, put_counters, ready,
    remove_counters, stun, takes_its_place, this_turn, trait, up_to, upgrade, use_in_turn, ward, Card,
)  # fmt: skip

CREATURE_IN_HAND = Selection(InZone("hand", CREATURE_CARD), name="text")


NURTURE = phrase(
    "nurture",
    Reveal(CREATURE_IN_HAND),
    if_you_do(pick(one(Creatures())), GainTextBox()),
)


FULLY_HEAL_A_NEIGHBOR = heal(ALL, one(Creatures(NEIGHBOR)))


NEIGHBORS = each(Creatures(NEIGHBOR))


READY_NEIGHBOR = at_least(1, Creatures(READY & NEIGHBOR))


WARD_NEIGHBORS = ward(NEIGHBORS)


UNTAMED_CREATURES_IN_DISCARD = InZone("discard", CREATURE_CARD & house(UNTAMED))


BIG_OR_GIANT = Joined((Creatures(power_at_least(5)), Creatures(trait("giant"))))


LIKE_ITS_POWER = PowerOf(IT)


CARDS: tuple[Card, ...] = (
    creature("bramble-lynx", UNTAMED, power=3, traits="beast", keywords=SKIRMISH,
             enters_ready_if=at_least(1, ThisTurn("reaped", by="you"))),
    action("cauldron-boil", UNTAMED, amber=1, play=of_its_damage(DAMAGE, Creatures())),
    creature("deepwood-druid", UNTAMED, power=3, traits="elf witch", keywords={"deploy": 1},
             play=FULLY_HEAL_A_NEIGHBOR, reap=FULLY_HEAL_A_NEIGHBOR),
    creature("ghosthawk", UNTAMED, power=2, traits="beast", keywords={"deploy": 1},
             play=MayIf("use", use_in_turn("reap", NEIGHBORS), READY_NEIGHBOR)),
    creature("harmonia", UNTAMED, power=2, traits="human witch", keywords=ELUSIVE, constants=[
        after(PLAYED, WAS_CREATURE, if_(MoreThan(Creatures(ENEMY), Creatures(FRIENDLY)), gain(1)), by=BY_YOU),
    ]),
    creature("imprinted-murmook", UNTAMED, power=3, traits="beast", keywords=ELUSIVE,
             constants=[key_cost(FOR_YOU, -1)]),
    creature("molephin", UNTAMED, power=3, traits="beast", keywords={"hazardous": 3},
             constants=[after(STEAL, FOR_OPPONENT, deal(THAT_MUCH, each(Creatures(ENEMY))))]),
    creature("musthic-murmook", UNTAMED, power=4, traits="beast", constants=[key_cost(FOR_ALL, 1)],
             play=deal(4, one(Creatures()))),
    action("song-of-the-wild", UNTAMED, play=this_turn(gives(REAPED, FRIENDLY, gain(1)))),
    action("the-fittest", UNTAMED, amber=1, play=power_counters(1, each(Creatures(FRIENDLY)))),
    action("unnatural-selection", UNTAMED, amber=1, play=[
        pick(Selection(Creatures(FRIENDLY), 3, 3)),
        pick(Selection(Creatures(ENEMY), 3, 3, name="enemies")),
        destroy(each(Creatures(Spared("it", "enemies")))),
    ]),
    action("unsuspecting-prey", UNTAMED, play=deal(2, up_to(3, Creatures(~DAMAGED)))),
    artifact("fangtooth-cavern", UNTAMED, amber=1, traits="location",
             constants=[after(TURN_ENDED, FOR_YOU, destroy(one(Extreme(Creatures(), most=False))))]),
    creature("gebuk", UNTAMED, power=5, traits="beast",
             destroyed=[discard_top(), if_(it_is(CREATURE_CARD), takes_its_place())]),
    upgrade("instrument-of-silence", UNTAMED,
            gives=[gains_keyword(SELF, "skirmish"), *labelled(fight=gain(1))]),
    creature("kangaphant", UNTAMED, power=5, traits="beast",
             constants=[gives(REAPED, ANY, destroy(THIS))]),
    action("low-dawn", UNTAMED, amber=1, play=[
        if_(at_least(3, UNTAMED_CREATURES_IN_DISCARD), gain(2)), into_deck(each(UNTAMED_CREATURES_IN_DISCARD)),
    ]),
    creature("mab-the-mad", UNTAMED, power=2, amber=1, traits="faerie", reap=into_deck(THIS)),
    creature("the-feathered-shaman", UNTAMED, power=2, traits="human witch", keywords=ELUSIVE,
             fight=WARD_NEIGHBORS, reap=WARD_NEIGHBORS),
    upgrade("wild-spirit", UNTAMED, amber=1, gives=labelled(reap=capture(1))),
    artifact("creed-of-nature", UNTAMED, traits="power", omni=[destroy(THIS), if_you_do(
        pick(one(Creatures())),
        this_turn(gains_keyword(CHOSEN, "skirmish"), gains_keyword(CHOSEN, "assault", LIKE_ITS_POWER)),
    )]),
    artifact("creed-of-nurture", UNTAMED, traits="power", omni=[destroy(THIS), if_you_do(NURTURE)]),
    creature("eldest-bear", UNTAMED, power=5, traits="beast leader witch", keywords={"assault": 3},
             constants=[gives(BEFORE_FIGHT, Provided(ThisIs(CENTER), SELF), gain(2))]),
    creature("giant-gnawbill", UNTAMED, power=5, traits="beast",
             constants=[after(HOUSE_CHOSEN, FOR_ALL, destroy(one(Artifacts(ACTIVE_HOUSE))))]),
    creature("moor-wolf", UNTAMED, power=2, traits="beast wolf", keywords=SKIRMISH,
             play=ready(each(Creatures(OTHER & trait("wolf"))))),
    artifact("nepeta-gigantica", UNTAMED, traits="item", action=stun(one(BIG_OR_GIANT))),
    artifact("vineapple-tree", UNTAMED, amber=1, traits="location", constants=[
        key_cost(FOR_ALL, per(1, TokensOn("growth"))),
        after(FORGED, FOR_ALL, remove_counters("growth")),
    ], action=put_counters("growth", THIS)),
    creature("xenos-bloodshadow", UNTAMED, power=4, traits="human witch",
             keywords={"elusive": 1, "hazardous": 6, "poison": 1, "skirmish": 1}),
    creature("toad", UNTAMED, power=1, traits="beast", constants=[cannot("reap", SELF)]),
)  # fmt: skip
