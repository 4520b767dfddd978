"""Untamed of Mass Mutation."""

from __future__ import annotations

from trivault.games.keyforge.cards.words import ANY, UNTAMED, Constant, Modify, action, this_turn

CARDS = (
    action("wild-bounty", UNTAMED, enhance={"amber": 2},
           play=this_turn(Modify("icons-again", ANY, Constant(1)), uses=1)),
)  # fmt: skip
