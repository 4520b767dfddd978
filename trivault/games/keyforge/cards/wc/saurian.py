"""Saurian of Worlds Collide."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    ALL, ALPHA, ANY, BEFORE_FIGHT, CAPTURE_WHAT_IS_STOLEN, CENTER, CHOSEN, CHOSEN_HOUSE, CREATURE_CARD, DESTROY,
    DISCARD_DECK, ELUSIVE, ENEMY, FIGHTING, FOR_ALL, FOR_OPPONENT, FOR_YOU, FOUGHT, FRIENDLY, GAIN, HOST,
    IF_YOU_DO, IT, IT_IS_DESTROYED, NEIGHBOR, NEIGHBOR_OF_ITS_FOE, OTHER, PLAYED, REAPED, SAURIAN, SEEN, SELF,
    SHARING_NO_TRAIT, SHUFFLE_YOUR_DECK, STEAL, TAKE_FROM_CARD, TAUNT, THEIR_TURN, THIS, TO_SUPPLY,
    WAS_CREATURE, WITH_AMBER, Artifacts, ControllerOf, Creatures, EachCaptures, Effect, Extreme, InZone, Joined,
    NameHouse, Provided, PutOnFlank, Reveal, Selection, Seq, ThisIs, TokensOn, action, after, again, all_of,
    also_after, archive, artifact, at_least, at_most, belongs_to, cannot, capture, capture_from_both, creature,
    deal, destroy, destroy_fraction, destroyed_while, each, enrage, exalt, forge, gain, gain_chains, gets_armor,
    gets_power, gets_power_per_amber, give_control, gives, house, if_, if_you_do, instead_of, it_is, key_cost,
    labelled, look_at_top, may, may_exalt_this, may_spend, may_use, move_amber, none, on, one, only_deals,
    opponents_next_turn, per, pick, play_one, power_at_least, purge, put_counters, ready, ready_and_use,
    remove_counters, this_turn, to_hand, trait, trigger, until_your_next_turn, up_to, upgrade, ward, Card,
)  # fmt: skip

PHALANX: Effect = Seq((pick(one(Creatures())), deal(per(1, Creatures(FRIENDLY)), each(IT))))


FIND_A_SAURIAN = [to_hand(up_to(1, InZone("deck", house(SAURIAN)))), Reveal(each(IT)), SHUFFLE_YOUR_DECK]


REX = if_(ThisIs(CENTER), may_exalt_this(*FIND_A_SAURIAN))


DEARER_KEYS = opponents_next_turn(key_cost(Provided(THEIR_TURN, FOR_OPPONENT), 3))


MOST_POWERFUL_CAPTURES = capture(2, one(Extreme(Creatures(FRIENDLY))))


CARDS: tuple[Card, ...] = (
    action("axiom-of-grisk", SAURIAN, play=[
        ward(one(Creatures())), destroy(each(Creatures(~WITH_AMBER))), gain_chains(2),
    ]),
    creature("brutodon-auxiliary", SAURIAN, power=6, traits="beast", keywords={"taunt": 1, "hazardous": 2}),
    action("chant-of-hubris", SAURIAN, amber=1, play=move_amber(1, Creatures(), Creatures(~CHOSEN))),
    upgrade("imperial-scutum", SAURIAN, amber=1,
            gives=[gets_armor(SELF, 2), *labelled(destroyed=on(TO_SUPPLY, THIS, ALL))]),
    action("imperium", SAURIAN, amber=1, play=ward(Selection(Creatures(FRIENDLY), 2, 2))),
    creature("legatus-raptor", SAURIAN, power=4, armor=1, traits="dinosaur soldier",
             fight=may_exalt_this(ready_and_use(one(Creatures(OTHER & FRIENDLY))))),
    creature("odoac-the-patrician", SAURIAN, power=5, traits="dinosaur politician", play=capture(1),
             constants=[cannot("steal", FOR_YOU, when=at_least(1, TokensOn("amber")))]),
    action("phalanx-strike", SAURIAN, amber=1, play=[
        PHALANX,
        exalt(up_to(1, Creatures(FRIENDLY))),
        if_you_do(again(PHALANX)),
    ]),
    creature("praefectus-ludo", SAURIAN, power=5, traits="dinosaur politician",
             constants=[gives(DESTROY, OTHER & FRIENDLY & CREATURE_CARD, on(TO_SUPPLY, THIS, ALL))]),
    creature("questor-jarta", SAURIAN, power=3, traits="dinosaur politician", keywords=ELUSIVE,
             reap=may_exalt_this(gain(1))),
    creature("rhetor-gallim", SAURIAN, power=3, traits="dinosaur philosopher",
             play=DEARER_KEYS, reap=may_exalt_this(DEARER_KEYS)),
    creature("senator-shrix", SAURIAN, power=4, armor=1, traits="dinosaur politician",
             constants=[may_spend(SELF)], play=may_exalt_this(), reap=may_exalt_this()),
    artifact("the-golden-spiral", SAURIAN, traits="location",
             action=[exalt(one(Creatures(FRIENDLY))), ready_and_use(each(IT))]),
    creature("thero-centurion", SAURIAN, power=6, armor=1, traits="dinosaur soldier",
             play=capture(1), fight=capture(1)),
    action("tribute", SAURIAN, amber=1, play=[
        MOST_POWERFUL_CAPTURES, exalt(up_to(1, IT)), if_you_do(again(MOST_POWERFUL_CAPTURES)),
    ]),
    creature("tricerian-legionary", SAURIAN, power=5, armor=1, traits="dinosaur soldier", keywords=TAUNT,
             play=ward(one(Creatures(FRIENDLY)))),
    action("ancient-power", SAURIAN, amber=1, play=ward(each(Creatures(FRIENDLY & WITH_AMBER)))),
    creature("centurion-stenopius", SAURIAN, power=3, armor=2, traits="dinosaur soldier",
             constants=[gets_power_per_amber(SELF, 3)],
             play=may_exalt_this(), fight=may_exalt_this(), reap=may_exalt_this()),
    action("city-state-interest", SAURIAN, play=EachCaptures(Creatures(FRIENDLY))),
    creature("draco-praeco", SAURIAN, power=4, traits="dinosaur politician",
             reap=may_exalt_this(NameHouse(), enrage(each(Creatures(CHOSEN_HOUSE))))),
    action("exile", SAURIAN, amber=1, play=give_control(one(Creatures(FRIENDLY)))),
    creature("gargantodon", SAURIAN, power=16, traits="beast", enters_stunned=True, constants=[
        only_deals(SELF, 4),
        instead_of(STEAL, FOR_ALL, CAPTURE_WHAT_IS_STOLEN),
    ]),
    artifact("library-of-polliasaurus", SAURIAN, traits="location",
             action=on(TAKE_FROM_CARD, one(Creatures(FRIENDLY)))),
    creature("orator-hissaro", SAURIAN, power=3, traits="dinosaur politician", keywords={"deploy": 1}, play=[
        pick(each(Creatures(NEIGHBOR))), ready(each(IT)), exalt(each(IT)),
        this_turn(belongs_to(CHOSEN, SAURIAN)),
    ]),
    creature("paraguardian", SAURIAN, power=6, armor=1, traits="dinosaur soldier",
             reap=may_exalt_this(ward(each(Creatures(NEIGHBOR))))),
    creature("philophosaurus", SAURIAN, power=4, traits="dinosaur philosopher", reap=[
        may("look", look_at_top(3)), archive(one(SEEN)), to_hand(one(SEEN)), on(DISCARD_DECK, one(SEEN)),
    ]),
    action("regrettable-meteor", SAURIAN, amber=1,
           play=destroy(each(Joined((Creatures(trait("dinosaur")), Creatures(power_at_least(6))))))),
    action("sic-semper-tyrannosaurus", SAURIAN,
           play=[on(TAKE_FROM_CARD, one(Extreme(Creatures())), ALL), destroy(each(IT))]),
    action("stomp", SAURIAN, amber=1,
           play=[deal(5, one(Creatures())), if_(IT_IS_DESTROYED, exalt(one(Creatures(FRIENDLY))))]),
    creature("terrordactyl", SAURIAN, power=12, traits="beast", enters_stunned=True,
             constants=[only_deals(SELF, 4)], before_fight=deal(4, each(Creatures(NEIGHBOR_OF_ITS_FOE)))),
    upgrade("the-callipygian-ideal", SAURIAN, play=exalt(HOST), gives=[may_spend(SELF)]),
    creature("tribune-pompitus", SAURIAN, power=4, armor=2, traits="dinosaur politician",
             constants=[gets_power_per_amber(FRIENDLY, 2)], before_fight=may_exalt_this()),
    artifact("auto-legionary", SAURIAN, traits="robot ally", action=PutOnFlank(),
             other=creature("auto-legionary", SAURIAN, power=5, traits="robot ally", action=PutOnFlank(),
                            constants=[may_use(SELF)])),
    creature("cincinnatus-rex", SAURIAN, power=6, armor=4, traits="dinosaur soldier",
             constants=[destroyed_while(none(Creatures(ENEMY)))],
             fight=may_exalt_this(ready(each(Joined((Creatures(OTHER & FRIENDLY), Artifacts(FRIENDLY))))))),
    artifact("city-gates", SAURIAN, traits="location", action=[
        pick(one(Creatures(FRIENDLY))),
        if_(it_is(trait("dinosaur") & CREATURE_CARD), capture(2, each(IT)), otherwise=capture(1, each(IT))),
    ]),
    creature("crassosaurus", SAURIAN, power=4, armor=2, traits="dinosaur politician", keywords=ELUSIVE,
             play=[capture_from_both(10), if_(at_most(9, TokensOn("amber")), purge(THIS))]),
    action("diplo-macy", SAURIAN, amber=1, keywords=ALPHA,
           play=until_your_next_turn(gives(BEFORE_FIGHT, CREATURE_CARD, exalt(THIS)))),
    action("favor-of-rex", SAURIAN, amber=1, play=[pick(one(Creatures())), trigger(PLAYED)]),
    action("good-of-the-many", SAURIAN, play=destroy(each(Creatures(SHARING_NO_TRAIT)))),
    creature("grimlocus-dux", SAURIAN, power=11, armor=2, traits="dinosaur soldier", keywords=TAUNT,
             play=exalt(THIS, 2)),
    action("imperial-forge", SAURIAN, amber=1,
           play=forge(per(-1, TokensOn("amber", Creatures(FRIENDLY)), base=8))),
    artifact("imperial-road", SAURIAN, traits="location",
             omni=play_one(InZone("hand", house(SAURIAN) & CREATURE_CARD), stunned=True)),
    creature("kompsos-haruspex", SAURIAN, power=4, traits="dinosaur priest",
             constants=[also_after(REAPED, FRIENDLY & CREATURE_CARD, PLAYED)]),
    creature("livia-the-elder", SAURIAN, power=4, traits="dinosaur philosopher", reap=may_exalt_this(
        this_turn(also_after(REAPED, FRIENDLY & CREATURE_CARD, FOUGHT)),
        this_turn(also_after(FOUGHT, FRIENDLY & CREATURE_CARD, REAPED)),
    )),
    creature("primus-unguis", SAURIAN, power=5, armor=1, traits="dinosaur soldier",
             constants=[gets_power(FRIENDLY, per(2, TokensOn("amber")))], reap=exalt(THIS)),
    creature("saurus-rex", SAURIAN, power=6, traits="dinosaur leader", fight=REX, reap=REX),
    action("saury-about-that", SAURIAN,
           play=[destroy(one(Creatures())), on(GAIN, each(ControllerOf(IT)))]),
    creature("senator-bracchus", SAURIAN, power=4, traits="dinosaur politician",
             constants=[may_spend(FRIENDLY & CREATURE_CARD)], fight=exalt(THIS), reap=exalt(THIS)),
    action("sow-salt", SAURIAN, amber=1, keywords=ALPHA, play=until_your_next_turn(cannot("reap", ANY))),
    creature("spartasaur", SAURIAN, power=6, armor=1, traits="dinosaur soldier", fight=gain(2), constants=[
        after(DESTROY, FRIENDLY & WAS_CREATURE, destroy(each(Creatures(~trait("dinosaur"))))),
    ]),
    action("tertiate", SAURIAN, amber=1, play=destroy_fraction(3)),
    artifact("the-colosseum", SAURIAN, traits="location",
             constants=[after(DESTROY, ENEMY & WAS_CREATURE & FIGHTING, put_counters("glory", THIS))],
             omni=if_(at_least(6, TokensOn("glory")), remove_counters("glory", 6), forge())),
    action("triumph", SAURIAN, amber=1, play=if_(
        none(Creatures(ENEMY)),
        exalt(each(Creatures(FRIENDLY))),
        if_(all_of(IF_YOU_DO, at_least(6, Creatures(FRIENDLY))), forge(free=True)),
    )),
)  # fmt: skip
