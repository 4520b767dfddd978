"""Sanctum of Mass Mutation."""

from __future__ import annotations

from trivault.games.keyforge.cards.frames import artifact
from trivault.games.keyforge.counters import put_counters
from trivault.games.keyforge.events import STEAL
from trivault.games.keyforge.printed import SANCTUM
from trivault.games.keyforge.things import Creatures
from trivault.games.keyforge.vocabulary.conditions import about
from trivault.games.keyforge.vocabulary.constants import after
from trivault.games.keyforge.vocabulary.counters import remove_counters
from trivault.games.keyforge.vocabulary.effects import purge
from trivault.games.keyforge.vocabulary.flow import if_you_do
from trivault.games.keyforge.vocabulary.terms import FOR_OPPONENT, THIS, Number
from trivault.kernel.terms import one

YOUR_AMBER_IS_STOLEN = about("your-amber-is-stolen", FOR_OPPONENT)  # by whom, says the event


PER_AMBER_STOLEN = Number("per-amber-stolen", lambda _s, x: x.event.amount if x.event else 0)


CARDS = (
    artifact("book-of-malefaction", SANCTUM, amber=1, traits="item law",
             constants=[after(STEAL, YOUR_AMBER_IS_STOLEN, put_counters("warrant", THIS, PER_AMBER_STOLEN))],
             omni=[remove_counters("warrant", 1), if_you_do(purge(one(Creatures())))]),
)  # fmt: skip
