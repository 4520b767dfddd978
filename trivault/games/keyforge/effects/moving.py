"""Moving creatures in their battleline (KF-LINE-08, KF-LINE-09)."""

from __future__ import annotations

from typing import ClassVar

from trivault.games.keyforge.effects.deeds import CHOSEN_FLANK, ChooseFlank
from trivault.games.keyforge.effects.effects import on
from trivault.games.keyforge.effects.flow import Between, may_say, phrase, pick
from trivault.games.keyforge.effects.terms import IT, Effect
from trivault.games.keyforge.rules import events
from trivault.games.keyforge.rules.battleline import LEFT_FLANK, RIGHT_FLANK
from trivault.games.keyforge.rules.groups import Creatures
from trivault.games.keyforge.rules.things import IT as CHOSEN
from trivault.games.keyforge.rules.things import Is
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.asking import Ask, Choose
from trivault.kernel.choices import ACTION, ORDER, PICK, Choice, Raw
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import propose
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing, player_of, player_thing
from trivault.kernel.terms import Selection, each
from trivault.kernel.text import Message

S = KeyForgeState


class ChooseEnd(ChooseFlank):
    """To which end of its battleline the chosen creature moves; both are open to any creature."""

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        moving = [c for c in scope.things("it") if state.is_creature(c)]
        if moving and len(state.players[state.controller(moving[0])].line) > 1:
            return self.ask(state)
        scope.bind_numbers("flank", 0)
        return False

    def question(self, state: S) -> Choice:
        (moving,) = state.scopes[-1].things("it")
        options: tuple[Raw, ...] = (("left", NOTHING, (), ()), ("right", NOTHING, (), ()))
        return Choice(state.active, ACTION, "flank", listed=options, source=moving, reason="move")


def _moved(name: str, who: Selection[S], where: Effect) -> Effect:
    said = may_say(Message(name, what=who.words()), who)
    return phrase(said, pick(who), where, on(events.MOVE, each(IT), CHOSEN_FLANK))


def move_to_flank(who: Selection[S]) -> Effect:
    """Move one creature to a flank of its controller's battleline."""
    return _moved("move-to-flank", who, ChooseEnd())


class ChoosePlace(ChooseEnd):
    """Where in its battleline the chosen creature moves; it may stay where it is."""

    def _others(self, state: S) -> list[Thing]:
        (moving,) = state.scopes[-1].things("it")
        return [card for card in state.players[state.controller(moving)].line if card != moving]

    def question(self, state: S) -> Choice:
        (moving,) = state.scopes[-1].things("it")
        between: list[Raw] = [("right-of", NOTHING, (other,), ()) for other in self._others(state)[:-1]]
        options = (("left", NOTHING, (), ()), *between, ("right", NOTHING, (), ()))
        return Choice(state.active, ACTION, "flank", listed=options, source=moving, reason="move-anywhere")

    def answered(self, state: S, answer: Raw) -> bool:
        verb, _, beside, _ = answer
        ends = {"left": LEFT_FLANK, "right": RIGHT_FLANK}
        at = ends[verb] if verb in ends else LEFT_FLANK + self._others(state).index(beside[0]) + 1
        state.scopes[-1].bind_numbers("flank", at)
        return False


def move_anywhere(who: Selection[S]) -> Effect:
    """Move one creature to any place of its controller's battleline."""
    return _moved("move-anywhere", who, ChoosePlace())


def _in_its_line(state: S, card: Thing, scope: Scope) -> bool:
    return any(state.controller(card) == state.controller(it) for it in scope.things("it"))


def _not_alone(state: S, card: Thing, scope: Scope) -> bool:
    return len(state.players[state.controller(card)].line) > 1


IN_ITS_LINE = Is("in-its-line", _in_its_line)
NOT_ALONE = Is("not-alone", _not_alone)


def swap_two() -> Effect:
    """Two creatures of one battleline, whosesoever, change places."""
    first: Selection[S] = Selection(Creatures(NOT_ALONE))
    second: Selection[S] = Selection(Creatures(~CHOSEN & IN_ITS_LINE), name="second")
    swap: Effect = Between(events.SWAP, to="second")
    return phrase("swap-two", pick(first), Choose(second, "choose"), swap)  # KF-ZONE-14


class Rearrange(Ask[S]):
    """The creatures of a player's battleline, whichever you choose, stand in another order from left to right;
    or you leave it."""

    emits: ClassVar[EventKind[S]] = events.MOVE

    def run(self, state: S) -> bool:
        state.scopes[-1].bind("line", ())
        return bool(self._lines(state)) and self.ask(state)

    def _lines(self, state: S) -> list[Thing]:
        """The players in whose battleline something could move, the active one first."""
        order = (state.active, state.opponent(state.active))
        return [player_thing(p) for p in order if len(state.players[p].line) > 1]

    def question(self, state: S) -> Choice:
        scope = state.scopes[-1]
        if chosen := scope.things("line"):
            line = tuple(state.players[player_of(chosen[0])].line)
            return Choice(state.active, ORDER, "order", things=line, source=scope.this, reason="rearrange")
        lines = tuple(self._lines(state))
        return Choice(state.active, PICK, "choose", things=lines, low=0, source=scope.this, reason="choose")

    def answered(self, state: S, answer: Raw) -> bool:
        scope, chosen = state.scopes[-1], answer[2]
        if scope.things("line"):
            return propose(state, events.MOVE, [(card, RIGHT_FLANK) for card in chosen], scope)
        scope.bind("line", chosen)
        return bool(chosen) and self.ask(state)

    def words(self) -> Message:
        return Message("may", effect=Message("rearrange"))


REARRANGE: Effect = Rearrange()
