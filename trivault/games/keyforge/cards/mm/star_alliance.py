"""Star Alliance of Mass Mutation."""

from __future__ import annotations

from trivault.games.keyforge.cards.words import (
    CHOSEN, CREATURE_CARD, DIS, DISCARD_DECK, ELUSIVE, ENTERED, FRIENDLY, IT, LOGOS, NEIGHBOR,
    NEIGHBOR_OF_ITS_FOE, OTHER, SANCTUM, SAURIAN, SELF, SHADOWS, SHUFFLE_YOUR_DECK, STAR_ALLIANCE, TAUNT,
    THEIR_SURPLUS, UNTAMED, UPGRADE_CARD, Artifacts, BonusIcons, Creatures, InZone, LookAt, Reveal, TopOfDeck,
    UpgradesOn, action, after, archive, cannot, capture, creature, deal, destroy, discard, discard_top, draw,
    each, gain, gains_keyword, gets_power, house, if_, it_is, labelled, may_play, may_use, none, not_house, on,
    one, opponent_loses, per, pick, steal, stun, swap_with, this_turn, to_hand, trait, up_to, upgrade,
    use_as_yours,
)  # fmt: skip

TOP_TWO = TopOfDeck(n=2)


DISCARD_ONE = on(DISCARD_DECK, one(TOP_TWO))


SCOUT = [LookAt(each(TopOfDeck())), on(DISCARD_DECK, up_to(1, TopOfDeck()))]


PLAY_CREATURE = this_turn(may_play(not_house(STAR_ALLIANCE) & CREATURE_CARD), uses=1)


FIND_UPGRADE = [to_hand(up_to(1, InZone("deck", UPGRADE_CARD))), SHUFFLE_YOUR_DECK]


CARDS = (
    upgrade("access-denied", STAR_ALLIANCE, amber=1, gives=[cannot("reap", SELF)]),
    creature("crewman-jorg", STAR_ALLIANCE, power=3, traits="human thief", enhance={"capture": 1},
             action=if_(none(Creatures(NEIGHBOR & house(STAR_ALLIANCE))), steal(1))),
    upgrade("observ-u-max", STAR_ALLIANCE, amber=1, gives=labelled(fight=capture(1), reap=capture(1))),
    creature("scout-pete", STAR_ALLIANCE, power=4, traits="alien", play=SCOUT, fight=SCOUT, reap=SCOUT),
    creature("securi-droid", STAR_ALLIANCE, power=4, traits="robot", keywords=TAUNT,
             other=upgrade("securi-droid", STAR_ALLIANCE, gives=[gains_keyword(SELF, "taunt")])),
    action("subdue", STAR_ALLIANCE, amber=1, play=[deal(1, one(Creatures())), stun(each(IT))]),
    creature("subject-kirby", STAR_ALLIANCE, power=2, traits="mutant",
             play=PLAY_CREATURE, fight=PLAY_CREATURE, reap=PLAY_CREATURE),
    action("survey", STAR_ALLIANCE, amber=1, enhance={"draw": 1},
           play=[LookAt(each(TOP_TWO)), DISCARD_ONE]),  # KF-ABIL-11
    creature("teleporter-chief-tink", STAR_ALLIANCE, power=2, traits="alien", keywords=ELUSIVE,
             action=[swap_with(one(Creatures(OTHER & FRIENDLY))), this_turn(may_use(CHOSEN))]),
    creature("armory-officer-nel", STAR_ALLIANCE, power=4, traits="alien", enhance={"draw": 1},
             constants=[after(ENTERED, UPGRADE_CARD, draw(1))]),
    creature("away-team", STAR_ALLIANCE, power=5, traits="alien human robot",
             destroyed=archive(each(UpgradesOn()))),
    upgrade("detention-coil", STAR_ALLIANCE, amber=1, gives=[cannot("fight", SELF)]),
    creature("hayden-oswin", STAR_ALLIANCE, power=2, traits="human", reap=gain(per(1, UpgradesOn()))),
    creature("lcdr-trigon", STAR_ALLIANCE, power=4, traits="mutant", reap=[discard_top(), BonusIcons(IT)]),
    creature("mutagenesis-researcher", STAR_ALLIANCE, power=3, traits="mutant scientist",
             enhance={"amber": 1, "capture": 1, "damage": 1, "draw": 1}),
    action("particle-sweep", STAR_ALLIANCE, amber=1, play=[
        pick(one(Creatures())),
        if_(it_is(CREATURE_CARD & trait("mutant")), destroy(each(IT)), otherwise=deal(2, each(IT))),
    ]),
    creature("stealthster", STAR_ALLIANCE, power=3, traits="robot", keywords=ELUSIVE,
             other=upgrade("stealthster", STAR_ALLIANCE, gives=[gains_keyword(SELF, "elusive")])),
    creature("ambassador-liu", STAR_ALLIANCE, power=4, traits="mutant politician", action=[
        discard(one(InZone("hand"))),
        if_(it_is(house(DIS) | house(SHADOWS)), steal(1)),
        if_(it_is(house(LOGOS) | house(UNTAMED)), gain(2)),
        if_(it_is(house(SANCTUM) | house(SAURIAN)), capture(3)),
    ]),
    creature("ensign-el-samra", STAR_ALLIANCE, power=3, traits="mutant", enhance={"draw": 3},
             action=[Reveal(one(InZone("hand"))), BonusIcons(IT)]),
    creature("hapless-cadet", STAR_ALLIANCE, power=3, traits="alien", keywords=TAUNT,
             destroyed=opponent_loses(3)),
    action("hold-the-line", STAR_ALLIANCE, amber=1, play=draw(THEIR_SURPLUS)),
    creature("kartanoo", STAR_ALLIANCE, power=1, traits="beast", reap=use_as_yours(one(Artifacts()))),
    creature("z-force-agent-14", STAR_ALLIANCE, power=5, traits="cyborg", fight=gain(per(1, UpgradesOn()))),
    upgrade("z-particle-tracker", STAR_ALLIANCE, amber=1, gives=labelled(fight=FIND_UPGRADE)),
    upgrade("z-ray-blaster", STAR_ALLIANCE, amber=1, gives=[
        gets_power(SELF, 3), *labelled(before_fight=deal(3, each(Creatures(NEIGHBOR_OF_ITS_FOE)))),
    ]),
)  # fmt: skip
