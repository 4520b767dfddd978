"""What the text forms of positions share: reading, bounds, runs of cards, and exact copies."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, TypeVar

import msgspec

from trivault.kernel.abilities import Until, add
from trivault.kernel.errors import PositionError, TrivaultError, UnknownCard
from trivault.kernel.frames import Scope, Value
from trivault.kernel.ids import Thing
from trivault.kernel.nodes import Node

if TYPE_CHECKING:
    from trivault.kernel.state import State

S = TypeVar("S", bound="State")
P = TypeVar("P", bound=msgspec.Struct)
C = TypeVar("C")

LONGEST = 2_000  # letters of an entry …
MOST_ENTRIES = 1_000  # … and entries of a list


def read(given: Mapping[str, object] | str, form: type[P]) -> P:
    """A position as plain data or JSON, checked against its form."""
    try:
        plain = msgspec.json.decode(given) if isinstance(given, str) else given
        _check_size(plain, "position")
        return msgspec.convert(plain, form)
    except msgspec.ValidationError as error:
        raise PositionError(f"not a position: {error}") from None
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise PositionError(f"not JSON: {error}") from None


def _check_size(value: object, where: str) -> None:
    """No list or entry is longer than any table needs: reading costs time."""
    most, parts = (LONGEST, "letters") if isinstance(value, str) else (MOST_ENTRIES, "entries")
    if isinstance(value, str | list | dict) and len(value) > most:
        raise PositionError(f"{where}: at most {most} {parts}, not {len(value)}")
    if isinstance(value, dict):
        for name, part in value.items():
            if name != "exact":
                _check_size(part, str(name))
    elif isinstance(value, list):
        for part in value:
            _check_size(part, where)


def within(where: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise PositionError(f"{where}: expected {low} to {high}, not {value}")


def one_of(where: str, value: str, known: Sequence[str]) -> None:
    if value not in known:
        raise PositionError(f"{where}: expected one of {', '.join(filter(None, known))}, not {value!r}")


def known(where: str, card: Callable[[str], C], slug: str) -> C:
    """A card by its name; the error for an unknown one says where it stands."""
    try:
        return card(slug)
    except UnknownCard as error:
        raise error.at(where) from None


def runs(names: Sequence[str]) -> list[str]:
    """Entries of a card list; equal neighbours share one: `3 crystal`."""
    counted = [(name, len(list(group))) for name, group in groupby(names)]
    return [name if times == 1 else f"{times} {name}" for name, times in counted]


def pack(state: State) -> str:
    """The whole state as text, for positions in the middle of an effect."""
    return b64encode(state.to_bytes()).decode()


def unpack(read: Callable[[bytes], S], text: str) -> S:
    try:
        return read(b64decode(text, validate=True))
    except (ValueError, TrivaultError) as error:
        raise PositionError(f"exact: {error}") from None


def nodes_of(tree: Node[S]) -> Iterator[Node[S]]:
    yield tree
    for child in tree.children():
        yield from nodes_of(child)


def lasting(
    state: S, trees: Sequence[Node[S]], you: int, this: Thing, names: dict[str, Value] | None = None
) -> bool:
    """Put the lasting effects of these trees into force, with what they named; False when they have none."""
    found = dict.fromkeys(node for tree in trees for node in nodes_of(tree) if isinstance(node, Until))
    state.scopes.append(Scope(you, this, None, names))  # as if a card were just making them
    for node in found:
        until = state.game.moment(state, node.until, you)
        add(state, node.ability, you, this, until, node.uses, names)
    state.scopes.pop()
    return bool(found)
