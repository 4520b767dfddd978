"""Star Alliance of Mass Mutation."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    CHOSEN, CHOSEN_HOUSE, CREATURE_CARD, DIS, DISCARD_DECK, ELUSIVE, ENTERED, FOR_YOU, FRIENDLY, HOST, IT,
    LOGOS, NEIGHBOR, NEIGHBOR_OF_ITS_FOE, OPPONENT, OTHER, PIERCE, SANCTUM, SAURIAN, SEEN, SELF, SHADOWS,
    SHUFFLE_YOUR_DECK, SKIRMISH, STAR_ALLIANCE, TAUNT, THEIR_AMBER, THE_OTHERS, TURN_BEGAN, TURN_ENDED, UNTAMED,
    UNWARD, UPGRADE_CARD, USED, WAS_UPGRADE, Artifacts, AsOfActiveHouse, BonusIcons, Creatures, InZone, LikeIt,
    LookAt, NameHouse, Reveal, Selection, Surplus, ThisOne, ThisWay, TopOfDeck, UpgradesOn, action, after,
    archive, archive_openly, artifact, attach_to, cannot, capture, creature, deal, destroy, discard,
    discard_top, draw, each, gain, gains_keyword, gets_armor, gets_power, house, if_, if_you_do, it_is,
    labelled, look_at_top, lose, may_exalt_this, may_play, may_use, none, on, one, opponent_takes, per, pick,
    steal, stun, swap_with, this_turn, to_deck_bottom, to_hand, trait, up_to, upgrade, upgrade_attached,
    use_as_yours, ward, Card,
)  # fmt: skip

TOP_TWO = TopOfDeck(n=2)


DISCARD_ONE = on(DISCARD_DECK, one(TOP_TWO))


SCOUT = [LookAt(each(TopOfDeck())), on(DISCARD_DECK, up_to(1, TopOfDeck()))]


PLAY_CREATURE = this_turn(may_play(~house(STAR_ALLIANCE) & CREATURE_CARD), uses=1)


FIND_UPGRADE = [to_hand(up_to(1, InZone("deck", UPGRADE_CARD))), SHUFFLE_YOUR_DECK]


LOOK_AND_TAKE = [look_at_top(3), to_hand(one(SEEN)), to_deck_bottom(one(THE_OTHERS))]


CARDS: tuple[Card, ...] = (
    upgrade("access-denied", STAR_ALLIANCE, amber=1, gives=[cannot("reap", SELF)]),
    upgrade("blast-shielding", STAR_ALLIANCE, amber=1,
            gives=[gets_armor(SELF, 2), after(USED, SELF, attach_to(up_to(1, Creatures(NEIGHBOR))))]),
    creature("crewman-jorg", STAR_ALLIANCE, power=3, traits="human thief", enhance={"capture": 1},
             action=if_(none(Creatures(NEIGHBOR & house(STAR_ALLIANCE))), steal(1))),
    creature("daemo-alien", STAR_ALLIANCE, power=3, traits="mutant alien",
             fight=LOOK_AND_TAKE, destroyed=steal(1)),
    action("hadron-collision", STAR_ALLIANCE, play=[on(UNWARD, one(Creatures())), on(PIERCE, each(IT), 3)]),
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
    creature("ant1-10ny", STAR_ALLIANCE, power=6, traits="robot", play=capture(THEIR_AMBER),
             constants=[after(TURN_ENDED, FOR_YOU, opponent_takes(1, ThisOne()))]),
    creature("armory-officer-nel", STAR_ALLIANCE, power=4, traits="alien", enhance={"draw": 1},
             constants=[after(ENTERED, WAS_UPGRADE, draw(1))]),
    creature("away-team", STAR_ALLIANCE, power=5, traits="alien human robot",
             destroyed=archive(each(UpgradesOn()))),
    upgrade("detention-coil", STAR_ALLIANCE, amber=1, gives=[cannot("fight", SELF)]),
    creature("hayden-oswin", STAR_ALLIANCE, power=2, traits="human", reap=gain(per(1, UpgradesOn()))),
    creature("lcdr-trigon", STAR_ALLIANCE, power=4, traits="mutant", reap=[discard_top(), BonusIcons(IT)]),
    creature("mutagenesis-researcher", STAR_ALLIANCE, power=3, traits="mutant scientist",
             enhance={"amber": 1, "capture": 1, "damage": 1, "draw": 1}),
    action("new-frontiers", STAR_ALLIANCE, amber=1, play=[
        NameHouse(),
        Reveal(Selection(TopOfDeck(n=3), every=True, name="revealed")),
        archive_openly(each(ThisWay("revealed", CHOSEN_HOUSE))),
        on(DISCARD_DECK, each(ThisWay("revealed", ~CHOSEN_HOUSE))),
    ]),
    action("particle-sweep", STAR_ALLIANCE, amber=1, play=[
        pick(one(Creatures())),
        if_(it_is(trait("mutant")), destroy(each(IT)), otherwise=deal(2, each(IT))),
    ]),
    creature("stealthster", STAR_ALLIANCE, power=3, traits="robot", keywords=ELUSIVE,
             other=upgrade("stealthster", STAR_ALLIANCE, gives=[gains_keyword(SELF, "elusive")])),
    creature("ambassador-liu", STAR_ALLIANCE, power=4, traits="mutant politician", action=[
        discard(one(InZone("hand"))),
        if_(it_is(house(SHADOWS) | house(DIS)), steal(1)),
        if_(it_is(house(LOGOS) | house(UNTAMED)), gain(2)),
        if_(it_is(house(SANCTUM) | house(SAURIAN)), capture(3)),
    ]),
    creature("commander-dhrxgar", STAR_ALLIANCE, power=4, traits="mutant",
             constants=[*upgrade_attached(SELF, gain(1)), *upgrade_attached(NEIGHBOR, gain(1))]),
    creature("ensign-el-samra", STAR_ALLIANCE, power=3, traits="mutant", enhance={"draw": 3},
             action=[Reveal(one(InZone("hand"))), BonusIcons(IT)]),
    creature("hapless-cadet", STAR_ALLIANCE, power=3, traits="alien", keywords=TAUNT,
             destroyed=lose(3, OPPONENT)),
    action("hold-the-line", STAR_ALLIANCE, amber=1, play=draw(per(1, Surplus("opponent")))),
    creature("jon-cargo", STAR_ALLIANCE, power=1, traits="robot", reap=[
        discard_top(),
        Reveal(Selection(InZone("hand"), every=True, name="revealed")),
        archive_openly(each(ThisWay("revealed", LikeIt("house", left_play=False)))),
    ]),
    creature("kartanoo", STAR_ALLIANCE, power=1, traits="beast", reap=use_as_yours(one(Artifacts()))),
    artifact("matter-maker", STAR_ALLIANCE, amber=1, traits="item",
             constants=[may_play(AsOfActiveHouse(UPGRADE_CARD))]),
    creature("z-force-agent-14", STAR_ALLIANCE, power=5, traits="cyborg", fight=gain(per(1, UpgradesOn()))),
    upgrade("z-particle-tracker", STAR_ALLIANCE, amber=1, gives=labelled(fight=FIND_UPGRADE)),
    upgrade("z-ray-blaster", STAR_ALLIANCE, amber=1, gives=[
        gets_power(SELF, 3), *labelled(before_fight=deal(3, each(Creatures(NEIGHBOR_OF_ITS_FOE)))),
    ]),
    upgrade("z-wave-emitter", STAR_ALLIANCE, amber=1, constants=[after(TURN_BEGAN, FOR_YOU, ward(HOST))]),
    creature("dino-alien", STAR_ALLIANCE, power=5, traits="mutant alien",
             play=may_exalt_this(deal(3, one(Creatures()))), fight=LOOK_AND_TAKE),
    creature("lyco-alien", STAR_ALLIANCE, power=4, traits="mutant alien", keywords=SKIRMISH,
             fight=LOOK_AND_TAKE),
    creature("sacro-alien", STAR_ALLIANCE, power=5, armor=2, traits="mutant alien", fight=LOOK_AND_TAKE),
    creature("techno-alien", STAR_ALLIANCE, power=4, traits="mutant alien", fight=LOOK_AND_TAKE,
             reap=[discard(one(InZone("hand"))), if_you_do(draw(1))]),
    creature("umbra-alien", STAR_ALLIANCE, power=3, traits="mutant alien", keywords=ELUSIVE,
             fight=LOOK_AND_TAKE),
)  # fmt: skip
