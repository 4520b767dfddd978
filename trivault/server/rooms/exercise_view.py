"""What is shown beside the table of a puzzle or a first game."""

from __future__ import annotations

from copy import copy
from functools import lru_cache

import msgspec

from trivault.kernel.errors import TrivaultError
from trivault.kernel.state import State
from trivault.puzzles import Exercise, Lesson, Progress, lesson, puzzle, read
from trivault.puzzles.bundled import FIRST_GAME
from trivault.puzzles.missed_wins import exercise_of
from trivault.puzzles.progress import OPEN
from trivault.puzzles.sentences import goal, hint, sentence, words
from trivault.server.protocol import replies
from trivault.server.protocol.refusals import Refusal
from trivault.server.storage.records import RoomRecord, TaskRecord

MISSED = "missed"
UPLOADED = "uploaded"


def exercise_for(game: str, task: TaskRecord) -> Exercise:
    if task.name == MISSED:
        return exercise_of(game)
    found = _found(game, task)
    if isinstance(found, Exercise):
        return found
    if task.chapter >= len(found.chapters):
        raise Refusal("unknown", "error-no-chapter", n=len(found.chapters))
    return found.chapters[task.chapter]


def _found(game: str, task: TaskRecord) -> Exercise | Lesson:
    if task.source:
        return uploaded(task.source)
    return lesson(game) if task.name == FIRST_GAME else puzzle(game, task.name)


@lru_cache(64)
def uploaded(source: str) -> Exercise | Lesson:
    """The puzzle or lesson in a file."""
    return read(source.encode())


class TableTask:
    """The exercise at a table: its words, and how far somebody has come after each answer."""

    def __init__(self, record: RoomRecord, task: TaskRecord) -> None:
        self.exercise = exercise_for(record.game, task)
        self._task = task
        self._start: State | None = None
        self._steps: list[Progress] = []
        self._words: dict[str, replies.Task] = {}  # what stays the same, by languages

    def draft(self) -> TableTask:
        """A copy that goes on apart."""
        new = copy(self)
        new._steps = self._steps[:]
        return new

    def begin(self, at: int, state: State) -> None:
        """Start there if it is the beginning of the exercise."""
        if at == self._task.begin and state.choice is not None:
            self._start, self._steps = state, [Progress.begin(self.exercise, state)]

    def follow(self, at: int, player: int, answer: str, state: State) -> None:
        """Go on with the answer that has led to this state, after so many."""
        if self._steps:
            self._steps.append(self._steps[-1].after(player, answer, state))
        else:
            self.begin(at, state)

    def rewind(self, to: int) -> None:
        """Back to the moment after so many answers."""
        del self._steps[max(0, to + 1 - self._task.begin) :]

    def shown(self, lang: str) -> replies.Task | None:
        """What is said of it beside its table."""
        if not self._steps:
            return None
        if lang not in self._words:
            self._words[lang] = self._in_words(lang)
        now = self._steps[-1]
        return msgspec.structs.replace(
            self._words[lang], status=now.status, said=now.said(lang), trap=now.trapped(lang)
        )

    def _in_words(self, lang: str) -> replies.Task:
        task, found = self._task, self.exercise
        own = task.name == MISSED
        whole = None if own else _found(found.game, task)
        said = words(found.game, lang)
        return replies.Task(
            name=task.name,
            title=said.say("missed-title") if own else sentence(found.game, found.text, "title", lang),
            goal=goal(found, lang),
            status=OPEN,
            hints=[hint(found, each, lang, self._start) for each in found.hints],
            chapter=task.chapter,
            chapters=len(whole.chapters) if isinstance(whole, Lesson) else 0,
        )


def table_task(record: RoomRecord) -> TableTask | None:
    """The exercise of a room, if it has one that this version knows."""
    if record.task is None:
        return None
    try:
        return TableTask(record, record.task)
    except (TrivaultError, Refusal):  # another version had it
        return None
