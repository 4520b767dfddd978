"""Which decisions are real: what a player is asked, and what is done without asking (U4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from trivault.kernel.choices import Choice
from trivault.kernel.options import Option
from trivault.kernel.state import State
from trivault.kernel.table import Table
from trivault.kernel.text import Message
from trivault.presentation.presenter import AnyPresenter

STOPS = "stops"  # the remark of a table on when its seats wish to be asked
ACT = "act"  # the verb of the choice what to do in one's turn
PASS = "pass"  # the answer of who does nothing at a moment for several players


class Wishes(NamedTuple):
    """When a player wishes to be asked."""

    all: bool = False  # also where there is one legal answer
    order: bool = False  # own triggers are put in order without asking
    stops: str = ""  # at which moments at which one usually passes; empty: as is usual
    watched: bool = (
        False  # others look on: that there is one legal answer is for nobody else to know (record 9)
    )


def stops_of(table: Table[Any]) -> tuple[str, ...]:
    """The stops of each seat, which are saved with its table; of a new table only those that were set."""
    return table.remarks.get(STOPS, ())


def set_stops(table: Table[Any], stops: Iterable[str]) -> None:
    table.remarks = {**table.remarks, STOPS: tuple(stops)}


def asks(state: State, choice: Choice, wishes: Wishes, presenter: AnyPresenter) -> bool:
    """Whether a player with these wishes decides here."""
    if wishes.order and only_orders(state, choice):
        return False
    if wishes.all:
        return True
    many = choice.count()
    if many == 1 and presenter.warning(Option(state, choice, choice.raw(0))):
        return True
    return (wishes.watched or many > 1) and not presenter.passes(state, choice, wishes.stops, wishes.watched)


def only_orders(state: State, choice: Choice) -> bool:
    """Whether the question is in which order the player's own triggers are carried out. What they do
    is asked all the same."""
    return choice.reason == "trigger-order" and all(
        waiting.you == choice.player for waiting in state.batches[-1].queue
    )


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
