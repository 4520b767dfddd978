"""Moving creatures in their battleline (KF-LINE-08, KF-LINE-09)."""

from __future__ import annotations

from trivault.games.keyforge import events
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.vocabulary.deeds import CHOSEN_FLANK, ChooseFlank
from trivault.games.keyforge.vocabulary.effects import on
from trivault.games.keyforge.vocabulary.flow import pick
from trivault.games.keyforge.vocabulary.terms import IT, Effect
from trivault.kernel.choices import ACTION, Choice, Raw
from trivault.kernel.ids import NOTHING
from trivault.kernel.interpreter import ask
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
            return ask(state, self.id, *self.questions(state))
        scope.bind_numbers("flank", 0)
        return False

    def questions(self, state: S) -> tuple[Choice, ...]:
        (moving,) = state.scopes[-1].things("it")
        options: tuple[Raw, ...] = (("left", NOTHING, (), ()), ("right", NOTHING, (), ()))
        return (Choice(state.active, ACTION, "flank", listed=options, source=moving, reason="move"),)


class MoveToFlank(Seq[S]):
    def __init__(self, parts: tuple[Node[S], ...], what: Selection[S]) -> None:
        super().__init__(parts)
        self.what = what
        self.args = (*self.args, what)

    def words(self) -> Message:
        return Message("move-to-flank", what=self.what.words())


def move_to_flank(who: Selection[S]) -> Effect:
    """Move one creature to a flank of its controller's battleline."""
    return MoveToFlank((pick(who), ChooseEnd(), on(events.MOVE, each(IT), CHOSEN_FLANK)), who)
