"""A value for each declared field that differs from the one it begins with."""

from __future__ import annotations

from ast import literal_eval
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any

from trivault.codegen import Code, Declaration, Field, RecordFields

VALUES: dict[str, Any] = {
    "Thing": 3,
    "list[Thing]": [1, 2],
    "list[str]": ["one"],
    "list[tuple[Thing, Thing]]": [(1, 2)],
    "list[tuple[Thing, Thing, int]]": [(1, 2, 3)],
    "dict[str, int]": {"one": 1},
    "tuple[Thing, ...]": (1, 2),
    "tuple[int, ...]": (1, 0),
    "tuple[int, ...] | None": (1, 0),
    "tuple[str, ...]": ("one",),
    "tuple[tuple[str, ...], ...]": (("one",), ()),
    "tuple[tuple[str, int], ...]": (("one", 1),),
    "tuple[tuple[int, Thing], ...]": ((1, 2),),
    "tuple[tuple[int, Raw], ...]": ((1, ("pass", -1, (), ())),),
}


def example(field: Field) -> Any:
    if field.type == "int":
        default = field.default if isinstance(field.default, int) else 0
        return default + 1 if default < field.most else default - 1
    if field.type == "bool":
        return not field.default
    if field.type == "str":
        return next((choice for choice in field.choices if choice != field.default), "word")
    assert field.type in VALUES, f"{field.name}: say an example of {field.type} in {__file__}"
    return VALUES[field.type]


def given(declared: Declaration) -> list[Any]:
    """What the game saves of the fields that it saves itself."""
    own = [field for field in declared.table.fields if field.by_hand and field.saved]
    return [{"int": 2, "tuple[int, int]": (1, 1)}.get(field.saved, []) for field in own]


def plain(fields: list[Field] | tuple[Field, ...]) -> list[Field]:
    """Those that are neither records nor saved by the game itself."""
    return [field for field in fields if not field.by_hand and not field.record]


def beginning(field: Field) -> Any:
    if isinstance(field.default, Code):
        return -1 if field.default.text == "NOTHING" else eval(field.default.text)
    return field.default


def modules(declared: Declaration) -> tuple[ModuleType, ModuleType]:
    return import_module(f"{declared.package}.records"), import_module(f"{declared.package}.record_forms")


def made(record: RecordFields, forms: ModuleType) -> Any:
    """A record with an example in each field."""
    kind = getattr(forms, record.name)
    new = kind.__new__(kind)
    for field in record.fields:
        setattr(new, field.name, example(field))
    return new


def in_words(value: object) -> list[str]:
    """Any value as entries of a position, and back."""
    return [repr(value)]


def from_words(where: str, entries: list[str]) -> Any:
    return literal_eval(entries[0])


def pairs(fields: list[Field], function: Callable[..., Any]) -> list[Callable[..., Any]]:
    """The same function for each way of writing that a game has of its own."""
    return [function for _ in {field.written.by for field in fields if field.written and field.written.by}]
