"""How the declared fields of a record become slots of an array.

A number or flag is one slot, a seat one for each player counted from the viewer on, a word one for each that
there is, bits one each. What has no such form is counted: how many cards, markers or pairs there are, or
whether there is such a thing at all. Only what everybody sees is read, and of the own side what its owner sees.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from operator import attrgetter
from struct import Struct
from typing import Any

from trivault.codegen import EVERYBODY, Field
from trivault.kernel.ids import NOTHING

# A memoryview of 32-bit floats, which is written in place; where the record begins; the value; the viewer.
Handler = Callable[[Any, int, Any, int], None]
FLOAT = 4  # bytes


@dataclass(frozen=True)
class Meanings:
    """What types do not say: which numbers are seats or bits, which words and counters there are, and which
    fields the game itself writes."""

    seats: Collection[str] = ()
    bits: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    apart: Collection[str] = ()


class Columns:
    """The slots of one record, and what fills them."""

    def __init__(
        self, fields: Iterable[Field], meanings: Meanings, seats: int, seen: Collection[str] = (EVERYBODY,)
    ) -> None:
        shown = [each for each in fields if each.seen in seen and each.name not in meanings.apart]
        plain = [each.name for each in shown if _is_plain(each, meanings)]
        self.names = list(plain)
        self._plain = _getter(plain)
        self._packed = Struct(f"{len(plain)}f")
        self._always: list[tuple[Callable[[Any], Any], Handler]] = []
        self._filled: list[
            tuple[Callable[[Any], Any], Handler]
        ] = []  # where nothing is written of what is empty
        for each in shown:
            if each.name not in plain:
                parts, handler = _slots(each, meanings, seats, len(self.names))
                self.names += [f"{each.name}{part}" for part in parts]
                zero_counts = each.type == "Thing" or each.name in meanings.seats
                (self._always if zero_counts else self._filled).append((attrgetter(each.name), handler))

    def write(self, out: memoryview[float], at: int, record: object, viewer: int) -> None:
        self._packed.pack_into(out, FLOAT * at, *self._plain(record))
        for get, handler in self._always:
            handler(out, at, get(record), viewer)
        for get, handler in self._filled:
            if value := get(record):
                handler(out, at, value, viewer)


def _getter(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    if len(names) > 1:
        return attrgetter(*names)
    return lambda record: tuple([getattr(record, name) for name in names])


def _is_plain(each: Field, meanings: Meanings) -> bool:
    return each.type in ("int", "bool") and each.name not in (*meanings.seats, *meanings.bits)


def _slots(each: Field, meanings: Meanings, seats: int, first: int) -> tuple[list[str], Handler]:
    """What the slots of a field are called, and what writes them."""
    if each.name in meanings.seats:
        return [f"={seat}" for seat in range(seats)], _seat(first, seats)
    if each.name in meanings.bits:
        return [f"={bit}" for bit in meanings.bits[each.name]], _bits(first)
    words = meanings.words.get(each.name) or tuple(word for word in each.choices if word)
    if words and each.type == "str":
        return [f"={word}" for word in words], _word(first, words)
    if words:
        return [f"[{word}]" for word in words], _counted(first, words)
    if each.type == "Thing":
        return [" is there"], _is_there(first)
    return (["?"], _flag(first)) if each.type == "str" else ([" count"], _length(first))


def _seat(first: int, seats: int) -> Handler:
    def write(out: Any, at: int, value: int, viewer: int) -> None:
        if value >= 0:
            out[at + first + (value - viewer) % seats] = 1.0

    return write


def _bits(first: int) -> Handler:
    def write(out: Any, at: int, value: int, viewer: int) -> None:
        for bit in range(value.bit_length()):
            out[at + first + bit] = value >> bit & 1

    return write


def _word(first: int, words: tuple[str, ...]) -> Handler:
    places = {word: first + place for place, word in enumerate(words)}

    def write(out: Any, at: int, value: str, viewer: int) -> None:
        if value in places:
            out[at + places[value]] = 1.0

    return write


def _counted(first: int, words: tuple[str, ...]) -> Handler:
    """Of numbers by name those, of a list of words how often each stands there."""
    places = {word: first + place for place, word in enumerate(words)}

    def write(out: Any, at: int, value: Mapping[str, int] | Iterable[Any], viewer: int) -> None:
        for each in value.items() if isinstance(value, dict) else value:
            word, n = each if isinstance(each, tuple) else (each, 1)
            if word in places:
                out[at + places[word]] += n

    return write


def _is_there(first: int) -> Handler:
    def write(out: Any, at: int, value: int, viewer: int) -> None:
        out[at + first] = value != NOTHING

    return write


def _flag(first: int) -> Handler:
    def write(out: Any, at: int, value: str, viewer: int) -> None:
        out[at + first] = 1.0

    return write


def _length(first: int) -> Handler:
    def write(out: Any, at: int, value: Collection[object], viewer: int) -> None:
        out[at + first] = len(value)

    return write
