"""Requests about rooms."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from trivault.puzzles.files import LONGEST
from trivault.server.protocol.requests.request import Plans, Replay, Request, Seed
from trivault.server.protocol.wire import (
    Clock,
    Code,
    Days,
    LongText,
    Options,
    Seat,
    SeatPlan,
    Text,
    WireCount,
)


class Lobby(Request):
    """Hear of open rooms, or no longer."""

    on: bool = True


class Create(Request):
    """A new room. It begins when every seat is taken."""

    game: Code
    seats: Plans
    options: Options = {}
    seed: Seed | None = None
    listed: bool = False
    clock: Clock | None = None
    days: Days = 0
    best_of: Annotated[int, Meta(ge=1, le=9)] = 1
    stronger: Seat | None = None
    hints: bool | None = None
    ask_all: bool = False
    chat: bool = True


class Load(Request):
    """A new room with a saved game, from the end or after `at` answers."""

    replay: Replay
    seats: Annotated[list[SeatPlan], Meta(max_length=8)] = []
    at: WireCount | None = None


class Exercise(Request):
    """A new room with a puzzle, or with a chapter of the first game (`first-game`)."""

    game: Code
    name: Code
    chapter: WireCount = 0


class OwnPuzzle(Request):
    """A new room with a puzzle, or with a chapter of a lesson, from a file of your own."""

    file: Annotated[str, Meta(max_length=LONGEST)]
    chapter: WireCount = 0


class Missed(Request):
    """A new room at a moment of this finished game at which you could have won."""


class Try(Request):
    """A new room with a position in which this rule decides something; without `seats` one person plays all."""

    rule: Code
    seats: Annotated[list[SeatPlan], Meta(max_length=8)] = []


class Join(Request):
    """Enter a room; with a seat token, to that seat; otherwise to watch or to sit down."""

    room: Code
    token: Code = ""


class Leave(Request):
    """Leave the room; seats of a running game are kept."""


class Sit(Request):
    seat: Seat
    deck: LongText = ""


class Stand(Request):
    """Give a seat up before the game has begun."""

    seat: Seat


class Give(Request):
    """Let a bot play for oneself, or for a player who is gone."""

    seat: Seat
    to: Code = "greedy"


class Take(Request):
    """Take a seat back from the bot that plays for its owner."""

    seat: Seat


class Resign(Request):
    seat: Seat


class Rematch(Request):
    """Agree to play again; `swap` passes the decks on by one seat."""

    swap: bool = False


class Chat(Request):
    text: Text


class Mute(Request):
    """Hear no chat, or hear it again."""

    on: bool = True
