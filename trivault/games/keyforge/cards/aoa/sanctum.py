"""Sanctum of Age of Ascension."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    ALL, ARMOR_PREVENTED, BROBNAR, CAPTURE, CHOSEN, CREATURE_CARD, DIS, DISCARD, ELUSIVE, ENEMY, FLANK,
    FOR_OPPONENT, FRIENDLY, FROM_YOUR_HAND, HOST, LOGOS, MARS, NEIGHBOR, OPPONENT, OTHER, PAY, REAP_GAIN,
    SANCTUM, SELF, SHADOWS, TAKE_FROM_CARD, THAT_MUCH, THIS, TO_SUPPLY, UNTAMED, WAS_CREATURE, Artifacts,
    AtMost, Creatures, Houses, InPlay, InZone, NeighborsOf, Power, Provided, TakeIt, ThisWay, WasHealed, action,
    after, artifact, at_least, at_most, belongs_to, cannot, capture, creature, deal, destroy, each, fight_foe,
    for_each, gain, gets_armor, gets_power, give_control, heal, heal_noting, house, if_, if_you_do,
    key_cost, may_play_or_use, on, one, per, pick, purge, ready, ready_and_fight, redistribute, this_turn,
    trait, up_to, upgrade, Card,
)  # fmt: skip

NEIGHBOR_FIGHTS = ready_and_fight(up_to(1, Creatures(NEIGHBOR)))


def ambassador(slug: str, of: str) -> Card:
    """One of those who let you play or use a card of another house."""
    welcome = may_play_or_use(house(of))
    return creature(slug, SANCTUM, power=1, traits="human", keywords=ELUSIVE, fight=welcome, reap=welcome)


CARDS: tuple[Card, ...] = (
    creature("lion-bautrem", SANCTUM, power=4, armor=1, traits="human knight", keywords={"deploy": 1},
             constants=[gets_power(NEIGHBOR, 2)]),
    creature("abond-the-armorsmith", SANCTUM, power=3, traits="human",
             constants=[gets_armor(FRIENDLY & OTHER, 1)],
             action=this_turn(gets_armor(FRIENDLY & OTHER, 1))),
    creature("aubade-the-grim", SANCTUM, power=4, armor=1, traits="spirit knight",
             play=capture(3), reap=on(TO_SUPPLY, THIS)),
    creature("bordan-the-redeemed", SANCTUM, power=3, traits="human thief", keywords=ELUSIVE,
             action=capture(2)),
    creature("challe-the-safeguard", SANCTUM, power=4, armor=2, traits="human knight",
             keywords={"deploy": 1, "taunt": 1}),
    action("golden-aura", SANCTUM, play=[
        heal(ALL, one(Creatures())), this_turn(belongs_to(CHOSEN, SANCTUM), cannot("damage", CHOSEN)),
    ]),
    artifact("hallowed-shield", SANCTUM, traits="item",
             action=[pick(one(Creatures())), this_turn(cannot("damage", CHOSEN))]),
    action("healing-blast", SANCTUM, amber=1,
           play=[heal_noting(ALL, one(Creatures())), if_(WasHealed(4), gain(2))]),
    creature("maruck-the-marked", SANCTUM, power=5, armor=1, traits="spirit knight",
             constants=[after(ARMOR_PREVENTED, SELF, capture(THAT_MUCH))]),
    creature("sir-marrows", SANCTUM, power=4, armor=2, traits="human knight",
             constants=[after(REAP_GAIN, FOR_OPPONENT, TakeIt(CAPTURE))]),
    action("smite", SANCTUM,
           play=[ready(one(Creatures(FRIENDLY))), fight_foe(), deal(2, each(NeighborsOf("foe")))]),
    creature("the-grey-rider", SANCTUM, power=2, traits="human monk", keywords={"deploy": 1},
             play=NEIGHBOR_FIGHTS, fight=NEIGHBOR_FIGHTS, reap=NEIGHBOR_FIGHTS),
    creature("baron-mengevin", SANCTUM, power=6, armor=1, traits="human knight",
             constants=[after(DISCARD, house(SANCTUM) & FROM_YOUR_HAND, capture(1))]),
    creature("barrister-joya", SANCTUM, power=5, armor=1, traits="human knight",
             constants=[cannot("reap", ENEMY)]),
    ambassador("brobnar-ambassador", BROBNAR),
    ambassador("dis-ambassador", DIS),
    action("equalize", SANCTUM, amber=1,
           play=[redistribute("amber", Creatures(FRIENDLY)), redistribute("amber", Creatures(ENEMY))]),
    action("free-markets", SANCTUM,
           play=gain(per(1, AtMost(6, Houses(InPlay(~house(SANCTUM))))))),
    artifact("haedroth-s-wall", SANCTUM, traits="location", constants=[gets_power(FRIENDLY & FLANK, 2)]),
    ambassador("logos-ambassador", LOGOS),
    ambassador("mars-ambassador", MARS),
    creature("prince-derric-unifier", SANCTUM, power=4, armor=1, traits="human knight",
             play=if_(at_least(3, Houses(Creatures(FRIENDLY))), gain(3))),
    creature("rothais-the-fierce", SANCTUM, power=4, armor=2, traits="human knight",
             keywords={"taunt": 1, "hazardous": 4}),
    ambassador("shadows-ambassador", SHADOWS),
    ambassador("untamed-ambassador", UNTAMED),
    creature("anahita-the-trader", SANCTUM, power=2, traits="human merchant",
             reap=[give_control(one(Artifacts(FRIENDLY))), if_you_do(on(PAY, OPPONENT, 2))]),
    artifact("eye-of-judgment", SANCTUM, amber=1, traits="item",
             action=purge(one(InZone("discard", CREATURE_CARD, "both")))),
    action("martyr-s-end", SANCTUM, amber=1,
           play=[destroy(up_to(ALL, Creatures(FRIENDLY))), gain(per(1, ThisWay("destroyed", WAS_CREATURE)))]),
    creature("mother-northelle", SANCTUM, power=2, traits="human monk", keywords=ELUSIVE,
             reap=on(TAKE_FROM_CARD, one(Creatures(FRIENDLY)))),
    creature("opal-knight", SANCTUM, power=5, traits="spirit knight",
             play=destroy(each(Creatures(Power("even"))))),
    artifact("proclamation-346e", SANCTUM, traits="law",
             constants=[key_cost(Provided(at_most(2, Houses(Creatures(ENEMY))), FOR_OPPONENT), 2)]),
    upgrade("seraphic-armor", SANCTUM, amber=1, play=heal(ALL, HOST), gives=[gets_armor(SELF, 1)]),
    artifact("shard-of-hope", SANCTUM, traits="item shard",
             action=for_each(Artifacts(FRIENDLY & trait("shard")), capture(1, one(Creatures(FRIENDLY))))),
)  # fmt: skip
