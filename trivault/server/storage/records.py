"""The record of a room in the database: all but the answers, which are rows of their own."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

import msgspec

from trivault import registry
from trivault.kernel.errors import CorruptFile
from trivault.kernel.replay import Setup
from trivault.server.protocol.replies import Result
from trivault.server.protocol.wire import Clock

PERSON, OPEN = "person", "open"
WAITING, PLAYING, OVER = "waiting", "playing", "over"


class SeatRecord(msgspec.Struct, omit_defaults=True):
    kind: str  # person, open, or a kind of bot
    user: str = ""
    name: str = ""
    deck: str = ""  # the list
    title: str = ""  # of the deck
    epoch: int = 0  # how often somebody sat down: earlier tokens are void
    bot: str = ""  # plays for the person at the moment
    out: str = ""  # why the seat has lost before the end
    order: bool = False  # own triggers are put in order without asking
    stops: str = ""  # at which moments the seat is asked at which one usually passes

    @property
    def driver(self) -> str:
        """The kind of bot that decides, or empty for a person."""
        return self.bot if self.kind == PERSON else self.kind


class SeriesRecord(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The series that a game belongs to."""

    best_of: int
    stronger: int | None = None  # the seat with the stronger deck
    results: list[list[int]] = []  # the winners of each game before this one


class TaskRecord(msgspec.Struct, omit_defaults=True):
    """Which puzzle or chapter a room is for, and after how many answers it begins."""

    name: str
    chapter: int = 0
    begin: int = 0
    source: str = ""  # the file of an uploaded one


class RoomRecord(msgspec.Struct, omit_defaults=True, kw_only=True):
    room: str
    game: str
    seats: list[SeatRecord]
    setup: Setup = Setup()
    seed: int = 0
    status: str = WAITING
    listed: bool = False
    clock: Clock | None = None
    clocks: list[int] = []  # milliseconds left after the last answer
    days: int = 0  # for each move of a game by correspondence …
    until: list[float] = []  # … and when they are over for those who decide, by seats
    hints: bool = False
    ask_all: bool = False
    chat: bool = True
    shift: int = 0  # what choices taken back add to the numbers of later ones
    result: Result | None = None
    rated: bool = False
    version: str = ""  # that has stored the last answer …
    rules: str = ""  # … and its rules
    opening: str = ""  # the digest of the state before the first answer
    rematch: dict[str, bool] = {}  # who wants to play again, and with swapped decks
    next: str = ""  # the room in which they do
    series: SeriesRecord | None = None
    tournament: str = ""  # that the game belongs to
    practice: bool = False  # goes on from a saved game or is a puzzle, and counts for nobody's results
    task: TaskRecord | None = None  # of a puzzle or a first game
    deciding: list[int] = []  # who decides …
    at: int = 0  # … after so many answers; later ones may have been stored alone

    def draft(self) -> RoomRecord:
        """A copy to be changed, which becomes the room's own once it is stored."""
        new = copy(self)
        new.seats = list(map(copy, self.seats))
        new.rematch = self.rematch.copy()
        return new

    def people(self) -> set[str]:
        """Who plays here, by ids."""
        return {seat.user for seat in self.seats if seat.kind == PERSON}

    def alone(self) -> bool:
        """Whether one person plays all seats, so that nothing needs to be hidden."""
        return len(self.people()) == 1 and all(seat.kind != OPEN for seat in self.seats)

    @property
    def unattended(self) -> bool:
        """Whether the game goes on also while nobody is in the room."""
        return bool(self.days) or (bool(self.tournament) and not self.people())

    def free(self) -> bool:
        """Whether undo goes over chance and others' decisions: one seat against bots (U5)."""
        return self.alone() and sum(seat.kind == PERSON for seat in self.seats) == 1


class AnswerRow(msgspec.Struct, array_like=True):
    """A stored answer; of several that are stored together, the last has the digest of the state."""

    at: int
    player: int
    answer: str
    digest: str = ""
    gained: int = 0  # milliseconds that it has brought on the clock


class Snapshot(msgspec.Struct, array_like=True):
    """A state of a game, after so many answers, and what was logged since the one before."""

    at: int
    state: bytes
    log: bytes


def read(text: str, rows: Sequence[Sequence[object]]) -> tuple[RoomRecord, list[AnswerRow]]:
    """A room and its answers as they lie in the database; `CorruptFile` where they are no such thing."""
    try:
        record = msgspec.json.decode(text, type=RoomRecord)
        answers = [msgspec.convert(list(row), AnswerRow) for row in rows]
    except (msgspec.DecodeError, UnicodeError, RecursionError, TypeError) as error:
        raise CorruptFile(f"not a room as Trivault stores it: {error}") from None
    if (
        record.game not in registry.names()
        or record.status not in (WAITING, PLAYING, OVER)
        or len(record.clocks) not in (0, len(record.seats))
        or len(record.until) not in (0, len(record.seats))
        or (record.status == OVER) != (record.result is not None)
        or [row.at for row in answers] != [*range(len(answers))]
    ):
        raise CorruptFile("what is stored of the room does not fit together")
    return record, answers
