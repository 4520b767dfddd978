"""The Fluent files of one language: each message is parsed when it is first said, because a process says
few of the thousands that there are."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Set
from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Resource

from trivault.kernel.errors import RulesError

_BEGINNING = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")
_PLAIN = re.compile(r"[\w-]+ *= *([^\s{}][^\n{}]*)(?:\s*\n#.*)*\s*")  # in one line, with nothing to fill in


class Wordbook:
    """What stands later replaces what has the same id: a game may say it its own way."""

    def __init__(self, lang: str, functions: Mapping[str, object], files: Iterable[str]) -> None:
        self._bundle = FluentBundle([lang], dict(functions), use_isolating=False)  # type: ignore[arg-type]  # typed for one argument
        self._written: dict[str, str] = {}
        self._plain: dict[str, str | None] = {}
        for file in files:
            self._written |= taken_apart(file)

    @property
    def keys(self) -> Set[str]:
        return self._written.keys()

    def format(self, key: str, args: dict[str, int | str | FluentType]) -> str:
        """The message with these parts; names and words, which are most messages, have none to parse."""
        if key not in self._plain:
            found = _PLAIN.fullmatch(self._written[key])
            self._plain[key] = found[1].rstrip() if found else None
        plain = self._plain[key]
        return self._filled_in(key, args) if plain is None else plain

    def _filled_in(self, key: str, args: dict[str, int | str | FluentType]) -> str:
        if not self._bundle.has_message(key):
            self._parse(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise RulesError(f"the message {key!r} is empty")
        said, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise RulesError(f"the message {key!r} cannot be said with {sorted(args)}: {errors[0]}")
        return str(said)

    def _parse(self, key: str) -> None:
        """Also those that the message refers to, and before it."""
        wanted = [key]
        for each in wanted:
            named = dict.fromkeys(_REFERENCE.findall(self._written[each]))
            wanted += [other for other in named if other in self._written and other not in wanted]
        for each in reversed(wanted):
            self._bundle.add_resource(_parsed(self._written[each]), allow_overrides=True)


def taken_apart(file: str) -> dict[str, str]:
    """The text of each message of a file: a beginning stands at the beginning of a line."""
    starts = list(_BEGINNING.finditer(file))
    ends = [*(start.start() for start in starts[1:]), len(file)]
    return {start[1]: file[start.start() : end] for start, end in zip(starts, ends, strict=True)}


@cache
def _parsed(text: str) -> Resource:
    """Once for all tables and servers of a process: they share the messages of their games."""
    return FluentResource(text)
