"""Declares the fields of a state, each in one line; `make fields` writes the code for them.

A line says the name and type of a field, how it begins, who sees it and how a position writes it. How it is
copied and saved follows from the type. Nothing here is imported while a game is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

NOBODY, OWNER, EVERYBODY = "nobody", "owner", "everybody"  # who sees a field

MOST = 2_000_000  # as `kernel.bounds` has it: more than any game counts
MOST_WRITTEN = 1_000_000  # in a position


class Code(NamedTuple):
    """Python as it stands in the written module, where no plain value will do."""

    text: str


GIVEN = Code("")  # what a field begins with is said when a record is made
EMPTY, EMPTY_LIST, NO_THING = Code("()"), Code("[]"), Code("NOTHING")


class Written(NamedTuple):
    """How a position writes a field.

    `name` is that of the field in its form, or of a mark on a piece; `turn.gems` stands in the form `turn`.
    `default` is what a position means that leaves it out, if not what the field begins with. `by` names the
    pair of functions of the game that write and read it, where it is not a plain value. A mark may be the
    `opposite` of the field, and only some cards have it: `of`.
    """

    name: str
    default: object = None
    by: str = ""
    low: int = 0
    high: int | Code = MOST_WRITTEN
    opposite: bool = False
    of: str = ""


@dataclass(frozen=True)
class Field:
    """One field of a record; the functions below make them."""

    name: str
    type: str
    default: object
    copied: str  # as an expression of the field
    saved: str  # its type in bytes; empty: not saved
    shown: str  # its type in a view
    about: str
    seen: str
    written: Written | None
    most: int = MOST  # of a number
    choices: tuple[str, ...] = ()  # of a word
    dumped: str = "{}"  # as an expression of the field
    things: str = ""  # an iterable of the numbers in it that stand for things
    record: str = ""  # what it holds: records of this name
    by_hand: bool = False  # the game itself saves it and reads it back

    @property
    def begins(self) -> str:
        return literal(self.default)


def literal(value: object) -> str:
    """A value as it stands in Python."""
    if isinstance(value, Code):
        return value.text
    return f'"{value}"' if isinstance(value, str) else repr(value)


SHARED, COPIED = "{}", "{}.copy()"  # how a field is copied; of a list, that is faster than a slice
EACH_SEAT = "[{}() for _ in range(seats)]"


def number(
    name: str, about: str = "", *, default: int | Code = 0, low: int = 0, high: int = MOST,
    seen: str = NOBODY, written: str | Written | None = None,
) -> Field:  # fmt: skip
    """A number within bounds; a position keeps to them, too."""
    saved = {(0, MOST): "Count", (-MOST, MOST): "Number"}.get(
        (low, high), f"Annotated[int, Meta(ge={low}, le={high})]"
    )
    if isinstance(written, str):
        written = Written(written, low=low, high=min(high, MOST_WRITTEN))
    return Field(name, "int", default, SHARED, saved, "int", about, seen, written, most=high)


def flag(
    name: str,
    about: str = "",
    *,
    default: bool = False,
    seen: str = NOBODY,
    written: str | Written | None = None,
) -> Field:
    return Field(name, "bool", default, SHARED, "bool", "bool", about, seen, _written(written))


def word(
    name: str, about: str = "", *, default: str | Code = "", choices: Sequence[str] = (),
    seen: str = NOBODY, written: str | Written | None = None,
) -> Field:  # fmt: skip
    """A word, one of these where there are choices."""
    quoted = ", ".join(f'"{choice}"' for choice in choices)
    saved = f"Literal[{quoted}]" if choices else "Word"
    found = _written(written)
    return Field(name, "str", default, SHARED, saved, "str", about, seen, found, choices=tuple(choices))


def words(name: str, about: str = "", *, seen: str = NOBODY) -> Field:
    """Words that change: as a list."""
    return Field(name, "list[str]", Code("[]"), COPIED, "Words", "tuple[str, ...]", about, seen, None)


def thing(name: str, about: str = "", *, default: int | Code = NO_THING, seen: str = NOBODY) -> Field:
    """The number of a card, zone or player, or NOTHING."""
    return Field(name, "Thing", default, SHARED, "int", "Thing", about, seen, None, things="({},)")


def cards(
    name: str, about: str = "", *, default: Code = EMPTY_LIST,
    seen: str = NOBODY, written: str | Written | None = None,
) -> Field:  # fmt: skip
    """Cards in an order, as a list."""
    kind, shown = "list[Thing]", "tuple[Thing, ...]"
    return Field(name, kind, default, COPIED, "Cards", shown, about, seen, _written(written), things="{}")


def fixed(
    name: str, type_: str, about: str = "", *, default: object = EMPTY, saved: str = "", dumped: str = "{}",
    things: str = "", seen: str = NOBODY, written: str | Written | None = None,
) -> Field:  # fmt: skip
    """A value that is replaced and never changed: copies share it."""
    return Field(
        *(name, type_, default, SHARED, saved or type_, type_, about, seen, _written(written)),
        dumped=dumped,
        things=things,
    )


def changing(
    name: str, type_: str, about: str = "", *, saved: str = "", shown: str, things: str = "", seen: str = NOBODY
) -> Field:
    """A list or dict that begins empty, of values that never change."""
    begins, copied = ("[]", COPIED) if type_.startswith("list") else ("{}", "{0}.copy() if {0} else {{}}")
    return Field(name, type_, Code(begins), copied, saved or type_, shown, about, seen, None, things=things)


def listed(
    name: str, record: str, about: str = "", *, default: str = "[]", most: int = 0, seen: str = NOBODY
) -> Field:
    """A list of records: one for each seat (`EACH_SEAT`), or so many at `most` and often none."""
    copied = "[each.copy() for each in {0}]" + (" if {0} else []" if most else "")
    kind, shown = f"list[{record}]", f"tuple[{record}View, ...]"
    saved = f"Annotated[list[Saved{record}], Meta(max_length={most})]" if most else f"list[Saved{record}]"
    return Field(
        name, kind, Code(default.format(record)), copied, saved, shown, about, seen, None, record=record
    )


def by_number(name: str, record: str, about: str = "", *, kept: bool = False) -> Field:
    """Records by the number of their card; what is `kept` is never changed, and copies share it."""
    copied = "{}.copy()" if kept else "{{card: each.copy() for card, each in {}.items()}}"
    kind, saved = f"dict[Thing, {record}]", f"list[tuple[int, Saved{record}]]"
    return Field(name, kind, Code("{}"), copied, saved, "", about, NOBODY, None, record=record)


def own(
    name: str, type_: str, about: str = "", *, default: object, copied: str = SHARED, saved: str = ""
) -> Field:
    """A field that the game saves, reads back and shows itself."""
    return Field(name, type_, default, copied, saved, "", about, NOBODY, None, by_hand=True)


def _written(given: str | Written | None) -> Written | None:
    return Written(given) if isinstance(given, str) else given


@dataclass(frozen=True)
class RecordFields:
    """A small value that the state holds. It is saved as its fields in the order of their names, and after them
    those that a later version has added, as far as they are not as they begin."""

    name: str
    about: str
    fields: tuple[Field, ...]
    later: tuple[str, ...] = ()  # names of fields that were added after 0.1.0, in the order of their coming
    made_with: tuple[str, ...] = ()  # the fields that are named when one is made
    extended: str = ""  # the module with a class of this name that adds methods
    marked: bool = False  # positions write it as a card with marks
    view: str = ""  # the name of its view, where the game adds nothing to that

    @property
    def written_class(self) -> str:
        return f"{self.name}Fields" if self.extended else self.name

    @property
    def in_order(self) -> list[Field]:
        return sorted(self.fields, key=lambda field: field.name)

    @property
    def first(self) -> list[Field]:
        """The fields that every version has saved."""
        return [field for field in self.in_order if field.name not in self.later]

    @property
    def added(self) -> list[Field]:
        """The fields of later versions, in the order in which they are saved."""
        by_name = {field.name: field for field in self.fields}
        return [by_name[name] for name in self.later]


@dataclass(frozen=True)
class TableFields:
    """The state of a game itself. It is saved field by field, those of an inner tuple together, and after them
    those that a later version has added, as far as they are not as they begin."""

    name: str  # of the class that is written; that of the game extends it
    about: str
    parts: tuple[Field | tuple[Field, ...], ...]
    added: tuple[Field, ...] = ()  # after 0.1.0, in the order of their coming
    of_kernel: bool = False  # what the states of all games have

    @property
    def fields(self) -> list[Field]:
        parts = (part if isinstance(part, tuple) else (part,) for part in self.parts)
        return [*(field for part in parts for field in part), *self.added]


@dataclass(frozen=True)
class Declaration:
    """All that a package declares."""

    package: str
    title: str  # begins the first line of what is written
    table: TableFields
    records: tuple[RecordFields, ...] = ()
    imports: tuple[str, ...] = ()  # lines for what the fields begin with
    types: tuple[str, ...] = ()  # lines for what only their types name
    kernel: Declaration | None = None  # whose fields are copied along
    page: str = ""  # the page that lists what positions write
