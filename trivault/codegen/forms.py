"""Writes the module `record_forms`: how records look in bytes, in views and in positions."""

from __future__ import annotations

import re
from collections.abc import Sequence

from trivault.codegen import Declaration, in_bytes, in_positions, in_views
from trivault.codegen.text import NOTE, formatted

# Where the names come from that the written module may use.
NAMES = {
    "collections.abc": ("Callable",),
    "sys": ("intern",),
    "typing": ("Annotated", "Literal", "TypedDict"),
    "msgspec": ("Meta",),
    "trivault.kernel": ("positions",),
    "trivault.kernel.bounds": ("Cards", "Count", "Number", "Word", "Words"),
    "trivault.kernel.choices": ("Raw",),
    "trivault.kernel.ids": ("NOTHING", "Thing"),
    "trivault.kernel.saved_state": ("SavedChoice", "SavedHead"),
    "trivault.kernel.views": ("View",),
}
STANDARD = ("collections.abc", "sys", "typing")


def module(declared: Declaration) -> str:
    body: list[str] = []
    for record in declared.records:
        body += [*in_bytes.of_record(record), *in_views.of_record(record), *in_positions.of_record(record)]
    body += [*in_bytes.of_table(declared), *in_views.of_table(declared), *in_positions.of_table(declared.table)]
    head = [
        f'"""{declared.title} in bytes, views and positions. {NOTE}"""',
        "",
        "from __future__ import annotations",
    ]
    return formatted("\n".join([*head, "", *_imports(declared, body), *body]) + "\n")


def _imports(declared: Declaration, body: Sequence[str]) -> list[str]:
    """The imports that the module needs, in their order."""
    used = set(re.findall(r"\w+", "\n".join(body)))
    found = {place: {name for name in names if name in used} for place, names in NAMES.items()}
    records = f"{declared.package}.records"
    for record in declared.records:
        found.setdefault(record.extended or records, set()).add(record.name)
    found.setdefault(records, set()).add(declared.table.name)
    lines = {place: _import(place, names) for place, names in found.items() if names}
    standard = [lines[place] for place in STANDARD if place in lines]
    other = ["import msgspec", *[lines[place] for place in ("msgspec",) if place in lines]]
    ours = [lines[place] for place in sorted(lines) if place not in (*STANDARD, "msgspec")]
    return [*standard, "", *other, "", *ours]


def _import(place: str, names: set[str]) -> str:
    constants_first = sorted(names, key=lambda name: (not name.isupper(), name))
    return f"from {place} import {', '.join(constants_first)}"
