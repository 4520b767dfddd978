"""Tournaments: who plays, the rounds, the table."""

from __future__ import annotations

from trivault.server.protocol.replies.reply import Reply
from trivault.server.protocol.wire import Clock, Part


class TournamentPlayer(Part):
    name: str
    kind: str  # person, or a kind of bot
    out: bool = False  # plays no further round


class TournamentMatch(Part):
    """A game of a round, by the numbers of its players."""

    first: int
    second: int = -1  # nobody: a bye
    room: str = ""
    result: str = ""  # first, second, drawn, bye; empty while it is played


class TournamentRow(Part):
    """A line of the table."""

    player: int
    points: float
    buchholz: float  # the points of all opponents
    won: int
    played: int


class Tournament(Reply):
    tournament: str
    name: str
    game: str
    form: str  # swiss, knock-out
    status: str  # waiting, playing, over
    size: int  # players at most
    rounds_planned: int
    players: list[TournamentPlayer]
    rounds: list[list[TournamentMatch]] = []
    table: list[TournamentRow] = []  # the best first
    host: bool = False  # whether you have opened it
    you: int = -1  # your number among the players
    days: int = 0
    clock: Clock | None = None
