"""Puzzles and lessons: files with a position and a goal, what proves them, and who guides through them."""

from trivault.puzzles.bundled import lesson, of_the_day, puzzle, puzzles
from trivault.puzzles.checking import Proof, check, check_all
from trivault.puzzles.files import Exercise, Lesson, read
from trivault.puzzles.progress import FAILED, OPEN, SOLVED, Progress
from trivault.puzzles.solver import Solution, solve

__all__ = [
    "FAILED",
    "OPEN",
    "SOLVED",
    "Exercise",
    "Lesson",
    "Progress",
    "Proof",
    "Solution",
    "check",
    "check_all",
    "lesson",
    "of_the_day",
    "puzzle",
    "puzzles",
    "read",
    "solve",
]
