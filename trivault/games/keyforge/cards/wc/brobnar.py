"""Brobnar of Worlds Collide."""

from __future__ import annotations

from trivault.games.keyforge.cards.frames import artifact
from trivault.games.keyforge.counters import PUT_COUNTER, put_counters
from trivault.games.keyforge.events import PLAYED
from trivault.games.keyforge.printed import BROBNAR
from trivault.games.keyforge.things import WAS_CREATURE, Artifacts, Creatures, Joined
from trivault.games.keyforge.vocabulary.conditions import about, at_least
from trivault.games.keyforge.vocabulary.constants import after
from trivault.games.keyforge.vocabulary.counters import CountersHere
from trivault.games.keyforge.vocabulary.effects import destroy
from trivault.games.keyforge.vocabulary.terms import THIS
from trivault.kernel.terms import each

# Words of this house
CREATURE_IS_PLAYED = about("creature-is-played", WAS_CREATURE)


EXPLODE = destroy(each(Joined((Creatures(), Artifacts()))))


CARDS = (
    artifact("the-big-one", BROBNAR, amber=1, traits="weapon", constants=[
        after(PLAYED, CREATURE_IS_PLAYED, put_counters("fuse", THIS)),
        after(PUT_COUNTER["fuse"], at_least(10, CountersHere("fuse")), EXPLODE),
    ]),
)  # fmt: skip
