"""Writes the classes: slots, how a value begins, how it is copied, and its values as they are saved."""

from __future__ import annotations

from collections.abc import Sequence

from trivault.codegen import GIVEN, Declaration, Field, RecordFields, TableFields
from trivault.codegen.text import NOTE, WIDTH, formatted, function

MARK = "@mypyc_attr(allow_interpreted_subclasses=True)"


def module(declared: Declaration) -> str:
    """The module `records` of a package."""
    typing = ("TYPE_CHECKING", *_used(declared, "Final", "Self"))
    lines = [
        f'"""{declared.title}. {NOTE}"""',
        "",
        "from __future__ import annotations",
        "",
        f"from typing import {', '.join(typing)}",
        "",
        "from mypy_extensions import mypyc_attr",
        "",
        *([*declared.imports, ""] if declared.imports else []),
        "if TYPE_CHECKING:",
        *[f"    {line}" for line in declared.types],
    ]
    for record in declared.records:
        lines += ["", "", *_record(record)]
    lines += ["", "", *_table(declared)]
    return formatted("\n".join(lines) + "\n")


def _used(declared: Declaration, *names: str) -> list[str]:
    extended = any(record.extended for record in declared.records)
    used = {"Final": any(not record.extended for record in declared.records)}
    used["Self"] = extended or not declared.table.of_kernel
    return [name for name in names if used[name]]


def _record(record: RecordFields) -> list[str]:
    name, fields = record.written_class, record.fields
    copied = "Self" if record.extended else name
    given = [field for field in fields if field.name in record.made_with]
    given.sort(key=lambda field: record.made_with.index(field.name))
    params = [
        "self",
        *[f"{f.name}: {f.type}" + ("" if f.default == GIVEN else f" = {f.begins}") for f in given],
    ]
    return [
        MARK,
        f"class {name}:",
        *_doc(record.about),
        "",
        *_slots(record.in_order, final=not record.extended),
        "",
        *_method("__init__", params, "None"),
        *[line for field in fields for line in _begin(field, field.name in record.made_with)],
        "",
        f"    def copy(self) -> {copied}:",
        *_new(name, bool(record.extended)),
        *[_copy(field) for field in fields],
        "        return new",
        "",
        "    def values(self) -> list[object]:",
        '        """As they are saved, in the order of their names."""',
        *_saved([f"            self.{field.name}," for field in record.first], record.added),
    ]


def _saved(first: Sequence[str], added: Sequence[Field]) -> list[str]:
    """The list that is saved: a field that was added later is left out where it and all after it are as they
    begin, so that the bytes are those of the versions before it."""
    if not added:
        return ["        return [", *first, "        ]"]
    lines = ["        saved: list[object] = [", *first, "        ]"]
    for count in range(len(added), 0, -1):
        values = ", ".join(_dumped(field) for field in added[:count])
        last = added[count - 1]
        lines += [f"        if self.{last.name} != {last.begins}:", f"            return [*saved, {values}]"]
    return [*lines, "        return saved"]


def _table(declared: Declaration) -> list[str]:
    table = declared.table
    head = [MARK, f"class {table.name}{'' if table.of_kernel else '(State)'}:", *_doc(table.about), ""]
    slots = sorted(table.fields, key=lambda field: field.name)
    lines = [*head, *_slots(slots, final=False), ""]
    if declared.kernel is None:
        lines += _kernel_head(table)
        names = [field.name for field in table.fields if field.default == GIVEN]
        lines += [line for field in table.fields for line in _begin(field, field.name in names)]
        lines += ["", f"    def copy_state(self, new: {table.name}) -> None:"]
        lines += [_copy(field) for field in table.fields]
    else:
        lines += ["    def __init__(self, game: Game[Self], seats: int, seed: int) -> None:"]
        lines += ["        super().__init__(game, seats, seed)"]
        lines += [line for field in table.fields for line in _begin(field, given=False)]
        lines += ["", "    def copy(self) -> Self:", *_new(table.name, extended=True)]
        lines += ["        new.game = self.game", "        new.log = None", "        new.event_log = None"]
        lines += [_copy(field) for field in (*declared.kernel.table.fields, *table.fields)]
        lines += ["        return new"]
    return [*lines, "", *_dump(table)]


def _kernel_head(table: TableFields) -> list[str]:
    given = [f"{field.name}: {field.type}" for field in table.fields if field.default == GIVEN]
    return [f"    def __init__(self, {', '.join(given)}) -> None:"]


def _dump(table: TableFields) -> list[str]:
    given = [field.name for field in table.fields if field.by_hand and field.saved]
    parts = []
    for part in table.parts:
        if isinstance(part, tuple):
            parts += [
                "            [",
                *[f"                self.{field.name}," for field in part],
                "            ],",
            ]
        elif part.saved:
            parts.append(f"            {_dumped(part)},")
    params = ["self", *[f"{name}: object" for name in given]]
    about = '        """What is saved, with what is given for the other fields."""'
    name = "dump_state" if table.of_kernel else "dump_fields"
    return [*_method(name, params, "list[object]"), about, *_saved(parts, table.added)]


def _dumped(field: Field) -> str:
    if field.by_hand:
        return field.name
    if not field.record:
        return field.dumped.format(f"self.{field.name}")
    if field.type.startswith("dict"):
        return f"[[card, each.values()] for card, each in self.{field.name}.items()]"
    return f"[each.values() for each in self.{field.name}]"


def _doc(about: str) -> list[str]:
    return [f'    """{about}"""']


def _slots(fields: Sequence[Field], final: bool) -> list[str]:
    """A class that is extended has slots that its subclass adds to."""
    name = "__slots__: Final" if final else "__slots__"
    return [f"    {name} = (", *[f'        "{field.name}",' for field in fields], "    )"]


def _method(name: str, params: Sequence[str], result: str) -> list[str]:
    return [f"    {line}" for line in function(name, params, result)[2:]]


def _begin(field: Field, given: bool) -> list[str]:
    line = f"        self.{field.name}: {field.type} = {field.name if given else field.begins}"
    if not field.about:
        return [line]
    if len(line) + len(field.about) + 4 <= WIDTH:
        return [f"{line}  # {field.about}"]
    return [f"        # {field.about}", line]


def _new(name: str, extended: bool) -> list[str]:
    if not extended:
        return [f"        new = {name}.__new__({name})"]
    return ["        kind = type(self)", "        new = kind.__new__(kind)"]


def _copy(field: Field) -> str:
    return f"        new.{field.name} = {field.copied.format(f'self.{field.name}')}"
