"""A node of an effect tree, and the program that numbers the trees of a game. `control` has the control nodes,
`asking` those that stop for an answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from typing import Generic

from mypy_extensions import mypyc_attr

from trivault.kernel.choices import Choice
from trivault.kernel.errors import RulesError
from trivault.kernel.expressions import Expression
from trivault.kernel.frames import BEGINNING
from trivault.kernel.running_state import S
from trivault.kernel.stored_nodes import said
from trivault.kernel.text import Message

EMPTY: Mapping[str, str] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Node(Expression, Generic[S]):
    """A part of a tree. Its id is its number in the program of its game."""

    id: int = -1

    def run(self, state: S) -> bool:
        """Run from the beginning; True when work is left on the stack."""
        return self.resume(state, BEGINNING)

    def resume(self, state: S, position: int) -> bool:
        """Go on from a position at which this node had stopped."""
        raise NotImplementedError

    def suspend(self, state: S, mark: int, left: bool, position: int) -> bool:
        """Put the frame of this node under the work that a part has left, to resume at a position after it.
        `mark` is the height of the stack before the part. Returns whether there was work."""
        if left:
            state.stack.insert(mark, (self.id, position))
        return left

    def questions(self, state: S) -> tuple[Choice, ...]:
        """What this node asks when it stops for an answer."""
        raise NotImplementedError

    def words(self) -> Message:
        """What the node does, as a card says it."""
        raise NotImplementedError

    def children(self) -> Iterator[Node[S]]:
        for value in self.args:
            for part in value if isinstance(value, tuple) else (value,):
                if isinstance(part, Node):
                    yield part


class Program(Generic[S]):
    """All trees of a game, numbered in the order in which they were linked."""

    def __init__(self) -> None:
        self.nodes: list[Node[S]] = []
        self.paths: list[str] = []  # where each node stands: "card urchin/0/1"
        self._ids: dict[Node[S], int] = {}
        self.root = -1
        self.link("return", Return())

    def link(self, name: str, *trees: Node[S]) -> None:
        """Number the nodes of these trees, which belong to what is named. Equal nodes share a number."""
        for at, tree in enumerate(trees):
            self._link(f"{name}/{at}", tree)

    def _link(self, path: str, tree: Node[S]) -> None:
        for at, child in enumerate(tree.children()):
            self._link(f"{path}/{at}", child)
        known = self._ids.setdefault(tree, len(self.nodes))
        if known == len(self.nodes):
            self.nodes.append(tree)
            self.paths.append(path)
        if tree.id not in (-1, known):
            raise RulesError(f"{tree!r} belongs to the program of another game")
        tree.id = known

    def fingerprint(self, facts: Iterable[str] = (), renamed: Mapping[str, str] = EMPTY) -> str:
        """A hash of all trees, and of facts that they do not hold."""
        text = "\n".join([*(said(repr(node), renamed) for node in self.nodes), *facts])
        return blake2b(text.encode(), digest_size=8).hexdigest()


class Return(Node[S]):
    """The end of a call: its scope goes."""

    def resume(self, state: S, position: int) -> bool:
        state.scopes.pop()
        return False
