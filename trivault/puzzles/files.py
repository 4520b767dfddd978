"""How puzzles and lessons are written: TOML, read with bounds, since anybody may have written it.

`docs/how-to/write-a-puzzle.md` describes the form.
"""

from __future__ import annotations

import tomllib
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from trivault import registry
from trivault.kernel.errors import PuzzleError, TrivaultError
from trivault.kernel.state import State
from trivault.kernel.text import LANGUAGES
from trivault.puzzles.conditions import DID, GoalCondition, condition

FORMAT = "trivault-puzzle/1"
LESSON = "trivault-lesson/1"
LONGEST = 100_000  # bytes of a file
LONGEST_LINE = 4_000  # bytes of a line in it: a long key takes a reader of TOML very long
LINE = 200  # letters of a condition or an answer

TITLE = "title"
GOAL = "goal"  # a sentence that may stand in the place of the one that the conditions make
ONCE, END = "once", "end"  # a goal is reached as soon as it holds, or holds when time is up

Line = Annotated[str, Meta(max_length=LINE)]
Sentence = Annotated[str, Meta(min_length=1, max_length=800)]
Key = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,30}$")]
Sentences = dict[str, dict[Key, Sentence]]


class Hint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level of help: an idea in words, a card of a solution, an answer of one, or how one begins."""

    say: Key = ""
    card: Line = ""
    answer: Line = ""
    first: Line = ""


class Trap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A first answer that looks good and solves nothing, and what is said of it."""

    answer: Line
    say: Key


class Tip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the coach says until something is done or holds."""

    say: Key
    until: Annotated[list[Line], Meta(max_length=8)] = []


class Reaction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the coach says of an answer of the player."""

    answer: Line
    say: Key


class Exercise(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A position and what to reach from it: a puzzle, or a chapter of a lesson."""

    position: dict[str, object]
    goal: Annotated[list[Line], Meta(min_length=1, max_length=8)]
    text: Sentences
    when: str = ONCE
    turns: Annotated[int, Meta(ge=1, le=4)] = 1
    chance: Annotated[float, Meta(gt=0, le=1)] = 1.0
    level: Annotated[int, Meta(ge=1, le=3)] = 1
    hints: Annotated[list[Hint], Meta(max_length=8)] = []
    traps: Annotated[list[Trap], Meta(max_length=8)] = []
    tips: Annotated[list[Tip], Meta(max_length=30)] = []
    reactions: Annotated[list[Reaction], Meta(max_length=30)] = []
    game: str = ""

    def conditions(self) -> list[GoalCondition]:
        return [condition(self.game, text) for text in self.goal]

    def start(self) -> State:
        """The position; an error says why it is none."""
        if self.position.get("exact"):
            raise PuzzleError("position.exact: a puzzle tells its position in words; leave exact out")
        given = self.position.get("game", self.game)
        if given != self.game:
            raise PuzzleError(f"position.game: expected {self.game}, not {given!r}")
        state: State = registry.load(self.game).position({**self.position, "game": self.game})
        if state.choice is None:
            raise PuzzleError("position: the game is over there; nobody has to decide")
        return state

    def dealt(self, seed: int) -> dict[str, object]:
        """The position as it is played; where it names no seed, chance comes from this one."""
        return {"seed": seed, **self.position, "game": self.game}

    def sentences(self) -> set[str]:
        """The sentences that it speaks of."""
        hints = {each.say for each in self.hints if each.say}
        others = {each.say for some in (self.traps, self.tips, self.reactions) for each in some}
        return {TITLE, *hints, *others}


class Lesson(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A first game: exercises with a coach, one after the other."""

    game: str
    text: Sentences
    chapters: Annotated[list[Exercise], Meta(min_length=1, max_length=20)]


def read(data: bytes) -> Exercise | Lesson:
    """A puzzle or lesson of other people; an error says what was expected, and where."""
    plain = _plain(data)
    kind = plain.pop("format", None)
    if kind not in (FORMAT, LESSON):
        raise PuzzleError(f'format: expected "{FORMAT}" or "{LESSON}", not {str(kind)[:40]!r}')
    try:
        return _lesson(plain) if kind == LESSON else _checked(msgspec.convert(plain, Exercise), "")
    except (msgspec.ValidationError, RecursionError) as error:
        raise PuzzleError(f"not in the form {kind}: {error}") from None


def _lesson(plain: dict[str, Any]) -> Lesson:
    lesson = msgspec.convert(plain, Lesson)
    _check_text(lesson.text, {TITLE}, "text")
    for n, chapter in enumerate(lesson.chapters):
        chapter.game = chapter.game or lesson.game
        _checked(chapter, f"chapters[{n}].")
    return lesson


def _plain(data: bytes) -> dict[str, Any]:
    if len(data) > LONGEST:
        raise PuzzleError(f"a puzzle has at most {LONGEST} bytes, not {len(data)}")
    if max(map(len, data.splitlines()), default=0) > LONGEST_LINE:
        raise PuzzleError(f"a line of a puzzle has at most {LONGEST_LINE} bytes")
    try:
        return tomllib.loads(data.decode())
    except (ValueError, RecursionError) as error:  # also bytes that are no text
        raise PuzzleError(f"not TOML: {str(error)[:LINE]}") from None


def _checked(exercise: Exercise, where: str) -> Exercise:
    if exercise.game not in registry.names():
        raise PuzzleError(
            f"{where}game: expected one of {', '.join(registry.names())}, not {exercise.game[:40]!r}"
        )
    if exercise.when not in (ONCE, END):
        raise PuzzleError(f"{where}when: expected {ONCE} or {END}, not {exercise.when[:40]!r}")
    for n, hint in enumerate(exercise.hints):
        named = [hint.card, hint.answer, hint.first]
        if sum(map(bool, named)) > 1 or not any((*named, hint.say)):
            raise PuzzleError(f"{where}hints[{n}]: expected one of say, card, answer and first")
    _check_text(exercise.text, exercise.sentences(), f"{where}text")
    try:
        if any(each.measure == DID for each in exercise.conditions()):
            raise PuzzleError("goal: expected what holds on the table; did is for tips")
        for tip in exercise.tips:
            for text in tip.until:
                condition(exercise.game, text)
    except TrivaultError as error:
        raise PuzzleError(f"{where}{error}") from None
    return exercise


def _check_text(text: Sentences, keys: set[str], where: str) -> None:
    if "en" not in text or not set(text) <= set(LANGUAGES):
        raise PuzzleError(f"{where}: expected en, and where you can {' and '.join(LANGUAGES[1:])}")
    for lang, sentences in text.items():
        if missing := sorted(keys - set(sentences)):
            raise PuzzleError(f"{where}.{lang}: {missing[0]} is missing")
        if extra := sorted(set(sentences) - keys - {GOAL}):
            raise PuzzleError(f"{where}.{lang}: nothing says {extra[0]!r}")
