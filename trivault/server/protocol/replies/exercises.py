"""First games and puzzles: what there is, and how far somebody has come in one."""

from __future__ import annotations

from trivault.server.protocol.replies.reply import Reply
from trivault.server.protocol.wire import Part


class PuzzleInfo(Part):
    name: str
    title: str
    level: int  # 1 to 3


class Exercises(Reply):
    """What a game has for those who learn."""

    game: str
    chapters: list[str]  # the titles of the first game's
    puzzles: list[PuzzleInfo]
    today: str  # the name of the puzzle of the day


class Task(Part):
    """What is to be reached at this table, and what the coach says."""

    name: str  # of the puzzle; first-game, or missed for a moment of an own game
    title: str
    goal: str
    status: str  # open, solved, failed
    said: list[str] = []
    hints: list[str] = []  # levels of help
    trap: str = ""  # why the first answer has led nowhere
    chapter: int = 0  # of a first game, from 0 …
    chapters: int = 0  # … of so many
