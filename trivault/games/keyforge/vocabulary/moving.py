"""Moving creatures in their battleline (KF-LINE-08, KF-LINE-09)."""

from __future__ import annotations

from typing import ClassVar

from trivault.games.keyforge import events
from trivault.games.keyforge.battleline import LEFT_FLANK, RIGHT_FLANK
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.things import NOT_IT, Creatures, Is
from trivault.games.keyforge.vocabulary.deeds import CHOSEN_FLANK, ChooseFlank
from trivault.games.keyforge.vocabulary.effects import on
from trivault.games.keyforge.vocabulary.flow import pick
from trivault.games.keyforge.vocabulary.terms import IT, Effect
from trivault.kernel.asking import Ask, Choose
from trivault.kernel.choices import ACTION, ORDER, PICK, Choice, Raw
from trivault.kernel.events import EventKind, emit, propose
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing, player_of, player_thing
from trivault.kernel.nodes import Node, Seq
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


def _moves(key: str, what: Selection[S]) -> Message:
    said = Message(key, what=what.words())
    return Message("may", effect=said) if what.low == 0 else said


class MoveToFlank(Seq[S]):
    def __init__(self, parts: tuple[Node[S], ...], what: Selection[S]) -> None:
        super().__init__(parts)
        self.what = what
        self.args = (*self.args, what)

    def words(self) -> Message:
        return _moves("move-to-flank", self.what)


def move_to_flank(who: Selection[S]) -> Effect:
    """Move one creature to a flank of its controller's battleline."""
    return MoveToFlank((pick(who), ChooseEnd(), on(events.MOVE, each(IT), CHOSEN_FLANK)), who)


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


class MoveAnywhere(MoveToFlank):
    def words(self) -> Message:
        return _moves("move-anywhere", self.what)


def move_anywhere(who: Selection[S]) -> Effect:
    """Move one creature to any place of its controller's battleline."""
    return MoveAnywhere((pick(who), ChoosePlace(), on(events.MOVE, each(IT), CHOSEN_FLANK)), who)


def _in_its_line(state: S, card: Thing, scope: Scope) -> bool:
    return any(state.controller(card) == state.controller(it) for it in scope.things("it"))


def _not_alone(state: S, card: Thing, scope: Scope) -> bool:
    return len(state.players[state.controller(card)].line) > 1


IN_ITS_LINE = Is("in-its-line", _in_its_line)
NOT_ALONE = Is("not-alone", _not_alone)


class SwapThem(Node[S]):
    """The chosen creature and the second one change places (KF-ZONE-14)."""

    emits: ClassVar[EventKind[S]] = events.SWAP

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        for it in scope.things("it"):
            for second in scope.things("second"):
                return emit(state, events.SWAP, second, 1, Scope(scope.you, it))
        return False


class SwapTwo(Seq[S]):
    def words(self) -> Message:
        return Message("swap-two")


def swap_two() -> Effect:
    """Two creatures of one battleline, whosesoever, change places."""
    second: Selection[S] = Selection(Creatures(NOT_IT & IN_ITS_LINE), name="second")
    return SwapTwo((pick(Selection(Creatures(NOT_ALONE))), Choose(second, "choose"), SwapThem()))


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
