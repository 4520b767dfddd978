"""Star Alliance of Mass Mutation."""

from __future__ import annotations

from trivault.games.keyforge.cards.frames import action
from trivault.games.keyforge.events import DISCARD_DECK
from trivault.games.keyforge.printed import STAR_ALLIANCE
from trivault.games.keyforge.things import TopOfDeck
from trivault.games.keyforge.vocabulary.effects import on
from trivault.games.keyforge.vocabulary.flow import phrase
from trivault.games.keyforge.vocabulary.reveals import LookAt
from trivault.kernel.terms import each, one

TOP_TWO = TopOfDeck(n=2)


DISCARD_ONE = phrase("discard-one-of-them", on(DISCARD_DECK, one(TOP_TWO)))


CARDS = (
    action("survey", STAR_ALLIANCE, amber=1, enhance={"draw": 1},
           play=[LookAt(each(TOP_TWO)), DISCARD_ONE]),  # KF-ABIL-11
)  # fmt: skip
