"""Writes what views show plainly, and how that comes back from a view."""

from __future__ import annotations

from collections.abc import Sequence

from trivault.codegen import EVERYBODY, GIVEN, NOBODY, OWNER, Declaration, Field, RecordFields
from trivault.codegen.in_bytes import short
from trivault.codegen.text import class_, function


def of_record(record: RecordFields) -> list[str]:
    shown = [field for field in record.fields if field.seen != NOBODY]
    if not shown:
        return []
    name, low = record.name, record.name.lower()
    view = record.view or f"{name}Open"
    hidden = [field for field in record.fields if field.seen == NOBODY]
    assert all(field.default != GIVEN for field in hidden), "a field that nobody sees needs a default"
    return [
        *_parts(f"{name}Parts", shown),
        *class_(view, "msgspec.Struct, frozen=True, kw_only=True", "What is plainly seen of it."),
        *[f"    {field.name}: {field.shown}" for field in shown],
        *_see(f"{low}_parts", f"of: {name}", f"{name}Parts", shown),
        *function(f"{low}_from_view", [f"seen: {view}"], name),
        '    """As the view shows it; what nobody sees is as it begins."""',
        f"    new = {name}.__new__({name})",
        *[f"    new.{field.name} = {_taken(field)}" for field in shown],
        *[f"    new.{field.name} = {field.begins}" for field in hidden],
        "    return new",
    ]


def of_table(declared: Declaration) -> list[str]:
    table = declared.table
    shown = [field for field in table.fields if field.seen != NOBODY]
    if not shown:
        return []
    name = short(table)
    base = "View" if declared.kernel else "msgspec.Struct"
    return [
        *_parts(f"{name}Parts", shown),
        *class_(f"{name}Open", f"{base}, frozen=True, kw_only=True", "What is plainly seen of the table."),
        *[f"    {field.name}: {field.shown}" for field in shown],
        *_see(f"{name.lower()}_parts", f"of: {table.name}", f"{name}Parts", shown),
        *function(f"{name.lower()}_from_view", [f"state: {table.name}", f"seen: {name}Open"], "None"),
        *[f"    state.{field.name} = {_taken(field)}" for field in shown],
    ]


def _parts(name: str, shown: Sequence[Field]) -> list[str]:
    return [
        *class_(name, "TypedDict", "The same, to build a view with."),
        *[f"    {field.name}: {field.shown}" for field in shown],
    ]


def _see(name: str, of: str, result: str, shown: Sequence[Field]) -> list[str]:
    owned = any(field.seen == OWNER for field in shown)
    params = [of, *(["own: bool"] if owned else [])]
    return [
        *function(name, params, result),
        "    return {",
        *[f'        "{f.name}": {_seen(f)},' for f in shown],
        "    }",
    ]


def _seen(field: Field) -> str:
    value = f"of.{field.name}"
    if field.record:
        value = f"tuple([{field.record}View(**{field.record.lower()}_parts(each)) for each in {value}])"
    elif field.type.startswith("list"):
        value = f"tuple({value})"
    elif field.type.startswith("dict"):
        value = f"{value}.copy()" if field.shown.startswith("dict") else f"tuple({value}.items())"
    if field.seen == EVERYBODY:
        return value
    nothing = "()" if field.shown.startswith("tuple") else field.begins
    return f"{value} if own else {nothing}"


def _taken(field: Field) -> str:
    value = f"seen.{field.name}"
    if field.record:
        return f"[{field.record.lower()}_from_view(each) for each in {value}]"
    if field.type.startswith("list"):
        return f"list({value})"
    return f"dict({value})" if field.type.startswith("dict") else value
