"""Logos of Call of the Archons."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    ACTION_CARD, ANY, BY_YOU, CHOSEN, CHOSEN_HOUSE, CREATURE_CARD, DAMAGED, DESTROY, DESTROYED_FIGHTING_THIS,
    DISCARD_DECK, ELUSIVE, ENEMY, FIRST_USE, FLANK, FORGED, FOR_ALL, FOR_OPPONENT, FOR_YOU, FRIENDLY, HAPPENED,
    HOST, IT, LOGOS, LOOK_AT_HAND, LOSE, MARS, OPPONENT, OPPONENT_GAINS_CONTROL_OF_THIS, OTHER, PAY, PLAYED,
    PUT_ON_CARD, REAPED, REAP_GAIN, RETURN_ALL_PURGED, REVEAL_TOP, SELF, SKIRMISH, SWAP_DECK_AND_DISCARD,
    THAT_MUCH, THEIR_AMBER, THEIR_KEYS, THEIR_TURN, THEY_HAVE_MORE_AMBER, THIS, USED, WAS_ARTIFACT, Artifacts,
    Constant, Creatures, InZone, Joined, LikeIt, Modify, NameHouse, OfItsAmber, PlayIt, Players, Provided,
    Reveal, Selection, ShuffleDiscardIntoDeck, ThisIs, ThisWay, TopOfDeck, action, after, again_while, all_of,
    archive, archive_a_card, artifact, at_least, at_most, bolt, cannot, capture, choose_one, creature,
    creatures_and_artifacts, deal, destroy, destroy_on_both_sides, discard, discard_top, draw, each, exhaust,
    for_each, gain, gain_chains, gains, heal, house, if_, if_you_do, instead_of, into_deck, it_is, key_cost,
    labelled, leaves_play, may_play, may_repeat, may_spend, may_use, on, one, opponents_next_turn, per, pick,
    purge, ready, steal, stun, swap_with, take_control_until_this_leaves, this_turn, title, to_deck_top,
    to_hand, trigger, up_to, upgrade, use_as_yours, Card,
)  # fmt: skip

TOPS_OF_BOTH_DECKS = Joined((TopOfDeck(), TopOfDeck("opponent")))


TIMETRAVELLER = title("timetraveller")


BITE = again_while(
    it_is(~house(LOGOS, printed=True)), destroy_on_both_sides(creatures_and_artifacts), discard_top()
)


MARTIAN = one(Creatures(house(MARS)))


HEAL_OR_STUN_MARTIAN = choose_one(heal_martian=heal(3, MARTIAN), stun_martian=stun(MARTIAN))


READY_ONCE = if_(FIRST_USE, ready(THIS))


CARDS: tuple[Card, ...] = (
    action("bouncing-deathquark", LOGOS, play=may_repeat(
        all_of(at_least(1, Creatures(FRIENDLY)), at_least(1, Creatures(ENEMY))),
        destroy_on_both_sides(Creatures),
    )),
    action("dimension-door", LOGOS,
           play=this_turn(instead_of(REAP_GAIN, FOR_YOU, steal(THAT_MUCH)))),
    action("effervescent-principle", LOGOS,
           play=[OfItsAmber(LOSE, Players("each"), half=True), gain_chains(1)]),
    action("foggify", LOGOS, amber=1,
           play=opponents_next_turn(cannot("fight", CREATURE_CARD, when=THEIR_TURN))),
    action("help-from-future-self", LOGOS, amber=1, play=[
        to_hand(up_to(1, Joined((InZone("deck", TIMETRAVELLER), InZone("discard", TIMETRAVELLER))))),
        Reveal(each(IT)),
        ShuffleDiscardIntoDeck(),
    ]),
    action("interdimensional-graft", LOGOS, amber=1, play=opponents_next_turn(
        after(FORGED, FOR_OPPONENT, on(PAY, OPPONENT, THEIR_AMBER), when=THEIR_TURN)
    )),
    action("knowledge-is-power", LOGOS, play=choose_one(
        archive_a_card=archive_a_card(), gain_for_archives=gain(per(1, InZone("archives"))),
    )),
    action("labwork", LOGOS, amber=1, play=archive_a_card()),
    action("library-access", LOGOS,
           play=[this_turn(after(PLAYED, OTHER, draw(1), by=BY_YOU)), purge(THIS)]),  # KF-ERR-03
    action("neuro-syphon", LOGOS, amber=1, play=if_(THEY_HAVE_MORE_AMBER, steal(1), draw(1))),
    action("phase-shift", LOGOS, play=this_turn(may_play(~house(LOGOS)), uses=1)),
    action("positron-bolt", LOGOS, amber=1, play=bolt((3, 2, 1), one(Creatures(FLANK)))),
    action("random-access-archives", LOGOS, amber=1, play=archive(each(TopOfDeck()))),
    action("remote-access", LOGOS, amber=1, play=use_as_yours(one(Artifacts(ENEMY)))),
    action("reverse-time", LOGOS, amber=1, play=SWAP_DECK_AND_DISCARD),
    action("scrambler-storm", LOGOS, amber=1,
           play=opponents_next_turn(cannot("play", ACTION_CARD, when=THEIR_TURN))),
    action("sloppy-labwork", LOGOS, amber=1, play=[archive_a_card(), discard(one(InZone("hand")))]),
    action("twin-bolt-emission", LOGOS, amber=1, play=deal(2, Selection(Creatures(), 2, 2))),
    action("wild-wormhole", LOGOS, amber=1, play=[REVEAL_TOP, PlayIt(IT)]),
    artifact("anomaly-exploiter", LOGOS, traits="item", action=destroy(one(Creatures(DAMAGED)))),
    artifact("chaos-portal", LOGOS, traits="location",
             action=[NameHouse(), REVEAL_TOP, if_(it_is(CHOSEN_HOUSE), PlayIt(IT))]),
    artifact("crazy-killing-machine", LOGOS, traits="weapon", action=[
        on(DISCARD_DECK, Selection(TOPS_OF_BOTH_DECKS, every=True, name="discarded")),
        for_each(ThisWay("discarded"), destroy(one(creatures_and_artifacts(LikeIt("house", left_play=False))))),
        if_(at_most(1, ThisWay("destroyed")), destroy(THIS)),
    ]),
    artifact("library-of-babble", LOGOS, traits="location", action=draw(1)),
    artifact("mobius-scroll", LOGOS, traits="item",
             action=[archive(THIS), archive(up_to(2, InZone("hand")))]),
    artifact("pocket-universe", LOGOS, traits="item",
             constants=[may_spend(SELF)], action=on(PUT_ON_CARD, THIS)),
    artifact("spangler-box", LOGOS, traits="item",
             action=[purge(one(Creatures())), if_you_do(OPPONENT_GAINS_CONTROL_OF_THIS)],
             constants=leaves_play(RETURN_ALL_PURGED)),
    artifact("spectral-tunneler", LOGOS, amber=1, traits="item", action=[
        pick(one(Creatures())),
        this_turn(Modify("flank", CHOSEN, Constant(1))),
        gains(labelled(reap=draw(1))),
    ]),
    artifact("strange-gizmo", LOGOS, amber=1, traits="item",
             constants=[after(FORGED, FOR_YOU, destroy(each(creatures_and_artifacts())))]),
    artifact("the-howling-pit", LOGOS, amber=1, traits="location",
             constants=[Modify("hand-size", FOR_ALL, Constant(1))]),
    creature("batdrone", LOGOS, power=2, traits="robot", keywords=SKIRMISH, fight=steal(1)),
    creature("brain-eater", LOGOS, power=6, traits="cyborg beast",
             constants=[after(DESTROY, DESTROYED_FIGHTING_THIS, draw(1))]),
    creature("dextre", LOGOS, power=3, traits="human scientist", play=capture(1), destroyed=to_deck_top(THIS)),
    creature("doc-bookton", LOGOS, power=5, traits="human scientist", reap=draw(1)),
    creature("dr-escotera", LOGOS, power=4, traits="cyborg scientist", play=gain(per(1, THEIR_KEYS))),
    creature("dysania", LOGOS, power=4, traits="mutant",
             play=[discard(each(InZone("archives", whose="opponent"))), gain(HAPPENED)]),
    creature("ganymede-archivist", LOGOS, power=3, traits="human scientist", reap=archive_a_card()),
    creature("harland-mindlock", LOGOS, power=1, traits="cyborg scientist",
             play=take_control_until_this_leaves(one(Creatures(ENEMY & FLANK)))),
    creature("quixo-the-adventurer", LOGOS, power=3, traits="human scientist", keywords=SKIRMISH,
             fight=draw(1)),
    creature("mother", LOGOS, power=5, traits="robot scientist",
             constants=[Modify("hand-size", FOR_YOU, Constant(1))]),
    creature("neutron-shark", LOGOS, power=1, traits="beast mutant", play=BITE, fight=BITE, reap=BITE),
    creature("novu-archaeologist", LOGOS, power=4, traits="cyborg scientist",
             action=archive(one(InZone("discard")))),
    creature("ozmo-martianologist", LOGOS, power=2, traits="human scientist", keywords=ELUSIVE,
             fight=HEAL_OR_STUN_MARTIAN, reap=HEAL_OR_STUN_MARTIAN),
    creature("psychic-bug", LOGOS, power=2, amber=1, traits="cyborg insect",
             play=LOOK_AT_HAND, reap=LOOK_AT_HAND),
    creature("replicator", LOGOS, power=2, traits="mutant",
             reap=[pick(one(Creatures(OTHER))), trigger(REAPED)]),
    creature("research-smoko", LOGOS, power=2, traits="mutant", destroyed=archive(each(TopOfDeck()))),
    creature("skippy-timehog", LOGOS, power=1, traits="mutant",
             play=opponents_next_turn(cannot("use", ANY, when=THEIR_TURN))),
    creature("timetraveller", LOGOS, power=2, amber=1, traits="human scientist",
             play=draw(2), action=into_deck(THIS)),
    creature("titan-mechanic", LOGOS, power=6, traits="cyborg scientist",
             constants=[key_cost(Provided(ThisIs(FLANK), FOR_ALL), -1)]),
    creature("vespilon-theorist", LOGOS, power=2, traits="cyborg scientist", keywords=ELUSIVE, reap=[
        NameHouse(),
        REVEAL_TOP,
        if_(it_is(CHOSEN_HOUSE), archive(each(IT)), gain(1), otherwise=on(DISCARD_DECK, each(IT))),
    ]),
    creature("veylan-analyst", LOGOS, power=2, traits="cyborg scientist",
             constants=[after(USED, WAS_ARTIFACT, gain(1), by=BY_YOU)]),
    upgrade("experimental-therapy", LOGOS,
            play=[stun(HOST), exhaust(HOST)], gives=[may_use(SELF)]),  # KF-ERR-04
    upgrade("rocket-boots", LOGOS, gives=labelled(fight=READY_ONCE, reap=READY_ONCE)),
    upgrade("transposition-sandals", LOGOS, amber=1,
            gives_action=[swap_with(one(Creatures(OTHER & FRIENDLY))), this_turn(may_use(CHOSEN))]),
)  # fmt: skip
