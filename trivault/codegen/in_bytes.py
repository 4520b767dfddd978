"""Writes how records are read from bytes, and which numbers in them stand for things."""

from __future__ import annotations

import re
from collections.abc import Sequence

from trivault.codegen import Declaration, Field, RecordFields, TableFields
from trivault.codegen.text import class_, function

ARRAY = "msgspec.Struct, array_like=True, forbid_unknown_fields=True"


def of_record(record: RecordFields) -> list[str]:
    name, low = record.name, record.name.lower()
    return [
        *class_(f"Saved{name}", ARRAY, "The values, in the order of their names."),
        *[f"    {field.name}: {field.saved}" for field in record.first],
        *_added(record.added),
        *function(f"{low}_from_saved", [f"saved: Saved{name}"], name),
        f"    new = {name}.__new__({name})",
        *[f"    new.{field.name} = saved.{field.name}" for field in record.in_order],
        "    return new",
        *_things(f"{low}_things", name, record.fields),
    ]


def _things(name: str, type_: str, fields: Sequence[Field]) -> list[str]:
    """All numbers that stand for things, to look at in what somebody else may have written."""
    found = [field for field in fields if field.things]
    if not found:
        return []
    lines = [f"        *{field.things.format('of.' + field.name)}," for field in found]
    lines = [re.sub(r"\*\((\S+),\)", r"\1", line) for line in lines]
    doc = '    """All numbers in it that stand for things."""'
    return [*function(name, [f"of: {type_}"], "list[Thing]"), doc, "    return [", *lines, "    ]"]


def of_table(declared: Declaration) -> list[str]:
    table = declared.table
    base = "SavedHead, array_like=True, forbid_unknown_fields=True" if declared.kernel is None else ARRAY
    lines = class_(f"Saved{short(table)}", base, "The parts of a state, in their order.")
    fill: list[str] = []
    for i, part in enumerate(table.parts):
        if isinstance(part, tuple):
            types = [f"        {field.saved}," for field in part]
            lines += [f"    part_{i}: tuple[", *types, "    ]"]
            fill += ["    (", *[f"        state.{field.name}," for field in part], f"    ) = saved.part_{i}"]
        elif part.saved:
            lines.append(f"    {part.name}: {part.saved}")
            fill += [] if part.by_hand else [f"    state.{part.name} = {_loaded(part)}"]
    lines += _added(table.added)
    fill += [f"    state.{field.name} = {_loaded(field)}" for field in table.added]
    params = [f"state: {table.name}", f"saved: Saved{short(table)}"]
    lines += [*function(f"{short(table).lower()}_from_saved", params, "None"), *fill]
    return lines + _things("table_things", table.name, table.fields)


def _added(fields: Sequence[Field]) -> list[str]:
    """Fields that bytes of earlier versions lack."""
    lines = []
    for field in fields:
        factory = {"[]": "list", "{}": "dict"}.get(field.begins)
        begins = f"msgspec.field(default_factory={factory})" if factory else field.begins
        lines.append(f"    {field.name}: {field.saved} = {begins}")
    return lines


def short(table: TableFields) -> str:
    return "State" if table.of_kernel else "Table"


def _loaded(field: Field) -> str:
    if not field.record:
        return f"saved.{field.name}"
    load = f"{field.record.lower()}_from_saved(each)"
    if field.type.startswith("dict"):
        return f"{{card: {load} for card, each in saved.{field.name}}}"
    return f"[{load} for each in saved.{field.name}]"
