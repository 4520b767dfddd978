"""Positions in which a rule decides something, small and playable at once.

`docs/rules/README.md` describes the form.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from trivault.kernel.text import Message, Words

_CARD = re.compile(r"\{([a-z0-9-]+)\}")

Position = dict[str, Any]  # in the form of its game


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position for a rule, what to try in it, and what proves that the rule decides."""

    rule: str
    en: str
    de: str
    pl: str
    position: Position
    answers: tuple[str, ...] = ()  # are given one after the other …
    then: dict[str, object] = {}  # … and lead to this: values of the position, by their path
    offered: tuple[str, ...] = ()  # can then be answered
    refused: tuple[str, ...] = ()  # cannot, and the rule is the reason

    def says(self, words: Words) -> str:
        """What to try; the names of cards are those of the language."""
        sentence = {"en": self.en, "de": self.de, "pl": self.pl}[words.lang]
        return _CARD.sub(lambda card: words.say("example-card", name=Message(f"card-{card[1]}")), sentence)


class _Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a game. A side of a position that leaves something out is as in `sides`."""

    sides: list[Position] = []
    example: tuple[Example, ...] = ()


@cache
def examples(game: str) -> tuple[Example, ...]:
    """Those of a game, in the order of its file."""
    path = files(__name__) / f"{game}.toml"
    if not path.is_file():
        return ()
    book = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _Book)
    for each in book.example:
        pairs = zip(book.sides, each.position["players"], strict=True)
        each.position["players"] = [{**usual, **given} for usual, given in pairs]
    return book.example


def example(rule: str, games: Iterable[str]) -> tuple[str, Position] | None:
    """The position for a rule, and its game."""
    found = ((game, each.position) for game in games for each in examples(game) if each.rule == rule)
    return next(found, None)
