"""Untamed of Worlds Collide."""

from __future__ import annotations

from trivault.games.keyforge.cards.frames import artifact
from trivault.games.keyforge.counters import put_counters
from trivault.games.keyforge.events import FORGED
from trivault.games.keyforge.forms import GainTextBox
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.printed import UNTAMED
from trivault.games.keyforge.things import CREATURE_CARD, Creatures, InZone
from trivault.games.keyforge.vocabulary.conditions import about
from trivault.games.keyforge.vocabulary.constants import after, key_cost
from trivault.games.keyforge.vocabulary.counters import CountersHere, remove_counters
from trivault.games.keyforge.vocabulary.effects import sacrifice
from trivault.games.keyforge.vocabulary.flow import if_you_do, phrase, pick
from trivault.games.keyforge.vocabulary.reveals import Reveal
from trivault.games.keyforge.vocabulary.terms import FOR_ALL, THIS, per
from trivault.kernel.terms import Selection, one

S = KeyForgeState


# Words of this house
KEY_IS_FORGED = about("key-is-forged", FOR_ALL)


CREATURE_IN_HAND: Selection[S] = Selection(InZone("hand", CREATURE_CARD), name="text")


NURTURE = phrase(
    "nurture",
    Reveal(CREATURE_IN_HAND),
    if_you_do(pick(one(Creatures())), GainTextBox()),
)


CARDS = (
    artifact("creed-of-nurture", UNTAMED, traits="power", omni=[sacrifice(THIS), if_you_do(NURTURE)]),
    artifact("vineapple-tree", UNTAMED, amber=1, traits="location", constants=[
        key_cost(FOR_ALL, per(1, CountersHere("growth"))),
        after(FORGED, KEY_IS_FORGED, remove_counters("growth")),
    ], action=put_counters("growth", THIS)),
)  # fmt: skip
