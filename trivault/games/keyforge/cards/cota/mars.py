"""Mars of Call of the Archons."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    ALL, ARCHIVE_IT_OPENLY, ARTIFACT_CARD, BY_YOU, CHOSEN, CHOSEN_HOUSE, CREATURE_CARD, DAMAGED, DESTROY,
    DESTROYED_FIGHTING_THIS, ELUSIVE, ENEMY, FOR_OPPONENT, FRIENDLY, HAPPENED, IT, ITS_FOE, MARS,
    NEIGHBOR_OF_ITS_FOE, OPPONENT, OTHER, PIERCE, PLAYED, READY, REAPED, REVEAL_MARS_CARDS, SELF, TAUNT,
    THEIR_KEYS, THEIR_POOL, THIS, WAS_CREATURE, Artifacts, Creatures, InZone, Joined, LikeIt, LoseAll,
    NameHouse, PlayedBy, Reveal, Selection, ThisWay, UpToCards, abduct, action, after, archive, artifact,
    at_least, belongs_to, cannot, capture, capture_from_own_side, catches_amber, choose_one, creature, deal,
    deal_for_each, destroy, discard, discard_until, draw, each, for_each, forge, gain, gain_chains,
    gets_power_per_amber, heal, house, if_, if_you_do, into_deck, into_deck_of, key_cost, labelled, lose,
    loses_keyword, may, may_use, next_enters_ready, on, one, per, pick, power_counters, purge,
    purge_it_if_destroyed, put_into_play, ready, steal, stun, this_turn, times_lost, to_hand, trait, up_to,
    upgrade, use, Card,
)  # fmt: skip

OF_MARS, NOT_OF_MARS = house(MARS), ~house(MARS)


MARS_CREATURE_CARD = OF_MARS & CREATURE_CARD


FRIENDLY_READY_MARS = Creatures(FRIENDLY & READY & OF_MARS)


EAT = [destroy(up_to(1, Creatures(OTHER & FRIENDLY))), if_you_do(heal(ALL, THIS))]


READY_A_NON_AGENT = ready(one(Creatures(OF_MARS & ~trait("agent"))))


PLAGUE = on(PIERCE, each(Creatures(trait("human"))), 3)


USE_A_NON_MARTIAN = use(one(Creatures(FRIENDLY & NOT_OF_MARS)))


BOLT = [deal(2, one(Creatures())), purge_it_if_destroyed()]


MULTIPLY = [
    Reveal(up_to(1, InZone("hand", CREATURE_CARD))),
    if_you_do(ARCHIVE_IT_OPENLY, power_counters(3, THIS)),
]


CARDS: tuple[Card, ...] = (
    action("ammonia-clouds", MARS, play=deal(3, each(Creatures()))),
    action("battle-fleet", MARS, amber=1, play=[REVEAL_MARS_CARDS, draw(per(1, ThisWay("revealed")))]),
    action("deep-probe", MARS, amber=1, play=[
        NameHouse(), Reveal(each(InZone("hand", whose="opponent"))),
        discard(each(InZone("hand", CREATURE_CARD & CHOSEN_HOUSE, "opponent"))),
    ]),
    action("emp-blast", MARS, amber=1,
           play=[stun(each(Creatures(OF_MARS | trait("robot")))), destroy(each(Artifacts()))]),
    action("hypnotic-command", MARS,
           play=for_each(Creatures(FRIENDLY & OF_MARS), capture_from_own_side(1, one(Creatures(ENEMY))))),
    action("irradiated-aember", MARS, amber=1,
           play=if_(at_least(6, THEIR_POOL), deal(3, each(Creatures(ENEMY))))),
    action("key-abduction", MARS, amber=1,
           play=[to_hand(each(Creatures(OF_MARS))), may("forge", forge(per(-1, InZone("hand"), base=9)))]),
    action("martian-hounds", MARS,
           play=[pick(one(Creatures())), power_counters(per(2, Creatures(DAMAGED)), each(IT))]),
    action("martians-make-bad-allies", MARS, play=[
        Reveal(each(InZone("hand"))), purge(each(InZone("hand", CREATURE_CARD & NOT_OF_MARS))), gain(HAPPENED),
    ]),
    action("mass-abduction", MARS, amber=1, play=abduct(up_to(3, Creatures(ENEMY & DAMAGED)))),  # KF-ERR-25
    action("mating-season", MARS, amber=1,
           play=[into_deck(Selection(Creatures(OF_MARS), every=True, name="shuffled")),
                 gain(per(1, ThisWay("shuffled", into_deck_of("you") & WAS_CREATURE))),
                 gain(per(1, ThisWay("shuffled", into_deck_of("opponent") & WAS_CREATURE)), OPPONENT)]),
    action("mothership-support", MARS, amber=1, play=deal_for_each(FRIENDLY_READY_MARS, 2, Creatures())),
    action("orbital-bombardment", MARS, amber=1,
           play=[REVEAL_MARS_CARDS, deal_for_each(ThisWay("revealed"), 2, Creatures())]),
    action("phosphorus-stars", MARS, play=[stun(each(Creatures(NOT_OF_MARS))), gain_chains(2)]),
    action("psychic-network", MARS, play=steal(per(1, FRIENDLY_READY_MARS))),
    action("sample-collection", MARS, play=for_each(THEIR_KEYS, abduct(one(Creatures(ENEMY))))),  # KF-ERR-26
    action("shatter-storm", MARS, play=[LoseAll(), lose(times_lost(3), OPPONENT)]),
    action("soft-landing", MARS, play=next_enters_ready(PlayedBy("you") & (CREATURE_CARD | ARTIFACT_CARD))),
    action("squawker", MARS, amber=1, play=choose_one(
        ready_mars=ready(one(Creatures(OF_MARS))), stun_non_mars=stun(one(Creatures(NOT_OF_MARS))),
    )),
    action("total-recall", MARS, amber=1,
           play=[gain(per(1, Creatures(FRIENDLY & READY))), to_hand(each(Creatures(FRIENDLY)))]),
    artifact("combat-pheromones", MARS, amber=1, traits="item",
             omni=[destroy(THIS), this_turn(may_use(UpToCards(2, FRIENDLY & OTHER & OF_MARS)), uses=2)]),
    artifact("commpod", MARS, traits="item",
             action=[REVEAL_MARS_CARDS, for_each(ThisWay("revealed"), ready(up_to(1, Creatures(OF_MARS))))]),
    artifact("crystal-hive", MARS, traits="location",
             action=this_turn(after(REAPED, CREATURE_CARD, gain(1)))),
    artifact("custom-virus", MARS, amber=1, traits="weapon", omni=[
        destroy(THIS), purge(one(InZone("hand", CREATURE_CARD))),
        destroy(each(Creatures(LikeIt("trait")))),
    ]),
    artifact("feeding-pit", MARS, traits="location",
             action=[discard(one(InZone("hand", CREATURE_CARD))), if_you_do(gain(1))]),
    artifact("invasion-portal", MARS, traits="location",
             action=[discard_until(MARS_CREATURE_CARD), to_hand(each(IT))]),
    artifact("incubation-chamber", MARS, traits="location",
             omni=[Reveal(one(InZone("hand", MARS_CREATURE_CARD))), if_you_do(ARCHIVE_IT_OPENLY)]),
    artifact("mothergun", MARS, traits="weapon",
             action=[REVEAL_MARS_CARDS, if_you_do(deal(per(1, ThisWay("revealed")), one(Creatures())))]),
    artifact("sniffer", MARS, amber=1, traits="ally",
             action=this_turn(loses_keyword(CREATURE_CARD, "elusive"))),
    artifact("swap-widget", MARS, traits="item", action=[
        to_hand(one(FRIENDLY_READY_MARS)),
        if_you_do(
            put_into_play(one(InZone("hand", MARS_CREATURE_CARD & LikeIt("other-name")))), ready(each(IT)),
        ),
    ]),
    creature("blypyp", MARS, power=2, traits="martian scientist",
             reap=next_enters_ready(PlayedBy("you") & MARS_CREATURE_CARD)),
    creature("chuff-ape", MARS, power=11, traits="beast", keywords=TAUNT, enters_stunned=True,
             fight=EAT, reap=EAT),
    creature("ether-spider", MARS, power=7, traits="beast",
             constants=[cannot("deal-damage", SELF), *catches_amber()]),
    creature("grabber-jammer", MARS, power=4, armor=1, traits="robot",
             constants=[key_cost(FOR_OPPONENT, 1)], fight=capture(1), reap=capture(1)),
    creature("grommid", MARS, power=10, traits="beast", constants=[
        cannot("play", PlayedBy("you") & CREATURE_CARD),
        after(DESTROY, DESTROYED_FIGHTING_THIS, lose(1, OPPONENT)),
    ]),
    creature("john-smyth", MARS, power=2, traits="agent martian", keywords=ELUSIVE,
             fight=READY_A_NON_AGENT, reap=READY_A_NON_AGENT),
    creature("mindwarper", MARS, power=2, traits="martian scientist", keywords=ELUSIVE,
             action=capture_from_own_side(1, one(Creatures(ENEMY)))),
    creature("phylyx-the-disintegrator", MARS, power=1, traits="martian soldier", keywords=ELUSIVE,
             action=lose(per(1, Creatures(OTHER & FRIENDLY & OF_MARS)), OPPONENT)),
    creature("qyxxlyx-plague-master", MARS, power=3, traits="martian scientist", fight=PLAGUE, reap=PLAGUE),
    creature("tunk", MARS, power=6, armor=1, traits="robot",
             constants=[after(PLAYED, OTHER & OF_MARS & WAS_CREATURE, heal(ALL, THIS), by=BY_YOU)]),
    creature("ulyq-megamouth", MARS, power=3, traits="martian scientist",
             fight=USE_A_NON_MARTIAN, reap=USE_A_NON_MARTIAN),
    creature("uxlyx-the-zookeeper", MARS, power=2, traits="martian scientist", keywords=ELUSIVE,
             reap=abduct(one(Creatures(ENEMY)))),  # KF-ERR-23
    creature("vezyma-thinkdrone", MARS, power=3, traits="martian scientist",
             reap=archive(up_to(1, Joined((Creatures(FRIENDLY), Artifacts(FRIENDLY)))))),
    creature("yxili-marauder", MARS, power=2, traits="martian soldier",
             constants=[gets_power_per_amber(SELF, 1)], play=capture(per(1, FRIENDLY_READY_MARS))),
    creature("yxilo-bolter", MARS, power=3, traits="martian soldier", fight=BOLT, reap=BOLT),
    creature("yxilx-dominator", MARS, power=9, armor=1, traits="robot", keywords=TAUNT, enters_stunned=True),
    creature("zorg", MARS, power=7, traits="beast", enters_stunned=True,
             before_fight=stun(each(Creatures(ITS_FOE | NEIGHBOR_OF_ITS_FOE)))),
    creature("zyzzix-the-many", MARS, power=3, traits="martian soldier", fight=MULTIPLY, reap=MULTIPLY),
    upgrade("biomatrix-backup", MARS, amber=1, gives=labelled(destroyed=archive(THIS))),  # KF-ERR-01
    upgrade("brain-stem-antenna", MARS, gives=[
        after(PLAYED, OF_MARS & WAS_CREATURE, ready(THIS), this_turn(belongs_to(CHOSEN, MARS)), by=BY_YOU),
    ]),
    upgrade("jammer-pack", MARS, amber=1, gives=[key_cost(FOR_OPPONENT, 2)]),
    upgrade("red-planet-ray-gun", MARS, amber=1, gives=labelled(
        reap=[pick(one(Creatures())), deal(per(1, Creatures(OF_MARS)), each(IT))],
    )),  # KF-EX-11
)  # fmt: skip
