"""What is done without asking (U4), and at which stops a player is asked all the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from trivault.kernel.choices import Choice
from trivault.kernel.options import Option
from trivault.kernel.state import State
from trivault.kernel.table import Table
from trivault.kernel.text import Message

STOPS = "stops"  # the remark of a table on when its seats wish to be asked
ACT = "act"  # the verb of the choice what to do in one's turn
PASS = "pass"  # the answer of who does nothing at a moment for several players


def stops_of(table: Table[Any]) -> tuple[str, ...]:
    """The stops of each seat, which are saved with its table; of a new table only those that were set."""
    return table.remarks.get(STOPS, ())


def set_stops(table: Table[Any], stops: Iterable[str]) -> None:
    table.remarks = {**table.remarks, STOPS: tuple(stops)}


def unasked(state: State, choice: Choice) -> Option:
    """The answer to a choice that is not asked: to do nothing where that is one, or the first."""
    legal = state.legal(choice.player)
    passing = [option for option in legal if option.verb == PASS] if choice.listed else []
    return passing[0] if passing else legal[0]


def is_news(choice: Choice, option: Option) -> bool:
    """Whether players get a message on what was done for them without asking: so ends a turn."""
    return choice.verb == ACT and option.verb != PASS


def unasked_message(option: Option) -> Message:
    """The message to a player whose turn ended so. Others do not learn that nothing else was possible."""
    return Message("ui-unasked", what=option.message())
