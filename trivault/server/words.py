"""What the server says to people: refusals that tell what was expected, in their language."""

from __future__ import annotations

import types
from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from trivault.kernel.errors import FileError, SetupError, TrivaultError, UnknownName
from trivault.kernel.problems import Problem
from trivault.kernel.text import Message, Part, Words, capital
from trivault.server.requests import REQUESTS, Request

LONGEST = 300  # letters of a detail that are said back


@cache
def server_words(lang: str) -> Words:
    return Words(lang, ("trivault.kernel", "trivault.server"))


class Refusal(Exception):
    """A request that is not carried out; the message says what was expected."""

    def __init__(
        self,
        code: str,
        key: str = "",
        detail: str = "",
        rules: Sequence[str] = (),
        said: str = "",
        problem: Problem | None = None,
        **args: Part,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.message = Message(key or f"error-{code}", **args)
        self.detail = detail[:LONGEST]
        self.rules = rules
        self.said = said  # the message already in words, where only a game has them
        self.problem = problem  # with words of its own

    def say(self, lang: str) -> str:
        if self.problem is not None:
            return capital(self.problem.say(lang)).removesuffix(".") + "."
        return self.said or server_words(lang).say(self.message)


def refusal(error: TrivaultError, code: str = "setup") -> Refusal:
    """What the library refuses, as a refusal of the server."""
    if isinstance(error, UnknownName):
        near = str(error).rpartition("did you mean ")[2].rstrip("?")
        return Refusal("unknown", "error-unknown-name", str(error), name=error.name[:40], near=near)
    if isinstance(error, Problem):
        return Refusal(code, detail=str(error), problem=error)
    if isinstance(error, FileError):
        return Refusal("file", detail=str(error))
    if isinstance(error, SetupError):
        return Refusal("setup", detail=str(error))
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
        return Refusal("malformed", "error-unknown-type", str(error), name=found.type[:40], known=known)
    form = shape(REQUESTS[found.type], words)
    return Refusal("malformed", "error-wrong-form", str(error), name=found.type, form=form)


class _Head(msgspec.Struct):
    type: str = ""


def request_id(raw: bytes | str) -> int:
    """The number of a message, as far as it can be read."""
    try:
        given = msgspec.json.decode(raw, type=_Numbered).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0
    return given if isinstance(given, int) and 0 <= given <= 2**40 else 0


class _Numbered(msgspec.Struct):
    id: Any = 0


def shape(request: type[Request], words: Words) -> str:
    """How a message looks: each field with the kind of its value; those in brackets may be left out."""
    fields = [f'"type": "{request.__struct_config__.tag}"']
    for field in msgspec.structs.fields(request):
        said = f'"{field.encode_name}": {_kind(field.type, words)}'
        fields.append(said if field.required else f"[{said}]")
    return "{" + ", ".join(fields) + "}"


def _kind(kind: Any, words: Words) -> str:
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _kind(args[0], words)
    if origin is Literal:
        return "|".join(f'"{each}"' for each in args)
    if origin in (Union, types.UnionType):
        return "|".join(dict.fromkeys(_kind(each, words) for each in args if each is not type(None)))
    if origin is list:
        return f"[{_kind(args[0], words)} …]"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        parts = [(field.encode_name, field) for field in msgspec.structs.fields(kind)]
        return "{" + ", ".join(f'"{name}": {_kind(field.type, words)}' for name, field in parts) + "}"
    names = {bool: "kind-bool", int: "kind-number", str: "kind-text"}
    return words.say(names.get(kind, "kind-object"))
