"""What may be played and used, and which house is active (KF-HOUSE, KF-PLAY-16, KF-USE-12)."""

from __future__ import annotations

from trivault.games.keyforge.effects.flow import phrase
from trivault.games.keyforge.effects.terms import Effect
from trivault.games.keyforge.effects.which import UpToCards
from trivault.games.keyforge.rules.groups import InPlay
from trivault.games.keyforge.rules.permissions import OneCard, cards_left
from trivault.games.keyforge.state import aspects, moments
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.abilities import Until
from trivault.kernel.control import Do
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.terms import Constant, Filter, one
from trivault.kernel.text import Message

S = KeyForgeState


class OneOfThese(OneCard):
    """Half of a permission that says all of it."""

    def __init__(self, key: str, on: Filter[S], which: Filter[S]) -> None:
        super().__init__(key, on, Constant(1))
        self.which = which
        self.args = (*self.args, which)

    def words(self, times: int = 0) -> Message:
        return Message("may", effect=Message("play-or-use", what=one(InPlay(self.which)).words()))


def may_play_or_use(which: Filter[S]) -> Effect:
    """For the rest of the turn you may play or use one card that fits, whatever its house."""
    play = OneOfThese(aspects.MAY_PLAY, which, which)
    use = OneOfThese(aspects.MAY_USE, UpToCards(1, which), which)
    halves: list[Effect] = [Until(moments.TURN, half, 1) for half in (play, use)]
    return phrase(halves[0].words(), *halves)


class AsOfActiveHouse(Filter[S]):
    """What you would play: its house is no hindrance, but it is not more than the first turn allows."""

    def __init__(self, which: Filter[S]) -> None:
        self.which = which
        self.args = (which,)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        return state.active == scope.you and self.which.fits(state, thing, scope) and cards_left(state)

    def words(self, n: int) -> Message:
        return self.which.words(n)


def _change_active_house(state: S, scope: Scope) -> None:
    for card in scope.things("it"):
        state.house = state.house_of(card)


ITS_HOUSE_BECOMES_ACTIVE: Effect = Do("its-house-becomes-active", _change_active_house)


def _end_the_turn(state: S, scope: Scope) -> None:
    """Nothing more is played, used or discarded; cards are readied and drawn as always."""
    state.step_over = True


END_YOUR_TURN: Effect = Do("end-your-turn", _end_the_turn)
