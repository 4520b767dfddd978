"""Untamed of Mass Mutation."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    ACTION_CARD, ALL, ANY, ARTIFACT_CARD, BLANK, BY_YOU, CHOSEN, CREATURE_CARD, DESTROY,
    DESTROYED_FIGHTING_THIS, ELUSIVE, ENEMY, ENTERED, FLANK, FOR_OPPONENT, FOR_YOU, FRIENDLY, IT, OPPONENT,
    OTHER, PLAYED, POWER_COUNTER, SEEN, SELF, SHUFFLE_YOUR_DECK, SKIRMISH, THAT, THE_OTHERS, THIS, UNTAMED,
    UPGRADE_CARD, YOUR_POOL, Artifacts, BonusIcons, Constant, Creatures, Effect, Extreme, InZone, Joined,
    LoseAll, Modify, MoreThan, Provided, Reveal, Selection, Spared, TokensOn, action, after, artifact, at_least,
    bolt, cannot, creature, deal, destroy, discard, draw, each, forge, gain, gains_keyword,
    gains_trait, gets_power, gigantic, heal, house, if_, if_you_do, it_is, key_cost, look_at_top,
    may_exalt_this, one, per, pick, power_counters, purge, put_each_into_play_ready, ready, steal, this_turn,
    to_deck_bottom, to_hand, trait, until_your_next_turn, up_to, ward, Card,
)  # fmt: skip

BEAST, CAT, MUTANT, NIFFLE = trait("beast"), trait("cat"), trait("mutant"), trait("niffle")


A_CREATURE = one(Creatures())


CREATURE_IN_DISCARD = one(InZone("discard", CREATURE_CARD))


def mutation(keyword: str, n: int = 1) -> list[Effect]:
    """Until the start of your next turn a creature has a keyword and is a Mutant."""
    gained = gains_keyword(CHOSEN, keyword, n), gains_trait(CHOSEN, "mutant")
    return [pick(A_CREATURE), until_your_next_turn(*gained)]


NIFFLES = NIFFLE & CREATURE_CARD


FIND_NIFFLES = [
    to_hand(up_to(ALL, Joined((InZone("deck", NIFFLES), InZone("discard", NIFFLES))))),
    Reveal(each(IT)),
    SHUFFLE_YOUR_DECK,
]  # KF-ZONE-11, KF-ZONE-12


THROW_A_NIFFLE = [
    destroy(up_to(1, Creatures(FRIENDLY & NIFFLE))),
    if_you_do(deal(3, A_CREATURE), steal(1), destroy(one(Artifacts(ENEMY)))),
]


CARDS: tuple[Card, ...] = (
    creature("cephaloist", UNTAMED, power=4, traits="mutant",
             constants=[cannot("steal", FOR_YOU, when=at_least(4, YOUR_POOL))]),
    creature("daemo-beast", UNTAMED, power=3, traits="mutant beast", keywords=SKIRMISH, destroyed=steal(1)),
    creature("dark-faerie", UNTAMED, power=2, traits="mutant", keywords=SKIRMISH, fight=gain(2)),
    creature("fandangle", UNTAMED, power=3, traits="mutant witch", constants=[
        Modify("enters-ready", Provided(
            at_least(4, YOUR_POOL), FRIENDLY & CREATURE_CARD & ~house(UNTAMED)
        ), Constant(1)),
    ]),
    creature("floomf", UNTAMED, power=3, traits="beast cat", keywords=SKIRMISH,
             fight=power_counters(2, one(Creatures(BEAST)))),
    creature("gloriana-s-attendant", UNTAMED, power=1, traits="mutant", enhance={"amber": 2}),
    creature("keyfrog", UNTAMED, power=2, traits="beast", destroyed=forge()),
    creature("pismire", UNTAMED, power=4, traits="mutant", constants=[key_cost(Provided(
        MoreThan(Creatures(FRIENDLY & MUTANT), Creatures(ENEMY & MUTANT)), FOR_OPPONENT
    ), 2)]),
    action("rapid-evolution", UNTAMED, amber=1, play=power_counters(per(1, YOUR_POOL), A_CREATURE)),
    action("reclaimed-by-nature", UNTAMED, amber=1, play=[purge(one(Artifacts())), BonusIcons(IT)]),
    action("resurgence", UNTAMED, enhance={"draw": 1}, play=[
        to_hand(CREATURE_IN_DISCARD), if_(it_is(MUTANT & CREATURE_CARD), to_hand(CREATURE_IN_DISCARD)),
    ]),
    action("savage-clash", UNTAMED, play=[
        pick(Selection(Extreme(Creatures(ENEMY)), name="enemy")),
        pick(Selection(Extreme(Creatures(FRIENDLY), most=False), name="friendly")),
        destroy(each(Creatures(Spared("enemy", "friendly")))),
    ]),
    action("commune", UNTAMED, keywords={"omega": 1}, play=[LoseAll(), gain(4)]),
    creature("dark-harbinger", UNTAMED, power=4, traits="mutant witch",
             constants=[after(PLAYED, ACTION_CARD & house(UNTAMED), ready(THIS), by=BY_YOU)]),
    action("growth-surge", UNTAMED, amber=1, play=bolt((3, 2, 1), one(Creatures(FLANK)), POWER_COUNTER)),
    creature("lumilu", UNTAMED, power=4, traits="beast cat",
             reap=gain(per(1, Creatures(OTHER & FRIENDLY & BEAST)))),
    artifact("mushroom-with-a-view", UNTAMED, amber=1, traits="location",
             omni=heal(1, each(Creatures(FRIENDLY)))),
    creature("trimble", UNTAMED, power=3, traits="mutant", constants=[gains_keyword(MUTANT, "skirmish")]),
    action("vault-s-blessing", UNTAMED, amber=1, play=[
        gain(per(1, Creatures(FRIENDLY & MUTANT))), gain(per(1, Creatures(ENEMY & MUTANT)), OPPONENT),
    ]),
    action("wild-bounty", UNTAMED, enhance={"amber": 2},
           play=this_turn(Modify("icons-again", ANY, Constant(1)), uses=1)),
    action("aemberlution", UNTAMED, keywords={"omega": 1}, play=[
        destroy(each(Creatures())),
        Reveal(each(InZone("hand", whose="both"))),
        put_each_into_play_ready(InZone("hand", CREATURE_CARD, "both")),
    ]),
    creature("blossom-drake", UNTAMED, power=4, traits="dragon", constants=[
        gets_power(SELF, per(1, Artifacts())), Modify(BLANK, ARTIFACT_CARD, Constant(1)),
    ]),
    creature("chonkers", UNTAMED, power=1, traits="mutant", keywords=SKIRMISH, play=power_counters(1, THIS),
             constants=[
                 after(DESTROY, DESTROYED_FIGHTING_THIS, power_counters(per(1, TokensOn("power")), THIS)),
             ]),
    creature("dark-queen-gloriana", UNTAMED, power=3, traits="mutant", enhance={"amber": 2},
             play=to_hand(one(Creatures(FRIENDLY & ~house(UNTAMED))))),
    creature("eunoia", UNTAMED, power=6, traits="beast cat",
             constants=[after(DESTROY, DESTROYED_FIGHTING_THIS, gain(1), heal(2, THIS))]),
    action("look-what-i-found", UNTAMED, keywords={"omega": 1}, play=[
        to_hand(one(InZone("discard", of_type)))
        for of_type in (ACTION_CARD, ARTIFACT_CARD, CREATURE_CARD, UPGRADE_CARD)
    ]),
    creature("mercy-malkin-queen", UNTAMED, power=3, traits="human witch", keywords=SKIRMISH,
             constants=[after(ENTERED, FRIENDLY & CAT & CREATURE_CARD, ward(THAT))],
             fight=ready(one(Creatures(FRIENDLY & BEAST)))),
    action("mutation-of-cunning", UNTAMED, amber=1, play=mutation("elusive")),
    action("mutation-of-fury", UNTAMED, amber=1, play=mutation("assault", 3)),
    action("mutation-of-instinct", UNTAMED, amber=1, play=mutation("skirmish")),
    creature("dino-beast", UNTAMED, power=5, traits="mutant beast", keywords=SKIRMISH,
             play=may_exalt_this(deal(3, A_CREATURE))),
    creature("sacro-beast", UNTAMED, power=5, armor=2, traits="mutant beast", keywords=SKIRMISH),
    creature("techno-beast", UNTAMED, power=4, traits="mutant beast", keywords=SKIRMISH,
             reap=[discard(one(InZone("hand"))), if_you_do(draw(1))]),
    creature("umbra-beast", UNTAMED, power=3, traits="mutant beast", keywords=ELUSIVE | SKIRMISH),
    creature("xeno-beast", UNTAMED, power=4, traits="mutant beast", keywords=SKIRMISH,
             fight=[look_at_top(3), to_hand(one(SEEN)), to_deck_bottom(one(THE_OTHERS))]),
    *gigantic(creature("niffle-kong", UNTAMED, power=12, armor=2, traits="mutant niffle",
                       play=FIND_NIFFLES, fight=THROW_A_NIFFLE, reap=THROW_A_NIFFLE)),
)  # fmt: skip
