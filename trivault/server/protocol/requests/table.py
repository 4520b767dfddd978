"""Requests about the game that is played."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from trivault.server.protocol.requests.request import Request
from trivault.server.protocol.wire import (
    AnswerForm,
    BotLevel,
    Code,
    Seat,
    SeatPlan,
    Text,
    WireCount,
)


class Answer(Request):
    """An answer to the choice with this number."""

    seq: WireCount
    answer: Text | AnswerForm
    seat: Seat | None = None


class Undo(Request):
    """Take back the last decision; with `seq` only while that choice is open."""

    seat: Seat | None = None
    seq: WireCount | None = None


class Order(Request):
    """Put own triggers in order without asking, or ask again."""

    on: bool = True


class Stops(Request):
    """Be asked at these moments at which one usually passes: words, or names from `room`; none: as is usual."""

    stops: Text | Annotated[list[Code], Meta(max_length=200)]
    seat: Seat | None = None


class Hint(Request):
    """The best answers, as a level sees them."""

    level: BotLevel = "expert"


class Preview(Request):
    """What an answer to the own open choice would bring, as far as that can be known."""

    answer: Text
    seq: WireCount


class WhyNot(Request):
    """Why something cannot be done: an answer, or a few words of its sentence."""

    answer: Text


class Describe(Request):
    """The table in plain sentences."""


class Affects(Request):
    """What affects a card, another thing on the table, or a player; now, or after so many answers."""

    thing: Annotated[int, Meta(ge=-9, le=2**20)]
    at: WireCount | None = None
    seat: Seat | None = None


class Log(Request):
    """What happened since a line of the log."""

    since: WireCount = 0


class Timeline(Request):
    """The decisions of the game so far."""


class Moment(Request):
    """The table as it was after so many answers; in a game that is over, from any seat."""

    at: WireCount
    seat: Seat | None = None


class PlayOn(Request):
    """A new room that goes on after so many answers."""

    at: WireCount
    seats: Annotated[list[SeatPlan], Meta(max_length=8)] = []


class Save(Request):
    """The game as a file."""


class Report(Request):
    """How the game went."""


class Analyse(Request):
    """Judge the decisions of a game that is over, and hear how far that is; or stop it."""

    on: bool = True
    level: BotLevel = "club"
    seat: Seat | None = None
    again: bool = False  # what was found before it was stopped is told again, rather than begun anew
