"""What the declarations of cards are made of, and the messages that their text is made of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from types import FunctionType

from trivault.kernel.event_kinds import EventKind
from trivault.kernel.expressions import Expression
from trivault.kernel.text import Message, Part


def walk(value: object) -> Iterator[object]:
    """A value and all of its parts: what it was built from, what it holds, what a function closes over.
    An event kind is a row of a game's timing table, and has no parts here."""
    yield value
    for part in _parts(value):
        yield from walk(part)


def _parts(value: object) -> Iterable[object]:
    if isinstance(value, EventKind | type):
        return ()
    if isinstance(value, Expression):
        return value.args
    if isinstance(value, FunctionType):
        return [cell.cell_contents for cell in value.__closure__ or ()]
    if isinstance(value, dict):
        return value.values()
    if isinstance(value, tuple | list | frozenset):
        return value
    return [getattr(value, each.name) for each in fields(value)] if is_dataclass(value) else ()


def named(value: Expression) -> str:
    """The name under which a piece of Python stands in a tree, as in `When(name, test)`; else empty."""
    name = value.args[0] if value.args else None
    by_code = any(isinstance(part, FunctionType) for part in value.args)
    return name if by_code and isinstance(name, str) else ""


def keys(part: Part) -> Iterator[str]:
    """The messages that a message is made of, itself among them."""
    if isinstance(part, Message):
        yield part.key
        for inner in part.args.values():
            yield from keys(inner)
    elif not isinstance(part, int | str):
        for inner in part:
            yield from keys(inner)
