"""Creatures that come into play where another one stood, or several together."""

from __future__ import annotations

from collections.abc import Sequence

from trivault.games.keyforge.effects.constants import leaves_play
from trivault.games.keyforge.effects.deeds import (
    WHOLE,
    entering,
    put_into_play,
)
from trivault.games.keyforge.effects.effects import ready
from trivault.games.keyforge.effects.flow import OnBehalfOf, one_at_a_time, phrase
from trivault.games.keyforge.effects.terms import ALL, IT, Effect, Number
from trivault.games.keyforge.effects.which import InDiscard
from trivault.games.keyforge.rules.battleline import LEFT_FLANK
from trivault.games.keyforge.rules.gigantic import whole
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.abilities import Until
from trivault.kernel.asking import Choose
from trivault.kernel.control import Do, Seq
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.terms import Group, Selection, each
from trivault.kernel.text import Message

S = KeyForgeState


def _note_line(state: S, scope: Scope) -> None:
    """Who stands where before anybody leaves."""
    scope.bind("line", tuple(state.players[scope.you].line))


def _place(state: S, scope: Scope) -> int:
    """To the right of the nearest creature on the left that is still there."""
    before, now = scope.things("line"), state.players[scope.you].line
    left = [c for c in before[: before.index(scope.this)] if c in now] if scope.this in before else []
    return LEFT_FLANK + (now.index(left[-1]) + 1 if left else 0)


ITS_PLACE = Number("its-place", _place)


class Made(Group[S]):
    """The creatures and other cards that the cards of a group make (KF-GIG-05)."""

    def __init__(self, cards: Group[S]) -> None:
        self.cards = cards
        self.args = (cards,)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return whole(state, self.cards.find(state, scope))


def put_each_into_play_ready(cards: Group[S]) -> Effect:
    """One after the other, each for its owner; the active player sets the order across both players
    (KF-OPEN-57). They are not played (KF-PLAY-11)."""
    said = Message("put-each-into-play", what=each(cards).words())
    for_its_owner = OnBehalfOf("owner", Seq(entering(ready(each(IT)))))
    return phrase(said, one_at_a_time(ALL, Made(cards), for_its_owner))


def takes_its_place() -> Effect:
    """Once this creature has left play, `it` is put into play from the discard pile where this one stood."""
    still: Selection[S] = Selection(InDiscard(IT), every=True)
    succeed: Effect = Seq((Choose(still, "choose"), WHOLE, *entering(at=ITS_PLACE)))
    said = Message("takes-its-place")
    lasting = [Until("leaves-play", ability) for ability in leaves_play(succeed, said)]
    return phrase(said, Do("note-line", _note_line), *lasting)


def put_into_play_for_owner() -> Effect:
    """What is `it`, if there is any, is put into play under the control of its owner."""
    said = Message("put-into-play-for-owner", what=IT.words(1))
    return phrase(said, OnBehalfOf("owner", put_into_play(each(IT))))
