"""The tops of decks and discard piles."""

from __future__ import annotations

from collections.abc import Sequence

from trivault.games.keyforge.effects.deeds import arrange
from trivault.games.keyforge.effects.effects import on
from trivault.games.keyforge.effects.flow import phrase
from trivault.games.keyforge.effects.reveals import LookAt
from trivault.games.keyforge.effects.terms import IT, Effect
from trivault.games.keyforge.rules.events import PUT_BACK
from trivault.games.keyforge.rules.groups import TopOfDeck
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.terms import SEVERAL, Group, each
from trivault.kernel.text import Message

S = KeyForgeState


def look_at_top(n: int, whose: str = "you") -> Effect:
    """You look at so many cards of a deck, which are named `seen`."""
    return LookAt(each(TopOfDeck(whose, n)))


class Seen(Group[S]):
    """The cards that were looked at and still lie in a deck: `them`, or what is left of them."""

    def __init__(self, others: bool = False) -> None:
        self.others = others
        self.args = (others,)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        decks = [side.deck for side in state.players]
        return [card for card in scope.things("seen") if any(card in deck for deck in decks)]

    def words(self, n: int) -> Message:
        return Message("seen-cards", n=n + 1, others="yes" if self.others else "no")


SEEN: Group[S] = Seen()
THE_OTHERS: Group[S] = Seen(others=True)
TOP_OF_DISCARD: Group[S] = TopOfDeck(zone="discard")


def put_back(group: Group[S]) -> Effect:
    """Cards that you looked at go back on top of the deck in an order of your choice, which nobody else
    knows."""
    said = Message("put-back", what=group.words(SEVERAL))
    return phrase(said, arrange(group), on(PUT_BACK, each(IT)))
