"""Cards that effects play, copy or put into play (KF-PLAY-10, KF-PLAY-14, KF-PLAY-15)."""

from __future__ import annotations

from collections.abc import Sequence

from trivault.games.keyforge.effects.abilities import leaves_play
from trivault.games.keyforge.effects.battleline import CHOSEN_FLANK, ChooseFlank
from trivault.games.keyforge.effects.conditions import at_least
from trivault.games.keyforge.effects.durations import this_turn
from trivault.games.keyforge.effects.effects import destroy, on, power_counters, ready
from trivault.games.keyforge.effects.filters import Hatched, HatchedCards, InDiscard, PurgedByThis
from trivault.games.keyforge.effects.flow import (
    OnBehalfOf,
    if_,
    if_you_do,
    may_say,
    one_at_a_time,
    phrase,
    pick,
)
from trivault.games.keyforge.effects.terms import ALL, IT, THIS, Effect, Number
from trivault.games.keyforge.rules.battleline import LEFT_FLANK
from trivault.games.keyforge.rules.copies import EnterAsCopy
from trivault.games.keyforge.rules.events import DISCARD_DECK, ENTER, ENTERED
from trivault.games.keyforge.rules.gigantic import whole
from trivault.games.keyforge.rules.groups import InZone, TopOfDeck
from trivault.games.keyforge.rules.play import PlayIt, played_as, why_no_copy, why_unplayable
from trivault.games.keyforge.rules.things import ACTION_CARD, Is
from trivault.games.keyforge.rules.things import IT as CHOSEN
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.abilities import Modify, Until
from trivault.kernel.choice_nodes import Ask, Choose
from trivault.kernel.choices import ACTION, Choice, Raw
from trivault.kernel.control import Do, Seq
from trivault.kernel.frames import BEGINNING, NUMBERS, Scope, Value
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.interpreter import call
from trivault.kernel.nodes import Node
from trivault.kernel.rng import below
from trivault.kernel.terms import Amount, Constant, Filter, Group, Selection, each
from trivault.kernel.text import Message

S = KeyForgeState


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


class Playable(Group[S]):
    """Those of a group that you could play now."""

    def __init__(self, group: Group[S]) -> None:
        self.group = group
        self.args = (group,)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return [c for c in self.group.find(state, scope) if not why_unplayable(state, c, scope.you)]

    def words(self, n: int) -> Message:
        return self.group.words(n)


STUNNED = this_turn(Modify("played-stunned", CHOSEN, Constant(1)), uses=1)


def play_one(group: Group[S], stunned: bool = False, optional: bool = False) -> Effect:
    """Play a card of a group, of any house; it may enter play stunned."""
    what: Selection[S] = Selection(Playable(group), low=0 if optional else 1)
    play: Effect = if_(at_least(1, IT), STUNNED, PlayIt(IT)) if stunned else PlayIt(IT)
    said = Message("play-it", what=what.words(), yours="no", stunned="yes" if stunned else "no")
    return phrase(may_say(said, what), pick(what), play)


class ArchivesOrDeck(Ask[S]):
    """A random card of your opponent's archives or the top card of their deck, as you choose, is `it`."""

    def run(self, state: S) -> bool:
        places = self._places(state)
        if len(places) > 1:
            return self.ask(state)
        return self._name(state, next(iter(places), ""))

    def _places(self, state: S) -> list[str]:
        """Where a card lies: an empty place is no choice (KF-OPEN-55)."""
        theirs = state.players[state.opponent(state.scopes[-1].you)]
        return ["archives"] * bool(theirs.archives) + ["deck"] * bool(theirs.deck)

    def question(self, state: S) -> Choice:
        options: tuple[Raw, ...] = tuple((f"from-{place}", NOTHING, (), ()) for place in self._places(state))
        this = state.scopes[-1].this
        return Choice(state.active, ACTION, "choose-one", listed=options, source=this, reason="choose-one")

    def answered(self, state: S, answer: Raw) -> bool:
        return self._name(state, answer[0].removeprefix("from-"))

    def _name(self, state: S, place: str) -> bool:
        scope = state.scopes[-1]
        theirs = state.players[state.opponent(scope.you)]
        archived = theirs.archives
        random = (archived[below(state, len(archived))],) if place == "archives" else ()
        scope.bind("it", random or tuple(theirs.deck[-1:]))
        return False

    def words(self) -> Message:
        return Message("archives-or-deck")


ARCHIVES_OR_DECK: Effect = ArchivesOrDeck()


RETURN_ALL_PURGED = phrase(
    "return-all-purged",
    one_at_a_time(ALL, PurgedByThis(), OnBehalfOf("owner", Seq(entering()))),
)


def next_enters_ready(which: Filter[S]) -> Effect:
    return this_turn(Modify("played-ready", which, Constant(1)), uses=1)


def next_returns(which: Filter[S]) -> Effect:
    """The next such action that you play this turn comes back to hand once it is resolved."""
    return this_turn(Modify("returns-to-hand", which, Constant(1)), uses=1)


def _is_original(state: S, card: Thing, scope: Scope) -> bool:
    """A copy of a copy would be nothing new."""
    return state.defs[card].slug != "mimicry"


def _can_be_copied(state: S, card: Thing, scope: Scope) -> bool:
    """Only what is being played becomes a copy (KF-PLAY-17): not what is under another card."""
    playing = scope.this in state.played
    return playing and _is_original(state, card, scope) and not why_no_copy(state, card, doing=1)


ORIGINALS = InZone("discard", ACTION_CARD & Is("original", _is_original), "opponent")


COPYABLE = InZone("discard", ACTION_CARD & Is("can-be-copied", _can_be_copied), "opponent")


ICONS_RESOLVED = 1  # a position


def _again(state: S, card: Thing) -> tuple[int, ...]:
    """How many times more the icons of a card are resolved that is being played (KF-OPEN-27)."""
    playing = (scope.numbers("again") for scope in reversed(state.scopes) if scope.this == card)
    return next((again for again in playing if again), ())


class ActAsIt(Node[S]):
    """This action is a copy of the chosen one: its title and keywords (KF-PLAY-17), its bonus icons and what
    it does."""

    def __init__(self, icons: Node[S]) -> None:
        self.icons = icons
        self.args = (icons,)

    def resume(self, state: S, position: int) -> bool:
        scope = state.scopes[-1]
        for card in scope.things("it"):
            mark = len(state.stack)
            if position == BEGINNING:
                state.played[state.played.index(scope.this)] = card
                played_as(state, scope.this, card)
                names: dict[str, Value] = {f"{NUMBERS}again": _again(state, scope.this)}
                if self.suspend(
                    state, mark, call(state, self.icons, scope.you, card, names=names), ICONS_RESOLVED
                ):
                    return True
            effect = state.defs[card].play
            return effect is not None and call(state, effect, scope.you, scope.this)
        return False

    def words(self) -> Message:
        return Message("act-as-it")


def hatch(cards: int, counters: int) -> Effect:
    """Cards are discarded from your deck; the creatures among them enter play with counters, and this one is
    destroyed."""
    enter = entering(ready(each(IT)), power_counters(counters, each(IT)))
    hatched = (one_at_a_time(ALL, Hatched(), *enter), destroy(THIS))
    discarded: Selection[S] = Selection(TopOfDeck(n=cards), every=True, name="discarded")
    said = Message("hatch", cards=cards, counters=counters)
    return phrase(said, on(DISCARD_DECK, discarded), if_(at_least(1, HatchedCards()), *hatched))
