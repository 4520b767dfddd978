"""Writes how positions tell plain fields: in forms, or as marks on cards in play."""

from __future__ import annotations

from collections.abc import Sequence

from trivault.codegen import Field, RecordFields, TableFields, literal
from trivault.codegen.text import WIDTH, class_, function

FORM = "msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True"


def of_record(record: RecordFields) -> list[str]:
    fields = [field for field in record.fields if field.written]
    if not fields:
        return []
    if record.marked:
        return _marks(record, fields)
    return _written(record.name, record.name, fields, named=True)


def of_table(table: TableFields) -> list[str]:
    forms = dict.fromkeys(form_of(field) for field in table.fields if field.written)
    lines: list[str] = []
    for form in forms:
        fields = [field for field in table.fields if field.written and form_of(field) == form]
        lines += _written(form.capitalize() or "Table", table.name, fields, named=False)
    return lines


def form_of(field: Field) -> str:
    """The form within a position in which a field of the table stands; empty for the position itself."""
    assert field.written is not None
    return field.written.name.rpartition(".")[0]


def name_of(field: Field) -> str:
    assert field.written is not None
    return field.written.name.rpartition(".")[2]


def default_of(field: Field) -> str:
    assert field.written is not None
    if field.written.by:
        return "[]"
    return field.begins if field.written.default is None else literal(field.written.default)


def _written(name: str, type_: str, fields: Sequence[Field], named: bool) -> list[str]:
    """`named` ones are read by a place of their own, such as `players[0]`."""
    low = name.lower()
    pairs = dict.fromkeys(
        (field.written.by, field.type) for field in fields if field.written and field.written.by
    )
    writers = [f"{by}: Callable[[{kind}], list[str]]" for by, kind in pairs]
    readers = [f"{by}: Callable[[str, list[str]], {kind}]" for by, kind in pairs]
    place = ["where: str"] if named else []
    limited = [field for field in fields if field.choices]
    constants = [line for field in limited for line in _constant(_choices(field), field.choices)]
    return [
        *(["", "", *constants] if constants else []),
        *class_(f"{name}Written", FORM, "What a position tells plainly."),
        *[line for field in fields for line in _form_field(field)],
        *function(f"write_{low}", [f"of: {type_}", f"form: {name}Written", *writers], "None"),
        *[f"    form.{name_of(field)} = {_write(field)}" for field in fields],
        *function(f"read_{low}", [*place, f"form: {name}Written", f"of: {type_}", *readers], "None"),
        *[line for field in fields for line in _read(field, named)],
    ]


def _form_field(field: Field) -> list[str]:
    kind = "list[str]" if field.written and field.written.by else field.type
    line = f"    {name_of(field)}: {kind} = {default_of(field)}"
    if len(line) + len(field.about) + 4 > WIDTH:
        return [f"    # {field.about}", line]
    return [f"{line}  # {field.about}" if field.about else line]


def _write(field: Field) -> str:
    value = f"of.{field.name}"
    if field.written and field.written.by:
        return f"{field.written.by}({value})"
    return f"intern({value})" if field.type == "str" else value  # what is left out is told by identity


def _read(field: Field, named: bool) -> list[str]:
    assert field.written is not None
    name, value = name_of(field), f"form.{name_of(field)}"
    where = f'f"{{where}}.{name}"' if named else f'"{field.written.name}"'
    if field.written.by:
        return [f"    of.{field.name} = {field.written.by}({where}, {value})"]
    lines = []
    if field.type == "int":
        lines = [f"    positions.within({where}, {value}, {field.written.low}, {literal(field.written.high)})"]
    if field.choices:
        lines = [f"    positions.one_of({where}, {value}, {_choices(field)})"]
    return [*lines, f"    of.{field.name} = {value}"]


def _marks(record: RecordFields, fields: Sequence[Field]) -> list[str]:
    name, low = record.name, record.name.lower()
    flags = [field for field in fields if field.type == "bool"]
    numbers = [field for field in fields if field.type == "int"]
    only = dict.fromkeys(field.written.of for field in fields if field.written and field.written.of)
    return [
        "",
        "",
        *_constant(f"{name.upper()}_FLAGS", [name_of(field) for field in flags]),
        *_constant(f"{name.upper()}_NUMBERS", [name_of(field) for field in numbers]),
        *[line for of in only for line in _marks_of(name, of, fields)],
        *function(f"{low}_marks", [f"of: {name}"], "list[str]"),
        '    """The marks of a card in play."""',
        *["    marks = []" if flags else "    marks: list[str] = []"],
        *[line for field in flags for line in _flag_written(field)],
        *[line for field in numbers for line in _number_written(field)],
        "    return marks",
        *function(
            f"mark_{low}",
            [f"of: {name}", "flag: Callable[[str], bool]", "number: Callable[[str], int]"],
            "None",
        ),
        '    """What the marks say; `number` is 0 for one that is not there."""',
        *[f'    of.{field.name} = {_opposite(field)}flag("{name_of(field)}")' for field in flags],
        *[f'    of.{field.name} = number("{name_of(field)}")' for field in numbers],
    ]


def _marks_of(name: str, of: str, fields: Sequence[Field]) -> list[str]:
    """The marks that only such cards have."""
    found = [name_of(field) for field in fields if field.written and field.written.of == of]
    return _constant(f"{name.upper()}_MARKS_OF_{of.upper()}", found)


def _choices(field: Field) -> str:
    return f"{field.name.upper()}_CHOICES"


def _constant(name: str, words: Sequence[str]) -> list[str]:
    if not words:
        return [f"{name}: tuple[str, ...] = ()"]
    if len(words) == 1:
        return [f'{name} = ("{words[0]}",)']
    return [f"{name} = (", *[f'    "{word}",' for word in words], ")"]


def _opposite(field: Field) -> str:
    return "not " if field.written and field.written.opposite else ""


def _flag_written(field: Field) -> list[str]:
    return [f"    if {_opposite(field)}of.{field.name}:", f'        marks.append("{name_of(field)}")']


def _number_written(field: Field) -> list[str]:
    return [f"    if of.{field.name}:", f'        marks.append(f"{name_of(field)}:{{of.{field.name}}}")']
