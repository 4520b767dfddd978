"""Effects of several steps, with questions of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from trivault.games.keyforge.effects.conditions import IT_IS_DESTROYED
from trivault.games.keyforge.effects.effects import on, purge
from trivault.games.keyforge.effects.flow import if_, if_you_do, phrase, pick
from trivault.games.keyforge.effects.terms import IT, Effect, HowMuch, Noted, Players
from trivault.games.keyforge.effects.which import InDiscard
from trivault.games.keyforge.rules import events
from trivault.games.keyforge.rules.battleline import RIGHT_FLANK
from trivault.games.keyforge.rules.entering import controller_of, place, where
from trivault.games.keyforge.rules.events import ENTER, ENTERED
from trivault.games.keyforge.rules.fight import defenders
from trivault.games.keyforge.rules.forms import EnterAsCopy
from trivault.games.keyforge.rules.gigantic import whole
from trivault.games.keyforge.rules.groups import TopOfDeck
from trivault.games.keyforge.rules.use import Use, uses_of, yours
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.asking import Ask, Choose, Decide
from trivault.kernel.choices import ORDER, Choice, Raw
from trivault.kernel.control import Do
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import propose
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing, player_of
from trivault.kernel.nodes import Node
from trivault.kernel.rng import below
from trivault.kernel.terms import SEVERAL, Amount, Filter, Group, Named, Selection, amount_of, each
from trivault.kernel.text import Message

S = KeyForgeState


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
        yours = self.emits is events.DISCARD and self.whose == Players("you")
        deed, who, zone = "discard-own" if yours else self.emits.name, self.whose.words(1), self.zone
        return self.n.words(lambda n: Message("at-random", deed=deed, n=n, who=who, zone=zone))


def at_random(kind: EventKind[S], whose: Group[S], n: HowMuch = 1, zone: str = "hand") -> Effect:
    return AtRandom(kind, whose, amount_of(n), zone)


def discard_top(whose: str = "you") -> Effect:
    """The top card of a deck is discarded, and is `it`."""
    return on(events.DISCARD_DECK, each(TopOfDeck(whose)))


class DiscardUntil(Node[S]):
    """Cards from the top of a deck are discarded until one fits, which is `it`, or none is left: of your
    deck, or that of who controlled what was `it` before (KF-LEAVE-06)."""

    emits: ClassVar[EventKind[S]] = events.DISCARD_DECK

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
        return propose(state, events.DISCARD_DECK, [(card, 1) for card in gone], scope)

    def words(self) -> Message:
        return Message("discard-until", which=self.which.words(1), whose=self.whose)


def discard_until(which: Filter[S], whose: str = "you") -> Effect:
    return DiscardUntil(which, whose)


def _stays(state: S, card: Thing) -> bool:
    return card in state.play and state.controller(card) == state.scopes[-1].you


def _side(state: S, card: Thing) -> int:
    """Whose battleline the card comes to: who takes control of it, or for whom it enters."""
    you = state.scopes[-1].you
    return you if card in state.play else controller_of(state, card, you)


class ChooseFlank(Decide[S]):
    """On which flank of its controller's battleline the chosen creature will stand (KF-CTRL-02), or where
    else it may enter."""

    def run(self, state: S) -> bool:
        if self._moving(state):
            return self.ask(state)
        state.scopes[-1].bind_numbers("flank", RIGHT_FLANK)
        return False

    def _moving(self, state: S) -> list[Thing]:
        return [c for c in state.scopes[-1].things("it") if not _stays(state, c)]

    def question(self, state: S) -> Choice:
        card = self._moving(state)[0]
        return where(state, card, _side(state, card), enters=card not in state.play)

    def answered(self, state: S, answer: Raw) -> bool:
        scope = state.scopes[-1]
        card = next(iter(scope.things("it")))
        scope.bind_numbers("flank", place(state, _side(state, card), answer))
        return False


CHOSEN_FLANK = Noted("flank")


class Foes(Group[S]):
    """Whom the chosen creature, if you still control it, could fight now and has not `fought` by this
    effect."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        able = [c for c in scope.things("it") if yours(state, c, scope) and "fight" in uses_of(state, c)]
        return [foe for c in able for foe in defenders(state, c) if foe not in scope.things("fought")]


def fight_foe() -> Effect:
    """The chosen creature fights, and the creature that it attacks is the `foe`."""
    foe: Selection[S] = Selection(Foes(), name="foe")
    fight: Effect = Use(IT, "fight", Named("foe"))
    return phrase(fight.words(), Choose(foe, "attack"), fight)


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


def _whole(state: S, scope: Scope) -> None:
    scope.bind("it", whole(state, scope.things("it")))


WHOLE: Effect = Do("whole", _whole)  # KF-GIG-05


def entering(*then: Effect, at: Amount[S] = CHOSEN_FLANK) -> tuple[Effect, ...]:
    """The steps in which what is `it` enters play; then something may be done with it."""
    where: tuple[Effect, ...] = (ChooseFlank(),) if at is CHOSEN_FLANK else ()
    enter, entered = on(ENTER, each(IT), at), on(ENTERED, each(IT))
    return (EnterAsCopy(IT), *where, enter, if_you_do(*then, entered))


def put_into_play(what: Selection[S]) -> Effect:
    """Put into play, not played (KF-PLAY-11, KF-PLAY-12)."""
    return phrase(Message("put-into-play", what=what.words()), pick(what), WHOLE, *entering())


def purge_it_if_destroyed() -> Effect:
    """What was destroyed is purged if it lies in a discard pile (KF-LEAVE-05)."""
    return if_(IT_IS_DESTROYED, purge(each(InDiscard(IT))))
