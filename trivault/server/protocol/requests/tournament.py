"""Requests about tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from trivault.server.protocol.requests.request import Request
from trivault.server.protocol.wire import (
    Clock,
    Code,
    Days,
    LongText,
    Name,
    Options,
)


class TournamentCreate(Request):
    """A new tournament for two-player games; who opens it is its host."""

    name: Name
    game: Code
    form: Literal["swiss", "knock-out"] = "swiss"
    size: Annotated[int, Meta(ge=4, le=16)] = 8
    options: Options = {}
    clock: Clock | None = None
    days: Days = 0


class Tournament(Request):
    """Look at a tournament and hear of it; without one, no longer."""

    tournament: Code = ""


class TournamentEnter(Request):
    tournament: Code
    deck: LongText = ""


class TournamentBot(Request):
    """Add a bot, as the host."""

    tournament: Code
    kind: Code


class TournamentBegin(Request):
    """Draw the players and begin, as the host."""

    tournament: Code


class TournamentLeave(Request):
    """Leave a tournament, or as the host let another player leave."""

    tournament: Code
    player: Annotated[int, Meta(ge=0, le=15)] | None = None
