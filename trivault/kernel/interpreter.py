"""The interpreter: one loop over an explicit stack.

`run` and `resume` of a node go as far as they can in plain Python and return True when they
left work on the stack (an open choice, a trigger to resolve). A node that is not finished then
puts its own frame under that work (`Node.suspend`). So a stretch that asks nothing costs nothing but its calls,
and a stretch that asks can be copied, saved and continued at the question.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from trivault.kernel.concessions import settled
from trivault.kernel.errors import RulesError, TrivaultError
from trivault.kernel.frames import ANSWERED, BEGINNING, Event, Scope, Value
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.rng import below
from trivault.kernel.running_state import RunningState, S

if TYPE_CHECKING:
    from trivault.kernel.choices import Choice, Raw
    from trivault.kernel.nodes import Node

Answered = Iterable[tuple[int, "Raw | None"]]

RETURN_ID, RESOLVE_ID = 0, 1  # the ends of calls and the batches of events, linked first
STEP_LIMIT = 1_000_000


def run(state: RunningState) -> None:
    """Go on until a choice is open or the game is over."""
    stack = state.stack
    nodes = state.game.program.nodes
    try:
        for _ in range(STEP_LIMIT):
            if state.choices and not (state.conceded and settled(state)):
                if state.steps and state.game.idle(state):
                    state.steps = 0
                return
            if state.result is not None:
                _clear(state)
                return
            if not stack:
                raise RulesError("nothing is left to do, but the game is not over")
            node, position = stack.pop()
            nodes[node].resume(state, position)
    except RecursionError:  # a trigger that sets itself off
        pass
    except TrivaultError:
        raise
    except Exception as error:  # a card that is wrongly written, or a state from outside that is no real one
        raise RulesError(f"an effect cannot go on: {error!r}") from error
    raise RulesError("an effect runs without end")


def _clear(state: RunningState) -> None:
    state.result = tuple([player for player in state.result or () if player not in state.conceded])
    state.stack.clear()
    state.scopes.clear()
    state.batches.clear()
    state.choices = state.answers = ()


def begin(state: RunningState) -> None:
    """Start the game's own tree: the turns."""
    state.stack.append((state.game.program.root, BEGINNING))
    run(state)


def ask(state: RunningState, node: int, *choices: Choice) -> bool:
    """Open choices; the node with this id goes on when all are answered."""
    state.choices = choices
    state.stack.append((node, ANSWERED))
    return True


def call(
    state: S,
    node: Node[S],
    you: int,
    this: Thing = NOTHING,
    event: Event | None = None,
    names: dict[str, Value] | None = None,
) -> bool:
    """Run a tree in a scope of its own."""
    mark = len(state.stack)
    state.scopes.append(Scope(you, this, event, names))
    if node.run(state):
        state.stack.insert(mark, (RETURN_ID, BEGINNING))
        return True
    state.scopes.pop()
    return False


def reopen(state: RunningState, answered: Answered = ()) -> None:
    """Ask the question on top of the stack anew, after the table behind it has changed. Those who
    have answered in secret keep their answers; one that is not known is drawn."""
    if state.result is None:
        node, _ = state.stack[-1]
        given = dict(answered)
        questions = state.game.program.nodes[node].questions(state)
        state.choices = tuple(c for c in questions if c.player not in given)
        state.answers = tuple(
            (c.player, given[c.player] or c.raw(below(state, c.count())))
            for c in questions
            if c.player in given
        )
