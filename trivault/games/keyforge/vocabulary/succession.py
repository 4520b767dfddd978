"""Who comes into play where another creature stood."""

from __future__ import annotations

from trivault.games.keyforge.battleline import LEFT_FLANK
from trivault.games.keyforge.events import ENTER, ENTERED
from trivault.games.keyforge.forms import EnterAsCopy
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.vocabulary.conditions import ABOUT_THIS
from trivault.games.keyforge.vocabulary.constants import LEAVING_PLAY, Leaves
from trivault.games.keyforge.vocabulary.deeds import WHOLE, ItInDiscard
from trivault.games.keyforge.vocabulary.effects import on
from trivault.games.keyforge.vocabulary.flow import if_you_do
from trivault.games.keyforge.vocabulary.terms import IT, Effect, Number
from trivault.kernel.abilities import Until
from trivault.kernel.asking import Choose
from trivault.kernel.frames import Scope
from trivault.kernel.nodes import Do, Seq
from trivault.kernel.terms import Selection, each
from trivault.kernel.text import Message

S = KeyForgeState


def _note_line(state: S, scope: Scope) -> None:
    """Who stands where before anybody leaves."""
    scope.bind("line", tuple(state.players[scope.you].line))


def _place(state: S, scope: Scope) -> int:
    """To the right of the nearest creature on the left that is still there."""
    before, now = scope.things("line"), state.players[scope.you].line
    left = [c for c in before[: before.index(scope.this)] if c in now] if scope.this in before else []
    return LEFT_FLANK + (now.index(left[-1]) + 1 if left else 0)


ITS_PLACE = Number("its-place", _place)


class TakesItsPlace(Seq[S]):
    def words(self) -> Message:
        return Message("takes-its-place")


def takes_its_place() -> Effect:
    """Once this creature has left play, `it` is put into play from the discard pile where this one stood."""
    still: Selection[S] = Selection(ItInDiscard("it"), every=True)
    enter, entered = on(ENTER, each(IT), ITS_PLACE), on(ENTERED, each(IT))
    succeed: Effect = Seq((Choose(still, "choose"), WHOLE, EnterAsCopy(IT), enter, if_you_do(entered)))
    leaves = [Leaves(kind.name, ABOUT_THIS, succeed, leaving=True) for kind in LEAVING_PLAY]
    return TakesItsPlace((Do("note-line", _note_line), *(Until("leaves-play", ability) for ability in leaves)))
