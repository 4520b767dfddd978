"""Mars of Age of Ascension."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    ALL, CREATURE_CARD, DAMAGED, ELUSIVE, ENEMY, FLANK, FOR_OPPONENT, FRIENDLY, HOST, IT, ITS_FOE, ITS_HOST,
    MARS, NEIGHBOR, NEIGHBOR_OF_ITS_FOE, OTHER, REAPED, SELF, THAT, THIS, UPGRADE_CARD, USED, Artifacts,
    Creatures, InPlay, InZone, Joined, LikeIt, LoseAll, Power, PowerOf, PurgeArchived, Selection, ThisIs,
    ThisTurn, ThisWay, abduct, action, after, archive, archive_a_card, artifact, at_least, cannot,
    capture_from_own_side, choose_one, creature, deal, destroy, destroy_together, draw, each, exactly, for_each,
    gain, gain_chains, gains_keyword, gets_armor, gets_power, house, if_, if_you_do, key_cost, labelled,
    move_to_flank, none, one, only_deals, per, pick, purge, ready_and_use, redistribute, stun, take_control,
    times_lost, to_hand, trait, upgrade, Card,
)  # fmt: skip

SHOCK = after(REAPED, ENEMY & CREATURE_CARD, stun(THAT))


BEAM = [deal(2, one(Creatures())), move_to_flank(each(IT))]


NOBODY = none(Creatures(FRIENDLY))


CARDS: tuple[Card, ...] = (
    creature("agent-hoo-man", MARS, power=2, traits="martian agent", keywords=ELUSIVE, reap=[
        stun(one(Creatures(FRIENDLY & ~house(MARS)))), stun(one(Creatures(ENEMY & ~house(MARS)))),
    ]),
    action("carpet-phloxem", MARS, amber=1, play=if_(NOBODY, deal(4, each(Creatures())))),
    creature("collector-worm", MARS, power=2, armor=5, traits="beast",
             fight=abduct(each(Creatures(ITS_FOE)))),  # KF-ERR-28
    creature("glyxl-proliferator", MARS, power=3, traits="martian soldier",
             reap=if_(ThisIs(FLANK), archive(one(InZone("discard", house(MARS)))))),
    creature("ixxyxli-fixfinger", MARS, power=2, armor=2, traits="martian scientist", keywords=ELUSIVE,
             constants=[gets_armor(OTHER & trait("martian"), 1)]),
    action("mars-first", MARS, amber=1, play=ready_and_use(one(Creatures(FRIENDLY & house(MARS))))),
    action("mars-needs-aember", MARS, amber=1,
           play=capture_from_own_side(1, each(Creatures(DAMAGED & ENEMY & ~house(MARS))))),
    creature("mindworm", MARS, power=1, traits="beast", keywords=ELUSIVE,
             before_fight=deal(PowerOf(Creatures(ITS_FOE)), each(Creatures(NEIGHBOR_OF_ITS_FOE)))),
    creature("skybooster-squadron", MARS, power=4, traits="martian soldier", reap=to_hand(THIS)),
    creature("tyxl-beambuckler", MARS, power=4, armor=1, traits="martian soldier", play=BEAM),
    creature("xanthyx-harvester", MARS, power=3, traits="beast", reap=gain(1),
             constants=[cannot("use", SELF, when=at_least(1, Creatures(NEIGHBOR & ~house(MARS))))]),
    creature("zysysyx-shockworm", MARS, power=3, armor=1, traits="martian soldier", constants=[SHOCK]),
    artifact("aember-conduction-unit", MARS, traits="item",
             constants=[after(REAPED, ENEMY & CREATURE_CARD, stun(THAT), when=exactly(1, ThisTurn("reaped")))]),
    upgrade("containment-field", MARS, constants=[after(USED, ITS_HOST, destroy(HOST))]),
    action("destroy-them-all", MARS, play=destroy_together(Artifacts(), Creatures(), InPlay(UPGRADE_CARD))),
    action("exterminate-exterminate", MARS, play=for_each(
        Creatures(FRIENDLY & house(MARS)), destroy(one(Creatures(~house(MARS) & Power("below-it")))),
    )),
    action("hypnobeam", MARS, play=take_control(one(Creatures(ENEMY)))),
    creature("nyzyk-resonator", MARS, power=2, armor=1, traits="martian soldier",
             constants=[key_cost(FOR_OPPONENT, per(2, Creatures(NEIGHBOR)))]),
    action("phloxem-spike", MARS, amber=1, play=if_(NOBODY, destroy(each(Creatures(~FLANK))))),
    creature("storm-crawler", MARS, power=6, armor=1, traits="robot", constants=[only_deals(SELF, 1), SHOCK]),
    action("destructive-analysis", MARS, amber=1, play=[
        pick(one(Creatures())),
        purge(Selection(InZone("archives"), 0, ALL, name="cards")),
        deal(per(2, ThisWay("purged"), base=2), each(IT)),
    ]),
    action("entropic-manipulator", MARS, amber=1, play=choose_one(
        redistribute_friendly=redistribute("damage", Creatures(FRIENDLY)),
        redistribute_enemy=redistribute("damage", Creatures(ENEMY)),
    )),
    action("extinction", MARS, play=[
        pick(one(Creatures())),
        destroy(each(Joined((IT, Creatures(LikeIt("trait")))))),
        gain_chains(1),
    ]),
    upgrade("killzord-mk-9001", MARS, gives=[
        gets_armor(SELF, 2), gets_power(SELF, 2), gains_keyword(SELF, "skirmish"),
        *labelled(fight=gain_chains(1)),
    ]),
    action("martian-generosity", MARS, amber=1, play=[LoseAll(), draw(times_lost(2))]),
    artifact("shard-of-hate", MARS, traits="item shard",
             action=for_each(Artifacts(FRIENDLY & trait("shard")), stun(one(Creatures(ENEMY))))),
    creature("yxlyx-stimrager", MARS, power=4, armor=2, traits="martian soldier", fight=BEAM),
    creature("yzphyz-knowdrone", MARS, power=3, armor=1, traits="martian scientist",
             play=[archive_a_card(), PurgeArchived(), if_you_do(stun(one(Creatures())))]),  # KF-ERR-18
)  # fmt: skip
