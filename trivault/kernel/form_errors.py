"""What is wrong with a list that somebody wrote: told as a message, so that every language can say it."""

from __future__ import annotations

import re
from typing import ClassVar

from trivault.kernel.errors import SOME, TrivaultError, UnknownName
from trivault.kernel.text import LANGUAGES, Message, Part, Words, clipped

LONGEST = 200  # letters of what somebody wrote that are said back

_BYTE = re.compile(r"\(byte ([0-9]+)\)")
_PLACE = re.compile(r"at `(\$[^`]*)`")
_FIELD = re.compile(r"(?:missing required|unknown) field `([^`]*)`")


class Problem(TrivaultError):
    """An error that is a message of the packages, or several, a line each; as a string it is English."""

    packages: ClassVar[tuple[str, ...]] = ()

    def __init__(self, *messages: Message) -> None:
        super().__init__(*messages)
        self.messages = [_short(message) for message in messages]

    def lines(self, lang: str) -> list[str]:
        words = Words(lang, ("trivault.kernel", *self.packages))
        return [words.say(message) for message in self.messages]

    def say(self, lang: str) -> str:
        return "\n".join(self.lines(lang))

    def __str__(self) -> str:
        return self.say(LANGUAGES[0])


def _short(message: Message) -> Message:
    """The message with what somebody wrote as it can be said: not at any length, and nothing that steers a
    terminal or turns the line round."""
    return Message(message.key, **{name: _said(part) for name, part in message.args.items()})


def _said(part: Part) -> Part:
    if isinstance(part, Message):
        return _short(part)
    return clipped(part, LONGEST) if isinstance(part, str) else part


def some(mistakes: list[Message], most: int) -> list[Message]:
    """The first of many mistakes, and how many more there are."""
    left = len(mistakes) - most
    return mistakes if left <= 0 else [*mistakes[:most], Message("more-mistakes", n=left)]


def at_line(line: int, problem: Message) -> Message:
    return Message("at-line", line=line, problem=problem)


def unknown(error: UnknownName) -> Message:
    """A name that stands for nothing, with those that come near it."""
    some = ", ".join(error.known[:SOME]) + (" …" if len(error.known) > SOME else "")
    names = ", ".join(error.near) or some
    return Message("unknown-name", what=error.what, name=error.name, near=len(error.near), names=names)


def not_json(text: str | bytes, error: Exception) -> Message:
    """What cannot be read at all, with the line where it ends to be readable."""
    data = text.encode() if isinstance(text, str) else text
    at = _BYTE.search(str(error))
    line = data.count(b"\n", 0, int(at[1]) if at else len(data)) + 1
    return Message("not-json", line=line, detail=str(error))


def misformed(error: Exception) -> dict[str, str]:
    """Of JSON in another form: the place of what is missing, unknown or wrong, and the details."""
    detail = str(error)
    place, field = _PLACE.search(detail), _FIELD.search(detail)
    where = (place[1] if place else "$") + (f".{field[1]}" if field else "")
    return {"place": where, "detail": detail}
