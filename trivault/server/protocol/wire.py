"""The base class of all messages: tagged by `type`, unknown fields are refused."""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

PROTOCOL = 2

_WORD = re.compile("(?<!^)(?=[A-Z])")


def kebab(name: str) -> str:
    """`PlayOn` is sent as `play-on`."""
    return _WORD.sub("-", name).lower()


Language = Literal["en", "de", "pl"]
BotLevel = Literal["beginner", "casual", "club", "expert", "master"]
Name = Annotated[str, Meta(max_length=40)]
Code = Annotated[str, Meta(max_length=200)]  # ids, tokens, short words
Text = Annotated[str, Meta(max_length=500)]
LongText = Annotated[str, Meta(max_length=20_000)]
ImportText = Annotated[str, Meta(max_length=200_000)]  # a deck in the format of another site
Seat = Annotated[int, Meta(ge=0, le=7)]
WireCount = Annotated[int, Meta(ge=0, le=2**40)]
Days = Annotated[int, Meta(ge=0, le=14)]  # for each move of a game by correspondence
Options = dict[str, bool | int | str | list[str | int]]  # of the set-up of a game


class Part(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A structure inside messages."""


class Clock(Part):
    """A chess clock: so many seconds for each player, and some more after each decision."""

    seconds: Annotated[int, Meta(ge=1, le=24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class SeatPlan(Part):
    """Who shall sit on a seat: `me`, `open` for somebody who comes, or a kind of bot."""

    kind: Code
    deck: LongText = ""  # the name of a deck, or a deck list
    name: Name = ""  # of somebody else who plays at the same screen (`me`)


class AnswerForm(Part):
    """An answer as plain data (notation.md)."""

    verb: Code
    source: Code = "-"
    targets: Annotated[list[Code], Meta(max_length=200)] = []
    numbers: Annotated[list[int], Meta(max_length=200)] = []
