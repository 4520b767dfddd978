"""The running game of a room: taking answers, silent choices, undo, restoring from the database."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, NamedTuple

from trivault import registry
from trivault.bots import BEST
from trivault.kernel.choices import Choice
from trivault.kernel.concessions import CONCEDE
from trivault.kernel.errors import CorruptFile, NothingToUndo, TrivaultError, UndoError
from trivault.kernel.options import Option
from trivault.kernel.state_history import EVERY
from trivault.kernel.table import Table
from trivault.kernel.text import Message
from trivault.kernel.views import View
from trivault.presentation.presenter import AnyPresenter, PromptPreferences
from trivault.presentation.preview import Previews
from trivault.presentation.prompting import is_news, unasked, unasked_message
from trivault.server.protocol import replies
from trivault.server.protocol.refusals import Refusal
from trivault.server.rooms.exercise_view import TableTask, table_task
from trivault.server.rooms.snapshots import resuming, snapshot
from trivault.server.rooms.table_view import presenter_at, presenter_of, question
from trivault.server.storage import store
from trivault.server.storage.records import WAITING, AnswerRow, RoomRecord, SeatRecord, Snapshot
from trivault.server.workers.scheduler import Scheduler, Work
from trivault.version import __version__


class KeptQuestion(NamedTuple):
    """A question in words, and what it is about: its words are the same only for that."""

    choice: Choice
    about: tuple[object, ...]
    question: replies.Question


class RoomGame:
    """The game of a room: a table with the settings of the server."""

    def __init__(self, record: RoomRecord, table: Table[Any] | None = None) -> None:
        self.record = record
        self.table: Table[Any] = table or Table(registry.load(record.game), record.setup, record.seed)
        self.task = self._new_task()
        self.stored: Sequence[AnswerRow] = ()  # of a game by other rules, which cannot go on
        self.digests = {0: self.state.digest()} if table is None else {}  # by answers, as replays have them
        self.gains: dict[int, int] = {}  # what answers have brought on the clock, in milliseconds
        self._presenter = presenter_of(record.game, "en")
        self.unasked: list[tuple[int, Message]] = []  # what was done for seats without asking them
        self._previews: tuple[int, int, Previews] | None = None  # of the choice and seat last asked about
        self._questions: dict[tuple[int, str], KeptQuestion] = {}  # of those who decide at the same time
        self._presenters: dict[str, tuple[list[SeatRecord], AnyPresenter]] = {}  # by languages
        self.note()

    def _new_task(self) -> TableTask | None:
        task = table_task(self.record)
        if task is not None:
            task.begin(self.at, self.state)
        return task

    @classmethod
    def restoring(
        cls, record: RoomRecord, rows: Sequence[AnswerRow], snapshots: Sequence[Snapshot] = ()
    ) -> Work[RoomGame]:
        """The game as it was stored: played again from the last snapshot on, and checked against the digest of
        the last state. By other rules than those it was stored with, all is played again, and it may be there
        only to be looked at."""
        game = cls(record)
        if game.state.seats != len(record.seats):
            raise CorruptFile(f"a room of {len(record.seats)} seats for a game of {game.state.seats}")
        game.gains = {row.at: row.gained for row in rows if row.gained}
        if game.same_rules and game.task is None:  # the progress in an exercise needs every state
            yield from resuming(game.table, rows, snapshots)
            game.digests |= {at: rows[at - 1].digest for at in range(EVERY, game.at + 1, EVERY)}
        try:
            for row in rows[game.at :]:
                yield
                game._again(row)
            game._check(rows)
        except CorruptFile:
            if game.same_rules:
                raise
            game.stored = rows
        return game

    def _again(self, row: AnswerRow) -> None:
        try:
            self.table.again(row.player, row.answer)
            self._note_answer()
        except TrivaultError as error:
            raise CorruptFile(f"answer {row.at} was refused: {error}") from None

    def _check(self, rows: Sequence[AnswerRow]) -> None:
        found = self.state.digest(self.record.version, self.record.rules)
        if rows and rows[-1].digest not in ("", found):
            raise CorruptFile(f"the state after {len(rows)} answers is not the one that was stored")

    @property
    def same_rules(self) -> bool:
        """Whether the game was stored last by this version with these rules."""
        return (self.record.version, self.record.rules) == (__version__, self.table.game.fingerprint)

    @property
    def stranded(self) -> bool:
        """Whether it cannot go on, because it does not come out the same by the rules of this version."""
        return bool(self.stored)

    @property
    def given(self) -> list[tuple[int, str]]:
        """All answers, as they are stored."""
        return [(row.player, row.answer) for row in self.stored] or self.table.answers

    def draft(self, record: RoomRecord) -> RoomGame:
        """A copy of the game on which answers are tried before they are stored."""
        new = copy(self)
        new.record, new.table, new.task = record, self.table.copy(), self.task and self.task.draft()
        new.gains, new.digests, new.unasked = self.gains.copy(), self.digests.copy(), []
        return new

    def adopt(self, draft: RoomGame) -> None:
        """Make the draft the game."""
        vars(self).update(vars(draft))

    @property
    def state(self) -> Any:
        return self.table.state

    @property
    def at(self) -> int:
        return len(self.table.answers)

    @property
    def seq(self) -> int:
        """The number of the open choice; it never goes back, also when the state does."""
        return int(self.table.state.seq) + self.record.shift

    def several(self) -> bool:
        """Whether several decide at the same time, some of whom may have answered."""
        state = self.table.state
        return len(state.choices) > 1 or bool(state.answers)

    # Answers

    def answer(self, answer: Option | str | dict[str, object], seat: int, gained: int = 0) -> store.Append:
        """Take an answer and all that follows without being asked; the job that stores them."""
        begun = len(self.table.answers)
        self.table.answer(answer, seat)
        self._note_answer()
        if gained:
            self.gains[begun] = gained
        self.run_on()
        return self.appended(begun)

    def concede(self, seat: int) -> store.Append:
        """A seat gives up; the job that stores it."""
        begun = self.at
        self.table.concede(seat)
        self._note_answer()
        self.run_on()
        return self.appended(begun)

    @property
    def ended_early(self) -> bool:
        """Whether somebody ended the game by giving it up."""
        return bool(self.state.over and self.table.answers and self.table.answers[-1][1] == CONCEDE)

    def seat_conceded(self, why: str = "") -> None:
        """The seats that have given up are out, and a bot plays for them; no others are."""
        for n, seat in enumerate(self.record.seats):
            if n in self.state.conceded:
                seat.out, seat.bot = seat.out or why, BEST
            elif seat.out:
                seat.out = seat.bot = ""

    def _note_answer(self) -> None:
        """Note what is kept of the state after an answer."""
        at = len(self.table.answers)
        if at % EVERY == 0:
            self.digests[at] = self.state.digest()
        if self.task is not None:
            self.task.follow(at, *self.table.answers[-1], self.state)

    def appended(self, since: int = 0) -> store.Append:
        """The job that stores the latest answers, with the digest of the state after the last one, and the
        snapshots that are due among them."""
        table, digests, gains = self.table, self.digests, self.gains
        rows = [
            AnswerRow(at, player, text, digests.get(at + 1, ""), gains.get(at, 0))
            for at, (player, text) in enumerate(table.answers[since:], since)
        ]
        if rows:
            rows[-1].digest = table.state.digest()
        due = range(since - since % EVERY + EVERY, len(table.answers) + 1, EVERY)
        return store.Append(self.record.room, rows, [snapshot(table, at) for at in due] if due else ())

    def run_on(self) -> None:
        """Take what is decided without asking anybody, and let the record know who decides now."""
        while (choice := self._silent()) is not None:
            option = unasked(self.state, choice)
            if is_news(choice, option):
                self.unasked.append((choice.player, unasked_message(option)))
            self.table.answer(option, choice.player)
            self._note_answer()
        self.note()

    def note(self) -> None:
        """Let the record know who decides now."""
        open_choices = () if self.record.result is not None or self.stored else self.table.state.choices
        self.record.deciding = [choice.player for choice in open_choices]
        self.record.at = len(self.table.answers)

    def _silent(self) -> Choice | None:
        """An open choice of a person that is made without asking."""
        state = self.table.state
        choices: tuple[Choice, ...] = state.choices
        for choice in choices:
            if not self.record.seats[choice.player].driver and not self.asks(state, choice):
                return choice
        return None

    def asks(self, state: Any, choice: Choice) -> bool:
        """Whether this choice is for the seat to make."""
        record, seat = self.record, self.record.seats[choice.player]
        preferences = PromptPreferences(record.ask_all, seat.order, seat.stops, watched=not record.alone())
        return self._presenter.asks(state, choice, preferences)

    def previews(self, seat: int) -> Previews:
        """What the answers of a seat to its open choice would bring."""
        if self._previews is None or self._previews[:2] != (self.seq, seat):
            self._previews = self.seq, seat, Previews(self.state, seat)
        return self._previews[2]

    def presenter(self, lang: str) -> AnyPresenter:
        """The presenter of this table in a language; it is kept for as long as the same people sit here."""
        seats, kept = self.record.seats, self._presenters.get(lang)
        if kept is None or kept[0] != seats:
            kept = self._presenters[lang] = seats, presenter_at(self.record, lang)
        return kept[1]

    def question(self, seat: int, view: View, presenter: AnyPresenter) -> replies.Question:
        """What a seat is asked, in words. While several decide at the same time, the table stays as it is, and
        so do the questions to those who have not answered yet."""
        state = self.table.state
        choice = state.asked(seat)
        if not self.several():
            self._questions.clear()
            return question(state, choice, view, presenter)
        key, about = (seat, presenter.words.lang), (self.seq, state.conceded, presenter.words.players)
        kept = self._questions.get(key)
        if kept is None or kept.choice is not choice or kept.about != about:
            kept = KeptQuestion(choice, about, question(state, choice, view, presenter))
            self._questions[key] = kept
        return kept.question

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
        self._take_time_back(to)
        self.table.rewind(to)
        if self.task is not None:
            self.task.rewind(to)
        self.digests = {at: digest for at, digest in self.digests.items() if at <= to}
        self.record.shift += before + 1 - self.seq
        self.note()
        return to

    def _take_time_back(self, to: int) -> None:
        """Take back the increment that the answer brought; the time that was used stays used."""
        clocks = self.record.clocks.copy()
        for at in [at for at in self.gains if at >= to]:
            clocks[self.table.answers[at][0]] -= self.gains.pop(at)
        if any(left <= 0 < before for left, before in zip(clocks, self.record.clocks, strict=True)):
            raise Refusal("undo", "error-undo-time")
        self.record.clocks = clocks


async def restored(scheduler: Scheduler, found: store.Stored) -> RoomGame | None:
    """The game of a room as it was stored, if it has begun."""
    if found.record.status == WAITING:
        return None
    game = await scheduler.run(RoomGame.restoring(*found))
    game.note()
    return game
