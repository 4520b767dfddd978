"""Writes the fields that a position tells plainly into the tables of a page: a row for each, where it stands or
at the end. The other rows are written by hand."""

from __future__ import annotations

import re
from collections.abc import Sequence

from trivault.fields import Declaration, Field
from trivault.fields.in_positions import default_of, form_of, name_of

TABLE = re.compile(r"(?<=<!-- fields of )(?P<of>[a-z]+) -->\n(?P<rows>(\|.*\n)+)")


def page(declared: Declaration, text: str) -> str:
    """The page with its tables as they are declared."""
    return TABLE.sub(
        lambda found: f"{found['of']} -->\n" + _rows(_fields(declared, found["of"]), found["rows"]), text
    )


def _fields(declared: Declaration, of: str) -> list[Field]:
    for record in declared.records:
        if record.name.lower() == of:
            return [field for field in record.fields if field.written]
    form = "" if of == "table" else of
    return [field for field in declared.table.fields if field.written and form_of(field) == form]


def _rows(fields: Sequence[Field], old: str) -> str:
    rows = {row.split("|")[1].strip(): row for row in old.splitlines()}
    for field in fields:
        name = f"`{name_of(field)}`"
        rows[name] = f"| {name} | `{_json(default_of(field))}` | {field.about} |"
    return "\n".join(rows.values()) + "\n"


def _json(default: str) -> str:
    return {"False": "false", "True": "true", "''": '""'}.get(default, default)
