"""Records that are written as they come: a line of JSON for each, after a first one that says what they are of.
Whoever is killed loses nothing that was written, and goes on behind it."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Generic, Self, TypeVar

import msgspec

from trivault.kernel.errors import TrivaultError

T = TypeVar("T")


class OtherJournal(TrivaultError):
    """Records of something else, which cannot be gone on with."""


def difference(kept: msgspec.Struct, wanted: msgspec.Struct, names: tuple[str, ...] = ()) -> str:
    """By what kept results are not those that are wanted; empty where they can be gone on with."""
    for name in names or wanted.__struct_fields__:
        if getattr(kept, name) != getattr(wanted, name):
            has, asked = getattr(kept, name), getattr(wanted, name)
            return f"have the {name} {has!r}, expected {asked!r}: name another file"
    return ""


class Journal(Generic[T]):
    """The records that were there, and a place for more."""

    def __init__(self, path: Path, head: msgspec.Struct, kind: type[T], same: tuple[str, ...] = ()) -> None:
        """Their heads have to agree in the fields with these names; in all, if none is named."""
        self.path, self.same = path, same
        self.records: list[T] = []
        data = path.read_bytes() if path.exists() else b""
        whole = data.rfind(b"\n") + 1  # whoever was killed while writing has left a part of a line
        first = msgspec.json.encode(head) + b"\n"
        if whole:
            self._read(data[:whole].splitlines(), head, kind)
        elif not first.startswith(data):
            raise OtherJournal(f"{path}: expected records that can be gone on with")
        self._file = path.open("r+b" if data else "wb")
        self._file.seek(whole)
        self._file.truncate()
        if not whole:
            self._file.write(first)

    def _read(self, lines: list[bytes], head: msgspec.Struct, kind: type[T]) -> None:
        try:
            found = msgspec.json.decode(lines[0], type=type(head))
            if other := difference(found, head, self.same):
                raise OtherJournal(f"{self.path}: these records {other}")
            decoder = msgspec.json.Decoder(kind)
            self.records = [decoder.decode(line) for line in lines[1:]]
        except msgspec.DecodeError as error:
            raise OtherJournal(f"{self.path}: expected records that can be gone on with: {error}") from error

    def write(self, record: T) -> None:
        """After this it stays, even if the process is killed."""
        self._file.write(msgspec.json.encode(record) + b"\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self._file.close()
