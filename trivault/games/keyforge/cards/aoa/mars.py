"""Mars of Age of Ascension."""

from __future__ import annotations

from typing import ClassVar

from trivault.games.keyforge.cards.frames import creature
from trivault.games.keyforge.events import PURGE
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.printed import MARS
from trivault.games.keyforge.things import Creatures
from trivault.games.keyforge.vocabulary.effects import abduct, archive_a_card, stun
from trivault.games.keyforge.vocabulary.flow import if_you_do
from trivault.games.keyforge.vocabulary.terms import ITS_FOE
from trivault.kernel.choices import ACTION, SKIP, Choice, Raw
from trivault.kernel.events import EventKind, emit
from trivault.kernel.ids import NOTHING, player_thing
from trivault.kernel.interpreter import ask
from trivault.kernel.nodes import Node
from trivault.kernel.rng import below
from trivault.kernel.terms import each, one
from trivault.kernel.text import Message

S = KeyForgeState


# Words of this house
class PurgeArchived(Node[S]):
    """You may purge a card of either player's archives: of your own the one you choose, of your opponent's
    one at random, as they lie face down (KF-OPEN-26)."""

    emits: ClassVar[EventKind[S]] = PURGE

    def run(self, state: S) -> bool:
        state.happened = 0
        return any(side.archives for side in state.players) and ask(state, self.id, *self.questions(state))

    def questions(self, state: S) -> tuple[Choice, ...]:
        scope = state.scopes[-1]
        own, theirs = state.players[scope.you].archives, state.opponent(scope.you)
        options: list[Raw] = [(PURGE.name, NOTHING, (card,), ()) for card in state.game.distinct(state, own)]
        if state.players[theirs].archives:
            options.append(("purge-archived", NOTHING, (player_thing(theirs),), ()))
        listed = (*options, (SKIP, NOTHING, (), ()))
        return (Choice(state.active, ACTION, PURGE.name, listed=listed, source=scope.this, reason=PURGE.name),)

    def resume(self, state: S, position: int) -> bool:
        scope = state.scopes[-1]
        verb, _, targets, _ = state.take()
        if verb == SKIP:
            return False
        theirs = state.players[state.opponent(scope.you)].archives
        card = targets[0] if verb == PURGE.name else theirs[below(state, len(theirs))]
        return emit(state, PURGE, card, 1, scope)

    def words(self) -> Message:
        return Message("may", effect=Message("purge-archived"))


CARDS = (
    creature("collector-worm", MARS, power=2, armor=5, traits="beast",
             fight=abduct(each(Creatures(ITS_FOE)))),  # KF-ERR-28
    creature("yzphyz-knowdrone", MARS, power=3, armor=1, traits="martian scientist",
             play=[archive_a_card(), PurgeArchived(), if_you_do(stun(one(Creatures())))]),  # KF-ERR-18
)  # fmt: skip
