"""What kinds of events a game has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from trivault.kernel.expressions import Expression
from trivault.kernel.ids import Thing
from trivault.kernel.nodes import Node
from trivault.kernel.running_state import S

Commit = Callable[[S, Thing, int, int, Thing], bool]


class EventKind(Expression, Generic[S]):
    """One row of a game's timing table.

    `commit(state, thing, amount, by, source)` makes it happen and says whether it did;
    `prevent` are the rules of the replace stage; `joins` lets cascades join an open batch, and what
    is in it cannot be chosen for it again (what has joined counts for the effect that brought it, not
    for the one that opened the batch);
    `arrange` runs once for a batch, right after its commit and before anything is triggered;
    `checked` asks the game for its state checks afterwards; `ruled` lets the rules themselves
    trigger on it (`Game.rule_triggers`); without `counted` it is only heard of and is nothing that
    an effect has done; `quiet` leaves it out of the log.
    """

    def __init__(
        self,
        name: str,
        commit: Commit[S],
        rule: str = "",
        prevent: tuple[Node[S], ...] = (),
        joins: bool = False,
        arrange: Node[S] | None = None,
        checked: bool = False,
        ruled: bool = False,
        counted: bool = True,
        quiet: bool = False,
    ) -> None:
        self.name = name
        self.commit = commit
        self.rule = rule
        self.prevent = prevent
        self.joins = joins
        self.arrange = arrange
        self.checked = checked
        self.ruled = ruled
        self.counted = counted
        self.quiet = quiet
        self.plain = not (prevent or joins or ruled or arrange)
        self.args = (name, commit, rule, prevent, joins, arrange, checked, ruled, counted, quiet)
