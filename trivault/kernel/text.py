"""Words for people: the engine makes `Message` values, `Words` says them in a language.

Messages are Fluent files (`text/<language>.ftl` of the kernel and of each game). A message
that a language lacks is said in English, so that a new card is never silent.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Union

from fluent.runtime import FluentBundle, FluentResource

from trivault.kernel.errors import RulesError, UnknownLanguage

LANGUAGES = ("en", "de", "pl")

Part = Union[int, str, "Message", Sequence["Message"]]


class Message:
    """What to say, not yet in any language: the id of a message and what fills it."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, **args: Part) -> None:
        self.key = key
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.key, self.args) == (other.key, other.args)

    def __hash__(self) -> int:
        return hash((self.key, *self.args))

    def __repr__(self) -> str:
        args = ", ".join(f"{name}={value!r}" for name, value in self.args.items())
        return f"Message({self.key!r}{', ' if args else ''}{args})"


class Words:
    """The words of one language."""

    def __init__(self, lang: str, packages: Iterable[str]) -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguage(lang, LANGUAGES)
        self.lang = lang
        spoken = dict.fromkeys((lang, "en"))
        self._bundles = [_bundle(each, tuple(packages)) for each in spoken]

    def has(self, key: str) -> bool:
        """Whether this very language has the message."""
        return self._bundles[0].has_message(key)

    def say(self, message: Message | str, **args: Part) -> str:
        """The message in this language; arguments that are messages are said first."""
        if isinstance(message, str):
            message = Message(message, **args)
        filled = {name: self._fill(part) for name, part in message.args.items()}
        for bundle in self._bundles:
            if bundle.has_message(message.key):
                return _format(bundle, message.key, filled)
        raise RulesError(f"no language has the message {message.key!r}")

    def _fill(self, part: Part) -> int | str:
        if isinstance(part, int | str):
            return part
        if isinstance(part, Message):
            return self.say(part)
        return self.listing([self.say(each) for each in part])

    def listing(self, items: Sequence[str]) -> str:
        """Items as people list them: a, b and c."""
        if len(items) < 2:
            return items[0] if items else ""
        return self.say("list-and", head=", ".join(items[:-1]), tail=items[-1])


def _format(bundle: FluentBundle, key: str, args: Mapping[str, int | str]) -> str:
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise RulesError(f"the message {key!r} is empty")
    said, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        raise RulesError(f"the message {key!r} cannot be said with {sorted(args)}: {errors[0]}")
    return str(said)


@cache
def _bundle(lang: str, packages: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for package in packages:
        path = files(package).joinpath("text", f"{lang}.ftl")
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
