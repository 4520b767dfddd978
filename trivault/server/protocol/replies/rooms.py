"""Rooms: the lobby, who sits where, what is agreed upon, chat."""

from __future__ import annotations

from trivault.server.protocol.replies.reply import Reply
from trivault.server.protocol.wire import Clock, Options, Part


class SeatInfo(Part):
    kind: str  # person, open, or a kind of bot
    name: str = ""
    here: bool = False  # whether the person is connected
    bot: str = ""  # the bot that plays for the person at the moment
    out: str = ""  # why the seat has lost before the end: time, resigned
    rating: int | None = None
    deviation: int = 0  # of the true one, at most, 19 times of 20
    deck: str = ""


class RoomLine(Part):
    """A room in the lobby."""

    room: str
    game: str
    seats: list[SeatInfo]
    clock: Clock | None = None
    days: int = 0


class Lobby(Reply):
    rooms: list[RoomLine]


class Stop(Part):
    name: str
    title: str


class StopGroup(Part):
    """Stops to choose from."""

    title: str
    stops: list[Stop]
    one: bool = False  # whether only one of them is chosen


class SeatStops(Part):
    """The stops of one of your seats."""

    seat: int
    names: list[str]
    said: str


class Stops(Part):
    """At which moments you are asked at which one usually passes."""

    groups: list[StopGroup]
    seats: list[SeatStops]


class Series(Part):
    """The series that a game belongs to."""

    best_of: int
    game: int  # which one it is, from 1
    wins: list[int]  # by seats
    winner: int = -1  # the seat that has won the series


class Room(Reply):
    """The room you are in."""

    room: str
    game: str
    status: str  # waiting, playing, over
    seats: list[SeatInfo]
    yours: list[int]  # the seats that you play
    watching: int  # how many watch
    listed: bool = False
    options: Options = {}  # of the set-up
    clock: Clock | None = None
    days: int = 0  # for each move of a game by correspondence
    chat: bool = True
    hints: bool = False
    free: bool = False  # whether undo goes over chance and others' decisions
    rated: bool = False
    stranded: bool = False  # whether the game cannot go on, as it was stored by a version with other rules
    order: bool = False  # whether your triggers are put in order without asking
    stops: Stops | None = None  # only in games with moments at which one usually passes
    series: Series | None = None
    tournament: str = ""  # that the game belongs to
    rematch: list[int] = []  # the seats that want to play again
    next: str = ""  # the room in which they do


class Seat(Reply):
    """A seat is yours: with the token you come back to it."""

    room: str
    seat: int
    token: str


class Moved(Reply):
    """Go on in another room: join it."""

    room: str


class ChatLine(Part):
    name: str
    seat: int  # -1 for a spectator
    text: str
    time: int  # seconds since 1970


class Chat(Reply):
    lines: list[ChatLine]
