"""Logos of Mass Mutation."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    ANY, BY_YOU, CREATURE_CARD, DISCARD, ELUSIVE, ENEMY, FLANK, FORGED, FOR_ALL, FOR_OPPONENT, FOR_YOU,
    FRIENDLY, FROM_YOUR_HAND, ICON_RESOLVED, IF_YOU_DO, IT, LOGOS, OTHER, PLAYED, REAPED, REVEAL_TOP, SEEN,
    SELF, SKIRMISH, THEIR_TURN, THIS, TURN_BEGAN, WITH_ICONS, Artifacts, BonusIcons, Constant, Creatures,
    InZone, Joined, Modify, PlayIt, Provided, TheirAmberIs, ThisIs, ThisOne, TopOfDeck, action, after, animate,
    archive, archive_a_card, artifact, cannot, choose_one, creature, deal, deal_splash, destroy, discard,
    discard_until, draw, each, gain, gain_chains, gains, gains_keyword, gets_armor, gigantic, gives, house, if_,
    if_else, if_you_do, key_cost, labelled, look_at_top, may_exalt_this, may_use, one, opponents_next_turn,
    purge, steal, take_the_body_of, this_turn, to_deck_bottom, to_hand, trait, up_to, ward, you_resolve, Card,
)  # fmt: skip

TAKE_APART = [discard(one(InZone("archives"))), if_you_do(purge(one(Creatures())), BonusIcons(IT))]


DISCARD_TO_DRAW = [discard(one(InZone("hand"))), if_you_do(draw(1))]


LOGOS_CARD = Joined((InZone("hand", house(LOGOS)), InZone("archives", house(LOGOS))))


CARDS: tuple[Card, ...] = (
    artifact("auto-encoder", LOGOS, traits="item",
             constants=[after(DISCARD, FROM_YOUR_HAND, archive(each(TopOfDeck())))]),
    creature("bot-bookton", LOGOS, power=4, traits="mutant scientist", reap=[REVEAL_TOP, PlayIt(IT)]),
    creature("daemo-bot", LOGOS, power=3, traits="mutant scientist", reap=DISCARD_TO_DRAW, destroyed=steal(1)),
    action("diametric-charge", LOGOS, amber=1, play=deal_splash(1, 2, one(Creatures()))),
    action("eclectic-inquiry", LOGOS, amber=1, play=archive(each(TopOfDeck(n=2)))),
    creature("even-ivan", LOGOS, power=4, traits="mutant scientist",
             action=if_(TheirAmberIs("even"), steal(1))),
    creature("infomorph", LOGOS, power=4, traits="mutant", enhance={"draw": 2}),
    action("lethologica", LOGOS, amber=1, play=[discard_until(house(LOGOS)), to_hand(each(IT))]),
    creature("munchling", LOGOS, power=3, traits="mutant", keywords=SKIRMISH,
             fight=[discard(up_to(1, LOGOS_CARD)), if_you_do(gain(1))]),
    action("opposition-research", LOGOS, enhance={"damage": 1},
           play=opponents_next_turn(cannot("reap", ENEMY & CREATURE_CARD, when=THEIR_TURN))),
    creature("q-mechs", LOGOS, power=1, traits="robot", play=draw(1), destroyed=archive(THIS)),
    creature("titan-engineer", LOGOS, power=6, traits="cyborg scientist",
             constants=[key_cost(Provided(ThisIs(~FLANK), FOR_ALL), 1)]),
    action("causal-loop", LOGOS, play=[archive_a_card(), archive(THIS)]),
    creature("chronus", LOGOS, power=3, traits="mutant", enhance={"draw": 2},
             constants=[after(ICON_RESOLVED, you_resolve("draw"), archive(up_to(1, InZone("hand"))))]),
    artifact("fission-bloom", LOGOS, traits="power", enhance={"draw": 1},
             action=this_turn(Modify("icons-again", ANY, Constant(1)), uses=1)),
    artifact("forge-compiler", LOGOS, traits="item",
             constants=[after(FORGED, FOR_OPPONENT, destroy(THIS), ward(each(Creatures(FRIENDLY))))]),
    action("krrrzzzaaap", LOGOS, play=[destroy(each(Creatures(~trait("mutant")))), gain_chains(1)]),
    artifact("mutagenic-serum", LOGOS, amber=1, traits="item",
             omni=[destroy(THIS), this_turn(may_use(FRIENDLY & CREATURE_CARD & trait("mutant")))]),
    creature("novu-dynamo", LOGOS, power=8, armor=2, traits="robot", constants=[
        after(TURN_BEGAN, FOR_YOU, discard(up_to(1, LOGOS_CARD)), if_else(IF_YOU_DO, gain(1), destroy(THIS))),
    ]),
    creature("professor-terato", LOGOS, power=4, traits="mutant scientist",
             constants=[gives(REAPED, trait("mutant") & CREATURE_CARD, draw(1))]),
    creature("adaptoid", LOGOS, power=4, traits="mutant",
             enhance={"capture": 1, "damage": 1, "draw": 1}, constants=[
        after(PLAYED, WITH_ICONS, choose_one(
            gain_armor=this_turn(gets_armor(SELF, 2)),
            gain_assault=this_turn(gains_keyword(SELF, "assault", 2)),
            gain_fight_ability=gains(labelled(fight=steal(1)), ThisOne()),
        ), by=BY_YOU),
    ]),
    artifact("animator", LOGOS, traits="item", action=animate(one(Artifacts()), 3)),
    artifact("auto-vac-5150", LOGOS, traits="item", action=[
        discard(up_to(1, InZone("archives"))),
        if_else(IF_YOU_DO, opponents_next_turn(key_cost(Provided(THEIR_TURN, FOR_ALL), 3)), archive_a_card()),
    ]),
    creature("cyber-clone", LOGOS, power=1, traits="mutant", play=take_the_body_of(one(Creatures(OTHER)))),
    artifact("library-card", LOGOS, traits="item",
             action=[purge(THIS), if_you_do(this_turn(after(PLAYED, ANY, draw(1), by=BY_YOU)))]),
    action("mind-over-matter", LOGOS, play=archive(each(Creatures()))),
    creature("the-archivist", LOGOS, power=3, traits="cyborg", sorts_archives=True),
    creature("dino-bot", LOGOS, power=5, traits="mutant scientist",
             play=may_exalt_this(deal(3, one(Creatures()))), reap=DISCARD_TO_DRAW),
    creature("lyco-bot", LOGOS, power=4, traits="mutant scientist", keywords=SKIRMISH, reap=DISCARD_TO_DRAW),
    creature("odd-clawde", LOGOS, power=5, traits="mutant scientist",
             action=if_(TheirAmberIs("odd"), steal(1))),
    creature("sacro-bot", LOGOS, power=5, armor=2, traits="mutant scientist", reap=DISCARD_TO_DRAW),
    creature("umbra-bot", LOGOS, power=3, traits="mutant scientist", keywords=ELUSIVE, reap=DISCARD_TO_DRAW),
    creature("xeno-bot", LOGOS, power=4, traits="mutant scientist", reap=DISCARD_TO_DRAW,
             fight=[look_at_top(3), to_hand(one(SEEN)), to_deck_bottom(one(SEEN))]),
    *gigantic(
        creature("ultra-gravitron", LOGOS, power=10, armor=3, traits="robot",
                 play=archive(each(TopOfDeck(n=5))), fight=TAKE_APART, reap=TAKE_APART)
    ),
)  # fmt: skip
