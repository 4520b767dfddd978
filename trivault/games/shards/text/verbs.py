"""What a card does: the kinds of events that its effect trees let happen."""

from __future__ import annotations

from collections.abc import Iterator

from trivault.games.shards.state.model import Card, ShardsState
from trivault.kernel.events import Emit
from trivault.kernel.nodes import Node

S = ShardsState


def verbs(card: Card) -> frozenset[str]:
    """`banish` for a card that banishes."""
    return frozenset(verb for tree in card.trees() for verb in _done(tree))


def _done(tree: Node[S]) -> Iterator[str]:
    if isinstance(tree, Emit):
        yield tree.kind.name
    for part in Node.children(tree):  # its own parts, without the rules that it calls
        yield from _done(part)
