"""What is shown beside the table of a puzzle or a first game."""

from __future__ import annotations

from functools import lru_cache

from trivault.kernel.errors import TrivaultError
from trivault.puzzles import Exercise, Lesson, Progress, lesson, puzzle, read
from trivault.puzzles.missed import exercise_of
from trivault.puzzles.sentences import goal, hint, sentence, words
from trivault.puzzles.shelf import FIRST_GAME
from trivault.server import replies
from trivault.server.game import Play
from trivault.server.records import RoomRecord, TaskRecord
from trivault.server.words import Refusal

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


def shown(play: Play, record: RoomRecord, lang: str) -> replies.Task | None:
    """What is said of an exercise beside its table."""
    task = record.task
    if task is None:
        return None
    try:
        found = exercise_for(record.game, task)
    except (TrivaultError, Refusal):  # another version had it
        return None
    table = play.table
    progress = Progress(found, table.states()[task.begin :], table.answers[task.begin :])
    own = task.name == MISSED
    whole = None if own else _found(record.game, task)
    said = words(record.game, lang)
    return replies.Task(
        name=task.name,
        title=said.say("missed-title") if own else sentence(found.game, found.text, "title", lang),
        goal=goal(found, lang),
        status=progress.status,
        said=progress.said(lang),
        hints=[hint(found, each, lang) for each in found.hints],
        trap=progress.trapped(lang),
        chapter=task.chapter,
        chapters=len(whole.chapters) if isinstance(whole, Lesson) else 0,
    )
