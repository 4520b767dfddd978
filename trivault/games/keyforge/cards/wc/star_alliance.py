"""Star Alliance of Worlds Collide."""

from __future__ import annotations

from trivault.games.keyforge.cards.words import (
    ACTION_CARD, ACTIVE_HOUSE, ALL, ARCHIVE_IT_OPENLY, CENTER, CHOSEN_HOUSE_MATCHES_NO_CARD, ELUSIVE, ENEMY,
    FOR_ALL, FOR_OPPONENT, FRIENDLY, HEALED_THIS_WAY, HOUSE_CHOSEN, IT, NEIGHBOR, NO_CREATURE_CARD, OTHER,
    PIERCE, REAPED, SELF, SKIRMISH, STAR_ALLIANCE, THEIR_SURPLUS, THEIR_TURN, THIS, THIS_UPGRADE, UPGRADE_CARD,
    WAS_CREATURE, WITH_AMBER, WITH_UPGRADE, Artifacts, Best, Capped, CountersHere, Creatures, Extra, Houses,
    InPlay, InTheirTurn, InZone, Joined, Reduced, Reveal, Selection, ThisWay, TopOfDeck, UpgradesOn, WhileThis,
    action, after, archive, at_least, before_it_resolves, cannot, capture, creature, deal, deal_for_each,
    destroy, discard, draw, each, exhaust, for_each, forge, gain, gains_keyword, gets_armor, gets_power, heal,
    heal_noting, house, if_, if_you_do, key_cost, labelled, may_play, not_house, on, one, opponents_next_turn,
    per, put_counters, steal, stun, this_turn, to_hand, trait, up_to, upgrade, use, ward,
)  # fmt: skip

ALLIED, FOREIGN = house(STAR_ALLIANCE), not_house(STAR_ALLIANCE)


DISRUPT = put_counters("disruption", THIS_UPGRADE)


RECOVER = to_hand(up_to(1, Joined((InZone("discard", UPGRADE_CARD), InZone("discard", trait("robot"))))))


PLAY_NO_CREATURE = this_turn(may_play(FOREIGN & NO_CREATURE_CARD), uses=1)


USE_ANOTHER = use(one(Creatures(FRIENDLY & OTHER)))


ONE_CAPTURES = capture(1, one(Creatures(FRIENDLY)))


TREAT = [heal(3, up_to(1, Creatures())), ward(each(IT))]


DEARER_KEYS = opponents_next_turn(key_cost(InTheirTurn(FOR_ALL), 2))


EXCHANGE = [discard(Selection(InZone("hand"), 0, ALL, name="discarded")), draw(per(1, ThisWay("discarded")))]


REPORT = [Reveal(up_to(1, InZone("hand", FOREIGN))), if_you_do(ARCHIVE_IT_OPENLY)]


NURSE = heal(3, each(Creatures(NEIGHBOR)))


STUN_ONE = stun(up_to(1, Creatures()))


USE_FOREIGNER = use(one(Creatures(FRIENDLY & FOREIGN)))


CARDS = (
    creature("armsmaster-molina", STAR_ALLIANCE, power=4, traits="human", keywords={"hazardous": 3},
             constants=[gains_keyword(NEIGHBOR, "hazardous", 3)]),
    creature("chief-engineer-walls", STAR_ALLIANCE, power=2, traits="human", keywords=ELUSIVE,
             play=RECOVER, fight=RECOVER, reap=RECOVER),
    upgrade("cloaking-dongle", STAR_ALLIANCE, amber=1,
            gives=[gains_keyword(SELF, "elusive"), gains_keyword(NEIGHBOR, "elusive")]),
    creature("com-officer-kirby", STAR_ALLIANCE, power=3, traits="human",
             play=PLAY_NO_CREATURE, fight=PLAY_NO_CREATURE, reap=PLAY_NO_CREATURE),
    creature("commander-chan", STAR_ALLIANCE, power=4, traits="human", fight=USE_ANOTHER, reap=USE_ANOTHER),
    creature("explo-rover", STAR_ALLIANCE, power=3, traits="robot", keywords=SKIRMISH,
             other=upgrade("explo-rover", STAR_ALLIANCE, gives=[gains_keyword(SELF, "skirmish")])),
    creature("first-officer-frane", STAR_ALLIANCE, power=4, traits="human",
             play=ONE_CAPTURES, fight=ONE_CAPTURES, reap=ONE_CAPTURES),
    creature("lieutenant-khrkhar", STAR_ALLIANCE, power=5, traits="alien handuhan",
             keywords={"taunt": 1, "hazardous": 3}),
    upgrade("light-of-the-archons", STAR_ALLIANCE, amber=1,
            gives=[gets_power(SELF, per(1, UpgradesOn())), gets_armor(SELF, per(1, UpgradesOn()))]),
    creature("medic-ingram", STAR_ALLIANCE, power=3, traits="human", play=TREAT, fight=TREAT, reap=TREAT),
    action("red-alert", STAR_ALLIANCE, play=deal(THEIR_SURPLUS, each(Creatures(ENEMY)))),
    creature("sci-officer-qincan", STAR_ALLIANCE, power=2, traits="alien proximan scientist", keywords=ELUSIVE,
             constants=[after(HOUSE_CHOSEN, CHOSEN_HOUSE_MATCHES_NO_CARD, steal(1))]),
    creature("sensor-chief-garcia", STAR_ALLIANCE, power=3, traits="human",
             play=DEARER_KEYS, fight=DEARER_KEYS, reap=DEARER_KEYS),
    action("stealth-mode", STAR_ALLIANCE, amber=1,
           play=opponents_next_turn(cannot("play", ACTION_CARD, when=THEIR_TURN))),
    action("zap", STAR_ALLIANCE, amber=1, play=deal_for_each(Houses(Creatures()), 1, Creatures())),
    creature("calv-1n", STAR_ALLIANCE, power=2, armor=1, traits="robot", fight=draw(1), reap=draw(1),
             other=upgrade("calv-1n", STAR_ALLIANCE, gives=labelled(fight=draw(1), reap=draw(1)))),
    upgrade("force-field", STAR_ALLIANCE, amber=1, gives=labelled(reap=ward(THIS))),
    creature("helmsman-spears", STAR_ALLIANCE, power=2, traits="human", fight=EXCHANGE, reap=EXCHANGE),
    creature("information-officer-gray", STAR_ALLIANCE, power=4, traits="human",
             play=REPORT, fight=REPORT, reap=REPORT),
    creature("nurse-soto", STAR_ALLIANCE, power=3, traits="human", keywords={"deploy": 1},
             play=NURSE, fight=NURSE, reap=NURSE),
    upgrade("quadracorder", STAR_ALLIANCE,
            constants=[key_cost(FOR_OPPONENT, Capped(3, per(1, Houses(Creatures(FRIENDLY)))))]),
    upgrade("stunner", STAR_ALLIANCE, amber=1, gives=labelled(fight=STUN_ONE, reap=STUN_ONE)),
    upgrade("universal-translator", STAR_ALLIANCE, amber=1,
            gives=labelled(fight=USE_FOREIGNER, reap=USE_FOREIGNER)),
    action("xenotraining", STAR_ALLIANCE, amber=1,
           play=for_each(Houses(Creatures(FRIENDLY)), capture(1, one(Creatures(FRIENDLY))))),
    creature("aembertracker", STAR_ALLIANCE, power=4, traits="beast",
             play=on(PIERCE, each(Creatures(ENEMY & WITH_AMBER)), 2)),
    creature("captain-val-jericho", STAR_ALLIANCE, power=5, armor=1, traits="human leader",
             constants=[may_play(WhileThis(CENTER, Extra()))]),
    creature("crash-muldoon", STAR_ALLIANCE, power=3, traits="human pilot", keywords={"deploy": 1},
             enters_ready=True, action=use(one(Creatures(NEIGHBOR & FOREIGN)))),
    upgrade("disruption-field", STAR_ALLIANCE, amber=1, gives=labelled(fight=DISRUPT, reap=DISRUPT),
            constants=[key_cost(FOR_OPPONENT, per(1, CountersHere("disruption")))]),
    creature("doctor-driscoll", STAR_ALLIANCE, power=3, traits="human scientist", keywords=ELUSIVE,
             action=[heal_noting(2, one(Creatures())), gain(HEALED_THIS_WAY)]),
    upgrade("encounter-suit", STAR_ALLIANCE,
            gives=[before_it_resolves(ACTION_CARD, ward(THIS))]),
    action("forging-an-alliance", STAR_ALLIANCE, amber=1, play=forge(Reduced(7, 1, Houses(InPlay()), 6))),
    action("galactic-census", STAR_ALLIANCE, amber=1, play=if_(
        at_least(3, Houses(Creatures())),
        gain(Best(1, ((at_least(5, Houses(Creatures())), 2), (at_least(6, Houses(Creatures())), 3)))),
    )),
    creature("psionic-officer-lang", STAR_ALLIANCE, power=3, traits="human",
             constants=[after(REAPED, ENEMY & WAS_CREATURE, archive(each(TopOfDeck())))]),
    creature("special-agent-fingers", STAR_ALLIANCE, power=1, traits="elf thief", keywords=ELUSIVE,
             action=steal(1)),
    action("tachyon-pulse", STAR_ALLIANCE, amber=1,
           play=[destroy(each(Artifacts())), exhaust(each(Creatures(WITH_UPGRADE)))]),
    creature("techivore-pulpate", STAR_ALLIANCE, power=5, traits="jelly",
             constants=[after(HOUSE_CHOSEN, FOR_ALL, destroy(each(Artifacts(ACTIVE_HOUSE))))]),
)  # fmt: skip
