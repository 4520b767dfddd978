"""Shadows of Call of the Archons."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    ACTIVE_HOUSE, ANY, ARTIFACT_CARD, BEFORE_FIGHT, BY_YOU, CALL_OFF, CHOSEN, CREATURE_CARD, DAMAGE, DAMAGED,
    DISCARD, DISCARD_DECK, ELUSIVE, ENEMY, FIRST_CREATURE_PLAYED, FLANK, FORGED, FOR_OPPONENT, FOR_YOU,
    FRIENDLY, GAIN, HAPPENED, IT_IS_DESTROYED, LOOK_AT_HAND, NEIGHBOR, OPPONENT, PLAYED, POISON, PUT_ON_CARD,
    PUT_UNDER, SANCTUM, SELF, SHADOWS, SKIRMISH, STRIKE, TAKE_FROM_CARD, THEIR_POOL, THEY_HAVE_MORE_AMBER, THIS,
    WITH_AMBER, YOU_FORGED_THIS_TURN, AmberOf, Artifacts, Best, Constant, CountsAs, Creatures, DealItToThis,
    InPlay, InZone, Joined, Modify, PlayIt, PlayedBy, Players, Selection, TakeIt, ThisTurn, TopOfDeck,
    UnderThis, action, after, again, archive_a_card, artifact, at_most, at_random, cannot, capture, creature,
    deal, deal_splash, destroy, each, exactly, forge, gain, gains_keyword, house, if_, if_you_do, instead_of,
    it_is, labelled, leaves_play, may_spend, may_use, on, one, opponents_next_turn, per, pick, power_up_to,
    purge, purge_it_if_destroyed, steal, take_control, this_turn, title, to_hand, trait, up_to, upgrade,
    use_as_yours, Card,
)  # fmt: skip

URCHIN_IN_PLAY_OR_DISCARD = Joined((Creatures(title("urchin")), InZone("discard", title("urchin"))))


STEAL_IF_BEHIND = if_(THEY_HAVE_MORE_AMBER, steal(1))


CARDS: tuple[Card, ...] = (
    action("bait-and-switch", SHADOWS, play=[STEAL_IF_BEHIND, again(STEAL_IF_BEHIND)]),  # KF-ERR-05
    action("booby-trap", SHADOWS, amber=1, play=deal_splash(4, 2, one(Creatures(~FLANK)))),
    action("finishing-blow", SHADOWS, amber=1, play=[destroy(one(Creatures(DAMAGED))), if_you_do(steal(1))]),
    action("ghostly-hand", SHADOWS, amber=2, play=if_(exactly(1, THEIR_POOL), steal(1))),
    action("hidden-stash", SHADOWS, amber=1, play=archive_a_card()),
    action(
        "imperial-traitor", SHADOWS, amber=1,
        play=[LOOK_AT_HAND, purge(up_to(1, InZone("hand", house(SANCTUM), "opponent")))],
    ),
    action("key-of-darkness", SHADOWS, play=forge(Best(6, ((exactly(0, THEIR_POOL), 2),)))),
    action("lights-out", SHADOWS, amber=1, play=to_hand(Selection(Creatures(ENEMY), 2, 2))),
    action("miasma", SHADOWS, amber=1, play=opponents_next_turn(cannot("forge-step", FOR_OPPONENT))),
    action("nerve-blast", SHADOWS, play=[steal(1), if_you_do(deal(2, one(Creatures())))]),
    action(
        "one-last-job", SHADOWS, amber=1,
        play=[purge(each(Creatures(FRIENDLY & house(SHADOWS)))), steal(HAPPENED)],
    ),
    action("oubliette", SHADOWS, play=purge(one(Creatures(power_up_to(3))))),
    action(
        "pawn-sacrifice", SHADOWS, amber=1,
        play=[destroy(one(Creatures(FRIENDLY))), if_you_do(deal(3, Selection(Creatures(), 2, 2)))],
    ),  # KF-ERR-02
    action("poison-wave", SHADOWS, amber=1, play=deal(2, each(Creatures()))),
    action(
        "relentless-whispers", SHADOWS, amber=1,
        play=[deal(2, one(Creatures())), if_(IT_IS_DESTROYED, steal(1))],
    ),
    action(
        "routine-job", SHADOWS,
        play=[steal(1), steal(per(1, InZone("discard", title("routine-job"))))],
    ),
    action("too-much-to-protect", SHADOWS, amber=1, play=steal(AmberOf("opponent", beyond=6))),
    action(
        "treasure-map", SHADOWS, amber=1,
        play=[if_(at_most(1, ThisTurn("played")), gain(3)), this_turn(cannot("play", ANY))],
    ),
    artifact(
        "customs-office", SHADOWS, traits="location",
        constants=[Modify("toll", PlayedBy("opponent") & ARTIFACT_CARD, Constant(1))],
    ),
    artifact(
        "evasion-sigil", SHADOWS, amber=1, traits="power",
        constants=[after(
            BEFORE_FIGHT, CREATURE_CARD,
            on(DISCARD_DECK, each(TopOfDeck("its-controller"))), if_(it_is(ACTIVE_HOUSE), CALL_OFF),
        )],
    ),
    artifact(
        "longfused-mines", SHADOWS, amber=1, traits="weapon",
        omni=[destroy(THIS), deal(3, each(Creatures(ENEMY & ~FLANK)))],
    ),
    artifact(
        "masterplan", SHADOWS, amber=1, traits="item",
        play=on(PUT_UNDER, one(InZone("hand"))),
        omni=[PlayIt(UnderThis()), destroy(THIS)],
    ),
    artifact(
        "safe-place", SHADOWS, amber=1, traits="location",
        constants=[may_spend(SELF)],
        action=on(PUT_ON_CARD, THIS),
    ),
    artifact(
        "seeker-needle", SHADOWS, traits="weapon",
        action=[deal(1, one(Creatures())), if_(IT_IS_DESTROYED, gain(1))],
    ),
    artifact("skeleton-key", SHADOWS, traits="item", action=capture(1, one(Creatures(FRIENDLY)))),
    artifact(
        "special-delivery", SHADOWS, amber=1, traits="item",
        omni=[destroy(THIS), deal(3, one(Creatures(FLANK))), purge_it_if_destroyed()],
    ),
    artifact(
        "speed-sigil", SHADOWS, amber=1, traits="power",
        constants=[Modify("played-ready", FIRST_CREATURE_PLAYED, Constant(1))],
    ),
    artifact("subtle-maul", SHADOWS, traits="weapon", action=at_random(DISCARD, Players("opponent"))),
    artifact(
        "the-sting", SHADOWS, amber=1, traits="vehicle",
        constants=[cannot("forge-step", FOR_YOU), after(FORGED, FOR_OPPONENT, TakeIt(GAIN))],
        action=destroy(THIS),
    ),
    creature("bad-penny", SHADOWS, power=1, traits="human thief", destroyed=to_hand(THIS)),
    creature(
        "bulleteye", SHADOWS, power=2, traits="elf thief", keywords=ELUSIVE,
        reap=destroy(one(Creatures(FLANK))),
    ),
    creature(
        "carlo-phantom", SHADOWS, power=1, traits="elf thief", keywords=ELUSIVE | SKIRMISH,
        constants=[after(PLAYED, ARTIFACT_CARD, steal(1), by=BY_YOU)],
    ),
    creature(
        "deipno-spymaster", SHADOWS, power=1, traits="elf thief", keywords=ELUSIVE,
        omni=[pick(one(Creatures(FRIENDLY))), this_turn(may_use(CHOSEN))],
    ),
    creature(
        "faygin", SHADOWS, power=3, traits="human thief", keywords=ELUSIVE,
        reap=to_hand(one(URCHIN_IN_PLAY_OR_DISCARD)),
    ),
    creature("macis-asp", SHADOWS, power=3, traits="beast", keywords=SKIRMISH | POISON),
    creature(
        "mack-the-knife", SHADOWS, power=3, traits="elf thief", keywords=ELUSIVE,
        constants=[may_use(SELF)],
        action=[deal(1, one(Creatures())), if_(IT_IS_DESTROYED, gain(1))],
    ),
    creature(
        "magda-the-rat", SHADOWS, power=4, traits="elf thief", keywords=ELUSIVE,
        play=steal(2),
        constants=leaves_play(steal(2, OPPONENT)),
    ),  # KF-ERR-17
    creature("mooncurser", SHADOWS, power=1, traits="elf thief", keywords=SKIRMISH | POISON, fight=steal(1)),
    creature(
        "nexus", SHADOWS, power=3, traits="cyborg thief", keywords=ELUSIVE,
        reap=use_as_yours(one(Artifacts(ENEMY))),
    ),
    creature("noddy-the-thief", SHADOWS, power=2, traits="elf thief", keywords=ELUSIVE, action=steal(1)),
    creature("old-bruno", SHADOWS, power=3, traits="elf thief", keywords=ELUSIVE, play=capture(3)),
    creature("dodger", SHADOWS, power=5, traits="elf thief", fight=steal(1)),
    creature(
        "selwyn-the-fence", SHADOWS, power=3, traits="elf thief",
        fight=on(TAKE_FROM_CARD, one(InPlay(FRIENDLY & WITH_AMBER))),
        reap=on(TAKE_FROM_CARD, one(InPlay(FRIENDLY & WITH_AMBER))),
    ),
    creature(
        "shadow-self", SHADOWS, power=9, traits="specter",
        constants=[
            cannot("deal-damage", SELF),
            instead_of(DAMAGE, ~trait("specter") & NEIGHBOR, DealItToThis()),
            instead_of(STRIKE, ~trait("specter") & NEIGHBOR, DealItToThis()),
        ],
    ),  # KF-ERR-24
    creature("silvertooth", SHADOWS, power=2, traits="elf thief", enters_ready=True),
    creature(
        "smiling-ruth", SHADOWS, power=1, traits="elf thief", keywords=ELUSIVE,
        reap=if_(YOU_FORGED_THIS_TURN, take_control(one(Creatures(ENEMY & FLANK)))),
    ),
    creature(
        "sneklifter", SHADOWS, power=2, traits="elf thief",
        play=[take_control(one(Artifacts(ENEMY))), CountsAs(SHADOWS, strangers=True)],
    ),
    creature("umbra", SHADOWS, power=2, traits="elf thief", keywords=SKIRMISH, fight=steal(1)),
    creature("urchin", SHADOWS, power=1, traits="elf thief", keywords=ELUSIVE, play=steal(1)),
    upgrade("duskrunner", SHADOWS, gives=labelled(reap=steal(1))),
    upgrade(
        "ring-of-invisibility", SHADOWS, amber=1,
        gives=[gains_keyword(SELF, "elusive"), gains_keyword(SELF, "skirmish")],
    ),
    upgrade("silent-dagger", SHADOWS, amber=1, gives=labelled(reap=deal(4, one(Creatures(FLANK))))),
)  # fmt: skip
