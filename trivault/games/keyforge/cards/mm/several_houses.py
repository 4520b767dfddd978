"""Cards of Mass Mutation that are printed in several houses."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    BY_YOU, DIS, FRIENDLY, GIGANTIC_HALF, IT, LOGOS, PLAYED, SANCTUM, SAURIAN, SHADOWS, SHUFFLE_YOUR_DECK,
    STAR_ALLIANCE, UNTAMED, WAS_CREATURE, InPlay, InZone, Joined, Reveal, action, after, artifact, creature,
    draw, each, gets_power, had_trait, house, one, printed_in, to_hand, trait, up_to, use, Card,
)  # fmt: skip

SIX = (DIS, LOGOS, SANCTUM, SAURIAN, SHADOWS, UNTAMED)
USE_A_CREWMATE = use(one(InPlay(FRIENDLY & house(STAR_ALLIANCE))))

CARDS: tuple[Card, ...] = (
    printed_in((*SIX, STAR_ALLIANCE), artifact("dark-aember-vault", DIS, traits="location", constants=[
        after(PLAYED, had_trait("mutant") & WAS_CREATURE, draw(1), by=BY_YOU),
        gets_power(FRIENDLY & trait("mutant"), 2),
    ])),
    printed_in((LOGOS, SAURIAN, UNTAMED), action("it-s-coming", LOGOS, amber=1, play=[
        to_hand(up_to(1, Joined((InZone("deck", GIGANTIC_HALF), InZone("discard", GIGANTIC_HALF))))),
        Reveal(each(IT)),
        SHUFFLE_YOUR_DECK,
    ])),
    printed_in(SIX, creature("exchange-officer", DIS, power=3, traits="human",
                             play=USE_A_CREWMATE, fight=USE_A_CREWMATE, reap=USE_A_CREWMATE)),
)  # fmt: skip
