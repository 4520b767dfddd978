"""Cards that an effect plays (KF-PLAY-10, KF-PLAY-14, KF-PLAY-15)."""

from __future__ import annotations

from collections.abc import Sequence

from trivault.games.keyforge.effects.conditions import at_least
from trivault.games.keyforge.effects.constants import this_turn
from trivault.games.keyforge.effects.flow import if_, may_say, phrase, pick
from trivault.games.keyforge.effects.terms import IT, Effect
from trivault.games.keyforge.rules.play import PlayIt, why_unplayable
from trivault.games.keyforge.rules.things import IT as CHOSEN
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.abilities import Modify
from trivault.kernel.asking import Ask
from trivault.kernel.choices import ACTION, Choice, Raw
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.rng import below
from trivault.kernel.terms import Constant, Group, Selection
from trivault.kernel.text import Message

S = KeyForgeState


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
