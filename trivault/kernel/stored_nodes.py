"""How saved games name the nodes of a program, so that they open when rules or code have changed.

A node's number in memory depends on all trees linked before it. A saved game uses another number instead, made
from the place of the node in its tree (`Program.paths`), and keeps a sign of what each node was. A later
version looks for an equal node first, then for the same kind of node in the same place (record 38).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from importlib import resources
from typing import Protocol

from trivault.kernel.errors import CorruptFile, OtherVersion, RulesError
from trivault.version import __version__

NUMBERS_IN_MEMORY = ("0.1.0",)  # versions that saved these; the files in `released` list their nodes
BYTES = 5  # of a stored number
SHAPE, CONTENT = 2, 4  # bytes of the two halves of a sign

_WORDS = re.compile(r"'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\"|\b[A-Za-z_]\w*\b")

Signs = Mapping[int, str]
Numbering = Sequence[tuple[int, str]]  # the stored number and the sign of each node, by its number in memory


class Signed(Protocol):
    """A node, as far as its sign tells of it."""

    def children(self) -> Iterator[Signed]: ...


class StoredNodes:
    """The stored numbers and signs of the nodes of a program, which has a path for each.

    `renamed` leads from names of classes and functions in today's code to the names that saved games know.
    """

    def __init__(self, paths: Sequence[str], trees: Sequence[Signed], renamed: Mapping[str, str]) -> None:
        self.numbers = [number(path) for path in paths]
        self.ids = {stored: node for node, stored in enumerate(self.numbers)}
        if len(self.ids) != len(self.numbers):
            raise RulesError("two nodes have the same stored number; give one of their trees another name")
        self.signs = [sign(tree, renamed) for tree in trees]
        self._equal = {each[2 * SHAPE :]: node for node, each in enumerate(self.signs)}

    @property
    def numbering(self) -> Numbering:
        """All nodes, as a file of numbers keeps them."""
        return list(zip(self.numbers, self.signs, strict=True))

    def of(self, stored: int, signs: Signs) -> int:
        """The node with this stored number, where the signs tell what it was."""
        if stored not in signs:
            raise CorruptFile(f"a saved state without a sign of node {stored}")
        return self.find(stored, signs[stored])

    def find(self, stored: int, seen: str) -> int:
        """The node that is equal to the stored one, or took its place."""
        node = self.ids.get(stored)
        if node is not None and self.signs[node] == seen:
            return node
        equal = self._equal.get(seen[2 * SHAPE :])
        if equal is not None:
            return equal
        if node is None or self.signs[node][: 2 * SHAPE] != seen[: 2 * SHAPE]:
            raise OtherVersion(
                "saved in the middle of an effect that this version no longer has",
                version="another version",
                expected=__version__,
            )
        return node


def number(path: str) -> int:
    """The stored number of the node in this place."""
    return int.from_bytes(blake2b(path.encode(), digest_size=BYTES).digest())


def sign(node: Signed, renamed: Mapping[str, str]) -> str:
    """What a node is: its class with the number of its parts, and all that it was built from."""
    shape = f"{stored_name(type(node).__name__, renamed)} {sum(1 for _ in node.children())}"
    content = said(repr(node), renamed)
    return f"{_hash(shape, SHAPE)}{_hash(content, CONTENT)}"


def stored_name(name: str, renamed: Mapping[str, str]) -> str:
    return renamed.get(name, name)


def said(text: str, renamed: Mapping[str, str]) -> str:
    """What a tree is built from, in the names that saved games know; words in quotes stay as they are."""
    return _WORDS.sub(lambda found: renamed.get(found[0], found[0]), text) if renamed else text


def _hash(text: str, size: int) -> str:
    return blake2b(text.encode(), digest_size=size).hexdigest()


@cache
def released(packages: tuple[str, ...], version: str, rules: str) -> Numbering:
    """The nodes of a version that saved their numbers in memory; empty for every other one."""
    if version not in NUMBERS_IN_MEMORY:
        return []
    for package in packages:
        file = resources.files(package) / "released" / f"{rules}.txt"
        if rules.isalnum() and file.is_file():
            return [_row(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return []


def _row(line: str) -> tuple[int, str]:
    stored, seen = line.split()
    return int(stored, 16), seen


def lines(numbering: Numbering) -> Iterable[str]:
    """The lines of a file that `released` reads."""
    return (f"{stored:0{2 * BYTES}x} {seen}" for stored, seen in numbering)


def reader(nodes: StoredNodes, old: Numbering, signs: Signs) -> Callable[[int], int]:
    """From a number in a saved state to that of the node in memory."""
    if not old:
        return lambda stored: nodes.of(stored, signs)

    def of_released(known: int) -> int:
        if not 0 <= known < len(old):
            raise CorruptFile(f"a node: {known}")
        return nodes.find(*old[known])

    return of_released
