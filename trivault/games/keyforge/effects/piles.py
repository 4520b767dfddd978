"""Cards in hands, decks, discard piles and archives: shown, searched, shuffled."""

from __future__ import annotations

from typing import ClassVar

from trivault.games.keyforge.effects.effects import archive, into_deck
from trivault.games.keyforge.effects.flow import phrase
from trivault.games.keyforge.effects.reveals import LookAt, Reveal
from trivault.games.keyforge.effects.terms import ALL, IT, Effect
from trivault.games.keyforge.rules.events import PURGE, SHUFFLE_DISCARD, SWAP_PILES
from trivault.games.keyforge.rules.groups import InZone, TopOfDeck
from trivault.games.keyforge.rules.things import house
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import MARS
from trivault.kernel.asking import Ask
from trivault.kernel.choices import ACTION, PICK, SKIP, Choice, Raw
from trivault.kernel.control import Do
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import Emit, emit, propose
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing, player_thing
from trivault.kernel.rng import below
from trivault.kernel.terms import Selection, each
from trivault.kernel.text import Message

S = KeyForgeState


class PurgeArchived(Ask[S]):
    """You may purge a card of either player's archives: of your own the one you choose, of your opponent's
    one at random, as they lie face down (KF-OPEN-26)."""

    emits: ClassVar[EventKind[S]] = PURGE

    def run(self, state: S) -> bool:
        state.happened = 0
        return any(side.archives for side in state.players) and self.ask(state)

    def question(self, state: S) -> Choice:
        scope = state.scopes[-1]
        own, theirs = state.players[scope.you].archives, state.opponent(scope.you)
        options: list[Raw] = [(PURGE.name, NOTHING, (card,), ()) for card in state.game.distinct(state, own)]
        if state.players[theirs].archives:
            options.append(("purge-archived", NOTHING, (player_thing(theirs),), ()))
        listed = (*options, (SKIP, NOTHING, (), ()))
        return Choice(state.active, ACTION, PURGE.name, listed=listed, source=scope.this, reason=PURGE.name)

    def answered(self, state: S, answer: Raw) -> bool:
        scope = state.scopes[-1]
        verb, _, targets, _ = answer
        if verb == SKIP:
            return False
        theirs = state.players[state.opponent(scope.you)].archives
        card = targets[0] if verb == PURGE.name else theirs[below(state, len(theirs))]
        return emit(state, PURGE, card, 1, scope)

    def words(self) -> Message:
        return Message("may", effect=Message("purge-archived"))


class PurgeFromOnePile(Ask[S]):
    """Up to so many cards of one discard pile, whosesoever, are purged: which pile it is, the first of them
    says."""

    emits: ClassVar[EventKind[S]] = PURGE

    def __init__(self, n: int) -> None:
        self.n = n
        self.args = (n,)

    def run(self, state: S) -> bool:
        state.scopes[-1].bind("it", ())
        return self._next(state)

    def _left(self, state: S) -> tuple[Thing, ...]:
        scope = state.scopes[-1]
        chosen = scope.things("it")
        piles = [scope.you, state.opponent(scope.you)] if not chosen else [state.owners[chosen[0]]]
        cards = [c for player in piles for c in state.players[player].discard if c not in chosen]
        return state.game.distinct(state, cards) if len(chosen) < self.n else ()

    def _next(self, state: S) -> bool:
        return self.ask(state) if self._left(state) else self._purge(state)

    def question(self, state: S) -> Choice:
        verb, this, things = PURGE.name, state.scopes[-1].this, self._left(state)
        return Choice(state.active, PICK, verb, things=things, low=0, source=this, reason=verb)

    def answered(self, state: S, answer: Raw) -> bool:
        scope, targets = state.scopes[-1], answer[2]
        scope.bind("it", (*scope.things("it"), *targets))
        return self._next(state) if targets else self._purge(state)

    def _purge(self, state: S) -> bool:
        scope = state.scopes[-1]
        return propose(state, PURGE, [(card, 1) for card in scope.things("it")], scope)

    def words(self) -> Message:
        return Message("purge-from-one-pile", n=self.n)


class ShuffleDiscardIntoDeck(Emit[S]):
    """Your discard pile is shuffled into your deck, which was searched (KF-ZONE-12)."""

    def __init__(self) -> None:
        super().__init__(SHUFFLE_DISCARD)

    def words(self) -> Message:
        return into_deck(each(InZone("discard"))).words()


SWAP_DECK_AND_DISCARD: Effect = Emit(SWAP_PILES)


LOOK_AT_HAND: Effect = LookAt(each(InZone("hand", whose="opponent")))


REVEAL_TOP: Effect = Reveal(each(TopOfDeck()))


REVEAL_MARS_CARDS = Reveal(Selection(InZone("hand", house(MARS)), 0, ALL, name="revealed"))


def _stays_known(state: S, scope: Scope) -> None:
    for card in scope.things("it"):
        state.see(card, state.everyone)


def archive_openly(what: Selection[S]) -> Effect:
    """Archive cards that were just revealed: everybody has seen which ones."""
    archived = archive(what)
    return phrase(archived.words(), archived, Do("stays-known", _stays_known))


ARCHIVE_IT_OPENLY: Effect = archive_openly(each(IT))
