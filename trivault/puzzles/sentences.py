"""Sentences of puzzles and lessons for people: those of the files, with the names of cards in their language,
and those that all of them share."""

from __future__ import annotations

import re
from functools import cache

from trivault import registry
from trivault.kernel.errors import AnswerError, PuzzleError
from trivault.kernel.options import Option
from trivault.kernel.state import State
from trivault.kernel.text import Message, Words, capital
from trivault.puzzles.files import GOAL, Exercise, Hint, Sentences
from trivault.puzzles.measures import measures

_NAME = re.compile(r"\{([^{}]*)\}")


@cache
def words(game: str, lang: str) -> Words:
    return Words(lang, ("trivault.kernel", *registry.load(game).packages, "trivault.puzzles"))


def fill(game: str, sentence: str, lang: str) -> str:
    """A sentence of a file: `{troll}` is the name of that card."""

    def name(found: re.Match[str]) -> str:
        if not measures(game).known(found[1]):
            raise PuzzleError(
                f"text.{lang}: {found[0][:60]!r} is no card of {game}; expected such as {{troll}}"
            )
        return words(game, lang).say(f"card-{found[1]}")

    return _NAME.sub(name, sentence)


def sentence(game: str, text: Sentences, key: str, lang: str) -> str:
    """A sentence in a language, or in English where the file has none in it."""
    spoken = lang if lang in text else "en"
    return fill(game, text[spoken][key], lang)


def goal(exercise: Exercise, lang: str) -> str:
    """What is to be reached, and until when."""
    if GOAL in exercise.text["en"]:
        return sentence(exercise.game, exercise.text, GOAL, lang)
    said = words(exercise.game, lang)
    what = [each.message() for each in exercise.conditions()]
    key = "goal-luck" if exercise.chance < 1 else "goal-sure"
    until = Message(f"goal-until-{exercise.game}", n=exercise.turns)
    return capital(said.say(key, what=what, until=until, chance=round(100 * exercise.chance)))


def hint(exercise: Exercise, hint: Hint, lang: str, start: State | None = None) -> str:
    """A level of help; `start` is the position of the exercise, if it has been laid already."""
    if hint.say:
        return sentence(exercise.game, exercise.text, hint.say, lang)
    said = words(exercise.game, lang)
    if hint.card:
        return said.say("hint-card", card=Message(f"card-{hint.card}"))
    answer = hint.first or hint.answer
    key = "hint-first" if hint.first else "hint-answer"
    return said.say(key, answer=_answer(start or exercise.start(), answer, lang))


def _answer(start: State, answer: str, lang: str) -> str:
    """An answer as a sentence where it is one of the first ones; else in the notation, which can be typed."""
    try:
        choice = start.asked(None)
        return Option(start, choice, start.check(answer, choice)).sentence(lang)
    except AnswerError:
        return answer
