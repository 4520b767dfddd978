"""Star Alliance of Mass Mutation."""

from __future__ import annotations

from trivault.games.keyforge.cards.words import (
    DISCARD_DECK, STAR_ALLIANCE, LookAt, TopOfDeck, action, each, on, one,
)  # fmt: skip

TOP_TWO = TopOfDeck(n=2)


DISCARD_ONE = on(DISCARD_DECK, one(TOP_TWO))


CARDS = (
    action("survey", STAR_ALLIANCE, amber=1, enhance={"draw": 1},
           play=[LookAt(each(TOP_TWO)), DISCARD_ONE]),  # KF-ABIL-11
)  # fmt: skip
