"""Untamed of Age of Ascension."""

from trivault.games.keyforge.cards.frames import creature
from trivault.games.keyforge.printed import UNTAMED
from trivault.games.keyforge.things import CREATURE_CARD, FRIENDLY, InZone
from trivault.games.keyforge.vocabulary.effects import to_hand
from trivault.games.keyforge.vocabulary.terms import FOR_YOU
from trivault.kernel.abilities import Modify
from trivault.kernel.terms import Constant, one

CARDS = (
    creature("duskwitch", UNTAMED, power=1, traits="human witch", keywords={"omega": 1, "elusive": 1},
             constants=[Modify("enters-ready", FRIENDLY & CREATURE_CARD, Constant(1))]),
    creature("glimmer", UNTAMED, power=1, traits="faerie", keywords={"alpha": 1},
             play=to_hand(one(InZone("discard")))),
    creature("po-s-pixies", UNTAMED, power=1, traits="faerie", keywords={"elusive": 1},
             constants=[Modify("supply-pays", FOR_YOU, Constant(1))]),
)  # fmt: skip
