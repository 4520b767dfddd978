"""Every declared field, by its declaration: copied, saved, shown to those who may see it, and written."""

from __future__ import annotations

import msgspec
import pytest

from tests.codegen.examples import beginning, example, from_words, given, in_words, made, modules, pairs, plain
from trivault.codegen import (
    EVERYBODY,
    NOBODY,
    OWNER,
    Declaration,
    cards,
    fixed,
    flag,
    number,
    thing,
    word,
    words,
)
from trivault.codegen.command import declarations, different
from trivault.codegen.in_positions import form_of, name_of

DECLARED = declarations()
RECORDS = [(declared, record) for declared in DECLARED for record in declared.records]
NAMES = [f"{declared.package}.{record.name}" for declared, record in RECORDS]
each_record = pytest.mark.parametrize(("declared", "record"), RECORDS, ids=NAMES)
each_table = pytest.mark.parametrize("declared", DECLARED, ids=lambda declared: declared.package)


def values(of, fields):
    return {field.name: getattr(of, field.name) for field in fields}


def shared(one, other, fields):
    """What two values have in common that one of them could change."""
    same = [field.name for field in fields if getattr(one, field.name) is getattr(other, field.name)]
    return [name for name in same if isinstance(getattr(one, name), list | dict)]


@each_record
def test_a_copy_of_a_record_is_equal_and_shares_nothing_that_changes(declared, record):
    one = made(record, modules(declared)[1])
    other = one.copy()
    assert type(other) is type(one)
    assert values(other, record.fields) == values(one, record.fields)
    assert not shared(one, other, record.fields)


@each_record
def test_a_record_comes_back_from_bytes(declared, record):
    forms = modules(declared)[1]
    one = made(record, forms)
    data = msgspec.msgpack.encode(one.values())
    saved = msgspec.msgpack.decode(data, type=getattr(forms, f"Saved{record.name}"))
    other = getattr(forms, f"{record.name.lower()}_from_saved")(saved)
    assert values(other, record.fields) == values(one, record.fields)


@each_record
@pytest.mark.parametrize("own", [True, False])
def test_a_record_is_seen_by_whom_the_line_says_and_comes_back_from_a_view(declared, record, own):
    forms, low = modules(declared)[1], record.name.lower()
    owned = any(field.seen == OWNER for field in record.fields)
    seen = [field for field in record.fields if field.seen == EVERYBODY or (field.seen == OWNER and own)]
    one = made(record, forms)
    parts = getattr(forms, f"{low}_parts")(one, *([own] if owned else []))
    assert set(parts) == {field.name for field in record.fields if field.seen != NOBODY}
    view = getattr(forms, record.view or f"{record.name}Open")(**parts)
    other = getattr(forms, f"{low}_from_view")(view)
    hidden = [field for field in record.fields if field not in seen]
    assert values(other, seen) == values(one, seen)
    assert values(other, hidden) == {field.name: beginning(field) for field in hidden}
    assert not shared(one, other, record.fields)


@each_record
def test_a_record_comes_back_from_a_position(declared, record):
    forms, low = modules(declared)[1], record.name.lower()
    fields = [field for field in record.fields if field.written]
    one, other = made(record, forms), getattr(forms, record.name).__new__(getattr(forms, record.name))
    if record.marked and fields:
        marks = dict((*mark.split(":"), "0")[:2] for mark in getattr(forms, f"{low}_marks")(one))
        getattr(forms, f"mark_{low}")(other, marks.__contains__, lambda mark: int(marks.get(mark, 0)))
    elif fields:
        form = getattr(forms, f"{record.name}Written")()
        getattr(forms, f"write_{low}")(one, form, *pairs(fields, in_words))
        getattr(forms, f"read_{low}")("here", form, other, *pairs(fields, from_words))
    assert values(other, fields) == values(one, fields)


# The table


def table(declared: Declaration, filled: bool = False):
    kind = getattr(modules(declared)[0], declared.table.name)
    new = kind(2, 0) if declared.table.of_kernel else kind(None, 2, 0)
    for field in plain(declared.table.fields) if filled else ():
        setattr(new, field.name, example(field))
    return new


def name(declared: Declaration) -> str:
    return "state" if declared.table.of_kernel else "table"


@each_table
def test_a_copy_of_a_table_is_equal_and_shares_nothing_that_changes(declared):
    one = table(declared, filled=True)
    if declared.table.of_kernel:
        one.copy_state(other := table(declared))
    else:
        other = one.copy()
    fields = declared.table.fields
    assert values(other, plain(fields)) == values(one, plain(fields))
    assert not shared(one, other, fields)


@each_table
def test_a_table_comes_back_from_bytes(declared):
    forms = modules(declared)[1]
    one, other = table(declared, filled=True), table(declared)
    if declared.table.of_kernel:
        dumped = ["", "", "", *one.dump_state(*given(declared))]
    else:
        dumped = one.dump_fields(*given(declared))
    kind = getattr(forms, f"Saved{name(declared).capitalize()}")
    saved = msgspec.msgpack.decode(msgspec.msgpack.encode(dumped), type=kind)
    getattr(forms, f"{name(declared)}_from_saved")(other, saved)
    fields = [field for field in plain(declared.table.fields) if field.saved]
    assert values(other, fields) == values(one, fields)


COMMON = {"game": "", "player": 0, "seq": 0, "result": None, "conceded": (), "choices": (), "pending": None}


@each_table
def test_a_table_is_seen_by_whom_the_line_says_and_comes_back_from_a_view(declared):
    forms = modules(declared)[1]
    one, other = table(declared, filled=True), table(declared)
    parts = getattr(forms, f"{name(declared)}_parts")(one)
    assert set(parts) == {field.name for field in declared.table.fields if field.seen == EVERYBODY}
    common = {} if declared.table.of_kernel else COMMON
    view = getattr(forms, f"{name(declared).capitalize()}Open")(**common, **parts)
    getattr(forms, f"{name(declared)}_from_view")(other, view)
    fields = plain(declared.table.fields)
    seen = [field for field in fields if field.seen == EVERYBODY]
    hidden = [field for field in fields if field.seen == NOBODY]
    assert values(other, seen) == values(one, seen)
    assert values(other, hidden) == values(table(declared), hidden)


@each_table
def test_a_table_comes_back_from_a_position(declared):
    forms = modules(declared)[1]
    one, other = table(declared, filled=True), table(declared)
    written = [field for field in declared.table.fields if field.written]
    for form in {form_of(field) for field in written}:
        fields = [field for field in written if form_of(field) == form]
        told = getattr(forms, f"{(form or 'table').capitalize()}Written")()
        getattr(forms, f"write_{form or 'table'}")(one, told, *pairs(fields, in_words))
        assert {name_of(field) for field in fields} == set(told.__struct_fields__)
        getattr(forms, f"read_{form or 'table'}")(told, other, *pairs(fields, from_words))
        assert values(other, fields) == values(one, fields)


def test_a_field_without_a_word_on_who_sees_it_is_seen_by_nobody():
    kinds = (cards, flag, number, thing, word, words)
    assert {field.seen for field in (*[kind("new") for kind in kinds], fixed("new", "int"))} == {NOBODY}


def test_what_is_committed_is_what_is_declared():
    assert [str(path) for path, _ in different(DECLARED)] == [], "run make fields"


@each_record
def test_bytes_of_a_record_without_later_fields_are_read(declared, record):
    """As an earlier version wrote them; what is as it begins is not saved."""
    forms = modules(declared)[1]
    one = made(record, forms)
    for field in record.added:
        setattr(one, field.name, beginning(field))
    assert len(one.values()) == len(record.first)
    saved = msgspec.msgpack.decode(
        msgspec.msgpack.encode(one.values()), type=getattr(forms, f"Saved{record.name}")
    )
    other = getattr(forms, f"{record.name.lower()}_from_saved")(saved)
    assert values(other, record.fields) == values(one, record.fields)
