"""Star Alliance of Worlds Collide."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    ACTION_CARD, ACTIVE_HOUSE, ACTIVE_PLAYER_HAS_MORE_CREATURES, ALL, ALPHA, ANY, ARCHIVE_IT_OPENLY, BY_YOU,
    CENTER, CREATURE_CARD, ELUSIVE, END_YOUR_TURN, ENEMY, EXALT, FOR_ALL, FOR_OPPONENT, FOUGHT, FRIENDLY, GAIN,
    HEALED, HOST, HOUSE_CHOSEN, IT, ITS_FOE, ITS_HOUSE_BECOMES_ACTIVE, NEIGHBOR, OF_NO_CARD, OTHER, PIERCE,
    PLAYED, REAPED, REARRANGE, REVEAL_TOP, SEEN, SELF, SKIRMISH, STAR_ALLIANCE, TAKE_FROM_CARD, TAUNT,
    THEIR_TURN, THIS, THIS_UPGRADE, TURN_BEGAN, UPGRADE_CARD, WAS_CREATURE, WITH_AMBER, WITH_PLAY_EFFECT,
    WITH_UPGRADE, Artifacts, AtMost, Best, Card, ChoosesHouse, Creatures, Effect, Extra, Hosts, Houses, InPlay,
    InZone, Joined, LikeIt, Players, Provided, Reveal, Selection, Seq, Surplus, ThisArtifact, ThisIs, ThisWay,
    TokensOn, TopOfDeck, UpgradesOn, action, active_player, after, archive, artifact, at_least,
    attached_to_its_owner, before_it_resolves, cannot, capture, creature, deal, deal_for_each, deal_splash,
    destroy, discard, draw, each, exhaust, fire_or_hand_over, for_each, forge, gain, gains_keyword, gets_armor,
    gets_power, gives, heal, heal_noting, house, if_, if_else, if_you_do, it_is, key_cost, labelled,
    look_at_top, lose, may, may_play, may_play_or_use, none, on, one, opponents_next_turn, per, pick,
    power_like, put_back, put_counters, steal, stun, this_turn, to_hand, trait, trigger_again,
    until_end_of_your_next_turn, up_to, upgrade, use, ward,
)  # fmt: skip

ALLIED, FOREIGN = house(STAR_ALLIANCE), ~house(STAR_ALLIANCE)


DISRUPT = put_counters("disruption", THIS_UPGRADE)


RECOVER = to_hand(up_to(1, Joined((InZone("discard", UPGRADE_CARD), InZone("discard", trait("robot"))))))


PLAY_NO_CREATURE = this_turn(may_play(FOREIGN & ~CREATURE_CARD), uses=1)


USE_ANOTHER = use(one(Creatures(FRIENDLY & OTHER)))


ONE_CAPTURES = capture(1, one(Creatures(FRIENDLY)))


TREAT = [heal(3, up_to(1, Creatures())), ward(each(IT))]


DEARER_KEYS = opponents_next_turn(key_cost(Provided(THEIR_TURN, FOR_ALL), 2))


EXCHANGE = [discard(Selection(InZone("hand"), 0, ALL, name="discarded")), draw(per(1, ThisWay("discarded")))]


REPORT = [Reveal(up_to(1, InZone("hand", FOREIGN))), if_you_do(ARCHIVE_IT_OPENLY)]


NURSE = heal(3, each(Creatures(NEIGHBOR)))


STUN_ONE = stun(up_to(1, Creatures()))


USE_FOREIGNER = use(one(Creatures(FRIENDLY & FOREIGN)))


PLAY_OR_USE = may_play_or_use(FOREIGN)


LOOK_AHEAD = [look_at_top(3), put_back(SEEN)]


def blaster(slug: str, owner: str, *effects: Effect) -> Card:
    """An upgrade that is best in the hands of the officer after whom it is named."""
    fire = fire_or_hand_over(2, owner)
    gives, best = labelled(fight=fire, reap=fire), attached_to_its_owner(owner, *effects)
    return upgrade(slug, STAR_ALLIANCE, amber=1, gives=gives, constants=best)


CARDS: tuple[Card, ...] = (
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
    blaster("molina-s-blaster", "armsmaster-molina", deal(3, up_to(1, Creatures()))),
    action("red-alert", STAR_ALLIANCE, play=deal(per(1, Surplus("opponent")), each(Creatures(ENEMY)))),
    creature("sci-officer-qincan", STAR_ALLIANCE, power=2, traits="alien proximan scientist", keywords=ELUSIVE,
             constants=[after(HOUSE_CHOSEN, ChoosesHouse("any", OF_NO_CARD), steal(1))]),
    creature("sensor-chief-garcia", STAR_ALLIANCE, power=3, traits="human",
             play=DEARER_KEYS, fight=DEARER_KEYS, reap=DEARER_KEYS),
    action("stealth-mode", STAR_ALLIANCE, amber=1,
           play=opponents_next_turn(cannot("play", ACTION_CARD, when=THEIR_TURN))),
    action("zap", STAR_ALLIANCE, amber=1, play=deal_for_each(Houses(Creatures()), 1, Creatures())),
    creature("calv-1n", STAR_ALLIANCE, power=2, armor=1, traits="robot", fight=draw(1), reap=draw(1),
             other=upgrade("calv-1n", STAR_ALLIANCE, gives=labelled(fight=draw(1), reap=draw(1)))),
    creature("cxo-taber", STAR_ALLIANCE, power=3, traits="alien krxix", fight=PLAY_OR_USE, reap=PLAY_OR_USE),
    upgrade("force-field", STAR_ALLIANCE, amber=1, gives=labelled(reap=ward(THIS))),
    creature("helmsman-spears", STAR_ALLIANCE, power=2, traits="human", fight=EXCHANGE, reap=EXCHANGE),
    creature("information-officer-gray", STAR_ALLIANCE, power=4, traits="human",
             play=REPORT, fight=REPORT, reap=REPORT),
    action("lay-of-the-land", STAR_ALLIANCE, amber=1, play=[*LOOK_AHEAD, draw(1)]),
    creature("navigator-ali", STAR_ALLIANCE, power=3, traits="human",
             play=LOOK_AHEAD, fight=LOOK_AHEAD, reap=LOOK_AHEAD),
    creature("nurse-soto", STAR_ALLIANCE, power=3, traits="human", keywords={"deploy": 1},
             play=NURSE, fight=NURSE, reap=NURSE),
    upgrade("quadracorder", STAR_ALLIANCE,
            constants=[key_cost(FOR_OPPONENT, per(1, AtMost(3, Houses(Creatures(FRIENDLY)))))]),
    action("quintrino-flux", STAR_ALLIANCE, play=[
        pick(Selection(Creatures(FRIENDLY), name="friendly")),
        pick(Selection(Creatures(ENEMY), name="enemy")),
        destroy(each(Creatures(power_like("friendly", "enemy")))),
    ]),
    creature("sci-officer-morpheus", STAR_ALLIANCE, power=2, armor=1, traits="shapeshifter scientist",
             constants=[after(PLAYED, WAS_CREATURE & WITH_PLAY_EFFECT, trigger_again(PLAYED), by=BY_YOU)]),
    upgrade("stunner", STAR_ALLIANCE, amber=1, gives=labelled(fight=STUN_ONE, reap=STUN_ONE)),
    creature("tactical-officer-moon", STAR_ALLIANCE, power=4, traits="human", keywords={"assault": 2},
             play=REARRANGE),
    artifact("transporter-platform", STAR_ALLIANCE, amber=1, traits="location",
             action=[pick(one(Creatures(FRIENDLY))), to_hand(each(Joined((IT, UpgradesOn(IT)))))]),
    upgrade("universal-translator", STAR_ALLIANCE, amber=1,
            gives=labelled(fight=USE_FOREIGNER, reap=USE_FOREIGNER)),
    action("xenotraining", STAR_ALLIANCE, amber=1,
           play=for_each(Houses(Creatures(FRIENDLY)), capture(1, one(Creatures(FRIENDLY))))),
    creature("aembertracker", STAR_ALLIANCE, power=4, traits="beast",
             play=on(PIERCE, each(Creatures(ENEMY & WITH_AMBER)), 2)),
    artifact("book-of-leq", STAR_ALLIANCE, traits="item",
             action=[REVEAL_TOP, if_else(it_is(FOREIGN), ITS_HOUSE_BECOMES_ACTIVE, END_YOUR_TURN)]),
    creature("captain-val-jericho", STAR_ALLIANCE, power=5, armor=1, traits="human leader",
             constants=[may_play(Provided(ThisIs(CENTER), Extra()))]),
    creature("crash-muldoon", STAR_ALLIANCE, power=3, traits="human pilot", keywords={"deploy": 1},
             enters_ready=True, action=use(one(Creatures(NEIGHBOR & FOREIGN)))),
    upgrade("disruption-field", STAR_ALLIANCE, amber=1, gives=labelled(fight=DISRUPT, reap=DISRUPT),
            constants=[key_cost(FOR_OPPONENT, per(1, TokensOn("disruption")))]),
    creature("doctor-driscoll", STAR_ALLIANCE, power=3, traits="human scientist", keywords=ELUSIVE,
             action=[heal_noting(2, one(Creatures())), gain(HEALED)]),
    upgrade("encounter-suit", STAR_ALLIANCE,
            gives=[before_it_resolves(ACTION_CARD, ward(THIS))]),
    action("forging-an-alliance", STAR_ALLIANCE, amber=1,
           play=forge(per(-1, AtMost(6, Houses(InPlay())), base=7))),
    action("galactic-census", STAR_ALLIANCE, amber=1, play=if_(
        at_least(3, Houses(Creatures())),
        gain(Best(1, ((at_least(5, Houses(Creatures())), 2), (at_least(6, Houses(Creatures())), 3)))),
    )),
    artifact("general-order-24", STAR_ALLIANCE, traits="law", constants=[
        after(TURN_BEGAN, FOR_ALL, active_player(if_(
            none(Creatures(FRIENDLY)),
            destroy(THIS),
            otherwise=Seq((pick(one(Creatures(FRIENDLY))), destroy(each(Creatures(LikeIt("house")))))),
        ))),
    ]),
    creature("operations-officer-yshi", STAR_ALLIANCE, power=4, armor=2, traits="spirit", keywords=TAUNT,
             constants=[gives(FOUGHT, NEIGHBOR, capture(1)), gives(REAPED, NEIGHBOR, capture(1))]),
    artifact("peace-accord", STAR_ALLIANCE, traits="law", play=on(GAIN, each(Players("each")), 2),
             constants=[after(FOUGHT, ANY, active_player(lose(4)), destroy(THIS))]),
    upgrade("plasma-nozzle", STAR_ALLIANCE, amber=1,
            gives=labelled(before_fight=deal_splash(2, 2, each(Creatures(ITS_FOE))))),
    creature("psionic-officer-lang", STAR_ALLIANCE, power=3, traits="human",
             constants=[after(REAPED, ENEMY, archive(each(TopOfDeck())))]),
    artifact("quixxle-stone", STAR_ALLIANCE, amber=1, traits="item",
             constants=[cannot("play", CREATURE_CARD, when=ACTIVE_PLAYER_HAS_MORE_CREATURES)]),
    creature("special-agent-fingers", STAR_ALLIANCE, power=1, traits="elf thief", keywords=ELUSIVE,
             action=steal(1)),
    action("tachyon-pulse", STAR_ALLIANCE, amber=1,
           play=[destroy(each(Artifacts())), exhaust(each(Creatures(WITH_UPGRADE)))]),
    creature("techivore-pulpate", STAR_ALLIANCE, power=5, traits="jelly",
             constants=[after(HOUSE_CHOSEN, FOR_ALL, destroy(each(Artifacts(ACTIVE_HOUSE))))]),
    artifact("uncharted-lands", STAR_ALLIANCE, traits="location", play=on(EXALT, THIS, 6),
             constants=[gives(REAPED, ALLIED, on(TAKE_FROM_CARD, each(ThisArtifact())), by_this=True)]),
    action("united-action", STAR_ALLIANCE, keywords=ALPHA,
           play=this_turn(may_play(LikeIt("house", InPlay(FRIENDLY))), cannot("use", ANY))),
    action("we-can-all-win", STAR_ALLIANCE, amber=1, play=until_end_of_your_next_turn(key_cost(FOR_ALL, -2))),
    blaster("chan-s-blaster", "commander-chan", may("use", use(one(Creatures(FRIENDLY & OTHER))))),
    blaster("frane-s-blaster", "first-officer-frane", on(TAKE_FROM_CARD, HOST, ALL)),
    blaster("garcia-s-blaster", "sensor-chief-garcia", steal(1)),
    blaster("ingram-s-blaster", "medic-ingram", heal(ALL, one(Creatures()))),
    blaster("khrkhar-s-blaster", "lieutenant-khrkhar", ward(HOST)),
    blaster("kirby-s-blaster", "com-officer-kirby", draw(2)),
    blaster("qincan-s-blaster", "sci-officer-qincan", archive(up_to(1, Creatures()))),
    blaster("walls-blaster", "chief-engineer-walls", for_each(UpgradesOn(Hosts()), stun(one(Creatures())))),
)  # fmt: skip
