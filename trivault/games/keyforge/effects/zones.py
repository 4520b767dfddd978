"""Cards in hands, decks, discard piles and archives: shown, searched, shuffled, discarded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from trivault.games.keyforge.effects.effects import archive, into_deck, on
from trivault.games.keyforge.effects.flow import phrase
from trivault.games.keyforge.effects.terms import ALL, IT, Effect, HowMuch, Players
from trivault.games.keyforge.rules.events import (
    DISCARD,
    DISCARD_DECK,
    PURGE,
    PUT_BACK,
    SHUFFLE_DISCARD,
    SWAP_PILES,
)
from trivault.games.keyforge.rules.groups import InZone, TopOfDeck
from trivault.games.keyforge.rules.things import house
from trivault.games.keyforge.rules.zones import shuffle_deck
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import MARS
from trivault.kernel.choice_nodes import Ask, Decide, selection_choice
from trivault.kernel.choices import ACTION, ORDER, PICK, SKIP, Choice, Raw
from trivault.kernel.control import Do
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import Emit, emit, propose
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing, player_of, player_thing
from trivault.kernel.nodes import Node
from trivault.kernel.rng import below
from trivault.kernel.terms import SEVERAL, Amount, Filter, Group, Selection, amount_of, each
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
            state.reveal_to(card, state.everyone)
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
            state.reveal_to(card, 1 << scope.you)
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
            state.reveal_to(card, state.everyone)
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


class AtRandom(Node[S]):
    """It happens to random cards of a player's hand or another zone, which are `it`."""

    def __init__(self, emits: EventKind[S], whose: Group[S], n: Amount[S], zone: str = "hand") -> None:
        self.emits = emits
        self.whose = whose
        self.n = n
        self.zone = zone
        self.args = (emits, whose, n, zone)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        chosen: list[Thing] = []
        for player in self.whose.find(state, scope):
            cards = list(getattr(state.players[player_of(player)], self.zone))
            count = min(len(cards), self.n.of(state, scope))
            chosen += [cards.pop(below(state, len(cards))) for _ in range(count)]
        scope.bind("it", tuple(chosen))
        return propose(state, self.emits, [(card, 1) for card in chosen], scope)

    def words(self) -> Message:
        yours = self.emits is DISCARD and self.whose == Players("you")
        deed, who, zone = "discard-own" if yours else self.emits.name, self.whose.words(1), self.zone
        return self.n.words(lambda n: Message("at-random", deed=deed, n=n, who=who, zone=zone))


def at_random(kind: EventKind[S], whose: Group[S], n: HowMuch = 1, zone: str = "hand") -> Effect:
    return AtRandom(kind, whose, amount_of(n), zone)


def discard_top(whose: str = "you") -> Effect:
    """The top card of a deck is discarded, and is `it`."""
    return on(DISCARD_DECK, each(TopOfDeck(whose)))


class DiscardUntil(Node[S]):
    """Cards from the top of a deck are discarded until one fits, which is `it`, or none is left: of your
    deck, or that of who controlled what was `it` before (KF-LEAVE-06)."""

    emits: ClassVar[EventKind[S]] = DISCARD_DECK

    def __init__(self, which: Filter[S], whose: str = "you") -> None:
        self.which = which
        self.whose = whose  # or "its-controller"
        self.args = (which, whose)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        player = scope.you if self.whose == "you" else state.lost_by(scope.things("it")[0])
        gone: list[Thing] = []
        scope.bind("it", ())
        for card in reversed(state.players[player].deck):
            gone.append(card)
            if self.which.fits(state, card, scope):
                scope.bind("it", (card,))
                break
        return propose(state, DISCARD_DECK, [(card, 1) for card in gone], scope)

    def words(self) -> Message:
        return Message("discard-until", which=self.which.words(1), whose=self.whose)


def discard_until(which: Filter[S], whose: str = "you") -> Effect:
    return DiscardUntil(which, whose)


class Arrange(Ask[S]):
    """Things that will go onto piles, in an order that the active player chooses for each owner's
    pile: `it` names them, the last one will lie on top."""

    def __init__(self, group: Group[S]) -> None:
        self.group = group
        self.args = (group,)

    def run(self, state: S) -> bool:
        state.scopes[-1].bind("it", ())
        return self._next(state)

    def _pile(self, state: S) -> tuple[Thing, ...]:
        """The cards of the first owner whose pile is not yet arranged."""
        scope = state.scopes[-1]
        left = [t for t in self.group.find(state, scope) if t not in scope.things("it")]
        return tuple(t for t in left if state.owners[t] == state.owners[left[0]])

    def _next(self, state: S) -> bool:
        scope = state.scopes[-1]
        while pile := self._pile(state):
            if len({(state.defs[t], state.printed[t], state.icons[t]) for t in pile}) > 1:
                return self.ask(state)
            scope.bind("it", (*scope.things("it"), *pile))
        return False

    def question(self, state: S) -> Choice:
        this, pile = state.scopes[-1].this, self._pile(state)
        return Choice(state.active, ORDER, "order", things=pile, source=this, reason="order")

    def answered(self, state: S, answer: Raw) -> bool:
        scope = state.scopes[-1]
        scope.bind("it", (*scope.things("it"), *answer[2]))
        return self._next(state)

    def words(self) -> Message:
        return Message("arrange", group=self.group.words(SEVERAL))


def arrange(group: Group[S]) -> Effect:
    return Arrange(group)


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
        state.reveal_to(card, state.everyone)


def archive_openly(what: Selection[S]) -> Effect:
    """Archive cards that were just revealed: everybody has seen which ones."""
    archived = archive(what)
    return phrase(archived.words(), archived, Do("stays-known", _stays_known))


ARCHIVE_IT_OPENLY: Effect = archive_openly(each(IT))


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
