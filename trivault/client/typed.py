"""What typed words mean: a command, or an answer to the open question."""

from __future__ import annotations

import re
from collections.abc import Iterable

from trivault.kernel.choices import DISTRIBUTE, NUMBER
from trivault.kernel.text import Words
from trivault.presentation.matching import folded, matching
from trivault.server.protocol.replies import Option, Question
from trivault.server.protocol.wire import AnswerForm

_NUMBERS = re.compile(r"\d{1,9}([\s,]+\d{1,9})*")


def spoken(name: str, words: Words) -> list[str]:
    """What can be typed for a command: in the player's language first, always in English too."""
    return list(dict.fromkeys([*words.say(f"client-command-{name}").split(), name]))


def command(typed: str, names: Iterable[str], words: Words) -> tuple[str, str]:
    """The command that is meant, and what follows it; no command for an answer."""
    first, _, rest = typed.partition(" ")
    for name in names:
        if folded(first) in [folded(each) for each in spoken(name, words)]:
            return name, rest.strip()
    return ("why", typed[1:].strip()) if typed.startswith("?") else ("", typed)


def answer(typed: str, question: Question) -> str | AnswerForm:
    """An answer by numbers, by its letter or by a few words; whatever else it is, the server explains."""
    if _NUMBERS.fullmatch(typed):
        return _numbered([int(each) for each in re.split(r"[\s,]+", typed)], typed, question)
    lettered = [option for option in question.options if option.key and option.key == typed.casefold()]
    found = lettered or matching(typed, question.options, lambda each: (each.answer, each.sentence))
    return _taken(found[0], question) if len(found) == 1 else typed


def _numbered(given: list[int], typed: str, question: Question) -> str | AnswerForm:
    if question.kind == NUMBER:
        return AnswerForm(verb=question.verb, numbers=given)
    named = [option for option in question.options if option.name]
    if question.kind == DISTRIBUTE and len(given) == len(named) > 1:
        shares = [(option.name, n) for option, n in zip(named, given, strict=True) if n]
        return AnswerForm(
            verb=question.verb, targets=[name for name, _ in shares], numbers=[n for _, n in shares]
        )
    if not all(1 <= n <= len(question.options) for n in given):
        return typed
    chosen = [question.options[n - 1] for n in given]
    if len(chosen) == 1:
        return _taken(chosen[0], question)
    return AnswerForm(verb=question.verb, targets=[option.name for option in chosen])


def _taken(option: Option, question: Question) -> str | AnswerForm:
    if question.several and option.name and question.kind != DISTRIBUTE:
        return AnswerForm(verb=question.verb, targets=[option.name])
    return option.answer
