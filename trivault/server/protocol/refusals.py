"""Messages of the server in the language of the client: refusals say what was expected."""

from __future__ import annotations

import re
import types
from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import Meta

from trivault.kernel.errors import SOME, FileError, PositionError, TrivaultError, UnknownName
from trivault.kernel.form_errors import Problem, misformed
from trivault.kernel.text import LANGUAGES, Message, Part, Words, capital, clipped
from trivault.server.protocol.requests import REQUESTS, Request

LONGEST = 300  # letters of a detail that are said back
NONE = Meta()

_PLACE = re.compile(r"[a-z][^ :]*(?=: )|[a-z][^ :]*\[[^ :]*")


@cache
def server_words(lang: str) -> Words:
    return Words(lang, ("trivault.kernel", "trivault.server"))


def preferred(header: str) -> str:
    """The language that a browser names first of those there are."""
    named = [part.strip()[:2].lower() for part in header.split(",")]
    return next((lang for lang in named if lang in LANGUAGES), LANGUAGES[0])


class Refusal(Exception):
    """A request that is not carried out; the message says what was expected."""

    def __init__(
        self,
        code: str,
        key: str | Message = "",
        detail: str = "",
        rules: Sequence[str] = (),
        said: str = "",
        problem: Problem | None = None,
        **args: Part,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.message = key if isinstance(key, Message) else Message(key or f"error-{code}", **args)
        self.detail = detail[:LONGEST]
        self.rules = rules
        self.said = said  # the message already in words, where only a game has them
        self.problem = problem  # with words of its own

    def say(self, lang: str) -> str:
        if self.problem is not None:
            return "\n".join(map(_sentence, self.problem.lines(lang)))
        return self.said or server_words(lang).say(self.message)


def _sentence(said: str) -> str:
    return capital(said) if said.endswith((".", "?")) else f"{capital(said)}."


def refusal(error: TrivaultError, code: str = "setup") -> Refusal:
    """What the library refuses, as a refusal of the server."""
    if isinstance(error, UnknownName):
        near = ", ".join(error.near or error.known[:SOME])
        return Refusal("unknown", "error-unknown-name", str(error), name=clipped(error.name), near=near)
    if isinstance(error, Problem):
        return Refusal(code, detail=str(error), problem=error)
    if isinstance(error, FileError):
        facts = {name: clipped(fact) if isinstance(fact, str) else fact for name, fact in error.facts.items()}
        return Refusal("file", Message(f"error-file-{error.why}", **facts), str(error))
    if isinstance(error, PositionError):
        place = _PLACE.match(str(error))  # where the message names none, it is about the whole
        where = place[0] if place else misformed(error)["place"]
        return Refusal("file", "error-file-position", str(error), place=clipped(where))
    return Refusal(code, detail=str(error))


# The form of messages


def malformed(raw: bytes | str, error: Exception, lang: str) -> Refusal:
    """What was expected instead of a message that cannot be read."""
    words = server_words(lang)
    try:
        found = msgspec.json.decode(raw, type=_Head)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Refusal("malformed", "error-no-message", str(error))
    if found.type not in REQUESTS:
        known = ", ".join(REQUESTS)
        return Refusal("malformed", "error-unknown-type", str(error), name=clipped(found.type), known=known)
    form, place = shape(REQUESTS[found.type], words), clipped(misformed(error)["place"])
    return Refusal("malformed", "error-wrong-form", str(error), name=found.type, place=place, form=form)


class _Head(msgspec.Struct):
    type: str = ""


def request_id(raw: bytes | str) -> int:
    """The number of a message, as far as it can be read."""
    try:
        given = msgspec.json.decode(raw, type=_Numbered).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0
    return given if type(given) is int and 0 <= given <= 2**40 else 0


class _Numbered(msgspec.Struct):
    id: Any = 0


@cache
def shape(request: type[Request], words: Words) -> str:
    """How a message looks: each field with the kind of its value; those in brackets may be left out."""
    fields = [f'"type": "{request.__struct_config__.tag}"']
    for field in msgspec.structs.fields(request):
        said = f'"{field.encode_name}": {_kind(field.type, words)}'
        fields.append(said if field.required else f"[{said}]")
    return "{" + ", ".join(fields) + "}"


def _kind(kind: Any, words: Words, limits: Meta = NONE) -> str:
    """What a value is, in words."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _kind(args[0], words, args[1])
    if origin is Literal:
        return "|".join(f'"{each}"' for each in args)
    if origin in (Union, types.UnionType):
        return "|".join(dict.fromkeys(_kind(each, words) for each in args if each is not type(None)))
    if origin is list:
        return f"[{_kind(args[0], words)} …]"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        parts = [(field.encode_name, field) for field in msgspec.structs.fields(kind)]
        return "{" + ", ".join(f'"{name}": {_kind(field.type, words)}' for name, field in parts) + "}"
    if kind is str and limits.max_length:
        return words.say("kind-text", n=limits.max_length)
    if kind is int and limits.le is not None:
        return words.say("kind-number", low=int(limits.ge or 0), high=int(limits.le))
    return words.say("kind-bool" if kind is bool else "kind-object")
