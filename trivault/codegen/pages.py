"""Writes the fields that a position tells plainly into the tables of a page: a row for each, where it stands or
at the end. The other rows are written by hand."""

from __future__ import annotations

import re
from collections.abc import Sequence

from trivault.codegen import Declaration, Field
from trivault.codegen.in_positions import default_of, form_of, name_of

TABLE = re.compile(r"(?<=<!-- fields of )(?P<of>[a-z]+) -->\n(?P<rows>(\|.*\n)+)")


def page(declared: Declaration, text: str) -> str:
    """The page with its tables as they are declared."""
    return TABLE.sub(
        lambda found: f"{found['of']} -->\n{_rows(_told(declared, found['of']), found['rows'])}", text
    )


def _told(declared: Declaration, of: str) -> list[tuple[str, str, str]]:
    """Name, default (or which cards have it) and meaning of what is told of a record or in a form."""
    for record in declared.records:
        if record.name.lower() == of:
            return [(_mark if record.marked else _field)(field) for field in record.fields if field.written]
    form = "" if of == "table" else of
    return [_field(field) for field in declared.table.fields if field.written and form_of(field) == form]


def _field(field: Field) -> tuple[str, str, str]:
    default = default_of(field)
    choices = ", ".join(f"`{choice}`" for choice in field.choices if choice)
    about = f"{field.about}: {choices}" if choices else field.about
    return name_of(field), f"`{default.lower() if default in ('False', 'True') else default}`", about


def _mark(field: Field) -> tuple[str, str, str]:
    name = name_of(field) + (":N" if field.type == "int" else "")
    return name, field.written.of if field.written and field.written.of else "in play", field.about


def _rows(told: Sequence[tuple[str, str, str]], old: str) -> str:
    rows = {row.split("|")[1].strip(): row for row in old.splitlines()}
    for name, second, about in told:
        rows[f"`{name}`"] = f"| `{name}` | {second} | {about} |"
    return "\n".join(rows.values()) + "\n"
