"""Shadows of Age of Ascension."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    ALPHA, ARCHIVES_OR_DECK, CHOSEN, DISCARD, DISCARD_DECK, ELUSIVE, ENEMY, FOR_YOU, FOUGHT, FRIENDLY, HOST, IT,
    ITS_HOST, IT_IS_DESTROYED, NEIGHBOR, OPPONENT, SELF, SHADOWS, SKIRMISH, THEIR_KEYS, THEIR_POOL,
    THEY_HAVE_MORE_AMBER, THIS, TURN_ENDED, USED, WAS_CREATURE, WAS_NEIGHBOR, YOURS, YOUR_AMBER,
    YOU_FORGED_NO_KEY_THIS_TURN, YOU_HAVE_MORE_AMBER, Artifacts, Best, Constant, Creatures, DestroyedByIt,
    Joined, Modify, PlayIt, Players, Selection, ThisTurn, ThisWay, TopOfDeck, action, after, archive,
    archive_a_card, artifact, at_least, at_most, at_random, creature, deal, destroy, divide, draw, each, gain,
    gains_keyword, house, if_, if_you_do, may_forge, may_use, none, on, one, per, pick, steal, this_turn, trait,
    until_your_next_turn, up_to, upgrade, Card,
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    action("dusk-chronicles", SHADOWS, amber=1,
           play=[if_(THEY_HAVE_MORE_AMBER, draw(1)), if_(YOU_HAVE_MORE_AMBER, archive_a_card())]),
    action("furtive-investors", SHADOWS, amber=1, play=if_(THEY_HAVE_MORE_AMBER, gain(per(1, THEIR_KEYS)))),
    creature("gamgee", SHADOWS, power=2, traits="elf thief", keywords=ELUSIVE,
             reap=if_(THEY_HAVE_MORE_AMBER, steal(1))),
    creature("knuckles-bolton", SHADOWS, power=3, traits="elf thief", keywords=ELUSIVE | SKIRMISH),
    creature("lamindra", SHADOWS, power=1, traits="elf thief", keywords={"deploy": 1, "elusive": 1},
             constants=[gains_keyword(NEIGHBOR, "elusive")]),
    action("life-for-a-life", SHADOWS, amber=1,
           play=[destroy(one(Creatures(FRIENDLY))), if_you_do(deal(6, one(Creatures())))]),  # KF-ERR-10
    creature("ronnie-wristclocks", SHADOWS, power=2, traits="elf thief",
             play=steal(Best(1, ((at_least(7, THEIR_POOL), 2),)))),
    action("sucker-punch", SHADOWS, amber=1, keywords=ALPHA,
           play=[deal(2, one(Creatures(ENEMY))), if_(IT_IS_DESTROYED, archive(THIS))]),
    action("swindle", SHADOWS, keywords={"alpha": 1, "omega": 1}, play=steal(3)),
    action("throwing-stars", SHADOWS, play=[deal(1, up_to(3, Creatures())), gain(per(1, DestroyedByIt()))]),
    action("whistling-darts", SHADOWS, amber=1, play=deal(1, each(Creatures(ENEMY)))),
    creature("yantzee-gang", SHADOWS, power=5, traits="elf thief", action=steal(1)),
    upgrade("bonerot-venom", SHADOWS, amber=1, constants=[after(USED, ITS_HOST, deal(2, HOST))]),
    creature("brend-the-fanatic", SHADOWS, power=3, traits="elf thief", keywords=SKIRMISH,
             play=gain(1, OPPONENT), destroyed=steal(3)),
    artifact("hideaway-hole", SHADOWS, amber=1, traits="location",
             omni=[destroy(THIS), until_your_next_turn(gains_keyword(FRIENDLY, "elusive"))]),
    creature("little-niff", SHADOWS, power=2, traits="elf thief",
             keywords={"omega": 1, "deploy": 1, "elusive": 1},
             constants=[after(FOUGHT, WAS_NEIGHBOR, steal(1))]),
    creature("murkens", SHADOWS, power=2, traits="elf thief",
             play=[ARCHIVES_OR_DECK, PlayIt(IT, as_yours=True)]),
    action("nightforge", SHADOWS, amber=1, play=if_(YOU_FORGED_NO_KEY_THIS_TURN, may_forge(4))),
    action("perplexing-sophistry", SHADOWS, amber=1,
           play=if_(YOU_HAVE_MORE_AMBER, draw(1), at_random(DISCARD, Players("opponent")))),
    creature("redlock", SHADOWS, power=3, traits="elf thief", keywords=SKIRMISH,
             constants=[after(TURN_ENDED, FOR_YOU, gain(1), when=none(ThisTurn("played", WAS_CREATURE)))]),
    artifact("guard-disguise", SHADOWS, traits="item",
             action=[destroy(THIS), if_(at_most(3, THEIR_POOL), steal(3))]),
    action("heist-night", SHADOWS, keywords=ALPHA,
           play=steal(per(1, Creatures(FRIENDLY & trait("thief"))))),
    action("lethal-distraction", SHADOWS, amber=1,
           play=[pick(one(Creatures())), this_turn(Modify("additional-damage", CHOSEN, Constant(2)))]),
    creature("plague-rat", SHADOWS, power=1, traits="beast rat", keywords={"elusive": 1},
             play=deal(per(1, Creatures(trait("rat"))), each(Creatures(~trait("rat"))))),  # KF-ERR-21
    action("rigged-lottery", SHADOWS, amber=1, play=[
        on(DISCARD_DECK, Selection(
            Joined((TopOfDeck(n=5), TopOfDeck("opponent", 5))), every=True, name="discarded"
        )),
        gain(per(1, ThisWay("discarded", house(SHADOWS) & YOURS))),
        gain(per(1, ThisWay("discarded", house(SHADOWS) & ~YOURS)), OPPONENT),
    ]),
    action("sack-of-coins", SHADOWS, amber=1, play=divide(YOUR_AMBER, Creatures())),
    creature("scowly-caper", SHADOWS, power=2, traits="elf thief", keywords={"skirmish": 1},
             enters_opposed=True, constants=[
                 may_use(SELF), after(TURN_ENDED, FOR_YOU, destroy(one(Creatures(NEIGHBOR)))),
             ]),
    artifact("shard-of-greed", SHADOWS, traits="item shard",
             action=gain(per(1, Artifacts(FRIENDLY & trait("shard"))))),
)  # fmt: skip
