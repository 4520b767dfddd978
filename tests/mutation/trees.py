"""Card declarations as trees: their parts, and a copy with one part changed.

A step leads from a value to a part of it: a field of what was built from fields, the place in a tuple,
the key of a dictionary or the name that a function has closed over.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import is_dataclass
from functools import cache
from inspect import signature
from types import CellType, CodeType, FunctionType
from typing import Any

from trivault.kernel.abilities import Ability
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.expressions import Expression

Step = str | int
Path = tuple[Step, ...]

SAYING = ("words", "limits", "replaces")  # the methods that only make the text of a card


def is_built(value: Any) -> bool:
    """Whether it was built from fields and can be built anew from others."""
    return isinstance(value, Expression) or (is_dataclass(value) and not isinstance(value, type))


@cache
def fields(kind: type) -> dict[str, Any]:
    """What a value of a class is built from, with the defaults."""
    return {name: each.default for name, each in signature(kind).parameters.items()}


def replace(value: Any, **new: Any) -> Any:
    """The same value built from other fields."""
    return value.__class__(**{name: getattr(value, name) for name in fields(value.__class__)} | new)


def parts(value: Any) -> Iterator[tuple[Step, Any]]:
    """What a value is made of, as far as it decides how a card behaves."""
    if isinstance(value, EventKind | type):
        return  # the timing table of a game is no card's
    if is_built(value):
        unused = only_said(value.__class__)
        yield from ((name, getattr(value, name)) for name in fields(value.__class__) if name not in unused)
    elif isinstance(value, tuple):
        yield from enumerate(value)
    elif isinstance(value, dict):
        yield from value.items()
    elif isinstance(value, FunctionType):
        names, cells = value.__code__.co_freevars, value.__closure__ or ()
        yield from ((name, cell.cell_contents) for name, cell in zip(names, cells, strict=True))


def walk(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """A value and all of its parts, each with the way to it."""
    yield path, value
    for step, part in parts(value):
        yield from walk(part, (*path, step))


def changed(value: Any, path: Path, new: Any) -> Any:
    """The same value with another part at the end of a path."""
    if not path:
        return new
    step, rest = path[0], path[1:]
    part = changed(dict(parts(value))[step], rest, new)
    if isinstance(value, tuple):
        at = int(step)
        return (*value[:at], part, *value[at + 1 :])
    if isinstance(value, dict):
        return value | {step: part}
    if isinstance(value, FunctionType):
        return _closed_over(value, str(step), part)
    return replace(value, **{str(step): part})


def _closed_over(function: FunctionType, name: str, new: Any) -> FunctionType:
    cells = tuple(
        CellType(new) if free == name else cell
        for free, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
    )
    return _copy(function, function.__code__, cells)


def with_constant(function: FunctionType, old: int, new: int) -> FunctionType:
    """The same function with another number in it."""
    constants = tuple(
        new if type(each) is int and each == old else each for each in function.__code__.co_consts
    )
    return _copy(function, function.__code__.replace(co_consts=constants), function.__closure__)


def _copy(function: FunctionType, code: CodeType, cells: tuple[CellType, ...] | None) -> FunctionType:
    return FunctionType(code, function.__globals__, function.__name__, function.__defaults__, cells)


def written(path: Path) -> str:
    """A path as people read it: `play.parts[1].on.group`."""
    steps = [f"[{step}]" if isinstance(step, int) else f".{step}" for step in path]
    return "".join(steps).removeprefix(".")


@cache
def only_said(kind: type) -> frozenset[str]:
    """The fields of a class that nothing but the text of the card looks at. What triggers, modifiers
    and bans hold is read by the kernel, not by themselves."""
    names = set(fields(kind))
    if not hasattr(kind, "words") or not any(name in vars(kind) for name in SAYING):
        return frozenset()
    known: set[str] = set()
    for each in kind.__mro__:
        if not each.__module__.startswith("trivault."):
            continue
        if each.__module__ == Ability.__module__:
            known |= set(fields(each))
        for name, method in vars(each).items():
            function = method.fget if isinstance(method, property) else method
            if isinstance(function, FunctionType) and name not in SAYING and not name.startswith("__"):
                known |= _names(function.__code__)
    return frozenset(names - known)


def _names(code: CodeType) -> set[str]:
    nested = [_names(each) for each in code.co_consts if isinstance(each, CodeType)]
    return set(code.co_names).union(*nested)
