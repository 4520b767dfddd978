"""Saurian of Mass Mutation."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    ACTION_CARD, ALL, BEFORE_FIGHT, BY_YOU, CENTER, CHOSEN, CREATURE_CARD, DAMAGED, DESTROY, ELUSIVE, ENEMY,
    FIRST_USE, FLANK, FOR_ALL, FOR_OPPONENT, FOR_YOU, FRIENDLY, GAIN, IT, ITS_FOE, MOVE_AMBER, NEIGHBOR,
    NEIGHBOR_OF_IT, PUT_ON_CARD, REAPED, SAURIAN, SEEN, SELF, SKIRMISH, TAKE_FROM_CARD, THAT,
    THEIR_AMBER, THEIR_TURN, THIS, TO_SUPPLY, TURN_BEGAN, USED, WAS_CREATURE, WITH_AMBER, Best, ControllerOf,
    Creatures, EachCaptures, Effect, Extreme, IconAs, InZone, OfItsAmber, PlayedBy, Power, PowerOf, Provided,
    Selection, ThisWay, action, after, archive, artifact, cannot, capture, creature, deal, destroy, discard,
    draw, each, enrage, exalt, exhaust, from_any_pool, gigantic, gives, had_trait, hatch, house, if_, if_you_do,
    in_your_discard, key_cost, labelled, look_at_top, lose, may_exalt_this, may_spend, move_amber, next_returns,
    on, one, only_deals, opponent_takes, opponents_next_turn, per, pick, ready, steal, this_turn, title,
    to_deck_bottom, to_hand, trait, up_to, upgrade, ward, Card,
)  # fmt: skip

EXALTED_TO_STRIKE = may_exalt_this(deal(3, one(Creatures())))


EXALTED_THIEF = [exalt(THIS), steal(1)]


ARCHIVED = Selection(InZone("discard", house(SAURIAN) & CREATURE_CARD), name="archived")


ASSASSINATE = may_exalt_this(destroy(one(Creatures(Power("below-this")))))


ONCE_MORE = if_(FIRST_USE, ready(THIS), enrage(THIS))


TRAMPLE = [on(TO_SUPPLY, THIS), deal(2, each(Creatures(ENEMY)))]


def dearer_keys(n: int) -> Effect:
    return opponents_next_turn(key_cost(Provided(THEIR_TURN, FOR_ALL), n))


CARDS: tuple[Card, ...] = (
    action("beware-the-ides", SAURIAN, amber=1, play=deal(23, one(Creatures(CENTER)))),
    creature("citizen-shrix", SAURIAN, power=3, traits="mutant", play=EXALTED_THIEF, reap=EXALTED_THIEF),
    creature("consul-primus", SAURIAN, power=3, traits="dinosaur politician", enhance={"capture": 1},
             reap=move_amber(1, Creatures(), Creatures(~CHOSEN))),
    creature("cornicen-octavia", SAURIAN, power=5, armor=1, traits="dinosaur soldier", action=capture(2)),
    action("curse-of-vanity", SAURIAN, amber=1,
           play=[exalt(one(Creatures(FRIENDLY))), exalt(one(Creatures(ENEMY)))]),
    creature("daemo-saurus", SAURIAN, power=4, traits="mutant dinosaur",
             play=EXALTED_TO_STRIKE, destroyed=steal(1)),
    action("defense-initiative", SAURIAN, play=[
        ward(one(Creatures())), exalt(up_to(1, IT)), if_you_do(ward(each(Creatures(NEIGHBOR_OF_IT)))),
    ]),
    creature("faust-the-great", SAURIAN, power=4, traits="dinosaur",
             constants=[key_cost(FOR_OPPONENT, per(1, Creatures(FRIENDLY & WITH_AMBER)))],
             play=exalt(up_to(1, Creatures(FRIENDLY)))),
    creature("galeatops", SAURIAN, power=12, traits="beast", constants=[only_deals(SELF, 4)]),
    artifact("monument-to-ludo", SAURIAN, traits="location", action=on(
        TO_SUPPLY, one(Creatures()), Best(1, ((in_your_discard("praefectus-ludo"), 2),))
    )),
    action("sagittarii-s-gaze", SAURIAN, amber=1, enhance={"damage": 1}, play=exalt(one(Creatures(DAMAGED)))),
    action("spoils-of-battle", SAURIAN, amber=1,
           play=[capture(1, one(Creatures(FRIENDLY))), EachCaptures(Creatures(WITH_AMBER))]),
    action("blast-from-the-past", SAURIAN, play=[
        exalt(one(Creatures(FRIENDLY))), archive(ARCHIVED),
        if_you_do(deal(PowerOf(ThisWay("archived", CREATURE_CARD)), one(Creatures(ENEMY)))),
    ]),
    artifact("curia-saurus", SAURIAN, traits="location", constants=[gives(
        DESTROY, CREATURE_CARD & WITH_AMBER, on(MOVE_AMBER, one(Extreme(Creatures(ENEMY)))),
    )]),
    creature("dark-centurion", SAURIAN, power=5, traits="mutant soldier", enhance={"capture": 2},
             action=[on(TO_SUPPLY, one(Creatures())), if_you_do(ward(each(IT)))]),
    creature("dreadbone-decimus", SAURIAN, power=5, traits="dinosaur assassin",
             play=ASSASSINATE, fight=ASSASSINATE),
    creature("gladiodontus", SAURIAN, power=15, traits="mutant", enters_stunned=True,
             constants=[only_deals(SELF, 5)], fight=ONCE_MORE, reap=ONCE_MORE),
    action("hedonistic-intent", SAURIAN, amber=1, play=exalt(each(Creatures(FLANK)))),
    action("humble", SAURIAN, amber=1, play=[exhaust(one(Creatures())), if_you_do(on(TO_SUPPLY, each(IT), 3))]),
    creature("saurian-egg", SAURIAN, power=1, armor=5, amber=1, traits="dinosaur egg",
             constants=[cannot("fight", SELF), cannot("reap", SELF)], omni=hatch(2, 3)),
    creature("senator-quintina", SAURIAN, power=5, traits="dinosaur politician",
             constants=[after(REAPED, CREATURE_CARD, exalt(THAT))]),
    upgrade("siren-horn", SAURIAN, amber=1,
            gives=labelled(before_fight=on(MOVE_AMBER, each(Creatures(ITS_FOE))))),
    artifact("amphora-captura", SAURIAN, traits="item", enhance={"amber": 2, "damage": 2, "draw": 2},
             constants=[IconAs(FOR_YOU, "capture")]),
    action("crystal-surge", SAURIAN, amber=1, play=exalt(each(Creatures(trait("mutant"))))),
    artifact("forum-of-giants", SAURIAN, amber=1, traits="location", constants=[
        after(TURN_BEGAN, FOR_YOU, pick(one(Extreme(Creatures()))), on(GAIN, each(ControllerOf(IT)))),
    ]),
    creature("high-priest-torvus", SAURIAN, power=4, armor=1, traits="dinosaur priest",
             reap=may_exalt_this(next_returns(PlayedBy("you") & ACTION_CARD))),
    action("legion-s-march", SAURIAN, amber=1, play=this_turn(after(
        USED, had_trait("dinosaur") & WAS_CREATURE, deal(1, each(Creatures(~trait("dinosaur")))), by=BY_YOU
    ))),
    creature("nerotaurus", SAURIAN, power=6, traits="dinosaur politician",
             fight=opponents_next_turn(cannot("reap", ENEMY & CREATURE_CARD, when=THEIR_TURN)),
             reap=opponents_next_turn(cannot("fight", ENEMY & CREATURE_CARD, when=THEIR_TURN))),
    creature("optio-gorkus", SAURIAN, power=3, armor=3, traits="dinosaur soldier", keywords={"elusive": 1},
             constants=[gives(
                 DESTROY, NEIGHBOR, on(MOVE_AMBER, one(Creatures(title("optio-gorkus") & NEIGHBOR)), ALL),
             )]),
    action("patronage", SAURIAN, play=[
        pick(one(Creatures())), OfItsAmber(TAKE_FROM_CARD, IT, half=True, up=True),
        opponent_takes(ALL, IT),
    ]),
    creature("scylla", SAURIAN, power=7, traits="beast", constants=[gives(REAPED, ENEMY, deal(4, THIS))]),
    creature("charybdis", SAURIAN, power=7, traits="beast", constants=[gives(BEFORE_FIGHT, ENEMY, lose(1))]),
    creature("lyco-saurus", SAURIAN, power=5, traits="mutant dinosaur", keywords=SKIRMISH,
             play=EXALTED_TO_STRIKE),
    artifact("monument-to-faust", SAURIAN, traits="location", action=if_(
        in_your_discard("faust-the-great"), dearer_keys(2), otherwise=dearer_keys(1)
    )),
    artifact("monument-to-octavia", SAURIAN, traits="location", action=[
        pick(one(Creatures(FRIENDLY))),
        capture(Best(1, ((in_your_discard("cornicen-octavia"), 2),)), each(IT)),
    ]),
    artifact("monument-to-primus", SAURIAN, traits="location", action=if_(
        in_your_discard("consul-primus"),
        move_amber(1, Creatures(), Creatures(~CHOSEN)),
        otherwise=move_amber(1, Creatures(FRIENDLY), Creatures(~CHOSEN & FRIENDLY)),
    )),
    artifact("monument-to-shrix", SAURIAN, traits="location", constants=[may_spend(SELF)], action=if_(
        in_your_discard("citizen-shrix"), from_any_pool(1), otherwise=on(PUT_ON_CARD, THIS)
    )),
    creature("sacro-saurus", SAURIAN, power=6, armor=2, traits="mutant dinosaur", play=EXALTED_TO_STRIKE),
    creature("techno-saurus", SAURIAN, power=5, traits="mutant dinosaur", play=EXALTED_TO_STRIKE,
             reap=[discard(one(InZone("hand"))), if_you_do(draw(1))]),
    creature("umbra-saurus", SAURIAN, power=4, traits="mutant dinosaur", keywords=ELUSIVE,
             play=EXALTED_TO_STRIKE),
    creature("xeno-saurus", SAURIAN, power=5, traits="mutant dinosaur", play=EXALTED_TO_STRIKE,
             fight=[look_at_top(3), to_hand(one(SEEN)), to_deck_bottom(one(SEEN))]),
    *gigantic(creature("deusillus", SAURIAN, power=20, traits="mutant",
                       play=[capture(THEIR_AMBER), deal(5, one(Creatures(ENEMY)))],
                       fight=TRAMPLE, reap=TRAMPLE)),
)  # fmt: skip
