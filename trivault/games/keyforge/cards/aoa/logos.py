"""Logos of Age of Ascension."""

from __future__ import annotations

from trivault.games.keyforge.cards.words import (
    ALPHA, ARTIFACT_CARD, ELUSIVE, EXALT, FRIENDLY, GAIN, HOUSE_CHOSEN, IT, LOGOS, NEIGHBOR, ONE_FOR_EACH_TRAIT,
    PUT_UNDER, THIS, TWO_FOR_EACH_TRAIT, YOUR_TURN, AmberHere, Creatures, InZone, OfItsAmber, PlayIt, Players,
    UnderThis, action, after, archive, archive_random, artifact, at_least, creature, deal, each, forge, gain,
    gives_destroyed, if_, labelled, may_use, on, one, pick, sacrifice, this_turn, to_deck_top, upgrade,
    you_choose,
)  # fmt: skip

CARDS = (
    creature("archimedes", LOGOS, power=2, traits="cyborg beast", keywords=ELUSIVE,
             constants=[gives_destroyed(NEIGHBOR, archive(THIS))]),
    action("binate-rupture", LOGOS, keywords=ALPHA, play=OfItsAmber(GAIN, Players("each"))),  # KF-ERR-08
    upgrade("backup-copy", LOGOS, amber=1, gives=labelled(destroyed=to_deck_top(THIS))),  # KF-ERR-07
    action("eureka", LOGOS, amber=1, keywords=ALPHA, play=[gain(2), archive_random(2)]),
    creature("jargogle", LOGOS, power=2, traits="beast mutant", keywords=ELUSIVE,
             play=on(PUT_UNDER, one(InZone("hand"))),
             destroyed=if_(YOUR_TURN, PlayIt(UnderThis()), otherwise=archive(each(UnderThis())))),
    artifact("redacted", LOGOS, traits="redacted", constants=[
        after(HOUSE_CHOSEN, you_choose(LOGOS),
              on(EXALT, THIS), if_(at_least(4, AmberHere()), sacrifice(), forge(free=True))),
    ]),
    action("entropic-swirl", LOGOS, play=[
        pick(one(Creatures())), deal(TWO_FOR_EACH_TRAIT, each(IT)), gain(ONE_FOR_EACH_TRAIT),
    ]),  # KF-ERR-12, KF-DMG-06
    artifact("scientifical-hack", LOGOS, amber=1, traits="equation",
             omni=[sacrifice(), this_turn(may_use(FRIENDLY & ARTIFACT_CARD))]),  # KF-ERR-19
)  # fmt: skip
