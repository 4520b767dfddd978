"""Cards that everybody sees, and searching a deck."""

from __future__ import annotations

from trivault.games.keyforge.effects.terms import ALL, Effect
from trivault.games.keyforge.rules.zones import shuffle_deck
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.asking import Decide, selection_choice
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.control import Do
from trivault.kernel.frames import Scope
from trivault.kernel.ids import player_of
from trivault.kernel.nodes import Node
from trivault.kernel.rng import below
from trivault.kernel.terms import SEVERAL, Selection
from trivault.kernel.text import Message

S = KeyForgeState


class Reveal(Decide[S]):
    """Cards are shown to everybody and stay where they are; how many is for "if you do"."""

    def __init__(self, what: Selection[S]) -> None:
        self.what = what
        self.args = (what,)

    def question(self, state: S) -> Choice:
        scope = state.scopes[-1]
        return selection_choice(state, scope, self.what, "reveal", *self.what.offered(state, scope))

    def answered(self, state: S, answer: Raw) -> bool:
        things = answer[2]
        state.scopes[-1].bind(self.what.name, things)
        for card in things:
            state.see(card, state.everyone)
        state.happened = len(things)
        return False

    def words(self) -> Message:
        if self.what.high == ALL:
            return Message("reveal-any-number", group=self.what.group.words(SEVERAL))
        said = Message("reveal-cards", what=self.what.words())
        return Message("may", effect=said) if self.what.low == 0 and not self.what.every else said


class LookAt(Node[S]):
    """You see cards, which stay where they are (KF-ABIL-11) and are named `seen`."""

    def __init__(self, what: Selection[S]) -> None:
        self.what = what
        self.args = (what,)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        seen = tuple(self.what.group.find(state, scope))
        scope.bind("seen", seen)
        for card in seen:
            state.see(card, 1 << scope.you)
        return False

    def words(self) -> Message:
        return Message("look-at", what=self.what.words())


class RevealRandom(Node[S]):
    """A random card of your hand, which is `it`, is shown to everybody and stays there."""

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        hand = state.players[scope.you].hand
        shown = (hand[below(state, len(hand))],) if hand else ()
        scope.bind("it", shown)
        for card in shown:
            state.see(card, state.everyone)
        state.happened = len(shown)
        return False

    def words(self) -> Message:
        return Message("reveal-random")


REVEAL_RANDOM: Effect = RevealRandom()


def _shuffle(state: S, scope: Scope) -> None:
    shuffle_deck(state, scope.you)


def _shuffle_that(state: S, scope: Scope) -> None:
    shuffle_deck(state, player_of(scope.thing("player")))


SHUFFLE_THAT_DECK: Effect = Do("shuffle-that-deck", _shuffle_that)  # of the chosen player
SHUFFLE_YOUR_DECK: Effect = Do("shuffle-your-deck", _shuffle)  # KF-ZONE-12: it was searched
