"""Dis of Mass Mutation."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    ALL, ANY, BY_AN_ICON, BY_OPPONENT, CHOSEN_HOUSE, CREATURE_CARD, DAMAGE, DAMAGED, DIS, DISCARD, ELUSIVE,
    ENEMY, FOR_ALL, FOR_YOU, FRIENDLY, HOUSE_CHOSEN, IT_SURVIVES, NEIGHBOR, OPPONENT, OTHER, PLAYED_LEFT,
    PLAYED_RIGHT, POISON, SEEN, SELF, SKIRMISH, TAKE_FROM_CARD, TAUNT, THAT, THEIR_AMBER, THEIR_TURN,
    THEY_HAVE_MORE_KEYS, THIS, THIS_UPGRADE, TO_SUPPLY, TURN_ENDED, WAS_CREATURE, WAS_FRIENDLY, WITH_ICONS,
    Best, ChoosesHouse, Constant, Creatures, HouseNextTurn, InZone, ItsIcons, LikeIt, Modify, Name, NameHouse,
    OfItsAmber, OfThatName, Players, PowerOf, Provided, Selection, ThisAnywhere, ThisTurn, ThisWay, Unforge,
    action, after, archive, artifact, at_least, at_random, cannot, capture, creature, deal, destroy,
    destroy_on_both_sides, discard, draw, each, enrage, exalt, for_each, forge, gain, gain_chains, house, if_,
    if_you_do, key_cost, look_at_top, lose, may, may_exalt_this, may_forge, none, on, one, opponent_forges_free,
    opponents_next_turn, per, power_counters, ready_and_use, shares_damage, steal, this_turn, to_deck_bottom,
    to_hand, trait, until_this_leaves, up_to, upgrade, ward, when_this_leaves, Card,
)  # fmt: skip

RETURN_TO_HAND = may("to-hand", to_hand(each(ThisAnywhere())))


SINS = Creatures(FRIENDLY & trait("sin"))


OFFER_LIVES = [
    destroy(up_to(ALL, Creatures(FRIENDLY))),
    may_forge(per(-1, ThisWay("destroyed"), base=6), if_you_do(destroy(THIS))),
]


CARDS: tuple[Card, ...] = (
    creature("bonesaw", DIS, power=5, traits="demon",
             enters_ready_if=at_least(1, ThisTurn("destroyed", WAS_FRIENDLY & WAS_CREATURE))),
    creature("brabble", DIS, power=2, traits="imp", destroyed=lose(Best(1, ((THEIR_TURN, 3),)), OPPONENT)),
    creature("dark-minion", DIS, power=1, traits="mutant", enhance={"damage": 1},
             destroyed=deal(1, each(Creatures(ENEMY)))),
    creature("drecker", DIS, power=4, traits="imp", constants=shares_damage(), reap=steal(1)),
    action("imp-losion", DIS, amber=1, play=destroy_on_both_sides(Creatures)),
    action("mark-of-dis", DIS, amber=1, play=[
        deal(2, one(Creatures())), if_(IT_SURVIVES, HouseNextTurn("must", "its-controller", of="it")),
    ]),
    action("mindfire", DIS,
           play=[at_random(DISCARD, Players("opponent")), steal(per(1, ItsIcons(of="card")))]),
    creature("sinder", DIS, power=6, armor=2, traits="demon", keywords=TAUNT,
             reap=destroy(one(Creatures(FRIENDLY)))),
    creature("snarette", DIS, power=4, traits="mutant", constants=[after(TURN_ENDED, FOR_YOU, capture(1))],
             action=on(TO_SUPPLY, THIS, ALL)),
    action("stirring-grave", DIS, amber=1, play=archive(one(InZone("discard", CREATURE_CARD)))),
    creature("techno-fiend", DIS, power=3, traits="mutant demon",
             reap=[discard(one(InZone("hand"))), if_you_do(draw(1))], destroyed=steal(1)),
    action("waking-nightmare", DIS, amber=1, enhance={"capture": 1},
           play=opponents_next_turn(key_cost(Provided(THEIR_TURN, FOR_ALL), per(1, Creatures(house(DIS)))))),
    action("break-key", DIS, amber=1,
           play=if_(THEY_HAVE_MORE_KEYS, Unforge(), if_you_do(gain(6, OPPONENT)))),
    action("double-doom", DIS,
           play=[to_hand(one(Creatures(ENEMY))), at_random(DISCARD, Players("opponent"))]),
    artifact("essence-scale", DIS, amber=1, traits="item", action=[
        destroy(one(Creatures(FRIENDLY))),
        if_you_do(ready_and_use(one(Creatures(FRIENDLY & LikeIt("house"))))),
    ]),
    action("grim-reminder", DIS, play=[
        NameHouse(), archive(each(InZone("discard", CHOSEN_HOUSE & CREATURE_CARD))), gain_chains(1),
    ]),
    creature("hystricog", DIS, power=4, traits="mutant", enhance={"damage": 3},
             action=destroy(one(Creatures(DAMAGED)))),
    artifact("obsidian-forge", DIS, amber=1, traits="item", action=OFFER_LIVES),
    creature("picaroon", DIS, power=0, x_power=True, traits="mutant changeling", keywords={"deploy": 1},
             constants=[Modify("x", SELF, PowerOf(Creatures(NEIGHBOR & ~trait("changeling"))))]),
    creature("relentless-creeper", DIS, power=2, traits="imp",
             in_discard=[after(HOUSE_CHOSEN, ChoosesHouse("you", DIS), RETURN_TO_HAND)]),
    action("wail-of-the-damned", DIS, enhance={"capture": 1}, play=destroy(one(Creatures(~WITH_ICONS)))),
    artifact("etan-s-jar", DIS, traits="item",
             play=[Name("card"), until_this_leaves(cannot("play", OfThatName("card")))]),
    creature("maleficorn", DIS, power=5, traits="mutant", enhance={"damage": 4},
             constants=[after(DAMAGE, ENEMY, deal(1, THAT), when=BY_AN_ICON)]),
    upgrade("painmail", DIS, amber=1,
            gives=[after(HOUSE_CHOSEN, ChoosesHouse("any", DIS), archive(THIS_UPGRADE), destroy(THIS))]),
    action("ritual-of-tognath", DIS, amber=3, play=destroy(Selection(Creatures(FRIENDLY), 2, 2))),
    creature("sinestra", DIS, power=5, traits="demon",
             constants=[after(PLAYED_LEFT, CREATURE_CARD, lose(1, OPPONENT), by=BY_OPPONENT)]),
    creature("skixuno", DIS, power=1, traits="demon", keywords={"omega": 1}, play=[
        destroy(each(Creatures(OTHER))), power_counters(per(1, ThisWay("destroyed", WAS_CREATURE)), THIS),
    ]),
    artifact("the-pale-star", DIS, traits="power", omni=[
        destroy(THIS),
        this_turn(Modify("set-power", ANY, Constant(1)), Modify("set-armor", ANY, Constant(0))),
    ]),
    creature("turnkey", DIS, power=2, traits="demon",
             play=[Unforge(), if_you_do(when_this_leaves(opponent_forges_free()))]),
    creature("desire", DIS, power=3, traits="demon sin", constants=[key_cost(FOR_ALL, 4)],
             reap=forge(per(-1, SINS))),
    creature("dexus", DIS, power=5, traits="demon",
             constants=[after(PLAYED_RIGHT, CREATURE_CARD, lose(1, OPPONENT), by=BY_OPPONENT)]),
    creature("dino-fiend", DIS, power=4, traits="mutant demon",
             play=may_exalt_this(deal(3, one(Creatures()))), destroyed=steal(1)),
    creature("envy", DIS, power=3, traits="demon sin", keywords=ELUSIVE,
             reap=if_(at_least(2, SINS), capture(THEIR_AMBER))),
    creature("gluttony", DIS, power=6, traits="demon sin",
             play=exalt(THIS, per(1, SINS)), reap=OfItsAmber(TAKE_FROM_CARD, Creatures(FRIENDLY))),
    creature("greed", DIS, power=4, traits="demon sin", constants=[Modify("hand-size", FOR_YOU, per(1, SINS))]),
    creature("lyco-fiend", DIS, power=3, traits="mutant demon", keywords=SKIRMISH, destroyed=steal(1)),
    creature("pride", DIS, power=4, traits="demon sin", reap=ward(each(SINS))),
    creature("sacro-fiend", DIS, power=4, armor=2, traits="mutant demon", destroyed=steal(1)),
    creature("sloth", DIS, power=5, traits="demon sin", constants=[after(
        TURN_ENDED, FOR_YOU, if_(none(ThisTurn("used", WAS_CREATURE)), gain(per(1, SINS))),
    )]),
    creature("umbra-fiend", DIS, power=2, traits="mutant demon", keywords=ELUSIVE, destroyed=steal(1)),
    creature("wrath", DIS, power=3, armor=3, traits="demon sin", keywords=TAUNT | POISON | SKIRMISH,
             fight=for_each(SINS, enrage(one(Creatures(ENEMY))))),
    creature("xeno-fiend", DIS, power=3, traits="mutant demon",
             fight=[look_at_top(3), to_hand(one(SEEN)), to_deck_bottom(one(SEEN))], destroyed=steal(1)),
)  # fmt: skip
