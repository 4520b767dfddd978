"""A running game in a room: the table, what is asked and what is not, undo, restoring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trivault import games
from trivault.kernel.choices import Choice, Option
from trivault.kernel.concessions import CONCEDE
from trivault.kernel.errors import CorruptFile, NothingToUndo, TrivaultError, UndoError
from trivault.kernel.table import Table
from trivault.kernel.text import Message
from trivault.players import STAND_IN
from trivault.server.gently import Work
from trivault.server.records import AnswerRow, RoomRecord
from trivault.server.showing import teller_of
from trivault.server.words import Refusal
from trivault.telling.asking import Wishes, asks, is_news, told_unasked, unasked


class Play:
    """The table of a room with the rules of the house."""

    def __init__(self, record: RoomRecord, table: Table[Any] | None = None) -> None:
        self.record = record
        self.table: Table[Any] = table or Table(games.load(record.game), record.setup, record.seed)
        self._told = teller_of(record.game, "en")
        self.unasked: list[tuple[int, Message]] = []  # what was done for seats without asking them

    @classmethod
    def restoring(cls, record: RoomRecord, rows: Sequence[AnswerRow]) -> Work[Play]:
        """The game as it was stored: played again, and checked against the digest of the last state."""
        play = cls(record)
        for row in rows:
            yield
            try:
                play.table.again(row.player, row.answer)
            except TrivaultError as error:
                raise CorruptFile(f"answer {row.at} was refused: {error}") from None
        if rows and rows[-1].digest not in ("", play.table.state.digest()):
            raise CorruptFile(f"the state after {len(rows)} answers is not the one that was stored")
        return play

    def draft(self, record: RoomRecord) -> Play:
        """The game to be played on before that counts."""
        return Play(record, self.table.copy())

    @property
    def state(self) -> Any:
        return self.table.state

    @property
    def at(self) -> int:
        return len(self.table.answers)

    @property
    def seq(self) -> int:
        """The number of the open choice; it never goes back, also when the state does."""
        return int(self.state.seq) + self.record.shift

    def deciding(self) -> list[int]:
        if self.record.result is not None:
            return []
        return [choice.player for choice in self.state.choices]

    def several(self) -> bool:
        """Whether several decide at the same time, some of whom may have answered."""
        return len(self.state.choices) > 1 or bool(self.state.answers)

    # Answers

    def answer(self, answer: Option | str | dict[str, object], seat: int) -> list[AnswerRow]:
        """Take an answer and all that follows without being asked; the rows to store."""
        begun = self.at
        self.table.answer(answer, seat)
        self.run_on()
        return self.rows(begun)

    def concede(self, seat: int) -> list[AnswerRow]:
        """A seat gives up; the rows to store."""
        begun = self.at
        self.table.concede(seat)
        self.run_on()
        return self.rows(begun)

    @property
    def ended_early(self) -> bool:
        """Whether somebody ended the game by giving it up."""
        return bool(self.state.over and self.table.answers and self.table.answers[-1][1] == CONCEDE)

    def seat_conceded(self, why: str = "") -> None:
        """The seats that have given up are out, and a bot plays for them; no others are."""
        for n, seat in enumerate(self.record.seats):
            if n in self.state.conceded:
                seat.out, seat.bot = seat.out or why, STAND_IN
            elif seat.out:
                seat.out = seat.bot = ""

    def rows(self, since: int = 0) -> list[AnswerRow]:
        """Answers as they are stored, with the digest of the state after the last one."""
        given = self.table.answers[since:]
        rows = [AnswerRow(at, player, text) for at, (player, text) in enumerate(given, since)]
        if rows:
            rows[-1].digest = self.state.digest()
        return rows

    def run_on(self) -> None:
        """Take what is decided without asking anybody."""
        while (choice := self._silent()) is not None:
            option = unasked(self.state, choice)
            if is_news(choice, option):
                self.unasked.append((choice.player, told_unasked(option)))
            self.table.answer(option, choice.player)

    def _silent(self) -> Choice | None:
        """An open choice of a person that is made without asking."""
        choices: tuple[Choice, ...] = self.state.choices
        for choice in choices:
            if not self.record.seats[choice.player].driver and not self.asks(self.state, choice):
                return choice
        return None

    def asks(self, state: Any, choice: Choice) -> bool:
        """Whether this choice is for the seat to make."""
        seat = self.record.seats[choice.player]
        watched = not self.record.alone()
        return asks(state, choice, Wishes(self.record.ask_all, seat.order, seat.stops, watched), self._told)

    def undo(self, seats: Sequence[int]) -> int:
        """Take back the last real decision of one of these seats; after how many answers it is due again.
        Choices get new numbers."""
        before = self.seq
        self.table.free = self.record.free()
        try:
            to = self.table.undo_point(seats, self.asks)
        except NothingToUndo:
            raise Refusal("undo", "error-undo-nothing") from None
        except UndoError:
            raise Refusal("undo", "error-undo-barrier") from None
        self.table.rewind(to)
        self.record.shift += before + 1 - self.seq
        return to
