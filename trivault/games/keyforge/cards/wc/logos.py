"""Logos of Worlds Collide."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    ACTION_CARD, ALL, ARCHIVE_IT_OPENLY, CENTER, CREATURE_CARD, DESTROY, DESTROYED_FIGHTING_THIS, ELUSIVE,
    ENEMY, FLANK, FORGED, FOR_ALL, FOR_OPPONENT, FOR_YOU, FRIENDLY, IT, LOGOS, NEIGHBOR, NEIGHBOR_OF_IT, OTHER,
    REAPED, REVEAL_TOP, SELF, TAUNT, THEY_SHARED_A_HOUSE, THIS, Constant, Creatures, Effect, InZone, LastTurn,
    LikeIt, Modify, PlayIt, Provided, Selection, SharesHouse, Surplus, ThisIs, YourHost, action, after, archive,
    archive_a_card, artifact, at_least, belongs_to, cannot, capture, creature, deal, destroy, discard, draw,
    each, enrage, exhaust, for_each, gain, heal, house, if_, if_you_do, instead_of, it_is, key_cost,
    labelled, may_forge, may_play, move_anywhere, move_to_flank, named, one, per, power_counters, steal,
    this_turn, upgrade, ward, wholly, you_control, Card,
)  # fmt: skip


def with_its_other_self(slug: str) -> list[Effect]:
    """Destroyed, it goes to the archives if the other half of it comes along."""
    return [archive(one(InZone("discard", named(slug)))), if_you_do(archive(THIS))]


TWO_CARDS = Selection(InZone("hand"), 2, 2)


REASSEMBLE = wholly(heal(ALL, THIS), exhaust(THIS), move_to_flank(THIS))


NOT_THE_ONLY_CREATURE = at_least(1, Creatures(FRIENDLY & OTHER))


MINI_TANK = deal(8, one(Creatures(SharesHouse(2))))


CARDS: tuple[Card, ...] = (
    creature("babbling-bibliophile", LOGOS, power=1, traits="cyborg scientist", reap=draw(2)),
    creature("daughter", LOGOS, power=2, traits="cyborg scientist", keywords=ELUSIVE,
             constants=[Modify("hand-size", FOR_YOU, Constant(1))]),
    creature("edai-edie-4x4", LOGOS, power=3, traits="ai scientist", play=archive_a_card(),
             constants=[key_cost(FOR_OPPONENT, per(1, InZone("archives")))]),
    creature("hapsis", LOGOS, power=5, traits="mutant scientist",
             constants=[after(DESTROY, DESTROYED_FIGHTING_THIS, ward(THIS), draw(1))]),
    artifact("hologrammophone", LOGOS, amber=1, traits="item", action=ward(one(Creatures()))),
    action("information-exchange", LOGOS, play=if_(LastTurn("stole"), steal(2), otherwise=steal(1))),
    creature("quant", LOGOS, power=3, traits="human scientist",
             reap=this_turn(may_play(~house(LOGOS) & ACTION_CARD), uses=1)),
    creature("sanitation-engineer", LOGOS, power=4, traits="cyborg scientist", keywords={"hazardous": 1},
             reap=discard(one(InZone("hand")))),
    action("tautau-vapors", LOGOS, play=[draw(2), archive_a_card()]),
    action("thorium-plasmate", LOGOS, amber=1, play=[
        move_anywhere(one(Creatures(ENEMY))),
        deal(per(2, Creatures(LikeIt("house") & NEIGHBOR_OF_IT)), each(IT)),
    ]),
    creature("titan-guardian", LOGOS, power=5, armor=1, traits="beast cyborg", keywords=TAUNT,
             destroyed=if_(ThisIs(~FLANK), draw(2))),
    creature("wormhole-technician", LOGOS, power=3, traits="cyborg scientist",
             reap=[REVEAL_TOP, if_(it_is(house(LOGOS)), PlayIt(IT), otherwise=ARCHIVE_IT_OPENLY)]),
    creature("caendle-unit", LOGOS, power=5, armor=1, traits="robot",
             constants=[after(REAPED, ENEMY & CREATURE_CARD, draw(1))], action=capture(1)),
    creature("code-monkey", LOGOS, power=3, traits="ai beast", keywords={"deploy": 1},
             play=[archive(each(Creatures(NEIGHBOR))), if_(THEY_SHARED_A_HOUSE, gain(2))]),
    action("data-forge", LOGOS, amber=1, play=may_forge(per(-1, InZone("hand"), base=10))),
    upgrade("discombobulator", LOGOS, amber=1, gives=[cannot("steal", FOR_YOU)]),
    creature("dr-milli", LOGOS, power=2, traits="scientist",
             play=for_each(Surplus("opponent", others=True), archive_a_card())),
    creature("groupthink-tank", LOGOS, power=4, armor=3, traits="robot experiment",
             action=deal(4, each(Creatures(SharesHouse(1))))),
    creature("mini-groupthink-tank", LOGOS, power=3, armor=2, traits="robot experiment",
             play=MINI_TANK, fight=MINI_TANK, reap=MINI_TANK),
    creature("reassembling-automaton", LOGOS, power=3, traits="robot experiment",
             constants=[instead_of(DESTROY, SELF, REASSEMBLE, last=True, when=NOT_THE_ONLY_CREATURE)]),
    upgrade("academy-training", LOGOS, constants=[belongs_to(YourHost(), LOGOS)], gives=labelled(reap=draw(1))),
    creature("hyde", LOGOS, power=4, traits="human scientist",
             reap=if_(you_control("velum"), draw(2), otherwise=draw(1)),
             destroyed=with_its_other_self("velum")),
    creature("mimic-gel", LOGOS, power=0, x_power=True, traits="shapeshifter mutant",
             play_if=at_least(1, Creatures(OTHER)), enters_as=Creatures(OTHER)),
    creature("prescriptive-grammarbot", LOGOS, power=3, traits="robot", keywords={"taunt": 1, "hazardous": 3},
             reap=enrage(one(Creatures()))),
    creature("self-bolstering-automata", LOGOS, power=1, traits="robot", constants=[
        instead_of(
            DESTROY, SELF, REASSEMBLE, if_you_do(power_counters(2, THIS)),
            last=True, when=NOT_THE_ONLY_CREATURE,
        ),
    ]),
    artifact("universal-keylock", LOGOS, amber=1, traits="item",
             constants=[key_cost(FOR_ALL, 3), after(FORGED, FOR_ALL, destroy(THIS))]),
    artifact("universal-recycle-bin", LOGOS, amber=1, traits="item", action=archive(one(InZone("purged")))),
    creature("zenzizenzizenzic", LOGOS, power=4, armor=2, traits="cyborg leader",
             constants=[Modify("hand-size", Provided(ThisIs(CENTER), FOR_YOU), Constant(2))]),
    creature("velum", LOGOS, power=2, traits="human scientist",
             reap=if_(you_control("hyde"), archive(TWO_CARDS), otherwise=archive_a_card()),
             destroyed=with_its_other_self("hyde")),
)  # fmt: skip
