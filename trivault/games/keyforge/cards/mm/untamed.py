"""Untamed of Mass Mutation."""

from __future__ import annotations

from trivault.games.keyforge.cards.frames import action
from trivault.games.keyforge.printed import UNTAMED
from trivault.games.keyforge.things import ANY
from trivault.games.keyforge.vocabulary.constants import this_turn
from trivault.kernel.abilities import Modify
from trivault.kernel.terms import Constant

CARDS = (
    action("wild-bounty", UNTAMED, enhance={"amber": 2},
           play=this_turn(Modify("icons-again", ANY, Constant(1)), uses=1)),
)  # fmt: skip
