"""Logos of Age of Ascension."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    ALPHA, ARCHIVE, ARTIFACT_CARD, CHOSEN_HOUSE, CREATURE_CARD, DESTROY, DISCARD_DECK, ELUSIVE, ENEMY, EXALT,
    FLANK, FOR_YOU, FRIENDLY, GAIN, HOUSE_CHOSEN, IT, IT_IS_DESTROYED, LOGOS, NEIGHBOR, PLAYED, PUT_UNDER,
    REAPED, SEEN, THAT, THEIR_POOL, THEIR_TURN, THE_OTHERS, THIS, TOP_OF_DISCARD, TURN_BEGAN, TURN_ENDED,
    YOUR_TURN, Artifacts, ChoosesHouse, Constant, Creatures, Extreme, InZone, ItsTraits, Joined, Modify,
    NameHouse, OfItsAmber, PlayIt, Players, Selection, ThisIs, ThisOne, ThisWay, TokensOn, TopOfDeck, UnderThis,
    action, after, archive, archive_a_card, artifact, at_least, at_random, cannot, capture, choose_one,
    creature, deal, destroy, draw, each, for_each, forge, gain, gives, house, if_, labelled, look_at_top,
    may_play, may_use, none, on, one, opponents_next_turn, per, pick, play_one, steal, stun, swap_two,
    this_turn, to_deck_top, to_hand, trait, up_to, upgrade, Card,
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    creature("archimedes", LOGOS, power=2, traits="cyborg beast", keywords=ELUSIVE,
             constants=[gives(DESTROY, NEIGHBOR, archive(THIS))]),
    action("binate-rupture", LOGOS, keywords=ALPHA, play=OfItsAmber(GAIN, Players("each"))),  # KF-ERR-08
    action("cutthroat-research", LOGOS, amber=1, play=if_(at_least(8, THEIR_POOL), steal(2))),
    creature("eyegor", LOGOS, power=2, traits="cyborg",
             play=[look_at_top(3), to_hand(one(SEEN)), on(DISCARD_DECK, each(THE_OTHERS))]),
    creature("helper-bot", LOGOS, power=1, traits="robot", play=this_turn(may_play(~house(LOGOS)), uses=1)),
    creature("hexpion", LOGOS, power=2, traits="ai", destroyed=archive(each(Joined((ThisOne(), TopOfDeck()))))),
    creature("pip-pip", LOGOS, power=2, traits="human scientist",
             constants=[after(REAPED, ENEMY & CREATURE_CARD, stun(THAT))]),
    action("poke", LOGOS, amber=1, play=[deal(1, one(Creatures(ENEMY))), if_(IT_IS_DESTROYED, draw(1))]),
    creature("professor-sutterkin", LOGOS, power=2, traits="human scientist",
             reap=draw(per(1, Creatures(FRIENDLY & house(LOGOS))))),
    action("standardized-testing", LOGOS,
           play=destroy(each(Joined((Extreme(Creatures(), most=False), Extreme(Creatures())))))),
    creature("titan-librarian", LOGOS, power=4, traits="cyborg scientist",
             constants=[after(TURN_ENDED, FOR_YOU, if_(ThisIs(~FLANK), archive_a_card()))]),
    creature("zyx-researcher", LOGOS, power=2, traits="human scientist", play=choose_one(
        archive_top_of_deck=archive(each(TopOfDeck())), archive_top_of_discard=archive(each(TOP_OF_DISCARD)),
    )),
    upgrade("backup-copy", LOGOS, amber=1, gives=labelled(destroyed=to_deck_top(THIS))),  # KF-ERR-07
    creature("director-of-zyx", LOGOS, power=3, traits="cyborg scientist", keywords=ELUSIVE,
             constants=[after(TURN_BEGAN, FOR_YOU, archive(each(TopOfDeck())))]),
    action("eureka", LOGOS, amber=1, keywords=ALPHA, play=[gain(2), at_random(ARCHIVE, Players("you"), 2)]),
    creature("fila-the-researcher", LOGOS, power=1, traits="human scientist", keywords=ELUSIVE,
             constants=[after(PLAYED, NEIGHBOR & CREATURE_CARD, draw(1))]),
    creature("jargogle", LOGOS, power=2, traits="beast mutant", keywords=ELUSIVE,
             play=on(PUT_UNDER, one(InZone("hand"))),
             destroyed=if_(YOUR_TURN, PlayIt(UnderThis()), otherwise=archive(each(UnderThis())))),
    artifact("memory-chip", LOGOS, traits="item",
             constants=[after(HOUSE_CHOSEN, ChoosesHouse("you", LOGOS), archive_a_card())]),
    artifact("quantum-fingertrap", LOGOS, amber=1, traits="item", action=swap_two()),
    artifact("seismo-entangler", LOGOS, traits="item", action=[
        NameHouse(), opponents_next_turn(cannot("reap", CHOSEN_HOUSE & CREATURE_CARD, when=THEIR_TURN)),
    ]),
    artifact("redacted", LOGOS, traits="redacted", constants=[
        after(HOUSE_CHOSEN, ChoosesHouse("you", LOGOS),
              on(EXALT, THIS), if_(at_least(4, TokensOn("amber")), destroy(THIS), forge(free=True))),
    ]),
    action("entropic-swirl", LOGOS, play=[
        pick(one(Creatures())), deal(per(2, ItsTraits()), each(IT)), gain(per(1, ItsTraits())),
    ]),  # KF-ERR-12, KF-DMG-06
    artifact("fetchdrones", LOGOS, traits="item", action=[
        on(DISCARD_DECK, Selection(TopOfDeck(n=2), every=True, name="discarded")),
        for_each(ThisWay("discarded", house(LOGOS)), capture(2, one(Creatures(FRIENDLY)))),
    ]),
    action("master-the-theory", LOGOS, amber=1, play=if_(
        none(Creatures(FRIENDLY)), for_each(Creatures(ENEMY), archive(up_to(1, InZone("hand")))),
    )),
    creature("project-zyx", LOGOS, power=5, armor=1, traits="cyborg mutant",
             fight=play_one(InZone("archives"), optional=True),
             reap=play_one(InZone("archives"), optional=True)),
    artifact("scientifical-hack", LOGOS, amber=1, traits="equation",
             omni=[destroy(THIS), this_turn(may_use(FRIENDLY & ARTIFACT_CARD))]),  # KF-ERR-19
    artifact("shard-of-knowledge", LOGOS, traits="item shard",
             action=draw(per(1, Artifacts(FRIENDLY & trait("shard"))))),
    creature("the-curator", LOGOS, power=3, traits="human scientist",
             constants=[Modify("enters-ready", FRIENDLY & ARTIFACT_CARD, Constant(1))]),
)  # fmt: skip
