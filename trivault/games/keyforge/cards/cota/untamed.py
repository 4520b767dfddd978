"""Untamed of Call of the Archons."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    ALL, BY_OPPONENT, BY_YOU, CHOSEN, COPYABLE, CREATURE_CARD, DAMAGE, DAMAGED, ELUSIVE, ENEMY, FLANK,
    FOR_OPPONENT, FRIENDLY, IT, MARS, OPPONENT, ORIGINALS, OTHER, PLAYED, SELF, SHUFFLE_YOUR_DECK, SKIRMISH,
    STUNNED, TAKE_FROM_CARD, THEIR_POOL, THEIR_TURN, THIS, UNTAMED, WAS_CREATURE, WITH_AMBER,
    YOU_HAVE_MORE_CREATURES, ActAsIt, Artifacts, BonusIcons, Constant, Creatures, Effect, Extra, InZone, Joined,
    Keys, LastTurn, MayIf, Modify, OfItsAmber, Selection, Seq, ThisTurn, Together, WasHealed, action, after,
    artifact, at_least, cannot, creature, deal, destroy, divide, each, exhaust, gain, gain_chains,
    gains_keyword, gets_power, having, heal, heal_up_to, house, if_, if_you_do, into_deck, key_cost, lose,
    may_forge, may_play, may_use, none, on, one, opponents_next_turn, per, pick, steal, stun, this_turn, title,
    to_deck_top, to_hand, trait, up_to, upgrade, use_in_turn, Card,
)  # fmt: skip

BEAST, NIFFLE = trait("beast"), trait("niffle")


BEARS = title("ancient-bear")


BEARS_IN_PLAY = Creatures(BEARS)


FRIENDLY_UNTAMED_CREATURE = FRIENDLY & CREATURE_CARD & house(UNTAMED)


FIND_BEARS: Effect = Seq(
    (  # KF-ZONE-11: as many as you like to find
        to_hand(up_to(ALL, Joined((InZone("deck", BEARS), InZone("discard", BEARS))))),
        if_you_do(into_deck(each(InZone("discard")))),
        SHUFFLE_YOUR_DECK,
    )
)


KEY_FOR_ONE_MORE = [lose(1), if_you_do(may_forge())]


PIRANHAS = deal(2, each(Creatures(OTHER)))


STUN_ONE = stun(one(Creatures()))


CARDS: tuple[Card, ...] = (
    action("cooperative-hunting", UNTAMED, play=divide(per(1, Creatures(FRIENDLY)), Creatures())),
    action("curiosity", UNTAMED, amber=1, play=destroy(each(Creatures(trait("scientist"))))),
    action("fertility-chant", UNTAMED, amber=4, play=gain(2, OPPONENT)),
    action("fogbank", UNTAMED, amber=1,
           play=opponents_next_turn(cannot("fight", CREATURE_CARD, when=THEIR_TURN))),
    action("full-moon", UNTAMED, play=this_turn(after(PLAYED, WAS_CREATURE, gain(1), by=BY_YOU))),
    action("grasping-vines", UNTAMED, amber=1, play=to_hand(up_to(3, Artifacts()))),
    action("key-charge", UNTAMED, play=KEY_FOR_ONE_MORE),
    action("lifeweb", UNTAMED, amber=1, play=if_(LastTurn("played", 3), steal(2))),
    action("lost-in-the-woods", UNTAMED, amber=1, play=[
        pick(Selection(Creatures(FRIENDLY), 2, 2)),
        pick(Selection(Creatures(ENEMY), 2, 2, name="enemies")),
        into_deck(each(Together("it", "enemies"))),
    ]),
    action("mimicry", UNTAMED, copies=ORIGINALS, play=[pick(one(COPYABLE)), ActAsIt(BonusIcons())]),
    action("nature-s-call", UNTAMED, amber=1, play=to_hand(up_to(3, Creatures()))),
    action("nocturnal-maneuver", UNTAMED, amber=1, play=exhaust(up_to(3, Creatures()))),
    action("perilous-wild", UNTAMED, amber=1, play=destroy(each(Creatures(having("elusive"))))),
    action("regrowth", UNTAMED, amber=1, play=to_hand(one(InZone("discard", CREATURE_CARD)))),
    action("save-the-pack", UNTAMED, play=[destroy(each(Creatures(DAMAGED))), gain_chains(1)]),
    action("scout", UNTAMED, amber=1, play=[
        pick(up_to(2, Creatures(FRIENDLY))),
        this_turn(gains_keyword(CHOSEN, "skirmish")),
        use_in_turn("fight", each(Together("it"))),
    ]),
    action("stampede", UNTAMED, amber=1,
           play=if_(at_least(3, ThisTurn("used", WAS_CREATURE, by="you", different=True)), steal(2))),
    action("the-common-cold", UNTAMED, amber=1, play=[
        deal(1, each(Creatures())),
        MayIf("destroy", destroy(each(Creatures(house(MARS)))), at_least(1, Creatures(house(MARS)))),
    ]),
    action("troop-call", UNTAMED, amber=1, play=to_hand(
        each(Joined((InZone("discard", NIFFLE & CREATURE_CARD), Creatures(FRIENDLY & NIFFLE))))
    )),
    action("vigor", UNTAMED, amber=1, play=[heal_up_to(3, one(Creatures())), if_(WasHealed(3), gain(1))]),
    action("word-of-returning", UNTAMED, amber=1, play=[
        pick(each(Creatures(ENEMY & WITH_AMBER))), OfItsAmber(DAMAGE, IT), on(TAKE_FROM_CARD, each(IT), ALL),
    ]),
    artifact("bear-flute", UNTAMED, traits="item",
             action=if_(at_least(1, BEARS_IN_PLAY), heal(ALL, one(BEARS_IN_PLAY)), otherwise=FIND_BEARS)),
    artifact("nepenthe-seed", UNTAMED, traits="item", omni=[destroy(THIS), to_hand(one(InZone("discard")))]),
    artifact("ritual-of-balance", UNTAMED, traits="power", action=if_(at_least(6, THEIR_POOL), steal(1))),
    artifact("ritual-of-the-hunt", UNTAMED, amber=1, traits="power",
             omni=[destroy(THIS), this_turn(may_use(FRIENDLY_UNTAMED_CREATURE))]),
    artifact("world-tree", UNTAMED, traits="location",
             action=to_deck_top(one(InZone("discard", CREATURE_CARD)))),
    creature("ancient-bear", UNTAMED, power=5, traits="beast", keywords={"assault": 2}),
    creature("bigtwig", UNTAMED, power=7, traits="beast", only_fights=STUNNED,
             reap=[STUN_ONE, exhaust(each(IT))]),
    creature("witch-of-the-wilds", UNTAMED, power=4, traits="beast witch",
             constants=[may_play(Extra(house(UNTAMED)))]),
    creature("briar-grubbling", UNTAMED, power=2, traits="beast insect", keywords={"hazardous": 5}),
    creature("chota-hazri", UNTAMED, power=3, traits="human witch", play=KEY_FOR_ONE_MORE),
    creature("dew-faerie", UNTAMED, power=2, traits="faerie", keywords=ELUSIVE, reap=gain(1)),
    creature("dust-pixie", UNTAMED, power=1, amber=2, traits="faerie"),
    creature("flaxia", UNTAMED, power=4, traits="faerie", play=if_(YOU_HAVE_MORE_CREATURES, gain(2))),
    creature("fuzzy-gruen", UNTAMED, power=5, amber=2, traits="beast", play=gain(1, OPPONENT)),
    creature("giant-sloth", UNTAMED, power=6, traits="beast",
             constants=[cannot("use", SELF, when=none(ThisTurn("discarded", house(UNTAMED, printed=True))))],
             action=gain(3)),
    creature("halacor", UNTAMED, power=4, traits="beast",
             constants=[gains_keyword(FRIENDLY & FLANK, "skirmish")]),
    creature("inka-the-spider", UNTAMED, power=1, traits="beast", keywords={"poison": 1},
             play=STUN_ONE, reap=STUN_ONE),
    creature("kindrith-longshot", UNTAMED, power=3, traits="human ranger", keywords=ELUSIVE | SKIRMISH,
             reap=deal(2, one(Creatures()))),
    creature("snufflegator", UNTAMED, power=4, traits="beast", keywords=SKIRMISH),
    creature("lupo-the-scarred", UNTAMED, power=6, traits="beast", keywords=SKIRMISH,
             play=deal(2, one(Creatures(ENEMY)))),
    creature("mighty-tiger", UNTAMED, power=4, traits="beast", play=deal(4, one(Creatures(ENEMY)))),
    creature("murmook", UNTAMED, power=3, traits="beast", constants=[key_cost(FOR_OPPONENT, 1)]),
    creature("mushroom-man", UNTAMED, power=2, traits="fungus human",
             constants=[gets_power(SELF, per(3, Keys("you", forged=False)))]),
    creature("niffle-ape", UNTAMED, power=3, traits="beast niffle", constants=[
        Modify("ignores-taunt", SELF, Constant(1)), Modify("ignores-elusive", SELF, Constant(1)),
    ]),
    creature("niffle-queen", UNTAMED, power=6, traits="beast niffle",
             constants=[gets_power(OTHER & FRIENDLY & BEAST, 1), gets_power(OTHER & FRIENDLY & NIFFLE, 1)]),
    creature("piranha-monkeys", UNTAMED, power=2, traits="beast", play=PIRANHAS, reap=PIRANHAS),
    creature("teliga", UNTAMED, power=3, traits="human witch",
             constants=[after(PLAYED, WAS_CREATURE, gain(1), by=BY_OPPONENT)]),
    creature("hunting-witch", UNTAMED, power=2, traits="human witch",
             constants=[after(PLAYED, OTHER & WAS_CREATURE, gain(1), by=BY_YOU)]),
    creature("witch-of-the-eye", UNTAMED, power=3, traits="human witch", reap=to_hand(one(InZone("discard")))),
    upgrade("way-of-the-bear", UNTAMED, amber=1, gives=[gains_keyword(SELF, "assault", 2)]),
    upgrade("way-of-the-wolf", UNTAMED, amber=1, gives=[gains_keyword(SELF, "skirmish")]),
)  # fmt: skip
