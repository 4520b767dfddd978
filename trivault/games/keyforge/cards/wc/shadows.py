"""Shadows of Worlds Collide."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    ACTION_CARD, ANY, ARCHIVES_OR_DECK, BROBNAR, BY_YOU, CENTER, CHOSEN_HOUSE, DIS, DISCARD, DISCARD_DECK,
    ELUSIVE, ENEMY, FLANK, FORGED, FOR_ALL, FOR_OPPONENT, FRIENDLY, GAIN, HOUSE_CHOSEN, IT, ITS_FOE,
    IT_IS_DESTROYED, LOGOS, NEIGHBOR, PLAYED, REVEAL_RANDOM, REVEAL_TOP, SAURIAN, SELF, SHADOWS, SKIRMISH,
    STAR_ALLIANCE, STOP_FORGING, TAKE_FROM_CARD, THEIR_TURN, THEY_HAVE_MORE_AMBER, THEY_HAVE_MORE_KEYS, THIS,
    TURN_BEGAN, UNTAMED, Artifacts, AtMost, ChoosesHouse, Creatures, Houses, InDiscard, InZone, NameHouse,
    OfCrowdedHouse, PlayIt, Players, Provided, ThisIs, ThisOne, action, active_player, after, artifact, at_most,
    at_random, before_forging, cannot, capture, choose_one, creature, deal, destroy, destroyed_while, each,
    enrage, gain, gives_action, house, if_, if_else, if_you_do, into_deck, it_is, key_cost, lose, move_ward,
    none, on, one, opponents_next_turn, per, ready, steal, title, to_deck_top, to_hand, until_your_next_turn,
    up_to, ward, Card,
)  # fmt: skip

EACH_PLAYER_GAINS = on(GAIN, each(Players("each")))
STEAL_IF_POORER = if_else(THEY_HAVE_MORE_AMBER, steal(1), EACH_PLAYER_GAINS)
MAY_SHUFFLE_THIS = into_deck(up_to(1, ThisOne()))

CARDS: tuple[Card, ...] = (
    creature("a-vinda", SHADOWS, power=4, traits="elf thief",
             reap=[deal(1, one(Creatures())), if_(IT_IS_DESTROYED, at_random(DISCARD, Players("opponent")))]),
    creature("breaker-hill", SHADOWS, power=1, traits="elf thief", keywords=ELUSIVE,
             constants=[gives_action(NEIGHBOR, steal(1))]),
    action("hit-and-run", SHADOWS, play=[deal(2, one(Creatures())), to_hand(one(Creatures(FRIENDLY)))]),
    action("hock", SHADOWS, amber=1, play=[destroy(one(Artifacts())), if_you_do(gain(1))]),
    creature("hugger-mugger", SHADOWS, power=3, traits="elf thief", keywords=ELUSIVE,
             play=[capture(1), if_(THEY_HAVE_MORE_KEYS, steal(1))]),
    action("inky-gloom", SHADOWS, play=opponents_next_turn(cannot("reap", Provided(THEIR_TURN, ANY)))),
    creature("j-vinda", SHADOWS, power=2, traits="elf thief", keywords=ELUSIVE,
             reap=[deal(1, one(Creatures())), if_(IT_IS_DESTROYED, steal(1))]),
    action("kymoor-eclipse", SHADOWS, play=into_deck(each(Creatures(FLANK)))),
    action("mug", SHADOWS, amber=1, play=[on(TAKE_FROM_CARD, one(Creatures())), deal(2, each(IT))]),
    action("pestering-blow", SHADOWS, amber=1, play=[deal(1, one(Creatures())), enrage(each(IT))]),
    creature("symon", SHADOWS, power=1, traits="alien thief", keywords=SKIRMISH,
             fight=to_deck_top(each(Creatures(ITS_FOE)))),
    action("trust-no-one", SHADOWS, play=if_(
        none(Creatures(FRIENDLY)), steal(per(1, AtMost(3, Houses(Creatures(ENEMY))))), otherwise=steal(1)
    )),
    creature("chain-gang", SHADOWS, power=3, traits="elf thief",
             constants=[after(PLAYED, title("subtle-chain"), ready(THIS), by=BY_YOU)],
             action=[steal(1), into_deck(one(InZone("discard", title("subtle-chain"))))]),
    creature("fidgit", SHADOWS, power=2, traits="faerie thief", keywords=ELUSIVE, reap=[
        ARCHIVES_OR_DECK, on(DISCARD_DECK, each(IT)),
        if_(it_is(ACTION_CARD), PlayIt(InDiscard(IT), as_yours=True)),
    ]),
    action("into-the-night", SHADOWS, play=until_your_next_turn(cannot("fight", ~house(SHADOWS)))),
    action("no-safety-in-numbers", SHADOWS, amber=1, play=deal(3, each(Creatures(OfCrowdedHouse(3))))),
    artifact("spike-trap", SHADOWS, amber=1, traits="weapon",
             omni=[destroy(THIS), if_you_do(deal(3, each(Creatures(FLANK))))]),
    action("subtle-chain", SHADOWS, amber=1, play=at_random(DISCARD, Players("opponent"))),
    creature("whisper", SHADOWS, power=3, traits="elf thief", keywords=ELUSIVE,
             action=[lose(1), if_you_do(destroy(one(Creatures())))]),
    creature("finch-cloak", SHADOWS, power=4, traits="elf thief",
             fight=STEAL_IF_POORER, reap=STEAL_IF_POORER),
    artifact("gambling-den", SHADOWS, amber=1, traits="location", constants=[
        after(TURN_BEGAN, FOR_ALL, active_player(
            NameHouse(optional=True),
            if_you_do(REVEAL_TOP, if_(it_is(CHOSEN_HOUSE), gain(2)), if_(it_is(~CHOSEN_HOUSE), lose(2))),
        )),
    ]),
    action("hunter-or-hunted", SHADOWS, amber=1,
           play=choose_one(ward_one=ward(one(Creatures())), move_one=move_ward())),
    artifact("keyforgery", SHADOWS, amber=1, traits="item", constants=[
        before_forging(
            FOR_OPPONENT, NameHouse(by="opponent"), REVEAL_RANDOM,
            if_(it_is(~CHOSEN_HOUSE), destroy(THIS), STOP_FORGING),
        ),
    ]),
    creature("manchego", SHADOWS, power=3, traits="human thief",
             play=if_(at_most(5, InZone("deck")), steal(2)),
             fight=MAY_SHUFFLE_THIS, reap=MAY_SHUFFLE_THIS),
    artifact("the-quiet-anvil", SHADOWS, amber=1, traits="item",
             constants=[key_cost(FOR_ALL, -2), after(FORGED, FOR_ALL, destroy(THIS))]),
    creature("the-shadow-council", SHADOWS, power=3, traits="elf leader thief", keywords=ELUSIVE,
             constants=[gives_action(Provided(ThisIs(CENTER), SELF), steal(2))]),
    creature("weasand", SHADOWS, power=1, traits="beast thief", keywords={"deploy": 1, "elusive": 1},
             constants=[destroyed_while(ThisIs(FLANK)), after(FORGED, FOR_ALL, gain(2))]),
    *(
        creature(f"{name}-plant", SHADOWS, power=1, traits="elf thief", keywords=ELUSIVE,
                 constants=[after(HOUSE_CHOSEN, ChoosesHouse("any", name), gain(1))])
        for name in (BROBNAR, DIS, LOGOS, SAURIAN, STAR_ALLIANCE, UNTAMED)
    ),
)  # fmt: skip
