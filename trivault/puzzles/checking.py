"""Proves a puzzle: that it is legal, how many first answers solve it, and that its hints are true."""

from __future__ import annotations

from typing import NamedTuple

from trivault.kernel.errors import AnswerError, PuzzleError, TrivaultError
from trivault.kernel.state import State
from trivault.puzzles.files import ONCE, Exercise, Lesson
from trivault.puzzles.measures import measures
from trivault.puzzles.sentences import fill
from trivault.puzzles.solver import NODES, Solution, solve


class Proof(NamedTuple):
    solution: Solution

    @property
    def solving(self) -> int:
        return len(self.solution.lines)


def check(exercise: Exercise, nodes: int = NODES) -> Proof:
    """The proof; `PuzzleError` says why there is none."""
    try:
        start = exercise.start()
        _check_sentences(exercise)
        if not _open(exercise, start):
            raise PuzzleError("goal: it holds already in the position")
        solution = solve(exercise, nodes)
    except PuzzleError:
        raise
    except TrivaultError as error:
        raise PuzzleError(f"position: {error}") from error
    if not solution.lines:
        chance = "" if exercise.chance == 1 else f" with a chance of {exercise.chance:.0%}"
        raise PuzzleError(f"no first answer solves it{chance}; {solution.nodes} answers were tried")
    _check_hints(exercise, solution)
    _check_traps(exercise, start, solution)
    return Proof(solution)


def check_all(found: Exercise | Lesson, nodes: int = NODES) -> list[Proof]:
    """The proofs of a puzzle, or of all chapters of a lesson."""
    if isinstance(found, Exercise):
        return [check(found, nodes)]
    return [_check_chapter(chapter, n, nodes) for n, chapter in enumerate(found.chapters)]


def _check_chapter(chapter: Exercise, n: int, nodes: int) -> Proof:
    try:
        return check(chapter, nodes)
    except PuzzleError as error:
        raise PuzzleError(f"chapters[{n}]: {error}") from None


def _check_sentences(exercise: Exercise) -> None:
    """Every sentence can be said."""
    for lang, sentences in exercise.text.items():
        for sentence in sentences.values():
            fill(exercise.game, sentence, lang)


def _open(exercise: Exercise, start: State) -> bool:
    assert start.choice is not None
    player = start.choice.player
    return exercise.when != ONCE or not all(each.holds(start, player) for each in exercise.conditions())


def _check_hints(exercise: Exercise, solution: Solution) -> None:
    firsts = {line.first for line in solution.lines}
    answers = {answer for line in solution.lines for answer in line.answers}
    cards = {_slug(word) for answer in answers for word in answer.split()[1:]}
    for n, hint in enumerate(exercise.hints):
        if hint.card and (not measures(exercise.game).known(hint.card) or hint.card not in cards):
            raise _untrue(n, f"card {hint.card!r}", cards)
        if hint.first and hint.first not in firsts:
            raise _untrue(n, f"first answer {hint.first!r}", firsts)
        if hint.answer and hint.answer not in answers:
            raise _untrue(n, f"answer {hint.answer!r}", answers)


def _slug(word: str) -> str:
    return word.partition("@")[0].partition("#")[0].partition("=")[0]


def _untrue(n: int, what: str, expected: set[str]) -> PuzzleError:
    return PuzzleError(f"hints[{n}]: no solution has the {what}; expected one of {', '.join(sorted(expected))}")


def _check_traps(exercise: Exercise, start: State, solution: Solution) -> None:
    for n, trap in enumerate(exercise.traps):
        try:
            start.after(trap.answer)
        except AnswerError as error:
            raise PuzzleError(f"traps[{n}]: {error}") from None
        if trap.answer in {line.first for line in solution.lines}:
            raise PuzzleError(f"traps[{n}]: {trap.answer!r} is no trap; it solves the puzzle")
